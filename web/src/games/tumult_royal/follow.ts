/** How the table of Tumult Royal shows what others do: the tile, the field; the people's judgement and the coronation. */

import type { Follow, Scene, SceneKind } from "../../shell/moments";
import type { Sentence, TableEvent } from "../../contract/table";
import Passing from "../../shell/table/Passing.svelte";
import Judgement from "./Judgement.svelte";
import { roundOf, trials } from "./story";
import { type EventKind, seen, told, type TumultView } from "./types";

const QUIET: readonly EventKind[] = ["tr-sees", "tr-left", "tr-robbed"];
const VERDICT: readonly EventKind[] = ["tr-content", "tr-tumult"];

const among = (kinds: readonly EventKind[]) => (event: TableEvent) => kinds.includes(told(event).kind);
const isPhase = (event: TableEvent, ...phases: TumultView["phase"][]): boolean =>
  told(event).kind === "tr-phase" && phases.some((phase) => event.say.args["phase"] === phase);
const judgedUntil = (scene: Scene, number: number): number =>
  trials(scene.log.slice(0, number), seen(scene.before).players.length).length;

/** Where somebody has to choose in the middle of it, the judgement goes on with what is new. */
const judgement: SceneKind = {
  begins: among(["tr-greed", ...VERDICT]),
  ends: among(["tr-phase", "tr-game-over"]),
  worth: (events) => events.some(among(VERDICT)),
  title: ({ log, end }): Sentence => ({
    id: "tr-phase",
    args: { round: roundOf(log.slice(0, end)), phase: "tumults" },
  }),
  steps: (scene) => [judgedUntil(scene, scene.from), judgedUntil(scene, scene.end)],
  Scene: Judgement,
};

const coronation: SceneKind = {
  begins: (event) => isPhase(event, "ranks"),
  ends: (event) => isPhase(event, "mood", "robbery") || told(event).kind === "tr-game-over",
  worth: (events) => events.some(among(["tr-crowned"])),
  title: ({ events: [first] }): Sentence => ({
    id: "tr-phase",
    args: { round: first?.say.args["round"] ?? 0, phase: "coronation" },
  }),
  steps: () => [0, 3],
  Scene: Passing,
};

export const follow: Follow = {
  things: ({ say: { args } }) => {
    const { slot, spot, seat } = args;
    if (typeof slot === "number") return [`slot:${slot}`];
    if (typeof spot === "string") return [`spot:${spot}`];
    return typeof seat === "number" ? [`seat:${seat}`] : [];
  },
  quiet: new Set(QUIET),
  scenes: [judgement, coronation],
};
