/** A person's choice in the making: things touched so far, and what they leave open. */

import { narrow, same } from "./narrowing";
import type { Offer } from "../contract/table";

export type ThingState = "off" | "open" | "chosen";

export class Choosing {
  private offers = $state.raw<Offer[]>([]);
  touched = $state.raw<string[]>([]);
  /** What would be done, once somebody says so; whoever is careful sees it first. */
  held = $state.raw<Offer | null>(null);
  /** The thing whose touch held it. */
  private hold = "";
  /** Things that somebody points at in words: they are lit on the board. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  private readonly narrowed = $derived(narrow(this.offers, this.touched));
  readonly left = $derived(this.narrowed.left);
  readonly ordered = $derived(this.narrowed.ordered);

  constructor(
    private readonly send: (offer: Offer) => void,
    /** Somebody points at what is not possible and wonders why. */
    private readonly wonder: (thing: string) => void = () => undefined,
    /** Whether a first touch only tells what would happen, and a second one does it. */
    private readonly careful: (offer: Offer) => boolean = () => false,
  ) {}

  /** New offers to choose from: the choice begins anew. If they are the old ones, because somebody else did something
   * meanwhile, it goes on. */
  offer(offers: Offer[]): void {
    if (!same(offers, this.offers)) {
      this.touched = [];
      this.let();
    }
    this.offers = offers;
  }

  /** Every thing that can be touched next. */
  get open(): string[] {
    return [...this.narrowed.open.keys()];
  }

  get active(): boolean {
    return this.offers.length > 0;
  }

  state(thing: string): ThingState {
    if (this.held && this.hold === thing) return "chosen";
    if (this.narrowed.open.has(thing)) return "open";
    return this.touched.includes(thing) ? "chosen" : "off";
  }

  /** How often a thing has been touched: two gold are one thing touched twice. */
  count(thing: string): number {
    return this.touched.filter((each) => each === thing).length;
  }

  /** Touches a thing; touching it again takes it out, or does what it stands for. One that is not possible is asked
   * about. */
  touch(thing: string): void {
    if (this.held && this.hold === thing) return this.confirm();
    const state = this.state(thing);
    this.let();
    if (state === "off") return this.wonder(thing);
    const touched = state === "open" ? [...this.touched, thing] : this.touched.filter((each) => each !== thing);
    const { done } = narrow(this.offers, touched);
    if (!done) this.touched = touched;
    else if (this.careful(done)) this.keep(done, thing);
    else {
      this.touched = touched;
      this.send(done);
    }
  }

  back(): void {
    if (this.held) this.let();
    else this.touched = this.touched.slice(0, -1);
  }

  take(offer: Offer): void {
    if (this.held?.move === offer.move) this.confirm();
    else if (this.careful(offer)) this.keep(offer, "");
    else this.send(offer);
  }

  /** Does what is held. */
  confirm(): void {
    const { held } = this;
    this.let();
    if (held) this.send(held);
  }

  private keep(offer: Offer, thing: string): void {
    this.held = offer;
    this.hold = thing;
  }

  private let(): void {
    this.held = null;
    this.hold = "";
  }
}
