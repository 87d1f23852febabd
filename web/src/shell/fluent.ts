/**
 * Messages in words, by the same few rules as the command line (`kernel/text.py`): a seat is its player's name, counted
 * goods are "2 gold, 1 wood", an id such as `building: statue` is what the message `building-statue` says. The options of
 * the game are there to select by, and the printed values in use by their place: `$cost-token-son`. Both readers are
 * held equal by `tests/messages.json`.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import type { AnyMessageId, MessageFamily } from "../contract/messages";
import type { Arg, MessageId, OptionValue, Sentence } from "../contract/table";
import type { PrintedValues } from "./components.svelte";

/** The message with which a game lists the families of names that a reason (`why`) may be one of. */
const REASON_FAMILIES = "reason-families";
/** The message with which a game lists its families of messages that count (`goods-gold`). */
const COUNT_FAMILIES = "count-families";

const read = new Map<string, FluentResource>();

/** The same source is in several bundles: reading it once is enough. */
function resource(source: string): FluentResource {
  const known = read.get(source) ?? new FluentResource(source);
  read.set(source, known);
  return known;
}

export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(resource(source), { allowOverrides: true });
  return bundle;
}

/** A number of few digits is written the same in every language, and waits for no dictionary of number formats. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** A printed table of counts: it is put into words where a message speaks of it, which few of them are. */
class Counts extends FluentType<Record<string, number>> {
  constructor(
    counts: Record<string, number>,
    private readonly inWords: (counts: Record<string, number>) => string,
  ) {
    super(counts);
  }

  override toString(): string {
    return this.inWords(this.value);
  }
}

/**
 * An id that is put together of a family of messages and what only the data knows: `idOf("building", id, "effect")`. Where all
 * parts are literals a template says it, and is checked whole.
 */
export const idOf = (family: MessageFamily, ...rest: [string | number, ...string[]]): MessageId =>
  [family, ...rest].join("-") as MessageId;

export class Texts {
  private readonly context: Record<string, FluentVariable> = {};

