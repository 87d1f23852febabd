/** What the board of Tumult Royal reads, by the contract with its rules. */

import type { Field, Tile, Told, TumultView } from "../../contract/tumult_royal";
import type { TableEvent, View } from "../../contract/table";

export type {
  EventKind,
  Field,
  MessageId,
  Place,
  Player,
  Question,
  Slot,
  Thing,
  Tile,
  Told,
  TumultView,
} from "../../contract/tumult_royal";

export type Good = Tile["good"];
export type Kind = Field["kind"];
export const GOODS: readonly Good[] = ["bread", "marble", "tool"];
export const KINDS: readonly Kind[] = ["meadow", "forest", "mountain", "village", "castle"];

export const seen = (view: View): TumultView => view as TumultView;
export const told = (event: TableEvent): Told => event as Told;
