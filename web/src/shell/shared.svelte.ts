/** Several players at one device: who holds it, and to whom it goes next. Each has a socket of his own. */

import { Connection } from "./connection.svelte";
import type { Held } from "./keep";

const asked = ({ position }: Connection): boolean => position !== null && position.answer !== null && !position.over;

export class Shared {
  private readonly players: Connection[] = [];
  private holder = $state(0);
  /** Whether nothing may be shown until the next player says that he holds the device. */
  private covered = $state(true);

  constructor(id: string, seats: Held[]) {
    this.players.push(...seats.map(({ token }) => new Connection(id, token)));
  }

  /** The socket of whoever holds the device. */
  get connection(): Connection {
    return this.players[this.holder] as Connection;
  }

  /** Clockwise from the holder, the first who owes a decision; without one the device stays where it is. */
  private readonly turn = $derived.by((): number => {
    const order = this.players.map((_, place) => (this.holder + place) % this.players.length);
    return order.find((each) => asked(this.players[each] as Connection)) ?? this.holder;
  });

  /** Who must take the device before anything is shown; null if its holder may look at it. */
  readonly next = $derived(this.covered || this.turn !== this.holder ? (this.players[this.turn] as Connection) : null);

  /** Whoever had the device may have it back to take his last move back. */
  readonly regrets = $derived(!this.covered && this.next !== null && (this.connection.position?.undo.alone ?? false));

  take = (): void => {
    this.holder = this.turn;
    this.covered = false;
  };

  undo = (): void => this.connection.undo();

  /** Who shares a device agrees to what the others at it take back. */
  agree(): void {
    const seats = this.players.map(({ seat }) => seat);
    for (const { position, seat, vote } of this.players) {
      const request = position?.undo.request;
      if (
        request &&
        seat !== null &&
        seats.includes(request.seat) &&
        request.seat !== seat &&
        !request.agreed.includes(seat)
      )
        vote(true);
    }
  }

  close(): void {
    for (const connection of this.players) connection.close();
  }
}
