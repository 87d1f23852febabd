/** Which of a game's options matter: those that its ready-made ways to play differ in. The others can be folded away. */

import type { GameInfo, OptionSpec, OptionValue } from "../../contract/table";

const same = (a: OptionValue | undefined, b: OptionValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The options that some preset sets otherwise than usual, and how many play; all where a game has no presets. */
export function mattering(game: GameInfo): OptionSpec[] {
  const presets = Object.values(game.presets);
  if (!presets.length) return game.options;
  return game.options.filter(
    ({ name, default: usual }) => name === "players" || presets.some((preset) => !same(preset[name], usual)),
  );
}

/** The preset that the values are, however many play; none if they are somebody's own choice. */
export function chosenPreset(game: GameInfo, values: Record<string, OptionValue>): string {
  const fits = (preset: Record<string, OptionValue>, all: boolean) =>
    Object.entries(preset).every(([name, value]) => (!all && name === "players") || same(value, values[name]));
  const found = Object.entries(game.presets);
  return (found.find(([, preset]) => fits(preset, true)) ?? found.find(([, preset]) => fits(preset, false)))?.[0] ?? "";
}
