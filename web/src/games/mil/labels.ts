/** Things of Mil in words, for those who hear the board and for the option bar. */

import { idOf, type Texts } from "../../shell/fluent";
import { knightOf, type Knight, type MilView, who } from "./types";

export const knightName = (texts: Texts, thing: string): string => {
  const named = who(thing);
  return named ? texts.say("board-knight-of", { seat: named.seat, knight: `k${named.tile}` }) : "";
};

/** `court:2` or `crusade`. */
export function placeName(texts: Texts, place: string): string {
  const [sphere = "", number] = place.split(":");
  return number ? texts.say("board-place", { sphere, number }) : texts.say(idOf("sphere", sphere));
}

/** Any thing of Mil; of lands the place in the column is named. */
export function thingName(thing: string, texts: Texts): string | null {
  const [family = "", first = "", second = "", third = ""] = thing.split(":");
  switch (family) {
    case "knight":
      return knightName(texts, thing);
    case "land":
      return texts.say("board-land-of", { seat: Number(first), knight: `k${second}`, number: Number(third) + 1 });
    case "place":
      return placeName(texts, second ? `${first}:${second}` : first);
    case "stack":
      return texts.say("board-stack", { number: Number(first) + 1 });
    case "cube":
      return texts.say(idOf("colour", first));
    case "privilege":
    case "die":
      return texts.say(`board-${family}`);
    default:
      return null;
  }
}

export function knightLabel(view: MilView, texts: Texts, seat: number, knight: Knight): string {
  const thing = `knight:${seat}:${knight.id.slice(1)}`;
  const parts = [
    texts.say("board-knight-of", { seat, knight: knight.id }),
    texts.say(knight.heir ? "board-heir" : "board-no-heir"),
    texts.say("board-time", { count: knight.time }),
    texts.say("board-soldiers", { count: knight.soldiers }),
    ...(knight.castle ? [texts.say("board-castle")] : []),
    ...knight.lands.flatMap((land) =>
      land ? [`${texts.say(`land-${land.kind}`)} (${texts.say(`side-${land.side}`)})`] : [],
    ),
    ...(knight.lord === null ? [] : [texts.say("board-vassal-of", { seat: knight.lord })]),
    ...(view.kings_soldier === thing ? [texts.say("board-kings-soldier")] : []),
    ...(view.archbishop === thing ? [texts.say("board-archbishop")] : []),
    knight.place ? placeName(texts, knight.place) : texts.say("board-home"),
  ];
  return parts.join(", ");
}

/** What lies on a space, in words. */
export function lying(texts: Texts, lies: string): string {
  return lies.startsWith("knight") ? knightName(texts, lies) : texts.say(idOf("board-lies", lies || "nothing"));
}

/** A thing on the board, as the path of a move names it. */
const THING = /^(knight:\d+:\d+|(place|land):.+)$/;

/** What is pointed at, and the knight that a line of the log speaks of: his player is the other one where there are two. */
export function pointedAt(lit: ReadonlySet<string>, view: MilView): ReadonlySet<string> {
  const value = (family: string): string | undefined =>
    [...lit].find((thing) => thing.startsWith(`${family}:`))?.slice(family.length + 1);
  const seat = value("other_seat") ?? value("seat");
  const knight = value("knight");
  const sphere = value("sphere");
  const found = new Set([...lit].filter((thing) => THING.test(thing)));
  if (seat !== undefined && knight) found.add(`knight:${seat}:${knight.slice(1)}`);
  if (sphere) found.add(`place:${sphere}${value("number") && value("number") !== "0" ? `:${value("number")}` : ""}`);
  return new Set([...found].filter((thing) => !thing.startsWith("knight") || knightOf(view, thing)));
}
