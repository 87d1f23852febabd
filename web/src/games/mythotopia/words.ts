/** What a thing on the table is called, and what there is to say about it. */

import { idOf, type Texts } from "../../shell/fluent";
import type { Card, Printed } from "./printed";
import type { MythotopiaView, Party, War } from "./types";

/** A heading and a few sentences. */
export interface Telling {
  title: string;
  lines: string[];
}

/** The name in the player's language; a map of one's own brings its names along. */
export function placeName(texts: Texts, thing: string, printed: string): string {
  const message = thing.replace(":", "-");
  return texts.sayIf(message, printed);
}

export function provinceName(texts: Texts, printed: Printed, id: string): string {
  return placeName(texts, `province:${id}`, printed.provinces.get(id)?.name ?? id);
}

export function seaName(texts: Texts, printed: Printed, id: string): string {
  return placeName(texts, `sea:${id}`, printed.seas.get(id)?.name ?? id);
}

export function borderName(texts: Texts, printed: Printed, id: string): string {
  const border = printed.borders.get(id);
  return border ? `${provinceName(texts, printed, border.a)} – ${provinceName(texts, printed, border.b)}` : id;
}

/** A province card is called like its province. */
export function cardName(texts: Texts, printed: Printed, id: string): string {
  return printed.provinces.has(id) ? provinceName(texts, printed, id) : placeName(texts, `card:${id}`, id);
}

/** What is printed on a card: an improvement that is called like a starting card (see `kindOf`). */
export function printedName(texts: Texts, printed: Printed, id: string): string {
  return cardName(texts, printed, texts.has(`card-start_${id}`) ? `start_${id}` : id);
}

/** The kind of a card that another kind shares its name with; nothing for all others. */
export function kindOf(texts: Texts, id: string): string {
  if (texts.has(`card-start_${id}`)) return texts.say("board-kind-improvement");
  return id.startsWith("start_") && texts.has(id.replace(/^start_/, "card-")) ? texts.say("board-kind-start") : "";
}

export const partyName = (texts: Texts, party: Party): string =>
  party.seat === null ? texts.say("board-garrison") : (texts.names[party.seat] ?? "");

// --- cards -----------------------------------------------------------------------------------------------------------

/** `2 armies or 1 gold`: one kind of symbols counts for each play. */
export function symbolsOf(texts: Texts, card: Card): string {
  return card.symbols
    .map(({ symbol, count }) => texts.say(idOf("board-symbol", symbol), { count }))
    .join(texts.say("board-or"));
}

export function textOf(texts: Texts, card: Card): string {
  if (card.family === "province") return texts.say("board-province-card");
  const message = `card-${card.id.replace(/^start_/, "")}-text`;
  return texts.sayIf(message, "");
}

export function headingOf(texts: Texts, card: Card): string {
  return texts.say(idOf("board-heading", card.heading));
}

export function aboutCard(texts: Texts, printed: Printed, id: string): Telling {
  const card = printed.cards.get(id);
  if (!card) return { title: id, lines: [] };
  const symbols = symbolsOf(texts, card);
  const text = textOf(texts, card);
  return {
    title: cardName(texts, printed, id),
    lines: [
      ...(symbols ? [texts.say("board-symbols", { symbols })] : []),
      ...(text ? [`${headingOf(texts, card)}: ${text}`] : []),
    ],
  };
}

export function aboutVpCard(view: MythotopiaView, texts: Texts, id: string): Telling {
  const card = view.vp_cards.find((each) => each.id === id);
  return {
    title: texts.say(idOf("vp", id)),
    lines: [
      texts.say(idOf("vp", id, "text")),
      ...(card ? [texts.say("board-counters-left", { count: card.left, value: card.value })] : []),
    ],
  };
}

// --- the map ---------------------------------------------------------------------------------------------------------

