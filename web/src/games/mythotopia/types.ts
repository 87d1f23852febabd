/** What the board of Mythotopia reads, by the contract with its rules. */

import type { MythotopiaView, Told } from "../../contract/mythotopia";
import type { TableEvent, View } from "../../contract/table";

export type {
  Chain,
  EventKind,
  Family,
  MessageId,
  MythotopiaView,
  Party,
  Player,
  Province as ProvinceState,
  Question,
  Thing,
  Told,
  VpCard,
  War,
} from "../../contract/mythotopia";

export const seen = (view: View): MythotopiaView => view as MythotopiaView;
export const told = (event: TableEvent): Told => event as Told;
