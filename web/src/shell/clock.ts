import { words } from "./words.svelte";

const MINUTE = 60;
const DAY = 86_400;

/** The time for a decision in words. */
export function clockWord(seconds: number): string {
  if (seconds === 0) return words.say("clock-none");
  if (seconds >= DAY) return words.say("clock-days", { days: Math.round(seconds / DAY) });
  if (seconds >= MINUTE) return words.say("clock-minutes", { minutes: Math.round(seconds / MINUTE) });
  return words.say("clock-seconds", { seconds });
}
