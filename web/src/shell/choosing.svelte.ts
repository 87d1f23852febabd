/** A person's choice in the making: things touched so far, and what they leave open. */

import { narrow, same } from "./narrowing";
import type { Offer } from "../contract/table";

export type ThingState = "off" | "open" | "chosen";

export class Choosing {
  private offers = $state.raw<Offer[]>([]);
  touched = $state.raw<string[]>([]);
  private readonly narrowed = $derived(narrow(this.offers, this.touched));
  readonly left = $derived(this.narrowed.left);
  readonly ordered = $derived(this.narrowed.ordered);

  constructor(
    private readonly send: (offer: Offer) => void,
    /** Somebody points at what is not possible and wonders why. */
    private readonly wonder: (thing: string) => void = () => undefined,
  ) {}

  /** New offers to choose from: the choice begins anew. If they are the old ones, because somebody else did something
   * meanwhile, it goes on. */
  offer(offers: Offer[]): void {
    if (!same(offers, this.offers)) this.touched = [];
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
    if (this.narrowed.open.has(thing)) return "open";
    return this.touched.includes(thing) ? "chosen" : "off";
  }

  /** How often a thing has been touched: two gold are one thing touched twice. */
  count(thing: string): number {
    return this.touched.filter((each) => each === thing).length;
  }

  /** Touches a thing; touching it again takes it out. One that is not possible is asked about. */
  touch(thing: string): void {
    const state = this.state(thing);
    if (state === "off") this.wonder(thing);
    if (state === "open") this.touched = [...this.touched, thing];
    else if (state === "chosen") this.touched = this.touched.filter((each) => each !== thing);
    const { done } = this.narrowed;
    if (done && state !== "off") this.take(done);
  }

  back(): void {
    this.touched = this.touched.slice(0, -1);
  }

  take(offer: Offer): void {
    this.send(offer);
  }
}
