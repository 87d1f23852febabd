import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Choosing } from "../src/shell/choosing.svelte";
import { Connection } from "../src/shell/connection.svelte";
import type { Offer, RaceShown, Sentence, TableEvent } from "../src/contract/table";
import { FakeSocket, hello, socket, useFakeSockets, view } from "./sockets";

const option = (move: number): Offer => ({ move, path: [], say: { id: "", args: {} } });
const event = (id: string): TableEvent => ({ line: 0, kind: id, say: { id, args: {} } });
const running: RaceShown = { stage: "running", left: 20, lasts: 30, ready: [] };
const why: Sentence = { id: "why-no-gold", args: {} };
const moves = (): unknown[] => socket().sent.filter(({ type }) => type === "move");

let connection: Connection;

beforeEach(() => {
  useFakeSockets();
  connection = new Connection("t 1", "secret");
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("goes to the socket of its table, with the token of its seat", () => {
    expect(String(socket().address)).toBe("wss://table.example/api/tables/t%201/socket?token=secret");
  });

  it("is open once the server has said hello", () => {
    expect(connection.link).toBe("connecting");
    socket().hear(hello(2, { host: true }));
    expect([connection.link, connection.seat, connection.host]).toEqual(["open", 2, true]);
  });

  it("sends a sign of life every twenty seconds", () => {
    vi.advanceTimersByTime(60_000);
    expect(socket().sent).toEqual([{ type: "ping" }, { type: "ping" }, { type: "ping" }]);
  });

  it("comes back after a loss, and waits longer each time up to eight seconds", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
      const before = FakeSocket.all.length;
      socket().break();
      expect(connection.link).toBe("lost");
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
    socket().hear(hello(0));
    socket().break();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all.length).toBe(9);
  });

  it.each([1001, 1012])("goes elsewhere at once, but not with everybody else, when its server stops (%i)", (code) => {
    socket().hear(hello(0));
    vi.spyOn(Math, "random").mockReturnValue(0.6);
    socket().break(code);
    expect(connection.link).toBe("connecting");
    vi.advanceTimersByTime(899);
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(2);
    socket().break();
    expect(connection.link).toBe("lost");
    vi.advanceTimersByTime(440);
    expect(FakeSocket.all.length).toBe(3);
  });

  it("loses nothing on the way to another server: no move, no word, no half-made choice", () => {
    const sent: Offer[] = [];
    const choosing = new Choosing((option) => sent.push(option));
    const offers = [7, 8].map((move) => ({ move, path: ["die:1", `place:${move}`], say: { id: "", args: {} } }));
    const asks = view({ line: 7, answer: 6, events: [event("first")] });
    socket().hear(hello(0));
    socket().hear(asks);
    choosing.offer(offers);
    choosing.touch("die:1");
    connection.move(option(3));
    socket().break(1012);
    connection.say("one moment");
    vi.advanceTimersByTime(1500);
    socket().hear(hello(0));
    socket().hear({ ...asks, events: [event("first"), event("second")] });
    choosing.offer(offers.map((each) => ({ ...each })));
    expect(socket().sent).toEqual([
      { type: "chat", text: "one moment" },
      { type: "move", line: 6, move: 3 },
    ]);
    expect(choosing.touched).toEqual(["die:1"]);
    expect(connection.news).toEqual([event("second")]);
  });

  it.each([4401, 4404])("stays away when the server refuses it for good (%i)", (code) => {
    socket().break(code);
    vi.advanceTimersByTime(60_000);
    expect([connection.link, FakeSocket.all.length]).toEqual(["refused", 1]);
  });

  it("does not come back after it was closed", () => {
    connection.close();
    socket().break();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});

describe("a move", () => {
  it("answers the line that was asked, once", () => {
    socket().hear(view({ line: 7, answer: 6 }));
    connection.move(option(3));
    connection.move(option(4));
    expect(moves()).toEqual([{ type: "move", line: 6, move: 3 }]);
  });

  it("is not sent by who is not asked", () => {
    connection.move(option(3));
    socket().hear(view({ answer: null }));
    connection.move(option(3));
    expect(moves()).toEqual([]);
  });

  it("that was lost on the way is sent again when the same is asked still", () => {
    socket().hear(view());
    connection.move(option(3));
    socket().break();
    vi.advanceTimersByTime(1000);
    socket().hear(hello(0));
    socket().hear(view());
    expect(moves()).toEqual([{ type: "move", line: 5, move: 3 }]);
  });

  it("that arrived is not sent again", () => {
    socket().hear(view());
    connection.move(option(3));
    socket().hear(view({ line: 6, answer: null }));
    expect([moves().length, connection.pending]).toEqual([1, null]);
  });

  it("that was refused leaves the choice free, and says why", () => {
    socket().hear(view());
    connection.move(option(3));
    socket().hear({ type: "error", code: "illegal", message: "no", line: 5 });
    expect([connection.pending, connection.error?.code]).toEqual([null, "illegal"]);
    connection.move(option(4));
    expect([moves().length, connection.error]).toEqual([2, null]);
  });

  it("of a race waits for no answer and is never sent twice", () => {
    socket().hear(view({ race: running }));
    connection.move(option(3));
    connection.move(option(4));
    socket().hear(view({ race: running }));
    expect(moves()).toEqual([
      { type: "move", line: 5, move: 3 },
      { type: "move", line: 5, move: 4 },
    ]);
  });

  it("of a race that was under way when the line broke is given up", () => {
    socket().hear(view({ race: running }));
    connection.move(option(3));
    socket().break();
    vi.advanceTimersByTime(1000);
    socket().hear(hello(0));
    socket().hear(view({ race: running }));
    expect([moves(), connection.pending]).toEqual([[], null]);
  });
});

