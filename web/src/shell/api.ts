/** The lobby's side of the server: REST. */

import type {
  AnalysisInfo,
  ChangeSeat,
  CheckedValues,
  Components,
  FoundTables,
  Games,
  GoOn,
  Imported,
  ImportRecord,
  Join,
  Kept,
  KeptTables,
  MadeSet,
  NewSet,
  NewTable,
  Opened,
  OwnSets,
  Pictures,
  PlayOn,
  Reach,
  Replay,
  Resign,
  Tutorial,
  SeatToken,
  Sentence,
  Start,
  TableInfo,
  Tables,
  Trouble,
  ValueForm,
  ValuesDraft,
} from "../contract/table";
import { answered } from "./early";

/** A refusal: `code` chooses the words for people, `message` is the server's own sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** What is to be told to people, where the code alone does not say it. */
    readonly say?: Sentence,
  ) {
    super(message);
  }
}

async function ask(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await ((method === "GET" && answered(`/api${path}`)) || fetch(`/api${path}`, init));
  } catch {
    throw new Refusal("offline", "The server does not answer.");
  }
  if (response.ok) return response;
  const refusal: unknown = await response.json().catch(() => null);
  const { code, message, say } = (refusal ?? {}) as Partial<Trouble>;
  throw new Refusal(code ?? "unknown", message ?? response.statusText, say);
}

async function json<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await ask(method, path, body, token)).json()) as T;
}

const id = encodeURIComponent;

export const games = () => json<Games>("GET", "/games");
export const components = (game: string) => json<Components>("GET", `/components/${id(game)}`);
export const texts = async (game: string, language: string) =>
  (await ask("GET", `/texts/${id(game)}/${language}`)).text();
export const guide = async (game: string, language: string) =>
  (await ask("GET", `/guide/${id(game)}/${language}`)).text();
/** The numbered rules, and the language that they are in: a game may have them in no other than English. */
export const rules = async (game: string, language: string) => {
  const response = await ask("GET", `/rules/${id(game)}/${language}`);
  return { text: await response.text(), language: response.headers.get("Content-Language") ?? "en" };
};

/** The newest open tables, so many pages of them, and whether there are older ones. */
export async function openTables(pages: number): Promise<Tables> {
  const found: Tables = { tables: [], more: true };
  for (let page = 0; page < pages && found.more; page++) {
    const last = found.tables.at(-1);
    const next = await json<Tables>("GET", last ? `/tables?before=${last.created}` : "/tables");
    found.tables.push(...next.tables);
    found.more = next.more;
  }
  return found;
}

export const kept = (tables: Kept[]) => json<FoundTables>("POST", "/tables/kept", { tables } satisfies KeptTables);
export const reach = () => json<Reach>("GET", "/reach");
export const cancel = (which: string, token: string) =>
  json<TableInfo>("POST", `/tables/${id(which)}/cancel`, {}, token);
export const resign = (which: string, token: string, bot: string) =>
  json<TableInfo>("POST", `/tables/${id(which)}/resign`, { bot } satisfies Resign, token);
export const playOn = (kind: "tables" | "records", which: string, wish: PlayOn) =>
  json<Opened>("POST", `/${kind}/${id(which)}/play_on`, wish);
export const table = (which: string) => json<TableInfo>("GET", `/tables/${id(which)}`);
/** Who wishes for a table with values of his own shows that they are his. */
export const openTable = (wish: NewTable, owner?: string) => json<Opened>("POST", "/tables", wish, owner);
export const join = (which: string, name: string, seat?: number) =>
  json<SeatToken>("POST", `/tables/${id(which)}/join`, (seat === undefined ? { name } : { name, seat }) satisfies Join);
export const start = (which: string, token: string, fill: string | null) =>
  json<TableInfo>("POST", `/tables/${id(which)}/start`, { fill } satisfies Start, token);
export const seat = (which: string, number: number, token: string, wish: ChangeSeat) =>
  json<TableInfo>("POST", `/tables/${id(which)}/seats/${number}`, wish, token);
export const rematch = (which: string, token: string) => json<GoOn>("POST", `/tables/${id(which)}/rematch`, {}, token);
export const beginAnalysis = (which: string) => json<AnalysisInfo>("POST", `/tables/${id(which)}/analysis`);
export const analysis = (which: string) => json<AnalysisInfo>("GET", `/tables/${id(which)}/analysis`);
export const importRecord = (record: string) => json<Imported>("POST", "/records", { record } satisfies ImportRecord);
export const recordAddress = (kind: "tables" | "records", which: string) =>
  kind === "tables" ? `/api/tables/${id(which)}/record` : `/api/records/${id(which)}`;

/** The printed values of a table or a record: they may be a player's own. */
export const componentsOf = (kind: "tables" | "records", which: string) =>
  json<Components>("GET", `/${kind}/${id(which)}/components`);
export const valueForm = (game: string) => json<ValueForm>("GET", `/values/${id(game)}/form`);
export const valueTexts = async (game: string, language: string) =>
  (await ask("GET", `/values/${id(game)}/texts/${language}`)).text();
export const checkValues = (game: string, draft: ValuesDraft) =>
  json<CheckedValues>("POST", `/values/${id(game)}/check`, draft);
export const keepSet = (game: string, wish: NewSet, owner?: string) =>
  json<MadeSet>("POST", `/values/${id(game)}`, wish, owner);
export const ownSets = (game: string, owner: string) => json<OwnSets>("GET", `/values/${id(game)}`, undefined, owner);
export const dropSet = (game: string, which: string, owner: string) =>
  ask("DELETE", `/values/${id(game)}/${id(which)}`, undefined, owner);

export const pictures = (game: string) => json<Pictures>("GET", `/pictures/${id(game)}`);
export const tutorial = (game: string, language: string) => json<Tutorial>("GET", `/tutorials/${id(game)}/${language}`);

export function replay(kind: "tables" | "records", which: string, seat: number | null, from: number): Promise<Replay> {
  const eyes = seat === null ? "" : `seat=${seat}&`;
  return json<Replay>("GET", `/${kind}/${id(which)}/replay?${eyes}from=${from}&count=100`);
}
