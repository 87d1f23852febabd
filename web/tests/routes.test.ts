import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { routes as Routes } from "../src/shell/routes.svelte";

class Link {
  constructor(private readonly href: string) {}
  getAttribute = (): string => this.href;
}

const place = { pathname: "/" };
let goBack = (): void => undefined;
let routes: typeof Routes;

beforeEach(async () => {
  place.pathname = "/table/a%20b";
  vi.stubGlobal("location", place);
  vi.stubGlobal("history", { pushState: (_state: null, _title: string, path: string) => (place.pathname = path) });
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("HTMLAnchorElement", Link);
  vi.stubGlobal("addEventListener", (_event: string, listener: () => void) => (goBack = listener));
  vi.resetModules();
  ({ routes } = await import("../src/shell/routes.svelte"));
});

afterEach(() => vi.unstubAllGlobals());

it("begins with the page whose address was opened", () => {
  expect(routes.current).toEqual({ page: "table", id: "a b" });
});

it.each([
  ["/", { page: "lobby" }],
  ["/rules/mil", { page: "rules", game: "mil" }],
  ["/table/x/replay", { page: "replay", kind: "tables", id: "x" }],
  ["/record/y", { page: "replay", kind: "records", id: "y" }],
  ["/table", { page: "lobby" }],
  ["/nowhere/at/all", { page: "lobby" }],
])("reads %s", (path, route) => {
  routes.go(path);
  expect(routes.current).toEqual(route);
});

it("goes back with the browser", () => {
  routes.go("/rules/mil");
  place.pathname = "/";
  goBack();
  expect(routes.current).toEqual({ page: "lobby" });
});

it("follows links, and leaves those for a new tab to the browser", () => {
  const click = (more: Partial<MouseEvent> = {}) => {
    const preventDefault = vi.fn();
    routes.follow({
      currentTarget: new Link("/rules/mil"),
      button: 0,
      ...more,
      preventDefault,
    } as unknown as MouseEvent);
    return preventDefault.mock.calls.length;
  };
  expect([click({ ctrlKey: true }), click({ metaKey: true }), click({ shiftKey: true }), click({ button: 1 })]).toEqual(
    [0, 0, 0, 0],
  );
  expect(routes.current).toEqual({ page: "table", id: "a b" });
  expect([click(), routes.current]).toEqual([1, { page: "rules", game: "mil" }]);
});
