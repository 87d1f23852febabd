/** Through a finished game by keys. */

const LEAP = 10;

/** The ply that a key leads to; undefined for any other key. */
export function stepTo(key: string, ply: number, plies: number): number | undefined {
  const to: number | undefined = {
    ArrowLeft: ply - 1,
    ArrowRight: ply + 1,
    Home: 0,
    End: plies,
    PageUp: ply - LEAP,
    PageDown: ply + LEAP,
  }[key];
  return to === undefined ? undefined : within(to, plies);
}

export const within = (ply: number, plies: number): number => Math.max(0, Math.min(plies, ply));

/** How fast a replay runs by itself: seconds from one move to the next. */
export const PACES = ["slow", "brisk", "fast"] as const;
export type Pace = (typeof PACES)[number];
export const SECONDS: Record<Pace, number> = { slow: 3, brisk: 1.2, fast: 0.4 };

/** The move that an address asks for: `#ply=57`. */
export const plyIn = (hash: string): number => Number(/ply=(\d+)/.exec(hash)?.[1] ?? 0);
