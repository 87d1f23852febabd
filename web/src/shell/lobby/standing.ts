/** How a table of mine stands, in a few words: whose turn, which round, how it ended. */

import type { Found } from "../../contract/table";
import type { Texts } from "../fluent";

/** Whether I am asked; with several seats at this device any of them. */
export const myTurn = ({ to_act, seat }: Found, mine: number[] = []): boolean =>
  to_act.some((each) => each === seat || mine.includes(each));

export function standing(found: Found, texts: Texts, mine: number[] = []): string {
  const { table, to_act, chapter, seat } = found;
  const name = (each: number) => table.seats[each]?.name ?? "";
  if (table.status === "over" && table.result) {
    const { ranking, scores, winners } = table.result;
    const own = seat === null ? undefined : ranking[seat];
    const won = texts.say("stands-won", { names: winners.map(name).join(", ") });
    if (own === undefined || seat === null) return won;
    return [texts.say("stands-place", { place: own, count: ranking.length, points: scores[seat] ?? 0 }), won].join(
      " · ",
    );
  }
  if (table.status !== "playing") return "";
  const turn = myTurn(found, mine)
    ? texts.say("your-turn")
    : to_act.length
      ? texts.say("waiting-for", { names: to_act.map(name).join(", ") })
      : "";
  return [chapter ? texts.tell(chapter) : "", turn].filter(Boolean).join(" · ");
}

/** Those where I am asked first, then those that go on, then those that wait, then what is over; the newest first. */
export function inOrder(found: Found[], mine: (id: string) => number[] = () => []): Found[] {
  const rank = (each: Found) =>
    myTurn(each, mine(each.table.id)) ? 0 : { playing: 1, open: 2, over: 3 }[each.table.status];
  return found.toSorted((a, b) => rank(a) - rank(b) || b.table.created - a.table.created);
}

export const dated = (seconds: number, language: string): string =>
  new Date(seconds * 1000).toLocaleString(language, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
