import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { games, join, openTable, recordAddress, Refusal } from "../src/shell/api";
import { clockWord } from "../src/shell/clock";
import { bundleOf, Texts } from "../src/shell/fluent";
import { refusal } from "../src/shell/refusal";
import { words } from "../src/shell/words.svelte";

beforeAll(async () => void (await words.begin()));

afterEach(async () => {
  vi.unstubAllGlobals();
  await words.speak("en");
});

describe("the time for a decision", () => {
  it("is told in the unit that people use for it", () => {
    expect([0, 1, 45, 60, 90, 600, 86_400, 259_200].map(clockWord)).toEqual([
      "no limit",
      "1 second",
      "45 seconds",
      "1 minute",
      "2 minutes",
      "10 minutes",
      "1 day",
      "3 days",
    ]);
  });

  it("is told in the language that is spoken", async () => {
    await words.speak("de");
    expect(clockWord(120)).toBe("2 Minuten");
  });
});

describe("a refusal in words", () => {
  it("is the message that it names, our own sentence for its code, or the server's where that tells more", () => {
    const say = { id: "error-bad_name", args: { count: 24 } };
    expect(refusal(new Refusal("bad_option", "a name …", say))).toBe(
      "A name has one to 24 characters, and none of : | [ ] { }",
    );
    const texts = new Texts(bundleOf("en", ["kb-not-house = Module 2 must be in play."]));
    const house = { id: "kb-not-house", args: {} };
    expect(refusal(new Refusal("bad_option", "house_governors …", house), texts)).toBe("Module 2 must be in play.");
    expect(refusal(new Refusal("bad_option", "house_governors …", house))).toBe("These settings do not go together.");
    expect(refusal(new Refusal("not_found", "404"))).toBe("There is no such table, game or record.");
    expect(refusal(new Refusal("bad_record", "Line 3 is missing."))).toBe(
      "This record cannot be read. Line 3 is missing.",
    );
    expect(refusal(new Refusal("new_code", "The roof leaks."))).toBe("That did not work. The roof leaks.");
    expect(refusal(new TypeError("x is undefined"))).toBe("That did not work.");
  });

  it("is told in German alone to who reads German", async () => {
    await words.speak("de");
    expect(refusal(new Refusal("bad_option", "Two to five play."))).toBe("Diese Einstellungen passen nicht zusammen.");
    expect(refusal(new Refusal("new_code", "The roof leaks."))).toBe("Das hat nicht geklappt.");
  });
});

describe("the server's side", () => {
  let sent: [string, RequestInit | undefined][];
  const answers = (response: () => Response | Promise<Response>) =>
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
      sent.push([address, init]);
      return Promise.resolve(response());
    });

  beforeEach(() => {
    sent = [];
  });

  it("is asked with what it needs and nothing else", async () => {
    answers(() => new Response('{"seat": 1, "token": "t"}'));
    expect(await join("a/b", "Ann")).toEqual({ seat: 1, token: "t" });
    await join("a/b", "Ann", 2);
    expect(sent.map(([address, init]) => [address, init?.method, init?.body])).toEqual([
      ["/api/tables/a%2Fb/join", "POST", '{"name":"Ann"}'],
      ["/api/tables/a%2Fb/join", "POST", '{"name":"Ann","seat":2}'],
    ]);
  });

  it("refuses with a code and a sentence", async () => {
    answers(() => new Response('{"code": "bad_option", "message": "Two to five play."}', { status: 400 }));
    const wish = { game: "mil", options: {}, seats: [], listed: false, start: false };
    await expect(openTable(wish)).rejects.toMatchObject({ code: "bad_option", message: "Two to five play." });
  });

  it("may also fail without a word, or not answer", async () => {
    answers(() => new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
    await expect(games()).rejects.toMatchObject({ code: "unknown", message: "Bad Gateway" });
    answers(() => Promise.reject(new TypeError("offline")));
    await expect(games()).rejects.toMatchObject({ code: "offline" });
  });

  it("keeps records of tables and records of its own", () => {
    expect([recordAddress("tables", "a b"), recordAddress("records", "r")]).toEqual([
      "/api/tables/a%20b/record",
      "/api/records/r",
    ]);
  });
});
