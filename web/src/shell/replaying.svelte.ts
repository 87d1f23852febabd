/** A finished game move by move: frames are fetched in parts, when one comes near them. */

import * as api from "./api";
import type { Frame, Replay } from "../contract/table";

const PART = 100;

export class Replaying {
  whole = $state.raw<Omit<Replay, "frames"> | null>(null);
  private frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  private asked = new Set<number>();

  constructor(
    private readonly kind: "tables" | "records",
    private readonly id: string,
    readonly seat: number | null,
  ) {}

  frame(ply: number): Frame | undefined {
    return this.frames.get(ply);
  }

  /** All events up to a ply, as far as they have come. */
  log(ply: number): Frame["events"] {
    const found = [];
    for (let each = 0; each <= ply; each++) found.push(...(this.frames.get(each)?.events ?? []));
    return found;
  }

  async fetch(ply: number): Promise<void> {
    const from = Math.floor(ply / PART) * PART;
    if (this.asked.has(from)) return;
    this.asked.add(from);
    const { frames, ...whole } = await api.replay(this.kind, this.id, this.seat, from);
    this.whole = whole;
    this.frames = new Map([...this.frames, ...frames.map((frame) => [frame.ply, frame] as const)]);
  }

  /** The log tells the whole story, so everything is fetched, beginning where one looks. */
  async fetchAll(first: number): Promise<void> {
    await this.fetch(first);
    for (let ply = 0; ply <= (this.whole?.plies ?? 0); ply += PART) await this.fetch(ply);
  }
}
