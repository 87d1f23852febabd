/** The keyboard at the table. Everything that can be chosen carries `data-choice`, on the board and in the bar. */

const NEXT = ["ArrowRight", "ArrowDown"];
const PREVIOUS = ["ArrowLeft", "ArrowUp"];
const CHOICES = "[data-choice]";
const ANYTHING = "[data-thing]";

export interface Hands {
  back: () => void;
  undo: () => void;
  hint: () => void;
  skip: () => void;
}

export function keys(event: KeyboardEvent, hands: Hands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Enter" && event.target instanceof Element && event.target.closest("button, a, summary")) return;
  if (/^[1-9]$/.test(event.key)) press(`[data-key="${event.key}"]`);
  else if (event.key === "0") press('[data-key="more"]');
  else if (event.key === "Escape") hands.back();
  else if (event.key === "u") hands.undo();
  else if (event.key === "h") hands.hint();
  else if (event.key === "s") hands.skip();
  else if (event.key === "Enter") press("[data-only]");
  else if (NEXT.includes(event.key)) walk(1, event.shiftKey ? ANYTHING : CHOICES);
  else if (PREVIOUS.includes(event.key)) walk(-1, event.shiftKey ? ANYTHING : CHOICES);
  else return;
  event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [role=slider], [role=log]");
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Moves the focus through what can be chosen now, or through all things on the board, to ask why one cannot. */
function walk(step: number, which: string): void {
  const things = [...document.querySelectorAll<HTMLElement>(which)].filter((thing) => thing.offsetParent !== null);
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : things.length - 1) : (at + step + things.length) % things.length;
  things[next]?.focus();
}
