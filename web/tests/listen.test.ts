import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameBoard } from "../src/shell/boards";
import { listen } from "../src/shell/listen";
import type { TableEvent } from "../src/contract/table";
import { sounds } from "../src/shell/sound.svelte";

const told = (id: string): TableEvent => ({ line: 0, kind: id, say: { id, args: {} } });
const board = {
  sound: ({ kind }: TableEvent) => (kind === "roll" ? "dice" : kind === "enemy" ? "reveal" : null),
  points: ({ kind }: TableEvent) => (kind === "scores" ? { seat: 0, points: 1, why: "" } : null),
} as unknown as GameBoard;

const heard = vi.fn();

beforeEach(() => {
  vi.spyOn(sounds, "play").mockImplementation(heard);
});
afterEach(() => {
  vi.restoreAllMocks();
  heard.mockClear();
});

it.each([
  { news: ["scores", "enemy", "roll"], mine: true, over: true, sound: "end" },
  { news: ["scores", "enemy", "roll"], mine: true, over: false, sound: "dice" },
  { news: ["scores", "enemy"], mine: true, over: false, sound: "reveal" },
  { news: ["scores", "moves"], mine: true, over: false, sound: "points" },
  { news: ["moves"], mine: true, over: false, sound: "turn" },
])("hears $sound when $news came (asked: $mine, over: $over)", ({ news, mine, over, sound }) => {
  listen(board, news.map(told), {}, mine, over);
  expect(heard.mock.calls).toEqual([[sound]]);
});

it("hears nothing of moves that ask nothing of oneself", () => {
  listen(board, [told("moves")], {}, false, false);
  expect(heard).not.toHaveBeenCalled();
});
