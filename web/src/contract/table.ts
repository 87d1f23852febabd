/** Made by `make contract` from the types of the server. Do not change it here. */

/**
 * The move that answered that line is written; `doubled` if it had been before.
 */
export interface Acknowledged {
  type: "ack";
  line: number;
  doubled: boolean;
}

/**
 * A move, the share of victory and the points that it promises, and how it compares with another one.
 *
 * `over` is the move that it is compared with: the next one for the best, the best for the others; another one where
 * two would read the same. `more` is by how many points it is better, 0 where that cannot be told; shares that cannot
 * be told apart are the same. `because` are the reasons that speak for it, the strongest first.
 */
export interface Advice {
  move: number;
  share: number;
  points: number;
  over: number | null;
  more: number;
  because: Because[];
}

/**
 * So many of a thing, from the least to the most; `start` is the least that goes with the other numbers.
 */
export interface AmountAsked {
  least: number;
  most: number;
  start: number;
  thing: string;
  worth: number;
}

/**
 * Numbers that are asked for together; `total` is what they must add up to, if they must.
 */
export interface Amounts {
  each: AmountAsked[];
  total: number | null;
}

/**
 * How far an analysis has come; `report` is there when it is complete.
 */
export interface AnalysisInfo {
  done: number;
  total: number;
  failed: boolean;
  report: Report | null;
}

export type Arg =
  | string
  | number
  | boolean
  | (string | number)[]
  | {
      [k: string]: number;
    }
  | null;

/**
 * What would a strong bot play for me, in the position of that line?
 */
export interface AskHint {
  type: "hint";
  line: number;
}

/**
 * The position as text, please, as I may see it: for whoever has no board of this game.
 */
export interface AskSketch {
  type: "sketch";
  language: "de" | "en";
}

/**
 * What is missing for a thing on the table, in the position of that line?
 */
export interface AskWhyNot {
  type: "why_not";
  thing: string;
  line: number;
}

/**
 * By seat: what was expected at the start, luck, own mistakes, those of others; their sum is the result.
 */
export interface Balance {
  luck: number[];
  others: number[];
  own: number[];
  result: number[];
  start: number[];
}

/**
 * A reason, as the message `because-NAME` tells it.
 *
 * With a figure the name is that of the reason and of the figure (`winter-strength`), and `args` hold its number
 * (`count`) and that of the other move (`other_count`), as whole numbers, for both whether they are estimates
 * (`about`, `other_about`: "yes" or "no"), and what else belongs to the sentence.
 */
export interface Because {
  name: string;
  args: {
    [k: string]: number | string;
  };
}

/**
 * There will be no game at this table.
 */
export interface Cancel {}

/**
 * Something to read in the position after `ply` moves, and what it speaks of.
 */
export interface Card {
  ply: number;
  show: string[];
  text: string;
}

/**
 * How carefully a seat has played: its decisions, the mistakes among them, and what a decision cost on average.
 *
 * `level` is the level of bots that plays about as carefully; null where nobody knows, or after too few decisions.
 */
export interface Care {
  cost: number;
  decisions: number;
  level: string | null;
  mistakes: number;
  points: number;
}

/**
 * Who plays a seat from now on.
 */
export interface ChangeSeat {
  kind: "bot" | "open" | "person";
  bot?: string | null;
}

/**
 * Where a round or a year begins: the first position of it, and its name.
 */
export interface Chapter {
  ply: number;
  say: Sentence;
}

/**
 * Something to say to all; a spectator names himself.
 */
export interface Chat {
  type: "chat";
  text: string;
  name?: string | null;
}

/**
 * Somebody said something.
 */
