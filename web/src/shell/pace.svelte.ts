/** How fast the table tells what others do: a setting of this browser. */

import { recall, remember } from "./keep";

export const PACES = ["calm", "brisk", "once"] as const;
export type Pace = (typeof PACES)[number];

/** How long something stays, in milliseconds. */
export interface Beat {
  /** A caption of one sentence. */
  caption: number;
  /** Every further sentence of it. */
  sentence: number;
  /** From one step of a scene to the next. */
  step: number;
  /** A scene that is shown as a whole. */
  scene: number;
  /** All captions together, when the player's own decision waits behind them. */
  patience: number;
}

export const BEATS: Record<Pace, Beat> = {
  calm: { caption: 1700, sentence: 900, step: 1800, scene: 9000, patience: 7000 },
  brisk: { caption: 800, sentence: 400, step: 800, scene: 4500, patience: 2500 },
  once: { caption: 0, sentence: 0, step: 0, scene: 0, patience: 0 },
};

const isPace = (word: string | null): word is Pace => PACES.some((each) => each === word);

class ChosenPace {
  chosen = $state<Pace>(kept());

  choose = (pace: Pace): void => {
    this.chosen = pace;
    remember("pace", pace);
  };

  /** The next one, and after the last the first. */
  turn = (): void => this.choose(PACES[(PACES.indexOf(this.chosen) + 1) % PACES.length] ?? "brisk");
}

function kept(): Pace {
  const word = recall("pace");
  return isPace(word) ? word : "brisk";
}

export const pace = new ChosenPace();

/** How long a scene stays as it is, so many steps of it being shown. */
export const sceneBeat = (step: number, last: number): number => BEATS[pace.chosen][step < last ? "step" : "scene"];
