/** One WebSocket to one table: connects, connects again, and tells what the server said last. */

import type {
  Advice,
  AskSketch,
  ClientMessage,
  Offer,
  Position,
  Said,
  Sentence,
  ServerMessage,
  TableEvent,
  TableInfo,
} from "../contract/table";
import { socketOf, socketTo } from "./early";

type Language = AskSketch["language"];
export type Link = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const FOR_GOOD = [4401, 4404, 4409];
/** The server stops, and others go on: everybody comes back, but not all at the same moment. */
const ELSEWHERE = [1001, 1012];
const SPREAD = 1500;

/** A move, or so many of each that are asked for together; those are several moves, and `left` of them are still due. */
type Answer = { line: number; move: number } | { line: number; counts: number[]; left: number };

export class Connection {
  link = $state<Link>("connecting");
  seat = $state<number | null>(null);
  host = $state(false);
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<TableEvent[]>([]);
  /** Events of the newest message only, for what is spoken aloud. */
  news = $state.raw<TableEvent[]>([]);
  chat = $state.raw<Said[]>([]);
  /** Why one is sent away for good, in words; the refusals that follow say less. */
  farewell = $state.raw<Sentence | null>(null);
  error = $state.raw<{ code: string; message: string; say?: Sentence } | null>(null);
  /** The answer on its way: sent, but neither acknowledged nor answered by a new position. */
  pending = $state.raw<Answer | null>(null);

  /** Why a thing is not possible; the server may know no reason. It stays until this seat is asked something else. */
  why = $state.raw<{ thing: string; say: Sentence | null } | null>(null);

  /** What a strong bot would play; empty while it thinks. It stays until this seat is asked something else. */
  hint = $state.raw<{ line: number; moves: Advice[] } | null>(null);

  /** The position as text, for boards that show it so. */
  sketch = $state.raw<string | null>(null);

  private wondered: string | null = null;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  /** What was said while there was no line. */
  private unsaid: ClientMessage[] = [];
  private greeted = false;