  constructor(
    private readonly bundle: FluentBundle,
    readonly names: string[] = [],
    options: Record<string, OptionValue> = {},
    values: PrintedValues = {},
    /** A game of one file has no texts; then the ids of its messages must do. */
    private readonly wordless = false,
  ) {
    for (const [name, value] of Object.entries(options)) this.context[name] = selectable(name, value);
    const inWords = (counts: Record<string, number>): string => this.countedAsListed(counts);
    for (const [place, value] of valuesOf(values)) {
      this.context[place] = typeof value === "number" ? new Count(value) : new Counts(value, inWords);
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message in words: one that there is. */
  say(id: AnyMessageId, args: Record<string, Arg> = {}): string {
    return this.format(id, args);
  }

  /** By an id that the data gives, which may be one of no message. */
  sayIf(id: string, otherwise: string, args: Record<string, Arg> = {}): string {
    return this.has(id) ? this.format(id, args) : otherwise;
  }

  /** By an id that comes from elsewhere; an unknown one is shown as it is, so that a missing word never stops a game. */
  private format(id: string, args: Record<string, Arg> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return this.wordless ? this.byItsId(id, args) : id;
    if (typeof pattern === "string") return pattern;
    const spoken = Object.entries(args).map(([name, value]) => [name, this.speak(name, value)] as const);
    return this.withContext(spoken, (all) => this.bundle.formatPattern(pattern, all, []));
  }

  /** There are hundreds of values to speak of: the arguments are lent to them, for a copy each time would cost more than
   * all the rest. */
  private withContext(
    spoken: (readonly [name: string, value: FluentVariable])[],
    format: (all: Record<string, FluentVariable>) => string,
  ): string {
    const { context } = this;
    const before = spoken.map(([name]) => context[name]);
    for (const [name, value] of spoken) context[name] = value;
    try {
      return format(context);
    } finally {
      spoken.forEach(([name], at) => {
        const value = before[at];
        if (value === undefined) delete context[name];
        else context[name] = value;
      });
    }
  }

  /** `tribute-do-lay` with a card 3 is "lay, card 3". */
  private byItsId(id: string, args: Record<string, Arg>): string {
    const parts = id.split("-").slice(1);
    const said = parts.filter((word) => !["do", "ask", "no"].includes(word)).join(" ");
    const details = Object.entries(args).map(([name, value]) => `${name} ${String(this.speak(name, value))}`);
    return [said, ...details].join(", ").replaceAll("_", " ");
  }

  tell(say: Sentence): string {
    return this.format(say.id, say.args);
  }

  /** The name of a thing on the table: `advisor:king` is what `advisor-king` says. */
  thing(thing: string): string {
    const message = thing.replace(":", "-");
    return this.has(message) ? this.format(message) : (thing.split(":")[1] ?? thing);
  }

  /** To which family of names an id belongs: `statue` is a `building`. */
  family(id: string): string {
    return this.listed(REASON_FAMILIES).find((family) => this.has(`${family}-${id}`)) ?? "why";
  }

  private speak(name: string, value: Arg): FluentVariable {
    if (/^(other_)?seat$/.test(name) && typeof value === "number") return this.names[value] ?? this.say("nobody");
    if (name === "order" && Array.isArray(value)) return value.map((seat) => this.speak("seat", seat)).join(", ");
    if (name === "scores" && Array.isArray(value)) {
      return value.map((points, seat) => `${this.names[seat] ?? ""} ${String(points)}`).join(", ");
    }
    if (name === "dice" && Array.isArray(value)) return value.join("+");
    if (Array.isArray(value)) return value.map((each) => this.speak(name.replace(/s$/, ""), each)).join(", ");
    if (value !== null && typeof value === "object") return this.counted(name, value);
    if (typeof value === "string") return this.name(name, value);
    return typeof value === "number" ? new Count(value) : String(value);
  }

  /** Counts in the family of messages that has a word for each of them. */
  private countedAsListed(counts: Record<string, number>): string {
    const kinds = Object.keys(counts);
    const family = this.listed(COUNT_FAMILIES).find((each) => kinds.every((kind) => this.has(`${each}-${kind}`)));
    return this.counted(family ?? "", counts);
  }

  private counted(name: string, counts: Record<string, number>): string {
    const family = name.replace(/^other_/, "");
    const parts = Object.entries(counts).filter(([, count]) => count);
    return parts.map(([kind, count]) => this.format(`${family}-${kind}`, { count })).join(", ") || this.say("nothing");
  }

  /** The families that a game lists in a message; none if it has no such message. */
  private listed(message: string): string[] {
    return this.has(message) ? this.format(message).split(/\s+/) : [];
  }

  private name(family: string, id: string): string {
    const families = [family.replace(/^other_/, ""), ...(family === "why" ? this.listed(REASON_FAMILIES) : [])];
    const found = families.find((each) => this.has(`${each}-${id}`));
    return found ? this.format(`${found}-${id}`) : id;
  }
}

const known = new WeakMap<PrintedValues, [place: string, value: number | Record<string, number>][]>();

/** The printed values by their place: numbers, and tables that hold nothing but numbers. */
export function valuesOf(values: PrintedValues): [place: string, value: number | Record<string, number>][] {
  const found = known.get(values) ?? gather("", values);
  known.set(values, found);
  return found;
}

function gather(place: string, table: PrintedValues): [place: string, value: number | Record<string, number>][] {
  const entries = Object.entries(table).filter(([name]) => !["origin", "note"].includes(name));
  const counts = entries.filter((entry): entry is [string, number] => Number.isInteger(entry[1]));
  const own =
    place && counts.length === entries.length
      ? [[place, Object.fromEntries(counts)] as [string, Record<string, number>]]
      : [];
  const within = entries.flatMap(([name, value]) => {
    const here = place ? `${place}-${name}` : name;
    if (Number.isInteger(value)) return [[here, value as number] as [string, number]];
    const isTable = value !== null && typeof value === "object" && !Array.isArray(value);
    return isTable ? gather(here, value as PrintedValues) : [];
  });
  return [...own, ...within];
}

/** Variants of Fluent begin with a letter, so `1e` becomes `edition-1e`. */
function selectable(name: string, value: OptionValue): string {
  return typeof value === "string" ? `${name}-${value}` : String(value);
}
