/**
 * What a table asks the server for, asked before its page is there. This file is small and runs first: while the browser
 * still reads the other scripts, the socket opens, and words and values come. The page then takes what has come.
 */

import { boardWords } from "./boards";
import { keptTable } from "./keep";
import { firstLanguage, SOURCES } from "./languages";

/** A socket, and all that it has said to nobody. */
interface Line {
  socket: WebSocket;
  heard: MessageEvent<string>[];
  lost: CloseEvent | null;
}

const lines = new Map<string, Line>();
const answers = new Map<string, Promise<Response>>();

/** Where a table is listened to. */
export function socketOf(table: string, token: string | null): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  if (token) address.searchParams.set("token", token);
  return address.href;
}

/** With what one sits down at a table: the key in the address, or the one that this browser keeps. */
export const tokenOf = (table: string): string | null =>
  location.hash.slice(1) || (keptTable(table)?.token ?? keptTable(table)?.host ?? null);

/** The players who share this device, if several do, and none of them came by a link of his own. */
export const sharedBy = (table: string) => (location.hash ? undefined : keptTable(table)?.here);

function open(address: string): void {
  const line: Line = { socket: new WebSocket(address), heard: [], lost: null };
  line.socket.onmessage = (message: MessageEvent<string>) => line.heard.push(message);
  line.socket.onclose = (event) => (line.lost = event);
  lines.set(address, line);
}

/** A socket to that address: one that was opened before, with what it has said meanwhile, or a new one. */
export function socketTo(
  address: string,
  hear: (message: MessageEvent<string>) => void,
  lose: (event: CloseEvent) => void,
): WebSocket {
  const line = lines.get(address);
  lines.delete(address);
  const socket = line?.socket ?? new WebSocket(address);
  socket.onmessage = hear;
  socket.onclose = lose;
  line?.heard.forEach(hear);
  if (line?.lost) lose(line.lost);
  return socket;
}

function ask(path: string): void {
  const answer = fetch(path);
  answer.catch(() => undefined); // whoever takes the answer finds out
  answers.set(path, answer);
}

/** The answer to what was asked for early, once: whoever asks again wants to know anew. */
export function answered(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

/** The address of a table, and no other, begins something; the server writes the table's game into its page. */
export function begin(path: string, game: string | undefined): void {
  const [, table] = /^\/table\/([^/]+)\/?$/.exec(path) ?? [];
  if (!table) return;
  const id = decodeURIComponent(table);
  if (!sharedBy(id)) open(socketOf(id, tokenOf(id)));
  const language = firstLanguage();
  void SOURCES[language]().catch(() => undefined);
  if (!game) return;
  ask(`/api/texts/${game}/${language}`);
  ask(`/api/components/${game}`);
  void boardWords(game, language).catch(() => undefined);
}