export function tellProvince(view: MythotopiaView, printed: Printed, texts: Texts, id: string): Telling {
  const province = printed.provinces.get(id);
  const state = view.provinces[id];
  const title = provinceName(texts, printed, id);
  if (!province || !state) return { title, lines: [] };
  const land = [
    texts.say(idOf("board-symbol", province.symbol), { count: 1 }),
    ...(province.rugged ? [texts.say("board-rugged")] : []),
    ...(province.island ? [texts.say(idOf("board-island", province.island))] : []),
    ...(province.seas.length
      ? [texts.say("board-coast", { seas: province.seas.map((sea) => seaName(texts, printed, sea)).join(", ") })]
      : []),
  ];
  const strength = province.strength + (state.dragon ? printed.dragon : 0);
  const held =
    state.controller === null
      ? texts.say("board-neutral", { strength })
      : texts.say("board-held", {
          name: texts.names[state.controller] ?? "",
          piece: texts.say(`board-piece-${state.piece ?? "town"}`),
        });
  const pieces = [
    ...(state.castle ? [texts.say("board-piece-castle")] : []),
    ...(state.dragon ? [texts.say("board-piece-dragon")] : []),
    ...(state.runestone ? [texts.say("board-piece-runestone")] : []),
    ...state.armies.flatMap((count, seat) =>
      count ? [texts.say("board-armies-of", { name: texts.names[seat] ?? "", count })] : [],
    ),
    ...state.mercenaries.flatMap((count, seat) =>
      count ? [texts.say("board-mercenaries-of", { name: texts.names[seat] ?? "", count })] : [],
    ),
  ];
  const war = view.wars.find((each) => each.province === id);
  return {
    title,
    lines: [`${land.join(", ")}.`, [held, ...pieces].join(", ") + ".", ...(war ? [tellWar(texts, war)] : [])],
  };
}

/** `War: Ann 5, garrison 4. Ann would win.` */
export function tellWar(texts: Texts, war: War): string {
  const parties = war.parties.map((party) => `${partyName(texts, party)} ${party.strength}`).join(", ");
  const winner = war.winner === null ? undefined : war.parties[war.winner];
  const end = winner ? texts.say("board-would-win", { name: partyName(texts, winner) }) : texts.say("board-tied");
  return `${texts.say("board-war")}: ${parties}. ${end}`;
}

/** `3 armies, 1 ship, 2 castle` */
export function tellParts(texts: Texts, party: Party): string {
  return Object.entries(party.parts)
    .map(([part, count]) => `${texts.say(idOf("board-part", part))} ${count}`)
    .join(", ");
}

export function tellSea(view: MythotopiaView, printed: Printed, texts: Texts, id: string): Telling {
  const ships = (view.seas[id] ?? []).flatMap((count, seat) =>
    count ? [texts.say("board-ships-of", { name: texts.names[seat] ?? "", count })] : [],
  );
  return {
    title: seaName(texts, printed, id),
    lines: [ships.length ? `${ships.join(", ")}.` : texts.say("board-no-ships")],
  };
}

export function aboutBorder(view: MythotopiaView, printed: Printed, texts: Texts, id: string): string {
  const built = texts.say(view.roads.includes(id) ? "board-road" : "board-road-site");
  return `${built}: ${borderName(texts, printed, id)}`;
}

const inOneLine = ({ title, lines }: Telling): string => `${title}. ${lines.join(" ")}`;

export const aboutProvince = (view: MythotopiaView, printed: Printed, texts: Texts, id: string): string =>
  inOneLine(tellProvince(view, printed, texts, id));

export const aboutSea = (view: MythotopiaView, printed: Printed, texts: Texts, id: string): string =>
  inOneLine(tellSea(view, printed, texts, id));

const tellVerb = (texts: Texts, verb: string): Telling | null =>
  texts.has(`board-verb-${verb}-about`)
    ? { title: texts.say(idOf("board-verb", verb)), lines: [texts.say(idOf("board-verb", verb, "about"))] }
    : null;

/** Anything on the table, by its id. */
export function about(view: MythotopiaView, printed: Printed, texts: Texts, thing: string): Telling | null {
  const [family = "", id = ""] = thing.split(":");
  if (family === "province") return tellProvince(view, printed, texts, id);
  if (family === "sea") return tellSea(view, printed, texts, id);
  if (family === "verb") return tellVerb(texts, id);
  if (family === "vp") return aboutVpCard(view, texts, id);
  return printed.cards.has(id) ? aboutCard(texts, printed, id) : null;
}

/** What the bar calls a thing whose id alone does not say it. */
export function named(thing: string, texts: Texts): string | null {
  const [family = "", id = ""] = thing.split(":");
  switch (family) {
    case "verb":
      return texts.say(idOf("board-verb", id));
    case "armies":
    case "mercenaries":
    case "ships":
      return texts.say(`board-count-${family}`, { count: Number(id) });
    case "border":
      return id
        .split("-")
        .map((each) => texts.thing(`province:${each}`))
        .join(" – ");
    case "reserve":
    case "improvement":
    case "aside":
    case "pool":
    case "discard":
    case "seen":
      return texts.thing(`card:${id}`);
    default:
      return null;
  }
}
