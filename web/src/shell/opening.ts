/** Opening a table: what this device is to remember of it, and the usual wishes. */

import * as api from "./api";
import { keepTable, keptOwner } from "./keep";
import type { GameInfo, NewTable } from "../contract/table";

/** Whom a beginner plays against, where a server has it. */
export const BEGINNERS_BOT = "page";

/** As many as the game likes best. */
export const seatsOf = (game: GameInfo): number =>
  Number(game.options.find((option) => option.name === "players")?.default ?? 2);

/** Opens a table, of which the first seat and those `here` belong to this device; says where it is. */
export async function openTable(wish: NewTable, here: number[] = []): Promise<string> {
  const { table, host_token, seats } = await api.openTable(wish, wish.values ? keptOwner() : undefined);
  const own = seats.find(({ seat }) => seat === 0 || here.includes(seat));
  const friends = seats.filter(({ seat }) => seat !== own?.seat && !here.includes(seat));
  const shared = here.length > 1 ? { here: seats.filter(({ seat }) => here.includes(seat)) } : {};
  keepTable({
    id: table.id,
    game: table.game,
    host: host_token,
    seat: own?.seat ?? null,
    token: own?.token ?? null,
    friends,
    ...shared,
  });
  return `/table/${table.id}`;
}

/** A first game: the weakest bots, and hints. */
export function firstTable(game: GameInfo, bots: string[], usual: string, name: string): NewTable {
  const bot = bots.includes(BEGINNERS_BOT) ? BEGINNERS_BOT : usual;
  const rivals = Array.from({ length: seatsOf(game) - 1 }, () => ({ kind: "bot" as const, bot }));
  const seats = [{ kind: "person" as const, name }, ...rivals];
  return { game: game.id, options: { players: seats.length }, seats, listed: false, hints: true, start: true };
}
