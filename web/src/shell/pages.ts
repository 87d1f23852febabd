/** The pages, each fetched when somebody goes there, or soon will. */

import type { Component } from "svelte";
import { whenIdle } from "./idle";
import type { Route } from "./routes.svelte";

const table = () => import("./table/TablePage.svelte");

/** A page made ready for an address. */
export interface Page {
  Shown: Component<Record<string, unknown>>;
  props: Record<string, string>;
  /** Pages with different keys have nothing in common: one is made anew. */
  key: string;
}

export async function pageOf(route: Route): Promise<Page> {
  const { page, ...props } = route;
  return { Shown: (await found(page)) as Page["Shown"], props, key: JSON.stringify(route) };
}

async function found(page: Route["page"]): Promise<unknown> {
  switch (page) {
    case "table":
      return (await table()).default;
    case "replay":
      return (await import("./table/ReplayPage.svelte")).default;
    case "rules":
      return (await import("./rules/RulesPage.svelte")).default;
    case "learn":
      return (await import("./tutorial/TutorialPage.svelte")).default;
    case "values":
      return (await import("./values/ValuesPage.svelte")).default;
    case "take":
      return (await import("./lobby/TakePage.svelte")).default;
    case "lobby":
      return (await import("./lobby/Lobby.svelte")).default;
  }
}

/** From the lobby most go to a table: while nothing else is to be done, its page is fetched. */
export function soon(): void {
  whenIdle(() => void table().catch(() => undefined));
}
