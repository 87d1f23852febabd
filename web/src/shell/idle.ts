/** What can wait until the page has nothing else to do. */

const LONGEST = 1000;

/** Does it then; gives back how to forget about it. */
export function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(task, { timeout: LONGEST });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, LONGEST);
  return () => clearTimeout(timer);
}

/** Does it once what is there now has been painted; in a page out of sight, which is not painted, soon. */
export function afterPaint(task: () => void): () => void {
  let forget = (): void => undefined;
  const next = (): void => {
    forget();
    forget = whenIdle(task);
  };
  const frame = requestAnimationFrame(next);
  const timer = setTimeout(next, LONGEST);
  forget = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  return () => forget();
}
