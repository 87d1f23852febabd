/** A view as lines of text, a field each, as the terminal shows games that draw no sketch of their own. */

import type { View } from "../../contract/table";

const IN_EVERY_VIEW = [
  "game",
  "ply",
  "question",
  "to_act",
  "over",
  "ranking",
  "seat",
  "offers",
  "ask",
  "after",
] satisfies (keyof View)[];

export function lines(view: View): string[] {
  const own = Object.entries(view).filter(([name]) => !(IN_EVERY_VIEW as string[]).includes(name));
  return own.map(([name, value]) => `${name.replaceAll("_", " ")}: ${shown(value)}`);
}

function shown(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((each) => (Array.isArray(each) ? `(${shown(each)})` : shown(each))).join("  ") || "-";
  }
  if (value !== null && typeof value === "object") {
    return Object.entries(value)
      .map(([name, each]) => `${name} ${shown(each)}`)
      .join(", ");
  }
  return String(value);
}

/** The points of each seat, if the view tells them by that name; else nobody has any. */
export function pointsIn(view: View): number[] {
  const { points, scores } = view as View & { points?: unknown; scores?: unknown };
  const found = [points, scores].find((each) => Array.isArray(each) && each.every((one) => typeof one === "number"));
  return (found as number[] | undefined) ?? [];
}