export interface ChatLine {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/**
 * What is wrong with values; or else what differs from the shipped ones, the file, and the hash that they give.
 *
 * `whole` names the sections that the file replaces whole: a form does not show them.
 */
export interface CheckedValues {
  faults: ValueFault[];
  values: Record<string, unknown>;
  toml: string;
  components: string;
  whole: string[];
}

export type ClientMessage =
  Move | SayAmounts | Ready | WishUndo | VoteUndo | WishStop | VoteStop | Chat | AskWhyNot | AskHint | AskSketch | Ping;

/**
 * The time for one decision.
 */
export interface Clock {
  seconds: number;
}

/**
 * The printed values of a game, by section and block, and the origin of each block (`building.statue`).
 */
export interface Components {
  game: string;
  components: string;
  values: Record<string, unknown>;
  origins: {
    [k: string]: Origin;
  };
}

/**
 * A decision: what it cost its seat in share of victory and in points, what was asked, played, and better.
 *
 * `path` are the things on the table that make up the better move.
 */
export interface CostlyDecision {
  asked: Sentence;
  better: Sentence;
  cost: number;
  path: string[];
  played: Sentence;
  ply: number;
  points: number;
  seat: number;
}

/**
 * How something goes, drawn at the first of these rules, and in the guide where the last of them is named.
 *
 * Lines that are `steps` come one after the other.
 */
export interface Diagram {
  rules: string[];
  title: {
    [k: string]: string;
  };
  lines: DiagramLine[];
  steps: boolean;
}

/**
 * What is drawn from left to right, pictures (`die:3`) and signs, and the same in words.
 */
export interface DiagramLine {
  draw: string[];
  about: {
    [k: string]: string;
  };
}

/**
 * A table, the seat that the token opens there, who owes a decision, and how far the game has come.
 */
export interface Found {
  table: TableInfo;
  seat: number | null;
  to_act: number[];
  chapter: Sentence | null;
}

/**
 * What there is of what somebody remembers.
 */
export interface FoundTables {
  tables: Found[];
  missing: Missing[];
}

/**
 * One position of a replay, and the move that led there.
 */
export interface Frame {
  events: TableEvent[];
  move: string | null;
  ply: number;
  seat: number | null;
  view: View;
}

/**
 * A game and what can be set; how many minutes it lasts, at least and at most, and how hard it is.
 */
export interface GameInfo {
  id: string;
  name: {
    [k: string]: string;
  };
  about: {
    [k: string]: string;
  };
  minutes: number[];
  difficulty: "" | "easy" | "hard" | "medium";
  characters: string[];
  options: OptionSpec[];
  presets: {
    [k: string]: {
      [k: string]: OptionValue;
    };
  };
  ways: Way[];
  race: RaceInfo | null;
  rules_version: number;
  components: string;
  first_game: boolean;
  tutorial: boolean;
}

/**
 * Everything one can choose from.
 */
export interface Games {
  games: GameInfo[];
  bots: string[];
  usual_bot: string;
  languages: string[];
}

/**
 * The table of the rematch.
 */
export interface GoOn {
  table: TableInfo;
}

/**
 * The first message: who the viewer is (a spectator has no seat), the table, and what was said.
 */
export interface Hello {
  type: "hello";
  seat: number | null;
  host: boolean;
  table: TableInfo;
  chat: Said[];
}

/**
 * What a strong bot would play, the best first.
 */
export interface Hint {
  type: "hint";
  line: number;
  moves: Advice[];
}

/**
 * A record to keep.
 */
export interface ImportRecord {
  record: string;
}

/**
 * A record that was kept.
 */
export interface Imported {
  record: string;
  game: string;
  plies: number;
  finished: boolean;
}

/**
 * Takes an open seat.
 */
export interface Join {
  name: string;
  seat?: number | null;
}

/**
 * A table that a browser remembers, and the token that it has for it.
 */
export interface Kept {
  id: string;
  token?: string | null;
}

/**
 * Everything that a browser remembers.
 */
export interface KeptTables {
  /**
   * @maxItems 100
   */
  tables: Kept[];
}

/**
 * A set that was kept, and the token of its owner: it opens all sets that were made with it.
 */
export interface MadeSet {
  set: SetInfo;
  token: string;
}

/**
 * The messages of kernel and shell.
 */
export type MessageId =
  | "agree"
  | "all-my-tables"
  | "along"
  | "along-about"
  | "along-code"
  | "along-link"
  | "along-secret"
  | "along-some"
  | "amount-clear"
  | "amount-count"
  | "amount-less"
  | "amount-more"
  | "amount-of"
  | "amount-of-total"
  | "amount-say"
  | "amount-sum"
  | "amounts"
  | "analysis"
  | "analysis-about"
  | "analysis-better"
  | "analysis-care"
  | "analysis-cost"
  | "analysis-course"
  | "analysis-decisions"
  | "analysis-failed"
  | "analysis-level"
  | "analysis-level-about"
  | "analysis-luck"
  | "analysis-lucky"
  | "analysis-mistakes"
  | "analysis-mistakes-value"
  | "analysis-none"
  | "analysis-others"
  | "analysis-own"
  | "analysis-played"
  | "analysis-player"
  | "analysis-rate"
  | "analysis-rate-value"
  | "analysis-running"
  | "analysis-so-far"
  | "analysis-start"
  | "analysis-wait"
  | "analysis-waits"
  | "analysis-who"
  | "analysis-won"
  | "back"
  | "back-to-lobby"
  | "bot"
  | "bot-duke"
  | "bot-duke-about"
  | "bot-for-newcomers"
  | "bot-greedy"
  | "bot-greedy-about"
  | "bot-king"
  | "bot-king-about"
  | "bot-knight"
  | "bot-knight-about"
  | "bot-level"
  | "bot-page"
  | "bot-page-about"
  | "bot-plays"
  | "bot-random"
  | "bot-random-about"
  | "bot-squire"
  | "bot-squire-about"
  | "bring-back"
  | "cancel"
  | "cancel-sure"
  | "cancel-yes"
  | "chapter-round"
  | "chapter-start"
  | "chapter-year"
  | "character-builder"
  | "character-gambler"
  | "character-miser"
  | "character-warrior"
  | "characters-about"
  | "chart-about"
  | "chat"
  | "chat-empty"
  | "chat-say"
  | "check-dice"
  | "check-dice-how"
  | "choose-file"
  | "chosen-so-far"
  | "clock"
  | "clock-days"
  | "clock-minutes"
  | "clock-none"
  | "clock-seconds"
  | "close"
  | "contents"
  | "copied"
  | "copy"
  | "copy-link"
  | "copy-seat-link"
  | "create"
  | "curtain"
  | "curtain-about"
  | "curtain-open"
  | "curtain-undo"
  | "did-best"
  | "did-dear"
  | "did-lucky"
  | "did-place"
  | "did-place-tie"
  | "did-shared"
  | "did-won"
  | "did-won-tie"
  | "did-worst"
  | "difficulty-easy"
  | "difficulty-hard"
  | "difficulty-medium"
  | "do-it"
  | "download"
  | "end-turn"
  | "error-amounts"
  | "error-bad_message"
  | "error-bad_name"
  | "error-bad_option"
  | "error-bad_record"
  | "error-bad_token"
  | "error-bots_play_on"
  | "error-cannot_go_on"
  | "error-full"
  | "error-illegal_move"
  | "error-name_taken"
  | "error-no_stop"
  | "error-no_undo"
  | "error-not_allowed"
  | "error-not_found"
  | "error-not_your_turn"
  | "error-offline"
  | "error-refused"
  | "error-seat_taken"
  | "error-stale"
  | "error-too_fast"
  | "error-too_large"
  | "error-too_many"
  | "error-trouble"
  | "error-unknown"
  | "error-wrong_status"
  | "error-wrong_type"
  | "eyes"
  | "fact-minutes"
  | "fact-players"
  | "figure"
  | "figure-other"
  | "filter"
  | "filter-all"
  | "filter-mine"
  | "filter-points"
  | "final-move"
  | "final-turn"
  | "first"
  | "first-game"
  | "first-game-about"
  | "first-off"
  | "first-switch"
  | "first-title"
  | "first-understood"
  | "forget"
  | "forget-no"
  | "forget-sure"
  | "forget-yes"
  | "forgotten"
  | "found"
  | "found-nothing"
  | "friend"
  | "friend-name"
  | "game-over"
  | "go-on"
  | "goal"
  | "goal-away"
  | "grade-begin"
  | "grade-blunder"
  | "grade-coming"
  | "grade-cost"
  | "grade-good"
  | "grade-mistake"
  | "grade-slip"
  | "guest"
  | "has-resigned"
  | "hint"
  | "hint-as-good"
  | "hint-but"
  | "hint-close"
  | "hint-fewer"
  | "hint-more"
  | "hint-only"
  | "hint-points"
  | "hint-share"
  | "hint-thinking"
  | "hint-title"
  | "hint-wins-less"
  | "hint-wins-less-more"
  | "hint-wins-more"
  | "hint-wins-more-fewer"
  | "hints-allowed"
  | "hints-alone"
  | "hints-always"
  | "hints-never"
  | "import-record"
  | "import-record-about"
  | "invite-code"
  | "invite-link"
  | "invite-scan"
  | "is-here"
  | "join"
  | "key-arrows"
  | "key-digit"
  | "key-enter"
  | "key-escape"
  | "key-h"
  | "key-s"
  | "key-shift-arrows"
  | "key-tab"
  | "key-u"
  | "keys"
  | "language"
  | "language-de"
  | "language-en"
  | "last"
  | "legend"
  | "legend-short"
  | "let-bot-play"
  | "link-connecting"
  | "link-lost"
  | "link-open"
  | "link-refused"
  | "link-to-rule"
  | "listed"
  | "loading"
  | "log"
  | "log-empty"
  | "log-unread"
  | "look-at"
  | "look-back"
  | "looked-after"
  | "menu"
  | "more-below"
  | "more-rules"
  | "more-table"
  | "more-tables"
  | "motto"
  | "my-tables"
  | "newcomers"
  | "next"
  | "no"
  | "no-keep"
  | "no-my-tables"
  | "no-open-tables"
  | "nobody"
  | "not-here-yet"
  | "not-this"
  | "note-played-on"
  | "note-resigned"
  | "nothing"
  | "notice-switch"
  | "numbered-about"
  | "numbered-rules"
  | "offline"
  | "on-the-board"
  | "on-the-table"
  | "open-replay"
  | "open-seat"
  | "open-tables"
  | "options"
  | "or-paste"
  | "origin-invented"
  | "origin-invented-about"
  | "origin-mark"
  | "origin-more"
  | "origin-owner"
  | "origin-owner-about"
  | "origin-public"
  | "origin-public-about"
  | "origin-reconstructed"
  | "origin-reconstructed-about"
  | "origins"
  | "origins-about"
  | "origins-none"
  | "pace-brisk"
  | "pace-fast"
  | "pace-now"
  | "pace-slow"
  | "page-missing"
  | "place"
  | "place-short"
  | "plain-board"
  | "play-now"
  | "play-now-about"
  | "play-on"
  | "play-on-about"
  | "play-on-begin"
  | "play-on-seat"
  | "players"
  | "ply-of"
  | "points"
  | "points-from"
  | "points-over-time"
  | "practice"
  | "practice-about"
  | "preset"
  | "preset-own"
  | "previous"
  | "race"
  | "race-about"
  | "race-i-am"
  | "race-latest"
  | "race-left"
  | "race-length"
  | "race-not-begun"
  | "race-ready"
  | "race-seconds"
  | "race-wait"
  | "reach-nobody"
  | "refuse"
  | "rematch"
  | "rematch-go"
  | "replay"
  | "replay-chapter"
  | "replay-pace"
  | "replay-pause"
  | "replay-play"
  | "resign"
  | "resign-no"
  | "resign-sure"
  | "resign-yes"
  | "result"
  | "rule-from-invented"
  | "rule-from-public"
  | "rule-from-reconstructed"
  | "rule-from-rulebook"
  | "rule-from-ruling"
  | "rules"
  | "rules-of"
  | "scene-again"
  | "scene-close"
  | "scores-now"
  | "search"
  | "seat-a-bot"
  | "seat-bot"
  | "seat-free"
  | "seat-friend"
  | "seat-here"
  | "seat-number"
  | "seat-open"
  | "seat-opened"
  | "seat-you"
  | "seats"
  | "seed-shown"
  | "send"
  | "send-away"
  | "send-away-sure"
  | "sending"
  | "set-confirm"
  | "set-confirm-always"
  | "set-confirm-never"
  | "set-confirm-touch"
  | "set-final"
  | "set-final-always"
  | "set-final-never"
  | "set-final-turn"
  | "set-language"
  | "set-motion"
  | "set-motion-less"
  | "set-motion-system"
  | "set-pace"
  | "set-pace-brisk"
  | "set-pace-calm"
  | "set-pace-once"
  | "set-size"
  | "set-size-large"
  | "set-size-larger"
  | "set-size-usual"
  | "set-theme"
  | "set-theme-contrast"
  | "set-theme-dark"
  | "set-theme-light"
  | "set-up"
  | "set-volume"
  | "settings"
  | "show-result"
  | "show-table"
  | "since"
  | "since-more"
  | "sit-here"
  | "skip"
  | "sound"
  | "sound-off"
  | "sound-on"
  | "spectator"
  | "spectators"
  | "stands-place"
  | "stands-won"
  | "start"
  | "start-fill"
  | "status-open"
  | "status-over"
  | "status-playing"
  | "stop"
  | "stop-help"
  | "stop-wish"
  | "tab-board"
  | "tab-log"
  | "tab-players"
  | "table-broken"
  | "table-cancelled"
  | "table-other-rules"
  | "tafelrunde"
  | "take-about"
  | "take-ask"
  | "take-game"
  | "take-no"
  | "take-nothing"
  | "take-seat-back"
  | "take-title"
  | "take-yes"
  | "to-move"
  | "to-table"
  | "told-last"
  | "told-more"
  | "total"
  | "try-again"
  | "turn"
  | "tutorial"
  | "tutorial-back"
  | "tutorial-card"
  | "tutorial-next"
  | "tutorial-other"
  | "tutorial-progress"
  | "tutorial-read-first"
  | "undo"
  | "undo-ask"
  | "undo-nothing"
  | "undo-over"
  | "undo-revealed"
  | "undo-wish"
  | "unnamed-player"
  | "value-add"
  | "value-back-to"
  | "value-does-not-fit"
  | "value-flag"
  | "value-list-flag"
  | "value-list-letters"
  | "value-list-number"
  | "value-list-text"
  | "value-list-word"
  | "value-long-line"
  | "value-no-toml"
  | "value-number"
  | "value-remove"
  | "value-stays"
  | "value-text"
  | "value-too-long"
  | "value-unknown"
  | "value-whole"
  | "value-word"
  | "values-about"
  | "values-changed"
  | "values-changed-here"
  | "values-doubtful"
  | "values-download"
  | "values-drop"
  | "values-drop-sure"
  | "values-dropped"
  | "values-enter"
  | "values-export"
  | "values-faults"
  | "values-import"
  | "values-imported"
  | "values-in-play"
  | "values-keep"
  | "values-kept"
  | "values-name"
  | "values-name-taken"
  | "values-new"
  | "values-of"
  | "values-origin-invented"
  | "values-origin-public"
  | "values-origin-reconstructed"
  | "values-set"
  | "values-shipped"
  | "values-which"
  | "values-whole"
  | "waiting-about"
  | "waiting-for"
  | "waiting-title"
  | "ways"
  | "which-game"
  | "why-not"
  | "winner"
  | "winners"
  | "yes"
  | "you-watch"
  | "your-name"
  | "your-turn";

/**
 * A table that cannot be shown, and why not.
 */
export interface Missing {
  id: string;
  code: string;
}

/**
 * A move, and the line it answers.
 */
export interface Move {
  type: "move";
  line: number;
  move: number;
}

/**
 * A seat of a new table.
 */
export interface NewSeat {
  kind?: "bot" | "open" | "person";
  name?: string | null;
  bot?: string | null;
}

/**
 * Keeps values under a name, in place of another set if one is named.
 */
export interface NewSet {
  toml?: string;
  values?: Record<string, unknown>;
  name?: string;
  instead_of?: string | null;
}

/**
 * Opens a table.
 */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: NewSeat[];
  clock?: Clock | null;
  race?: number | null;
  hints?: boolean | null;
  listed?: boolean;
  start?: boolean;
  values?: string | null;
}

