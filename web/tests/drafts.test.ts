import { describe, expect, it } from "vitest";
import { bundleOf, Texts } from "../src/shell/fluent";
import type { ValueBlock, ValueField, ValueForm } from "../src/contract/table";
import {
  blockName,
  changesOf,
  entered,
  faultAt,
  faultOf,
  fieldName,
  groups,
  matching,
  otherFaults,
  shown,
} from "../src/shell/values/drafts";

const field = (place: string, value: unknown): ValueField => ({
  place,
  kind: "number",
  each: "",
  low: 0,
  high: 9,
  words: [],
  length: null,
  value,
});
const block = (name: string, origin: string, ...keys: string[]): ValueBlock => ({
  name,
  origin,
  note: "",
  fields: keys.map((key) => field(`${name}.${key}`, 3)),
});
const FORM: ValueForm = {
  game: "toy",
  components: "beef",
  blocks: [
    block("disc", "rulebook", "sectors"),
    block("building.statue", "rulebook", "vp", "gold"),
    block("building.chapel", "reconstructed", "vp"),
    block("landscape.L07", "invented", "rows"),
  ],
};
const TEXTS = new Texts(
  bundleOf("en", [
    `entries-building = Buildings
entries-disc = Disc
entries-landscape = Landscapes
entries-landscape-each = Landscape { $number }
building-statue = Statue
building-chapel = Chapel
province-lea = Lea
province-ogdoad = Ogdoad
entry-vp = Points
entry-building-gold = Cost in gold
entry-gold = Gold
entry-sectors = Sectors
entry-rows = Rows
word-open = open
yes = yes
no = no`,
  ]),
);
const fault = (place: string) => ({ place, say: { id: `wrong-${place}`, args: {} }, message: "" });

describe("values as they are being entered", () => {
  it("asks first for what nobody is sure of, and last for what is in no box", () => {
    expect(groups(FORM).map(({ section, blocks }) => [section, ...blocks.map(({ name }) => name)])).toEqual([
      ["building", "building.chapel", "building.statue"],
      ["disc", "disc"],
      ["landscape", "landscape.L07"],
    ]);
  });

  it("calls things what they are called at the table", () => {
    expect(blockName("building.statue", TEXTS)).toBe("Statue");
    expect(blockName("building", TEXTS)).toBe("Buildings");
    expect(blockName("landscape.L07", TEXTS)).toBe("Landscape 7");
    expect(blockName("border.lea-ogdoad", TEXTS)).toBe("Lea – Ogdoad");
    expect(fieldName(field("building.statue.gold", 1), "building.statue", TEXTS)).toBe("Cost in gold");
    expect(fieldName(field("start.gold", 1), "start", TEXTS)).toBe("Gold");
    expect(shown([true, "open", 3, "", null], TEXTS)).toBe("yes, open, 3, –, –");
  });

  it("keeps only what differs", () => {
    const vp = field("building.statue.vp", 3);
    const once = entered({}, vp, 9);
    expect(once).toEqual({ "building.statue.vp": 9 });
    expect(entered(once, vp, 3)).toEqual({});
  });

  it("says what a file said and is as shipped again", () => {
    const imported = { "building.statue.vp": 9, "building.chapel.vp": 8 };
    expect(changesOf({ "building.statue.vp": 9 }, imported, FORM)).toEqual({
      "building.statue.vp": 9,
      "building.chapel.vp": 3,
    });
  });

  it("shows what is wrong beside its field, its block, or above all", () => {
    const faults = [fault("disc.sectors.5"), fault("building.statue"), fault("building"), fault("")];
    expect(faultAt(faults, "disc.sectors")?.id).toBe("wrong-disc.sectors.5");
    expect(faultOf(faults, "building.statue")?.id).toBe("wrong-building.statue");
    expect(faultOf(faults, "building.chapel")).toBeUndefined();
    expect(otherFaults(faults, FORM).map(({ place }) => place)).toEqual(["building", ""]);
  });

  it("finds blocks by their names and those of their values", () => {
    const [building] = groups(FORM);
    if (!building) throw new Error("no buildings");
    const found = (search: string) => matching(building, search, TEXTS).map(({ name }) => name);
    expect(found("stat")).toEqual(["building.statue"]);
    expect(found("points")).toEqual(["building.chapel", "building.statue"]);
    expect(found("buildings cost")).toEqual(["building.statue"]);
    expect(found("nothing")).toEqual([]);
  });
});
