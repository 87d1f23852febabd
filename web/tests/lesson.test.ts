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

/** Two cards, the learner's move 7, two moves of another, a last card. */
const lesson = (): Lesson =>
  new Lesson({
    title: "Toy",
    goal: "Win",
    cards: [
      { ply: 0, show: [], text: "one" },
      { ply: 0, show: ["court", "advisor:king"], text: "two" },
      { ply: 3, show: [], text: "end" },
    ],
    moves: [7, 3, 4],
    game: {
      game: "toy",
      components: "",
      options: {},
      seats: ["Ann", "Ben"],
      plies: 3,
      scores: [],
      chapters: [],
      frames: [frame(0, null, [offer(6, ["a"]), offer(7, ["a", "b"])]), frame(1, 0), frame(2, 1), frame(3, 1)],
    },
  } satisfies Tutorial);

describe("a lesson", () => {
  it("is read card by card before anything can be done", () => {
    const toy = lesson();
    expect([toy.text, toy.own, toy.wanted]).toEqual(["one", false, undefined]);
    toy.goOn();
    expect([toy.text, toy.own, toy.wanted?.move]).toEqual(["two", true, 7]);
    expect(toy.show).toEqual(["court", "advisor:king"]);
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
    expect([toy.ply, toy.text, toy.over]).toEqual([3, "end", true]);
    toy.back();
    toy.back();
    toy.back();
    expect([toy.ply, toy.text]).toEqual([0, "two"]);
  });

  it("lets what others do pass one by one, or all at once for who goes on", () => {
    const toy = lesson();
    toy.goOn();
    toy.take(offer(7, ["a", "b"]));
    expect([toy.passing, toy.ahead]).toEqual([true, 2]);
    toy.pass();
    expect([toy.ply, toy.passing, toy.ahead]).toEqual([2, true, 1]);
    toy.back();
    toy.goOn();
    expect([toy.ply, toy.text]).toEqual([3, "end"]);
  });

  it("points at what is left of a path", () => {
    expect(rest(["die:0", "good:wood", "good:wood"], ["good:wood"])).toEqual(["die:0", "good:wood"]);
  });
});