/**
 * A legal move: a path over things on the table, a sentence, and perhaps another that tells what follows.
 */
export interface Offer {
  effect?: Sentence;
  move: number;
  path: string[];
  say: Sentence;
}

/**
 * A table that was just opened.
 */
export interface Opened {
  table: TableInfo;
  host_token: string;
  seats: SeatToken[];
}

/**
 * An option as a form needs it: its default, the bounds of a number or of a list's length, the possible values.
 */
export interface OptionSpec {
  default: OptionValue;
  high?: number;
  kind: "choice" | "flag" | "listing" | "number" | "subset";
  low?: number;
  name: string;
  values?: (number | string)[];
}

export type OptionValue = number | string | boolean | (number | string)[];

/**
 * Where the values of a block come from.
 */
export interface Origin {
  origin: string;
  note: string;
}

/**
 * The sets of one owner, the newest first.
 */
export interface OwnSets {
  sets: SetInfo[];
}

/**
 * What the rules page of a game draws.
 */
export interface Pictures {
  pieces: Piece[];
  diagrams: Diagram[];
}

/**
 * Something that lies on the table: how it is drawn, the rule that speaks of it, its name and what it is for.
 */
export interface Piece {
  draw: string[];
  rule: string;
  name: {
    [k: string]: string;
  };
  about: {
    [k: string]: string;
  };
}

