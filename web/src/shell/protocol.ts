/** What goes over the wire, as docs/protocol.md describes it. */

export type Arg = string | number | boolean | null | Arg[] | { [kind: string]: number };

export interface Say {
  id: string;
  args: Record<string, Arg>;
}

/** A legal move: a path over things on the table, a sentence, and perhaps another that tells what follows. */
export interface Option {
  move: number;
  path: string[];
  say: Say;
  effect?: Say;
}

/** What a viewer may know. The shell reads only these fields; the rest belongs to the board of the game. */
export interface View {
  game: string;
  to_act: number[];
  over: boolean;
  options?: Option[];
  ask?: Say;
  /** In a race: what the seat can do next, whichever of its options it takes. */
  after?: Option[];
  ranking?: number[] | null;
}

export interface TableEvent {
  ply: number;
  kind: string;
  say: Say;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string | null;
  bot: string | null;
  online: boolean;
  away: boolean;
}

export interface Result {
  scores: number[];
  ranking: number[];
  winners: number[];
}

export type OptionValue = number | string | boolean | (number | string)[];

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  status: "open" | "playing" | "over";
  seats: SeatInfo[];
  spectators: number;
  clock: { seconds: number } | null;
  /** May players ask what to play? */
  hints: boolean;
  listed: boolean;
  created: number;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  result: Result | null;
}

export interface OptionSpec {
  name: string;
  kind: "number" | "choice" | "subset" | "listing" | "flag";
  default: OptionValue;
  low?: number;
  high?: number;
  values?: (string | number)[];
}

export interface GameInfo {
  id: string;
  name: Record<string, string>;
  about: Record<string, string>;
  options: OptionSpec[];
  presets: Record<string, Record<string, OptionValue>>;
  /** How many seconds a phase against the clock may last, the usual first, and the options that make one. */
  race: { seconds: number[]; when: Record<string, OptionValue> } | null;
  /** Is every decision explained when it comes for the first time? */
  first_game: boolean;
}

/** The printed figures of a game, by section and block, as its components file tells them. */
export type Figures = { readonly [section: string]: unknown };

export interface Components {
  game: string;
  /** A short hash that names the figures. */
  components: string;
  figures: Figures;
  /** Where the figures of each block (`building.statue`) come from. */
  origins: Record<string, { origin: string; note: string }>;
}

export interface Games {
  games: GameInfo[];
  bots: string[];
  /** Whom a table is filled with if nobody chooses. */
  usual_bot: string;
  languages: string[];
}

export interface SeatWish {
  kind: "person" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatWish[];
  clock?: { seconds: number };
  race?: number;
  hints?: boolean;
  listed: boolean;
  start: boolean;
}

export interface Opened {
  table: TableInfo;
  host_token: string;
  seats: { seat: number; token: string }[];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Undo {
  alone: boolean;
  consent: boolean;
  reason: string | null;
  request: { seat: number; back_to: number; agreed: number[] } | null;
}

/** A phase against the clock: what goes on, and for how many seconds still. */
export interface Race {
  stage: "ready" | "countdown" | "running";
  left: number;
  lasts: number;
  /** The seats whose people have said that they are ready. */
  ready: number[];
}

export interface Position {
  ply: number;
  answer: number | null;
  view: View;
  clock: { seconds: number; left: Record<string, number> } | null;
  race: Race | null;
  undo: Undo;
  over: boolean;
  result: Result | null;
  seed: string | null;
}

/** A move that a strong bot would play, its expected share of victory, and what speaks for it. */
export interface Advice {
  move: number;
  share: number;
  because: string[];
}

/** A finished game looked at again; all figures are shares of victory. */
export interface Report {
  course: { ply: number; shares: number[] }[];
  decisions: { ply: number; seat: number; cost: number; played: Say; better: Say }[];
  luck: number[];
  lost: number[];
  won: number[];
  without_luck: number[];
}

export interface AnalysisInfo {
  done: number;
  total: number;
  failed: boolean;
  report: Report | null;
}

export interface Frame {
  ply: number;
  seat: number | null;
  move: string | null;
  view: View;
  events: TableEvent[];
}

export interface ReplayPart {
  game: string;
  options: Record<string, OptionValue>;
  seats: string[];
  plies: number;
  scores: number[][];
  frames: Frame[];
}

export type ServerMessage =
  | { type: "hello"; seat: number | null; host: boolean; table: TableInfo; chat: ChatLine[] }
  | ({ type: "view"; events_from: number; events: TableEvent[] } & Position)
  | { type: "table"; table: TableInfo }
  | ({ type: "chat" } & ChatLine)
  | { type: "ack"; ply: number; doubled: boolean }
  | { type: "why_not"; thing: string; ply: number; say: Say | null }
  | { type: "hint"; ply: number; moves: Advice[] }
  | { type: "pong" }
  | { type: "error"; code: string; message: string; ply?: number; say?: Say };
