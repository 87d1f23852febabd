/** What a game's folder gives to the shell. The shell finds the folders by itself and knows none of them. */

import type { Component } from "svelte";
import type { Choosing } from "./choosing.svelte";
import type { Texts } from "./fluent";
import type { OptionValue, Sentence, TableEvent, View } from "../contract/table";
import type { PrintedValues } from "./components.svelte";
import type { Follow } from "./moments";
import type { Sound } from "./sound.svelte";

export interface BoardProps {
  view: View;
  /** The seat through whose eyes one looks; null for a spectator. */
  seat: number | null;
  /** How the game was set up. */
  options: Record<string, OptionValue>;
  /** The printed values in use on this server. Never take them from the build: an owner may have others. */
  values: PrintedValues;
  texts: Texts;
  choosing: Choosing;
  /** All that has happened, as far as this viewer may know it. */
  log: TableEvent[];
  /** Things that somebody points at in the log. */
  lit: ReadonlySet<string>;
  /** On a small screen: the part of the board to show. */
  tab: string;
  /** Whose things to show large; the shell's player panels set it. */
  looking: number | null;
  look: (seat: number) => void;
  /** The position as text, for boards that ask for it (`sketched`). */
  sketch?: string | null;
}

export interface DetailsProps {
  view: View;
  seat: number;
  values: PrintedValues;
  texts: Texts;
}

/** Points won (or lost: negative) by a seat, and the id of the reason. */
export interface Points {
  seat: number;
  points: number;
  why: string;
}

export interface GameBoard {
  id: string;
  /** The parts of the board, for small screens; `tab-NAME` is the message that names one. */
  tabs: string[];
  /** The board shows the position as the server draws it in text. */
  sketched?: boolean;
  Board: Component<BoardProps>;
  /** A line or two of a player's belongings, for the player panel. */
  Details: Component<DetailsProps>;
  /** The sign of a seat: colour and pattern, for the panels, the log and the chart. */
  Sign: Component<{ seat: number; size?: number }>;
  /** The picture of a thing of which one chooses a number, where there is one. */
  Piece?: Component<{ thing: string; size?: number }>;
  /** The colour of a seat, dark enough for text on paper. */
  colour(seat: number): string;
  /** In which part of the game we are. */
  situation(view: View): Sentence | null;
  /** The part of the board where the open decision is taken. */
  tabOf(view: View): string;
  /** The points of each seat as they lie on the table. */
  scores(view: View): number[];
  /** The points that an event speaks of, if any: one player's, or those of several. */
  points(event: TableEvent, values: PrintedValues): Points | Points[] | null;
  /** What an event sounds like, beside points and the end, which the shell hears itself. */
  sound?(event: TableEvent): Sound | null;
  /** How what others do is shown on the board, and which phases are scenes. */
  follow?: Follow;
  /** Players in the order in which they act. */
  order(view: View): number[];
  /** What a thing on the table is called, where its id alone (`FAMILY-ID` of the texts) does not say it. */
  named?(view: View, thing: string, texts: Texts): string | null;
  /** The signs on the board, for whoever does not know them; `legend-KIND` is the message that explains one. */
  legend?: { Icon: Component<{ kind: string; size?: number }>; kinds: string[] };
  /** What broke a tie, for one seat. */
  tieBreak?(view: View, seat: number): Sentence;
}

/** A board and its words are fetched when a table of its game is opened, or soon will be. */
const found = import.meta.glob<GameBoard>("../games/*/index.ts", { import: "board" });
const texts = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

export const hasBoard = (game: string): boolean => `../games/${game}/index.ts` in found;

/** Its own board, or the plain one. Asking twice costs nothing. */
export async function boardOf(game: string): Promise<GameBoard> {
  const own = found[`../games/${game}/index.ts`];
  return own ? await own() : (await import("./plain")).plainBoard(game);
}

/** The board's own words, on top of those of the game. */
export async function boardWords(game: string, language: string): Promise<string> {
  return (await texts[`../games/${game}/text/${language}.ftl`]?.()) ?? "";
}
