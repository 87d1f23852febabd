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
