/** A tutorial on its way: which position is shown, which card, and what is to be done next. */

import type { Frame, Offer, TableEvent, Tutorial, View } from "../../contract/table";

/** Who learns sits here. */
export const LEARNER = 0;

/** What is left to touch of a path; a thing may be touched more than once. */
export function rest(path: string[], touched: string[]): string[] {
  const left = [...path];
  for (const thing of touched) {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export class Lesson {
  ply = $state(0);
  private card = $state(0);
  /** Somebody tried something else than what the lesson is about. */
  strayed = $state(false);

  constructor(readonly tutorial: Tutorial) {}

  private readonly here = $derived.by(() => this.tutorial.cards.filter(({ ply }) => ply === this.ply));
  readonly text = $derived(this.here[this.card]?.text ?? "");
  /** The part of the board that the card speaks of, and what to light in it: a single word is both. */
  readonly show: string[] = $derived.by(() => this.here[this.card]?.show ?? []);
  readonly begins = $derived(this.ply === 0 && this.card === 0);
  /** There is more to read before anything happens. */
  readonly reading = $derived(this.card < this.here.length - 1);
  readonly last = $derived.by(() => this.tutorial.game.plies);
  readonly over = $derived(this.ply >= this.last && !this.reading);
  /** A lesson goes move by move: numbers are asked for one after the other, not together. */
  readonly frame: Frame = $derived.by(() => {
    const frame = this.tutorial.game.frames[this.ply] as Frame;
    return { ...frame, view: oneByOne(frame.view) };
  });
  readonly own = $derived(!this.over && !this.reading && this.next?.seat === LEARNER);
  /** What the learner is asked to do, if it is his turn. */
  readonly wanted: Offer | undefined = $derived(
    this.own ? this.frame.view.offers?.find(({ move }) => move === this.tutorial.moves[this.ply]) : undefined,
  );
  readonly log: TableEvent[] = $derived.by(() =>
    this.tutorial.game.frames.slice(0, this.ply + 1).flatMap(({ events }) => events),
  );

  private get next(): Frame | undefined {
    return this.tutorial.game.frames[this.ply + 1];
  }

  /** The next card, or what somebody else does; who does not want to watch that comes to the next thing to read or do. */
  goOn(): void {
    if (this.reading) this.card += 1;
    else if (this.passing) while (this.passing) this.step();
    else if (!this.own && !this.over) this.step();
  }

  /** One position that passes by itself. */
  pass(): void {
    if (this.passing) this.step();
  }

  /** How many positions pass from here to the next thing to read or do. */
  get ahead(): number {
    const { cards, game } = this.tutorial;
    let ply = this.ply;
    do ply += 1;
    while (ply < this.last && game.frames[ply + 1]?.seat !== LEARNER && !cards.some((card) => card.ply === ply));
    return ply - this.ply;
  }

  /** One card back, or one position. */
  back(): void {
    this.strayed = false;
    if (this.card > 0) this.card -= 1;
    else if (this.ply > 0) {
      this.ply -= 1;
      this.card = Math.max(0, this.here.length - 1);
    }
  }

  take(offer: Offer): void {
    this.strayed = offer.move !== this.wanted?.move;
    if (!this.strayed) this.step();
  }

  /** Positions in which there is nothing to read and others act pass by themselves. */
  get passing(): boolean {
    return !this.over && !this.own && !this.reading && !this.text;
  }

  private step(): void {
    this.strayed = false;
    this.card = 0;
    this.ply += 1;
  }
}

function oneByOne(view: View): View {
  const alone = { ...view };
  delete alone.amounts;
  return alone;
}