  constructor(
    private readonly id: string,
    private readonly token: string | null,
  ) {
    this.connect();
    this.pinger = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  move(option: Offer): void {
    this.answerBy((line) => ({ line, move: option.move }));
  }

  /** So many of each that is asked for: all of it counts, or nothing. */
  sayAmounts = (counts: number[]): void => {
    this.answerBy((line) => ({ line, counts, left: counts.length }));
  };

  private answerBy(answer: (line: number) => Answer): void {
    const line = this.position?.answer;
    if (line === null || line === undefined || (this.pending && !this.racing)) return;
    this.error = null;
    this.wonderNoMore();
    this.pending = answer(line);
    this.sendPending(this.pending);
  }

  private sendPending(answer: Answer): void {
    if ("move" in answer) this.send({ type: "move", line: answer.line, move: answer.move });
    else this.send({ type: "amounts", line: answer.line, counts: answer.counts });
  }

  askSketch = (language: Language): void => this.send({ type: "sketch", language });

  /** Asks why a thing is not possible. */
  wonder = (thing: string): void => {
    if (this.seat === null || !this.position) return;
    this.wondered = thing;
    this.send({ type: "why_not", thing, line: this.position.line });
  };

  /** Asks what a strong bot would play. */
  askHint = (): void => {
    if (!this.position || this.hint) return;
    this.hint = { line: this.position.line, moves: [] };
    this.send({ type: "hint", line: this.position.line });
  };

  forgetHint = (): void => {
    this.hint = null;
  };

  wonderNoMore = (): void => {
    this.wondered = null;
    this.why = null;
  };

  ready = (): void => this.send({ type: "ready" });
  undo = (): void => this.send({ type: "undo" });
  vote = (agree: boolean): void => this.send({ type: "undo_vote", agree });
  proposeStop = (): void => this.send({ type: "stop" });
  voteStop = (agree: boolean): void => this.send({ type: "stop_vote", agree });
  say = (text: string, name?: string): void => {
    const line: ClientMessage = name ? { type: "chat", text, name } : { type: "chat", text };
    if (this.socket?.readyState === WebSocket.OPEN) this.send(line);
    else this.unsaid.push(line);
  };

  /** In a race nobody waits for an answer before the next move, and nothing is sent twice. */
  private get racing(): boolean {
    return this.position?.race?.stage === "running";
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.socket = socketTo(
      socketOf(this.id, this.token),
      (message) => this.hear(JSON.parse(message.data) as ServerMessage),
      (event) => this.lose(event.code),
    );
  }

  private lose(code: number): void {
    if (this.closed) return;
    if (FOR_GOOD.includes(code)) {
      this.link = "refused";
      return;
    }
    // Who is sent elsewhere is back before anybody notices; if not, the next loss tells.
    if (ELSEWHERE.includes(code) && this.link === "open") {
      this.timer = setTimeout(() => this.connect(), SPREAD * Math.random());
      this.link = "connecting";
      return;
    }
    this.link = "lost";
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        this.link = "open";
        this.wait = FIRST_WAIT;
        if (this.racing) this.pending = null;
        this.seat = message.seat;
        this.host = message.host;
        this.table = message.table;
        this.chat = message.chat;
        this.greeted = true;
        for (const line of this.unsaid.splice(0)) this.send(line);
        break;
      case "view":
        this.look(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "chat":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        break;
      case "ack":
        break;
      case "why_not":
        this.answer(message.thing, message.say);
        break;
      case "hint":
        if (message.line === this.hint?.line) this.hint = { line: message.line, moves: message.moves };
        break;
      case "error":
        if (this.hint && !this.hint.moves.length && message.line === undefined) this.hint = null;
        if (this.wondered && message.line === undefined && ["stale", "too_fast"].includes(message.code)) {
          if (message.code === "too_fast") this.why = null;
          break;
        }
        this.error = message;
        if (message.say && ["bad_token", "not_found", "cannot_go_on"].includes(message.code))
          this.farewell = message.say;
        if (message.line !== undefined) this.pending = null;
        break;
      case "sketch":
        this.sketch = message.text;
        break;
      case "pong":
        break;
    }
  }

  /** A reason that no longer holds goes; where there never was one, the page says so in its own words. */
  private answer(thing: string, say: Sentence | null): void {
    if (thing !== this.wondered) return;
    if (!say && this.why?.thing === thing && this.why.say) this.wonderNoMore();
    else this.why = { thing, say };
  }

  private look(position: Position): void {
    const before = this.position;
    const known = this.log.length;
    this.log = [...this.log.slice(0, position.events_from), ...position.events];
    // Who comes back is told the whole log again; what was heard before is no news.
    this.news = this.greeted ? position.events.slice(Math.max(0, known - position.events_from)) : position.events;
    this.greeted = false;
    if (this.hint && (position.answer === null || position.answer > this.hint.line)) this.hint = null;
    this.position = position;
    // What others do takes no answer away, but may change it; an answer still on its way is asked for anew.
    if (this.why && before?.answer !== position.answer) this.wonderNoMore();
    else if (this.wondered && !(this.why && before?.line === position.line)) this.wonder(this.wondered);
    if (!this.pending) return;
    // Still asked the same: the answer was lost on the way (the server counts it once if it was not).
    if (position.answer !== this.pending.line) this.pending = following(this.pending, position);
    else if (!this.racing) this.sendPending(this.pending);
  }
}

/** What is left of an answer after a part of it has been played; nothing if it was the last part. */
function following(answer: Answer, { answer: line, view }: Position): Answer | null {
  const due = view.amounts?.each.length ?? 0;
  if ("move" in answer || line === null || due === 0 || due >= answer.left) return null;
  return { line, counts: answer.counts.slice(-due), left: due };
}
