/** What the board of Kingsburg reads, by the contract with its rules. */

import type { KingsburgView, Told } from "../../contract/kingsburg";
import type { TableEvent, View } from "../../contract/table";

export type {
  EnemyCard,
  EventKind,
  Group,
  KingsburgView,
  MessageId,
  Player,
  Question,
  Thing,
  Told,
} from "../../contract/kingsburg";

export const seen = (view: View): KingsburgView => view as KingsburgView;
export const told = (event: TableEvent): Told => event as Told;
