/** How the table of Kingsburg shows what others do, and the phases that pass by themselves. */

import type { Follow, Scene, SceneKind } from "../../shell/moments";
import type { Sentence, TableEvent } from "../../contract/table";
import KingScene from "./KingScene.svelte";
import { isPhase, phaseOf } from "./seasons";
import { type EventKind, told } from "./types";
import WinterScene from "./WinterScene.svelte";

const AT_COURT: readonly EventKind[] = ["kb-influences", "kb-neutral", "kb-duke"];
const WINTER_BEGINS: readonly EventKind[] = ["kb-reinforcements", "kb-token-revealed", "kb-enemy"];
const QUIET: readonly EventKind[] = [
  "kb-dice",
  "kb-order",
  "kb-pays",
  "kb-peeked",
  "kb-token-chosen",
  "kb-governor-chosen",
  "kb-dealt",
  "kb-reinforcements",
];

const among = (kinds: readonly EventKind[]) => (event: TableEvent) => kinds.includes(told(event).kind);
const title = (scene: Scene): Sentence => ({ id: "kb-phase", args: phaseOf(scene) });
const nextPhase = among(["kb-phase", "kb-game-over"]);

const winter: SceneKind = {
  begins: among(WINTER_BEGINS),
  ends: nextPhase,
  worth: (events) => events.some(among(["kb-battle"])),
  title,
  steps: () => [0, 4],
  Scene: WinterScene,
};

/** The King compares provinces. */
const king = (phase: "favour" | "reward" | "envoy", sign: EventKind): SceneKind => ({
  begins: (event) => isPhase(told(event), phase),
  ends: nextPhase,
  worth: (events) => events.some(among([sign])),
  title,
  steps: () => [0, 2],
  Scene: KingScene,
});

export const follow: Follow = {
  things: (event) => {
    const { kind, say } = told(event);
    const seat = typeof say.args["seat"] === "number" ? [`seat:${say.args["seat"]}`] : [];
    return AT_COURT.includes(kind) ? [`advisor:${String(say.args["advisor"])}`] : seat;
  },
  quiet: new Set(QUIET),
  scenes: [winter, king("favour", "kb-favour"), king("reward", "kb-scores"), king("envoy", "kb-envoy")],
};