/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
}

/**
 * The game goes on at a table of its own from the position after `ply` moves: `name` in `seat` against bots.
 */
export interface PlayOn {
  ply: number;
  seat: number;
  name: string;
  bot: string;
}

/**
 * Here I am.
 */
export interface Pong {
  type: "pong";
}

/**
 * The game as one viewer sees it, and what happened since its last view. `answer` is the line to answer, if any.
 *
 * `final` names the moves on offer that cannot be taken back once they are made.
 */
export interface Position {
  type: "view";
  line: number;
  answer: number | null;
  view: View;
  events_from: number;
  events: TableEvent[];
  clock: TimeLeft | null;
  race: RaceShown | null;
  undo: UndoInfo;
  final: {
    [k: string]: "move" | "turn";
  };
  stop: StopInfo | null;
  over: boolean;
  result: Result | null;
  seed: string | null;
}

/**
 * All that `tafelrunde verify` needs.
 */
export interface ProofInfo {
  table: string;
  game: string;
  commitment: string;
  seed: string;
  record: string;
}

/**
 * Somebody proposes that all stop, and who has agreed.
 */
export interface Proposal {
  seat: number;
  agreed: number[];
}

/**
 * How many seconds a phase against the clock may last, the usual first, and the options that make one.
 */
export interface RaceInfo {
  seconds: number[];
  when: {
    [k: string]: OptionValue;
  };
}

