/** Sockets that tests hold in their hands: nothing is sent anywhere. */

import { vi } from "vitest";
import type { Position, ServerMessage, TableInfo } from "../src/contract/table";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  readonly address: URL;

  constructor(address: string) {
    this.address = new URL(address);
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** To be called before each test: timers stand still too. */
export function useFakeSockets(): void {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "https://table.example/table/t1" });
  FakeSocket.all = [];
}

/** The newest socket. */
export const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

export const view = (more: Partial<Position> = {}): Position => ({
  type: "view",
  line: 5,
  answer: 5,
  view: { game: "toy", ply: 5, question: "", to_act: [0], over: false, ranking: null },
  clock: null,
  race: null,
  undo: { alone: false, consent: false, reason: null, request: null },
  final: {},
  stop: null,
  over: false,
  result: null,
  seed: null,
  events: [],
  events_from: 0,
  ...more,
});

export const hello = (seat: number | null, more: object = {}): ServerMessage => ({
  type: "hello",
  seat,
  host: false,
  table: { id: "t1" } as TableInfo,
  chat: [],
  ...more,
});
