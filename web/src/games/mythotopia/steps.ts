/** The way through an action that is being put together: what is settled, what comes now, what is still to come. */

import { idOf, type Texts } from "../../shell/fluent";
import type { Printed } from "./printed";
import type { Chain } from "./types";
import { borderName, cardName, provinceName, seaName } from "./words";

export interface Step {
  name: string;
  value: string;
  state: "done" | "now" | "coming";
}

const WAYS: Record<string, string[]> = {
  invade: ["target", "role", "way", "pay", "armies"],
  place_armies: ["target", "pay", "armies"],
  place_ships: ["sea", "ships"],
  remove_ships: ["sea", "number"],
  build: ["building", "site", "role", "pay"],
  draft: ["card", "pay"],
  mystic: ["card", "pay"],
  buy: ["bought", "pay"],
  diplomat: ["target", "pay"],
  mercenary: ["target", "number", "pay"],
  patronage: ["pay"],
};
const CARDS = ["store", "discard_cards", "remove_cards", "counsellor"];

export function stepsOf(chain: Chain, printed: Printed, texts: Texts): Step[] {
  const names =
    WAYS[chain.verb] ?? (CARDS.includes(chain.verb) ? ["cards"] : chain.verb === "road_move" ? ["shifts"] : ["target"]);
  const values = names.map((name) => ({ name, value: valueOf(chain, name, printed, texts) }));
  const now = values.findIndex(({ name, value }) => !isSettled(chain, name, value));
  const at = now < 0 ? values.length - 1 : now;
  return values.map(({ name, value }, index) => {
    const state = index < at ? "done" : index === at ? "now" : "coming";
    return { name, value: value || (state === "done" ? "✓" : "…"), state };
  });
}

/** Payments and armies are gathered card by card, so the last of them stays open until the action is complete. */
function isSettled(chain: Chain, name: string, value: string): boolean {
  if (name === "pay") return hasBegunPaying(chain) && Object.keys(chain.owed).length === 0;
  if (["armies", "ships", "cards", "shifts"].includes(name)) return false;
  if (name === "way") return value !== "" || chain.role === "portal";
  return value !== "";
}

function hasBegunPaying(chain: Chain): boolean {
  if (chain.verb === "invade") return chain.symbols > 0 || chain.way !== null || chain.role === "portal";
  return chain.target !== null || chain.card !== null || chain.number + chain.second > 0;
}

function valueOf(chain: Chain, name: string, printed: Printed, texts: Texts): string {
  const laid = (zone?: string) =>
    chain.laid
      .filter((each) => !zone || each.zone === zone)
      .map(({ card }) => cardName(texts, printed, card))
      .join(", ");
  switch (name) {
    case "target":
      return chain.target ? provinceName(texts, printed, chain.target) : "";
    case "site":
      return chain.target
        ? chain.building === "road"
          ? borderName(texts, printed, chain.target)
          : provinceName(texts, printed, chain.target)
        : "";
    case "sea":
      return chain.target ? seaName(texts, printed, chain.target) : "";
    case "building":
      return chain.building ? texts.say(`board-piece-${chain.building}`) : "";
    case "role":
      return chain.role ? cardName(texts, printed, chain.role) : "";
    case "way":
      return chain.way ? texts.say(`board-way-${chain.way}`) : "";
    case "card":
      return chain.card ? cardName(texts, printed, chain.card) : "";
    case "pay":
      return Object.entries(chain.owed)
        .map(([symbol, count]) => texts.say(idOf("board-symbol", symbol), { count }))
        .join(", ");
    case "armies":
      return chain.symbols ? texts.say("board-symbol-army", { count: chain.symbols }) : "";
    case "ships":
      return chain.symbols ? texts.say("board-symbol-ship", { count: chain.symbols }) : "";
    case "number":
      return chain.number ? String(chain.number) : "";
    case "bought":
      return chain.number + chain.second
        ? [
            chain.number && texts.say("board-symbol-army", { count: chain.number }),
            chain.second && texts.say("board-symbol-ship", { count: chain.second }),
          ]
            .filter(Boolean)
            .join(", ")
        : "";
    case "shifts":
      return chain.shifts
        .map(({ from, to }) => `${provinceName(texts, printed, from)} → ${provinceName(texts, printed, to)}`)
        .join(", ");
    default:
      return laid();
  }
}
