import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { first } from "../src/shell/first.svelte";
import { forgetTable, keepName, keepTable, keptName, keptTable, keptTables, recall, remember } from "../src/shell/keep";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("what a browser remembers", () => {
  it("is a name and small settings", () => {
    expect([keptName(), recall("sound")]).toEqual(["", null]);
    keepName("Ann");
    remember("sound", "on");
    expect([keptName(), recall("sound")]).toEqual(["Ann", "on"]);
  });

  it("of a table grows, and loses no token", () => {
    keepTable({ id: "a", game: "mil", seat: 1, token: "mine", host: "key" });
    keepTable({ id: "a", game: "mil", friends: [{ seat: 2, token: "yours" }] });
    expect(keptTable("a")).toMatchObject({
      seat: 1,
      token: "mine",
      host: "key",
      friends: [{ seat: 2, token: "yours" }],
    });
    expect(keptTables().length).toBe(1);
  });

  it("are the newest sixty tables, newest first", () => {
    for (let number = 0; number < 65; number++) keepTable({ id: `t${number}`, game: "mil" });
    const ids = keptTables().map(({ id }) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([60, "t64", "t5"]);
    forgetTable("t64");
    expect([keptTables().length, keptTable("t64")]).toEqual([59, undefined]);
  });

  it("is nothing when it is broken", () => {
    for (const broken of ["{", '"text"', "null"]) {
      kept.set("tafelrunde.tables", broken);
      expect(keptTables()).toEqual([]);
    }
  });

  it("is nothing where the browser refuses to remember, and nothing breaks", () => {
    const refuse = () => {
      throw new Error("private");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    keepName("Ann");
    keepTable({ id: "a", game: "mil" });
    expect([keptName(), keptTables()]).toEqual(["", []]);
  });
});

describe("the guided first game", () => {
  beforeEach(() => first.begin());

  it("explains each question until it was answered once, and remembers it", () => {
    expect(first.explains("kb-ask-build")).toBe("kb-first-build");
    first.learn("kb-ask-build");
    first.learn("kb-ask-build");
    expect([first.explains("kb-ask-build"), first.explains("kb-ask-influence")]).toEqual([null, "kb-first-influence"]);
    expect(recall("learnt")).toBe('["kb-first-build"]');
  });

  it("is silent about what is no question, and when it is switched off", () => {
    expect([first.explains(undefined), first.explains("kb-phase")]).toEqual([null, null]);
    first.switch(false);
    expect([first.explains("kb-ask-build"), recall("first")]).toEqual([null, "off"]);
    first.begin();
    expect([first.explains("kb-ask-build"), recall("first")]).toEqual(["kb-first-build", "on"]);
  });
});
