import type { Choosing } from "../../shell/choosing.svelte";

const PLAYER_DICE = 3;

/** Of equal dice only the first is offered; touching another means that one. */
export function standIn(choosing: Choosing, dice: number[], placed: number[], die: number): string {
  const own = `die:${die}`;
  if (placed[die] !== 0 || choosing.state(own) !== "off") return own;
  const twins = dice.flatMap((number, other) => {
    const alike = number === dice[die] && placed[other] === 0 && other < PLAYER_DICE === die < PLAYER_DICE;
    return alike ? [`die:${other}`] : [];
  });
  return twins.find((twin) => choosing.state(twin) === "open") ?? own;
}