describe("the log", () => {
  const ids = () => connection.log.map(({ kind }) => kind);

  it("grows by what is new, and is cut where something was taken back", () => {
    socket().hear(view({ events: [event("a"), event("b"), event("c")] }));
    socket().hear(view({ events: [event("d")], events_from: 3 }));
    expect(ids()).toEqual(["a", "b", "c", "d"]);
    socket().hear(view({ events: [event("e")], events_from: 1 }));
    expect(ids()).toEqual(["a", "e"]);
    expect(connection.news.map(({ kind }) => kind)).toEqual(["e"]);
  });

  it("of the chat holds each line once", () => {
    const line = (number: number) => ({ type: "chat", number, seat: 0, name: "Ann", text: "hi", at: 0 }) as const;
    for (const number of [1, 2, 2, 1, 3]) socket().hear(line(number));
    expect(connection.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe("the question why something is not possible", () => {
  beforeEach(() => {
    socket().hear(hello(0));
    socket().hear(view());
    connection.wonder("building:statue");
  });

  const asked = () => socket().sent.filter(({ type }) => type === "why_not").length;

  it("is answered for the thing that was asked about last", () => {
    connection.wonder("building:inn");
    socket().hear({ type: "why_not", thing: "building:statue", line: 5, say: why });
    expect(connection.why).toBeNull();
    socket().hear({ type: "why_not", thing: "building:inn", line: 5, say: why });
    expect(connection.why).toEqual({ thing: "building:inn", say: why });
  });

  it("is asked anew when others act before the answer has come", () => {
    socket().hear(view({ line: 6 }));
    expect([asked(), socket().sent.at(-1)]).toEqual([2, { type: "why_not", thing: "building:statue", line: 6 }]);
  });

  it("stays answered while this seat is asked the same, and is gone with the next decision", () => {
    socket().hear({ type: "why_not", thing: "building:statue", line: 5, say: why });
    socket().hear(view());
    expect([asked(), connection.why?.say]).toEqual([1, why]);
    socket().hear(view({ line: 8, answer: 8 }));
    expect([asked(), connection.why]).toEqual([1, null]);
  });

  it("is over when the reason no longer holds", () => {
    socket().hear({ type: "why_not", thing: "building:statue", line: 5, say: why });
    socket().hear({ type: "why_not", thing: "building:statue", line: 6, say: null });
    expect(connection.why).toBeNull();
  });

  it("that came too late or too often is no error to show", () => {
    socket().hear({ type: "error", code: "stale", message: "old" });
    socket().hear({ type: "error", code: "too_fast", message: "slow" });
    expect(connection.error).toBeNull();
  });

  it("is not asked by spectators", () => {
    socket().hear(hello(null));
    connection.wonder("building:inn");
    expect(asked()).toBe(1);
  });
});

describe("a hint", () => {
  const advice = { move: 3, share: 0.5, points: 40.5, over: null, more: 0, because: [] };

  beforeEach(() => {
    socket().hear(view());
    connection.askHint();
  });

  it("is asked for once, and taken for the position it was asked for", () => {
    connection.askHint();
    expect(socket().sent).toEqual([{ type: "hint", line: 5 }]);
    socket().hear({ type: "hint", line: 4, moves: [] });
    socket().hear({ type: "hint", line: 5, moves: [advice] });
    expect(connection.hint).toEqual({ line: 5, moves: [advice] });
  });

  it("goes when this seat is asked something else or nothing", () => {
    socket().hear(view({ line: 6 }));
    expect(connection.hint).not.toBeNull();
    socket().hear(view({ line: 7, answer: 7 }));
    expect(connection.hint).toBeNull();
  });

  it("that the server cannot give is not waited for", () => {
    socket().hear({ type: "error", code: "no_hints", message: "none" });
    expect(connection.hint).toBeNull();
  });
});
