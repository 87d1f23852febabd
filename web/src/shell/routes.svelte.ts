/**
 * Addresses of the pages: `/`, `/table/ID#TOKEN`, `/table/ID/replay`, `/record/ID`, `/rules/GAME#RULE`, `/learn/GAME`,
 * `/take#SEATS`, `/values/GAME`.
 */

export type Route =
  | { page: "lobby" }
  | { page: "take" }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "values"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; kind: "tables" | "records"; id: string };

function read(path: string): Route {
  const [place, id, part] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (place === "table" && id)
    return part === "replay" ? { page: "replay", kind: "tables", id } : { page: "table", id };
  if (place === "rules" && id) return { page: "rules", game: id };
  if (place === "take") return { page: "take" };
  if (place === "learn" && id) return { page: "learn", game: id };
  if (place === "values" && id) return { page: "values", game: id };
  if (place === "record" && id) return { page: "replay", kind: "records", id };
  return { page: "lobby" };
}

class Routes {
  current = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.look());
  }

  /** The page of the address; one that is shown already is not made anew. */
  private look(): void {
    const route = read(location.pathname);
    if (JSON.stringify(route) !== JSON.stringify(this.current)) this.current = route;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  /** For `onclick` of real links, so that they open in a new tab as links do. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button)
      return;
    event.preventDefault();
    this.go(link.getAttribute("href") ?? "/");
  };
}

export const routes = new Routes();
