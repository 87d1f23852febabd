import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UndoInfo } from "../src/contract/table";
import { Shared } from "../src/shell/shared.svelte";
import { FakeSocket, hello, useFakeSockets, view } from "./sockets";

const SEATS = [0, 2, 3];

/** The socket of a seat. */
const of = (seat: number) => FakeSocket.all[SEATS.indexOf(seat)] as FakeSocket;
const undo = (more: Partial<UndoInfo>): UndoInfo => ({
  alone: false,
  consent: false,
  reason: null,
  request: null,
  ...more,
});

/** Everybody at the device is told who owes a decision. */
function turn(...asked: number[]): void {
  for (const seat of SEATS) of(seat).hear(view({ answer: asked.includes(seat) ? 5 : null }));
}

let shared: Shared;

beforeEach(() => {
  useFakeSockets();
  shared = new Shared(
    "t1",
    SEATS.map((seat) => ({ seat, token: `token ${seat}` })),
  );
  for (const seat of SEATS) of(seat).hear(hello(seat));
});

afterEach(() => {
  shared.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a device that several share", () => {
  it("has a socket for each of them", () => {
    expect(FakeSocket.all.map(({ address }) => address.searchParams.get("token"))).toEqual([
      "token 0",
      "token 2",
      "token 3",
    ]);
  });

  it("shows nothing before the player whose turn it is has taken it", () => {
    turn(2);
    expect(shared.next?.seat).toBe(2);
    shared.take();
    expect([shared.next, shared.connection.seat]).toEqual([null, 2]);
  });

  it("is covered as soon as it is another's turn", () => {
    turn(0);
    shared.take();
    turn(3);
    expect([shared.next?.seat, shared.connection.seat]).toEqual([3, 0]);
  });

  it("stays with its holder while he or nobody at it is asked", () => {
    turn(2);
    shared.take();
    turn(0, 2);
    expect(shared.next).toBeNull();
    turn();
    expect(shared.next).toBeNull();
  });

  it("goes clockwise when several are asked at once", () => {
    turn(2);
    shared.take();
    turn(0, 3);
    expect(shared.next?.seat).toBe(3);
    shared.take();
    turn(0, 2);
    expect(shared.next?.seat).toBe(0);
  });

  it("goes nowhere after the end", () => {
    turn(2);
    shared.take();
    of(3).hear(view({ over: true }));
    of(2).hear(view({ over: true, answer: null }));
    expect(shared.next).toBeNull();
  });

  it("goes back to who wants to take his last move back", () => {
    turn(0);
    shared.take();
    turn(2);
    expect(shared.regrets).toBe(false);
    of(0).hear(view({ answer: null, undo: undo({ alone: true }) }));
    expect(shared.regrets).toBe(true);
    shared.undo();
    expect(of(0).sent).toEqual([{ type: "undo" }]);
    shared.take();
    expect(shared.regrets).toBe(false);
  });

  it("agrees to what its players take back, and leaves others to decide for themselves", () => {
    const request = (seat: number, agreed: number[] = []) => undo({ request: { seat, back_to: 3, agreed } });
    for (const seat of SEATS) of(seat).hear(view({ undo: request(1) }));
    shared.agree();
    expect(SEATS.map((seat) => of(seat).sent)).toEqual([[], [], []]);
    for (const seat of SEATS) of(seat).hear(view({ undo: request(2, [3]) }));
    shared.agree();
    expect(SEATS.map((seat) => of(seat).sent)).toEqual([[{ type: "undo_vote", agree: true }], [], []]);
  });

  it("leaves all sockets when it is left", () => {
    shared.close();
    expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([3, 3, 3]);
  });
});