/**
 * A phase against the clock: what goes on and for how many seconds still, and whose people are ready.
 */
export interface RaceShown {
  lasts: number;
  left: number;
  ready: number[];
  stage: "countdown" | "ready" | "running";
}

/**
 * Addresses at which others reach this server, the best first; none if it listens to this machine alone.
 */
export interface Reach {
  addresses: string[];
}

/**
 * I am ready for the race.
 */
export interface Ready {
  type: "ready";
}

/**
 * Something was refused and nothing has changed; `line` if it was a move, `say` if the game has words for it.
 */
export interface Refusal {
  type: "error";
  code: string;
  message: string;
  say?: Sentence;
  line?: number;
}

/**
 * The same again.
 */
export interface Rematch {}

/**
 * A part of a game, move by move, and of all of it the scores and where its rounds begin.
 */
export interface Replay {
  chapters: Chapter[];
  components: string;
  frames: Frame[];
  game: string;
  options: {
    [k: string]: OptionValue;
  };
  plies: number;
  scores: number[][];
  seats: string[];
}

/**
 * A finished game looked at again, in shares of victory and in points; `care` by seat.
 *
 * `decisions` are those that cost something, the dearest first.
 */
export interface Report {
  care: Care[];
  course: Shares[];
  decisions: CostlyDecision[];
  points: Balance;
  shares: Balance;
}

