/** Counts down from what the server said last; only its clock decides, this one is to look at. */

const TICK = 100;

export function remaining(left: () => number): { readonly seconds: number } {
  let seconds = $state(left());
  $effect(() => {
    const told = left();
    const since = performance.now();
    const tick = () => (seconds = Math.max(0, told - (performance.now() - since) / 1000));
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
