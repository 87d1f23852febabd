/** How the table of Mythotopia shows what others do: the land, the sea or the card, and the end of every war. */

import type { Follow, SceneKind } from "../../shell/moments";
import type { TableEvent } from "../../contract/table";
import { type EventKind, told } from "./types";
import { foughtFor } from "./wars";
import WarScene from "./WarScene.svelte";

const QUIET: readonly EventKind[] = ["my-draws", "my-drawn", "my-shuffles", "my-turn", "my-philosopher-sees"];

/** How a war ends, and what follows from it. */
const DECIDED: readonly EventKind[] = ["my-conquers", "my-conquers-no-town", "my-defends", "my-garrison-wins"];
const OF_A_WAR: readonly EventKind[] = [
  "my-ends-war",
  ...DECIDED,
  "my-loses-card",
  "my-counter",
  "my-draws",
  "my-drawn",
  "my-shuffles",
];
const among = (kinds: readonly EventKind[]) => (event: TableEvent) => kinds.includes(told(event).kind);

const war: SceneKind = {
  begins: among(["my-ends-war", ...DECIDED]),
  ends: (event) => !OF_A_WAR.includes(told(event).kind),
  worth: (events) => events.some(among(DECIDED)),
  title: ({ events }) => {
    const provinces = foughtFor(events);
    return { id: "board-war-over", args: { provinces, count: provinces.length } };
  },
  steps: () => [0, 2],
  Scene: WarScene,
};

export const follow: Follow = {
  things: ({ say: { args } }) => {
    const { province, other_province: other, provinces, sea, vp, seat } = args;
    const all = [province, other, ...(Array.isArray(provinces) ? provinces : [])].filter(
      (each) => typeof each === "string",
    );
    const places = [
      ...all.map((each) => `province:${each}`),
      ...(typeof province === "string" && typeof other === "string"
        ? [`border:${province}-${other}`, `border:${other}-${province}`]
        : []),
      ...(typeof sea === "string" ? [`sea:${sea}`] : []),
      ...(typeof vp === "string" ? [`vp:${vp}`] : []),
    ];
    return places.length || typeof seat !== "number" ? places : [`seat:${seat}`];
  },
  quiet: new Set(QUIET),
  scenes: [war],
};
