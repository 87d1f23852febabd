/** How the table of Mil shows what others do: the knight and the place; tribute and politics, and the winter. */

import type { Follow, Scene, SceneKind } from "../../shell/moments";
import type { Sentence, TableEvent, View } from "../../contract/table";
import Passing from "../../shell/table/Passing.svelte";
import { type EventKind, knightOf, knightThing, type MilView, seen, told } from "./types";
import { fates, honoured } from "./winter";
import Winter from "./Winter.svelte";

const QUIET: readonly EventKind[] = ["mi-sealed", "mi-pays", "mi-pays-privileges", "mi-stays-out", "mi-asks-not"];

const isPhase = (event: TableEvent, ...phases: MilView["phase"][]): boolean =>
  told(event).kind === "mi-phase" && phases.some((phase) => event.say.args["phase"] === phase);
const isOver = (event: TableEvent): boolean => told(event).kind === "mi-game-over";
const title = ({ events: [first] }: Scene): Sentence => first?.say ?? { id: "mi-phase", args: {} };

/** Two phases that pass one after the other: everybody gets what is his, then the spheres are counted. */
const tribute: SceneKind = {
  begins: (event) => isPhase(event, "tribute"),
  ends: (event) => isPhase(event, "power", "winter") || isOver(event),
  worth: (events) => events.some(({ kind }) => kind === "mi-gains" || kind === "mi-scores"),
  title,
  steps: () => [0, 3],
  Scene: Passing,
};

const winter: SceneKind = {
  begins: (event) => isPhase(event, "winter"),
  ends: (event) => isPhase(event, "round_end", "action") || isOver(event),
  worth: (events) => events.some(({ kind }) => kind === "mi-winter" || kind === "mi-no-winter"),
  title,
  steps: ({ events }) => {
    const all = events.map(told);
    return [0, Math.max(1, fates(all).length + (honoured(all).length ? 1 : 0))];
  },
  Scene: Winter,
};

export const follow: Follow = {
  things: (event, view: View) => {
    const { seat, other_seat: other, knight, sphere, number } = event.say.args;
    const owner = typeof other === "number" && other >= 0 ? other : seat;
    const thing = typeof owner === "number" && typeof knight === "string" ? knightThing(owner, knight) : "";
    const things = thing && knightOf(seen(view), thing) ? [thing] : [];
    if (typeof sphere === "string") things.push(`place:${sphere}${Number(number) ? `:${Number(number)}` : ""}`);
    return things.length || typeof seat !== "number" ? things : [`seat:${seat}`];
  },
  quiet: new Set(QUIET),
  scenes: [tribute, winter],
};
