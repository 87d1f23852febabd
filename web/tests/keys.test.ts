import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keys } from "../src/shell/table/keys";
import { Choosing } from "../src/shell/choosing.svelte";
import { thing } from "../src/shell/thing";

/** As much of an element as the keyboard needs: what it fits, whether it is seen. */
class Piece {
  clicks = 0;
  constructor(
    readonly fits: string[],
    readonly offsetParent: object | null = {},
  ) {}
  matches = (selector: string): boolean => selector.split(", ").some((each) => this.fits.includes(each));
  closest = (selector: string): Piece | null => (this.matches(selector) ? this : null);
  click = (): number => this.clicks++;
  focus = (): void => void (page.activeElement = this);
}

const page = {
  pieces: [] as Piece[],
  activeElement: null as Piece | null,
  querySelectorAll: (selector: string) => page.pieces.filter((piece) => piece.matches(selector)),
  querySelector: (selector: string) => page.querySelectorAll(selector)[0] ?? null,
};
const hands = { back: vi.fn(), undo: vi.fn(), hint: vi.fn(), skip: vi.fn() };

/** Presses a key; tells whether the page keeps it for itself. */
function press(key: string, more: Partial<Record<keyof KeyboardEvent, unknown>> = {}): boolean {
  const preventDefault = vi.fn();
  keys({ key, target: null, preventDefault, ...more } as unknown as KeyboardEvent, hands);
  return preventDefault.mock.calls.length > 0;
}

beforeEach(() => {
  page.pieces = [];
  page.activeElement = null;
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLElement", Piece);
  vi.stubGlobal("Element", Piece);
  for (const hand of Object.values(hands)) hand.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

describe("the keyboard at the table", () => {
  it("takes options by their number", () => {
    page.pieces = [new Piece(['[data-key="1"]']), new Piece(['[data-key="2"]']), new Piece(['[data-key="more"]'])];
    expect([press("2"), press("0")]).toEqual([true, true]);
    expect(page.pieces.map(({ clicks }) => clicks)).toEqual([0, 1, 1]);
  });

  it("goes back, takes back, asks for a hint and skips what is told", () => {
    press("Escape");
    press("u");
    press("h");
    press("s");
    expect(Object.values(hands).map((hand) => hand.mock.calls.length)).toEqual([1, 1, 1, 1]);
  });

  it("leaves keys of the browser and of fields alone", () => {
    expect([press("u", { ctrlKey: true }), press("u", { altKey: true }), press("u", { metaKey: true })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([press("u", { target: new Piece(["textarea"]) }), press("x")]).toEqual([false, false]);
    page.pieces = [new Piece(["dialog[open]"])];
    expect(press("u")).toBe(false);
    expect(hands.undo).not.toHaveBeenCalled();
  });

  it("takes the only option by Enter, unless a button has the focus", () => {
    const only = new Piece(["[data-only]"]);
    page.pieces = [only];
    expect(press("Enter", { target: new Piece(["button"]) })).toBe(false);
    expect(press("Enter", { target: new Piece(["main"]) })).toBe(true);
    expect(only.clicks).toBe(1);
  });

  it("walks through what can be chosen and is seen, round and round", () => {
    const [one, hidden, two, three] = [
      new Piece(["[data-choice]"]),
      new Piece(["[data-choice]"], null),
      new Piece(["[data-choice]"]),
      new Piece(["[data-thing]"]),
    ];
    page.pieces = [one, hidden, two, three];
    const walked = ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"].map((key) => {
      press(key);
      return page.activeElement;
    });
    expect(walked).toEqual([one, two, one, two, one]);
    page.activeElement = null;
    press("ArrowLeft");
    expect(page.activeElement).toBe(two);
    press("ArrowRight", { shiftKey: true });
    expect(page.activeElement).toBe(three);
  });
});

it("a thing on the table is a button for hands, keys and ears", () => {
  const choosing = new Choosing(() => undefined);
  choosing.offer([
    { move: 1, path: ["die:0", "advisor:a"], say: { id: "", args: {} } },
    { move: 2, path: ["die:0", "advisor:b"], say: { id: "", args: {} } },
  ]);
  choosing.touch("die:0");
  expect(thing(choosing, "advisor:x")).toEqual({
    "data-thing": "advisor:x",
    "data-choice": undefined,
    "data-state": "off",
    "aria-disabled": true,
    "aria-pressed": undefined,
    tabindex: -1,
  });
  const seen = (id: string, stand?: string) => {
    const { "data-state": state, "aria-pressed": pressed, tabindex } = thing(choosing, id, stand);
    return [state, pressed, tabindex];
  };
  expect(seen("advisor:a")).toEqual(["open", false, 0]);
  expect(seen("die:0")).toEqual(["chosen", true, 0]);
  expect(seen("die:1", "die:0")).toEqual(["chosen", true, 0]);
});
