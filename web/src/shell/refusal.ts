import { Refusal } from "./api";
import { idOf, type Texts } from "./fluent";
import { words } from "./words.svelte";

/** Codes whose sentence cannot say what exactly is wrong; the server's own can, in English. */
const TOLD_BY_THE_SERVER = ["bad_record", "unknown"];

/** A refusal in words: the message that it names, of the game or ours, else our own sentence for its code. */
export function refusal(error: unknown, texts?: Texts): string {
  if (!(error instanceof Refusal)) return words.say("error-unknown");
  const { code, say, message } = error;
  if (say && words.has(say.id)) return words.sayIf(say.id, "", say.args);
  if (say && texts?.has(say.id)) return texts.tell(say);
  const id = idOf("error", code);
  const ours = words.sayIf(id, words.say("error-unknown"));
  const telling = TOLD_BY_THE_SERVER.includes(code) || !words.has(id);
  return telling && words.language === "en" ? `${ours} ${message}` : ours;
}
