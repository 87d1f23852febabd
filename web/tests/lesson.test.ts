import { describe, expect, it } from "vitest";
import type { Frame, Offer, Tutorial, View } from "../src/contract/table";
import { Lesson, rest } from "../src/shell/tutorial/lesson.svelte";

const offer = (move: number, path: string[]): Offer => ({ move, path, say: { id: "", args: {} } });
const view = (offers: Offer[]): View => ({
  game: "toy",
  ply: 0,
  question: "lay",
  to_act: [0],
  over: false,
  ranking: null,
  offers,
});
const frame = (ply: number, seat: number | null, options: Offer[] = []): Frame => ({
  ply,
  seat,
  move: null,
  view: view(options),
  events: [],
});

/** Two cards, the learner's move 7, another's move, a last card. */
const lesson = (): Lesson =>
  new Lesson({
    title: "Toy",
    goal: "Win",
    cards: [
      { ply: 0, text: "one" },
      { ply: 0, text: "two" },
      { ply: 2, text: "end" },
    ],
    moves: [7, 3],
    game: {
      game: "toy",
      components: "",
      options: {},
      seats: ["Ann", "Ben"],
      plies: 2,
      scores: [],
      chapters: [],
      frames: [frame(0, null, [offer(6, ["a"]), offer(7, ["a", "b"])]), frame(1, 0), frame(2, 1)],
    },
  } satisfies Tutorial);

describe("a lesson", () => {
  it("is read card by card before anything can be done", () => {
    const toy = lesson();
    expect([toy.text, toy.own, toy.wanted]).toEqual(["one", false, undefined]);
    toy.goOn();
    expect([toy.text, toy.own, toy.wanted?.move]).toEqual(["two", true, 7]);
    toy.goOn();
    expect(toy.ply).toBe(0);
  });

  it("goes on only with what it is about, and says so", () => {
    const toy = lesson();
    toy.goOn();
    toy.take(offer(6, ["a"]));
    expect([toy.ply, toy.strayed]).toEqual([0, true]);
    toy.take(offer(7, ["a", "b"]));
    expect([toy.ply, toy.strayed, toy.passing]).toEqual([1, false, true]);
  });

  it("ends with its last card, and can be gone back through", () => {
    const toy = lesson();
    toy.goOn();
    toy.take(offer(7, ["a", "b"]));
    toy.goOn();
    expect([toy.ply, toy.text, toy.over]).toEqual([2, "end", true]);
    toy.back();
    toy.back();
    expect([toy.ply, toy.text]).toEqual([0, "two"]);
  });

  it("points at what is left of a path", () => {
    expect(rest(["die:0", "good:wood", "good:wood"], ["good:wood"])).toEqual(["die:0", "good:wood"]);
  });
});