/**
 * I give my seat up for good; `bot` plays it to the end.
 */
export interface Resign {
  bot: string;
}

/**
 * How a game ended: points, places and winners.
 */
export interface Result {
  ranking: number[];
  scores: number[];
  winners: number[];
}

/**
 * A line of chat. `seat` is None for a spectator.
 */
export interface Said {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/**
 * So many of each of the view's `amounts`: all of it is played, or nothing.
 */
export interface SayAmounts {
  type: "amounts";
  line: number;
  /**
   * @maxItems 32
   */
  counts: number[];
}

/**
 * A seat as everybody sees it; `character` is what a bot is like, in games that know such characters.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  character: string | null;
  online: boolean;
  away: boolean;
  resigned: boolean;
}

/**
 * The secret of a seat, and the link that holds it.
 */
export interface SeatToken {
  seat: number;
  token: string;
  link: string;
}

/**
 * A message for people: the id of a text, and its arguments.
 */
export interface Sentence {
  args: {
    [k: string]: Arg;
  };
  id: string;
}

export type ServerMessage =
  Hello | Position | TableNews | ChatLine | Acknowledged | WhyNot | Hint | Sketch | Pong | Refusal;

/**
 * A set of values, for its owner.
 */
export interface SetInfo {
  id: string;
  game: string;
  name: string;
  components: string;
  toml: string;
  created: number;
}

/**
 * Each seat's share of victory after a ply, and what luck did to it; whether there was a choice in it.
 */
export interface Shares {
  decided: boolean;
  luck: number[];
  ply: number;
  shares: number[];
}

/**
 * The position as the terminal shows it.
 */
export interface Sketch {
  type: "sketch";
  text: string;
}

/**
 * Begins the game; `fill` names the bot for open seats.
 */
export interface Start {
  fill?: string | null;
}

/**
 * By which rule all may agree to stop, and a proposal that waits for answers.
 */
export interface StopInfo {
  rule: string;
  request: Proposal | null;
}

/**
 * What happened, after how many moves that the viewer knows of, and the message that tells it.
 */
export interface TableEvent {
  kind: string;
  line: number;
  say: Sentence;
}

/**
 * A table as everybody sees it. The first `given` moves were taken over from another game.
 */
export interface TableInfo {
  id: string;
  game: string;
  components: string;
  values_name: string | null;
  options: {
    [k: string]: OptionValue;
  };
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  spectators: number;
  clock: Clock | null;
  race: number | null;
  hints: boolean;
  listed: boolean;
  created: number;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  result: Result | null;
  given: number;
}

/**
 * Seats, presence, status or rematch have changed.
 */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/**
 * A page of the tables one can join; `more` says whether there are older ones.
 */
export interface Tables {
  tables: TableInfo[];
  more: boolean;
}

/**
 * The time for a decision, and what is left of it, in seconds, for each seat that owes one.
 */
export interface TimeLeft {
  seconds: number;
  left: {
    [k: string]: number;
  };
}

/**
 * What was refused, and why: `say` is the message for people where there is more to tell than the code does.
 */
export interface Trouble {
  code: string;
  message: string;
  say?: Sentence;
}

/**
 * The goal, the cards in their order, the game with the eyes of who learns, and what is played in each position.
 */
export interface Tutorial {
  cards: Card[];
  game: Replay;
  goal: string;
  moves: number[];
  title: string;
}

/**
 * May the viewer take back its last move: alone, by consent, or why not; and a wish that waits for answers.
 */
export interface UndoInfo {
  alone: boolean;
  consent: boolean;
  reason: ("nothing" | "over" | "revealed") | null;
  request: Wish | null;
}

/**
 * The values of one block (`building.statue`), and where those shipped come from.
 */
export interface ValueBlock {
  name: string;
  origin: string;
  note: string;
  fields: ValueField[];
}

/**
 * What is wrong at a place, as a message for people and as a sentence in English.
 */
export interface ValueFault {
  place: string;
  say: Sentence;
  message: string;
}

/**
 * A printed value that an owner may enter: what it may be, and what it is as shipped.
 *
 * `kind` is number, word, flag, text or list; of a list `each` says what it is made of.
 */
export interface ValueField {
  place: string;
  kind: string;
  each: string;
  low: number | null;
  high: number | null;
  words: string[];
  length: number | null;
  value: unknown;
}

/**
 * All printed values of a game that an owner may enter.
 */
export interface ValueForm {
  game: string;
  components: string;
  blocks: ValueBlock[];
}

/**
 * Values as they are being entered: a components file, and by place (`building.statue.vp`) what differs from it.
 */
export interface ValuesDraft {
  toml?: string;
  values?: Record<string, unknown>;
}

/**
 * What a viewer may know. These fields are in every view; the others belong to the game.
 *
 * `ply` counts the moves that the viewer may know of. The optional ones are for a seat: what it may do (`offers`),
 * the question if it owes an answer (`ask`), the numbers that this question and those right after it ask for
 * (`amounts`), and in a race what it can do next, whichever option it takes (`after`).
 */
export interface View {
  after?: Offer[];
  amounts?: Amounts;
  ask?: Sentence;
  game: string;
  offers?: Offer[];
  over: boolean;
  ply: number;
  question: string;
  ranking: number[] | null;
  seat?: number;
  to_act: number[];
}

/**
 * My answer to somebody's proposal to stop.
 */
export interface VoteStop {
  type: "stop_vote";
  agree: boolean;
}

/**
 * My answer to somebody's wish.
 */
export interface VoteUndo {
  type: "undo_vote";
  agree: boolean;
}

/**
 * A way to begin at once: a preset, its name and what it is about, by language.
 */
export interface Way {
  preset: string;
  name: {
    [k: string]: string;
  };
  about: {
    [k: string]: string;
  };
}

/**
 * What is missing for a thing; nothing if it is possible, or if the game does not say.
 */
export interface WhyNot {
  type: "why_not";
  thing: string;
  line: number;
  say: Sentence | null;
}

/**
 * Somebody's wish to take back what was done since a line, and who has agreed.
 */
export interface Wish {
  seat: number;
  back_to: number;
  agreed: number[];
}

/**
 * I propose that we all stop.
 */
export interface WishStop {
  type: "stop";
}

/**
 * Take my last move back.
 */
export interface WishUndo {
  type: "undo";
}
