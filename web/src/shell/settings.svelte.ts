/** What somebody likes: kept in this browser, and true at once. */

import type { Position } from "../contract/table";
import { recall, remember } from "./keep";

/** What cannot be taken back: a move after which one goes on, or one that ends the turn. */
export type Finality = Position["final"][string];

export const MOTIONS = ["system", "less"] as const;
export const SIZES = ["usual", "large", "larger"] as const;
export const THEMES = ["light", "dark", "contrast"] as const;
/** Before a move is made: on touch alone, always, or never. */
export const CONFIRMATIONS = ["touch", "always", "never"] as const;
/** Before what cannot be taken back: where it ends a turn, always, or never. */
export const FINALS = ["turn", "always", "never"] as const;

export interface Liked {
  motion: (typeof MOTIONS)[number];
  size: (typeof SIZES)[number];
  theme: (typeof THEMES)[number];
  confirm: (typeof CONFIRMATIONS)[number];
  final: (typeof FINALS)[number];
  /** From 0 to 10. */
  volume: number;
}

const USUAL: Liked = { motion: "system", size: "usual", theme: "light", confirm: "touch", final: "turn", volume: 6 };
const MOST_VOLUME = 10;

/** What was kept, as far as it makes sense. */
export function readLiked(text: string | null): Liked {
  let kept: Partial<Record<keyof Liked, unknown>> = {};
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (found !== null && typeof found === "object") kept = found;
  } catch {
    // Something else has been kept there: as usual, then.
  }
  const one = <T extends string>(value: unknown, of: readonly T[], usual: T): T =>
    of.find((each) => each === value) ?? usual;
  const volume = Number(kept.volume ?? USUAL.volume);
  return {
    motion: one(kept.motion, MOTIONS, USUAL.motion),
    size: one(kept.size, SIZES, USUAL.size),
    theme: one(kept.theme, THEMES, USUAL.theme),
    confirm: one(kept.confirm, CONFIRMATIONS, USUAL.confirm),
    final: one(kept.final, FINALS, USUAL.final),
    volume: Number.isFinite(volume) ? Math.min(MOST_VOLUME, Math.max(0, Math.round(volume))) : USUAL.volume,
  };
}

/** Whether to ask once before a move: `final` is what the table says of it, `among` how many there are to choose from. */
export function asksBefore(final: Finality | undefined, among: number, wish: Liked["final"]): boolean {
  if (!final || among < 2) return false;
  return wish === "always" || wish === final;
}

class Settings {
  liked = $state.raw<Liked>(readLiked(recall("settings")));

  set(news: Partial<Liked>): void {
    this.liked = { ...this.liked, ...news };
    remember("settings", JSON.stringify(this.liked));
    this.apply();
  }

  /** The page follows its `data-theme`, `data-size` and `data-motion` (`app.css`). */
  apply(): void {
    const { theme, size, motion } = this.liked;
    Object.assign(document.documentElement.dataset, { theme, size, motion });
  }

  /** Whether a first tap only tells, and a second one does it. */
  get careful(): boolean {
    const { confirm } = this.liked;
    return confirm === "always" || (confirm === "touch" && matches("(pointer: coarse)"));
  }

  /** Whether things should stand where they belong at once. */
  get still(): boolean {
    return this.liked.motion === "less" || matches("(prefers-reduced-motion: reduce)");
  }
}

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

export const settings = new Settings();
