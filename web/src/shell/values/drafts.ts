/** Values as they are being entered: what differs from the shipped ones, by place, and how it is shown. */

import { idOf, type Texts } from "../fluent";
import type { Sentence, ValueBlock, ValueFault, ValueField, ValueForm } from "../../contract/table";

export type Value = number | string | boolean | Value[] | null;
export type Draft = Record<string, Value>;

/** What is asked for first: what nobody is sure of. What is invented stands in no box. */
const LEAST_CERTAIN = ["reconstructed", "public", "rulebook", "invented"];

export interface Group {
  section: string;
  blocks: ValueBlock[];
}

const sectionOf = (block: string): string => block.split(".")[0] ?? block;
const doubt = (block: ValueBlock): number => {
  const rank = LEAST_CERTAIN.indexOf(block.origin);
  return rank < 0 ? LEAST_CERTAIN.length : rank;
};

/** The blocks by section; the least certain come first, among sections and within each. */
export function groups(form: ValueForm): Group[] {
  const found = new Map<string, ValueBlock[]>();
  for (const block of form.blocks) {
    const section = sectionOf(block.name);
    found.set(section, [...(found.get(section) ?? []), block]);
  }
  const least = (blocks: ValueBlock[]): number => Math.min(...blocks.map(doubt));
  return [...found]
    .map(([section, blocks]) => ({ section, blocks: blocks.toSorted((one, other) => doubt(one) - doubt(other)) }))
    .toSorted((one, other) => least(one.blocks) - least(other.blocks));
}

export const isDoubtful = (block: ValueBlock): boolean =>
  ["invented", "reconstructed", "public"].includes(block.origin);

/** What a block is called: as its thing is called at the table, or in words of the form. */
export function blockName(block: string, texts: Texts): string {
  const id = block.replaceAll(".", "-");
  if (texts.has(`entries-${id}`)) return texts.say(idOf("entries", id));
  if (texts.has(id)) return texts.sayIf(id, "");
  const section = sectionOf(block);
  const name = block.slice(section.length + 1);
  const number = /\d+$/.exec(name)?.[0];
  if (number && texts.has(`entries-${section}-each`))
    return texts.say(idOf("entries", section, "each"), { number: Number(number) });
  const parts = name.split("-").map((part) => texts.has(`province-${part}`) && texts.say(idOf("province", part)));
  return parts.every(Boolean) ? parts.join(" – ") : name.replaceAll("_", " ");
}

/** What a value is called within its block. */
export function fieldName(field: ValueField, block: string, texts: Texts): string {
  const key = field.place.slice(block.length + 1).replaceAll(".", "-");
  const id = `entry-${sectionOf(block)}-${key}`;
  return texts.sayIf(id, texts.say(idOf("entry", key)));
}

export const wordOf = (word: string, texts: Texts): string =>
  word === "" ? "–" : texts.sayIf(idOf("word", word), word);

/** A value in words, for what it was before. */
export function shown(value: Value, texts: Texts): string {
  if (Array.isArray(value)) return value.map((each) => shown(each, texts)).join(", ") || "–";
  if (typeof value === "boolean") return texts.say(value ? "yes" : "no");
  if (value === null) return "–";
  return typeof value === "string" ? wordOf(value, texts) : String(value);
}

export const same = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The draft with one value more; what is as shipped needs no words. */
export function entered(draft: Draft, field: ValueField, value: Value): Draft {
  const rest = Object.fromEntries(Object.entries(draft).filter(([place]) => place !== field.place));
  return same(value, field.value as Value) ? rest : { ...rest, [field.place]: value };
}

/** What goes to the server: the draft, and what the file said but is as shipped again. */
export function changesOf(draft: Draft, imported: Draft, form: ValueForm): Draft {
  const reverted = Object.keys(imported).filter((place) => !(place in draft));
  const fields = new Map(form.blocks.flatMap((block) => block.fields.map((field) => [field.place, field] as const)));
  return {
    ...Object.fromEntries(reverted.map((place) => [place, (fields.get(place)?.value ?? null) as Value])),
    ...draft,
  };
}

/** What is wrong at a place or, of a list, within it. */
export const faultAt = (faults: ValueFault[], place: string): Sentence | undefined =>
  faults.find((fault) => fault.place === place || fault.place.startsWith(`${place}.`))?.say;

/** What is wrong with a block as a whole. */
export const faultOf = (faults: ValueFault[], block: string): Sentence | undefined =>
  faults.find((fault) => fault.place === block)?.say;

/** What belongs to no field that is shown: of a file, or of a whole section. */
export function otherFaults(faults: ValueFault[], form: ValueForm): ValueFault[] {
  const places = form.blocks.flatMap((block) => [block.name, ...block.fields.map((field) => field.place)]);
  const isShown = (fault: ValueFault) =>
    places.some((place) => fault.place === place || fault.place.startsWith(`${place}.`));
  return faults.filter((fault) => !isShown(fault));
}

/** The blocks whose names, or the names of whose values, hold all words of a search. */
export function matching(group: Group, search: string, texts: Texts): ValueBlock[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const section = blockName(group.section, texts);
  return group.blocks.filter((block) => {
    const names = [
      section,
      blockName(block.name, texts),
      ...block.fields.map((field) => fieldName(field, block.name, texts)),
    ];
    const text = names.join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
