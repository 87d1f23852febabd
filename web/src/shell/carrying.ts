/**
 * My seats, to be taken along to another device: tables with their tokens as the fragment of an address, which no browser
 * sends to a server. What comes out of such an address may come from anybody, so it is looked at before it is kept.
 */

import type { Held, KeptTable } from "./keep";

export type Carried = Pick<KeptTable, "id" | "game" | "seat" | "token" | "host" | "here">;

/** So many characters can still be scanned from a screen at arm's length. */
const SCANNED = 640;
const MOST = 60;
const WORD = /^[\w-]{1,64}$/;

const pack = ({ id, game, seat, token, host, here }: Carried): string =>
  [
    id,
    game,
    seat ?? "",
    token ?? "",
    host ?? "",
    (here ?? []).map((held) => `${held.seat}:${held.token}`).join(","),
  ].join("~");

/** The fragment that holds these tables. */
export const packed = (tables: Carried[]): string => tables.map(pack).join(".");

/** As many of the tables, from the first on, as fit into a code to scan. */
export function scannable(tables: Carried[], origin: string): Carried[] {
  let fits = tables.length;
  while (fits > 0 && address(origin, tables.slice(0, fits)).length > SCANNED) fits -= 1;
  return tables.slice(0, fits);
}

export const address = (origin: string, tables: Carried[]): string => `${origin}/take#${packed(tables)}`;

/** The tables that a fragment holds; what is no table is left out. */
export function unpacked(fragment: string): Carried[] {
  return fragment
    .split(".")
    .slice(0, MOST)
    .flatMap((part) => unpack(part) ?? []);
}

function unpack(part: string): Carried | null {
  const [id = "", game = "", seat = "", token = "", host = "", several = ""] = part.split("~");
  const here = several ? several.split(",").map(held) : [];
  const words = [id, game, ...[token, host].filter(Boolean)];
  if (!words.every((word) => WORD.test(word)) || !/^\d{0,2}$/.test(seat) || here.includes(null)) return null;
  if (!token && !host && !here.length) return null;
  return {
    id,
    game,
    seat: seat === "" ? null : Number(seat),
    token: token || null,
    host: host || null,
    ...(here.length ? { here: here as Held[] } : {}),
  };
}

function held(part: string): Held | null {
  const [seat = "", token = ""] = part.split(":");
  return /^\d{1,2}$/.test(seat) && WORD.test(token) ? { seat: Number(seat), token } : null;
}
