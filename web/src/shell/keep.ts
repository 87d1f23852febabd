/** What this browser remembers: the guest's name, and the tokens of seats and tables. */

/** A seat and the token that opens it. */
export interface Held {
  seat: number;
  token: string;
}

export interface KeptTable {
  id: string;
  game: string;
  seat: number | null;
  token: string | null;
  host: string | null;
  /** The seats that the host sends to friends. */
  friends?: Held[];
  /** The seats of those who share this device, if several do. */
  here?: Held[];
  at: number;
}

const TABLES = "tafelrunde.tables";
const NAME = "tafelrunde.name";
const MOST = 60;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse: the table works, it is just not remembered.
  }
}

export const recall = (key: string): string | null => read(`tafelrunde.${key}`);
export const remember = (key: string, value: string): void => write(`tafelrunde.${key}`, value);

/** The token that opens the sets of values made in this browser. */
export const keptOwner = (): string | undefined => recall("owner") ?? undefined;
export const keepOwner = (token: string): void => remember("owner", token);

export const keptName = (): string => read(NAME) ?? "";
export const keepName = (name: string): void => write(NAME, name);

export function keptTables(): KeptTable[] {
  try {
    const kept: unknown = JSON.parse(read(TABLES) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptTable[]) : [];
  } catch {
    return [];
  }
}

export const keptTable = (id: string): KeptTable | undefined => keptTables().find((kept) => kept.id === id);

/** Adds what is new about a table; known tokens stay. */
export function keepTable(news: Partial<KeptTable> & { id: string; game: string }): void {
  const old = keptTable(news.id) ?? { seat: null, token: null, host: null };
  const others = keptTables().filter((kept) => kept.id !== news.id);
  write(TABLES, JSON.stringify([{ ...old, at: Date.now(), ...news }, ...others].slice(0, MOST)));
}

/** Forgets a table and its tokens, and returns them: `keepTable` brings them back. */
export function forgetTable(id: string): KeptTable | undefined {
  const forgotten = keptTable(id);
  write(TABLES, JSON.stringify(keptTables().filter((kept) => kept.id !== id)));
  return forgotten;
}
