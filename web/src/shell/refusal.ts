import { Refusal } from "./api";
import { words } from "./words.svelte";

/** A refusal in words: our own sentence for its code, and in English the server's where it tells more. */
export function refusal(error: unknown): string {
  if (!(error instanceof Refusal)) return words.say("error-unknown");
  const id = `error-${error.code}`;
  const ours = words.say(words.has(id) ? id : "error-unknown");
  const telling = ["bad_option", "bad_record", "unknown"].includes(error.code) || !words.has(id);
  return telling && words.language === "en" ? `${ours} ${error.message}` : ours;
}
