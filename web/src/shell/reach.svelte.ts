/** Under which address others reach this server: a link that leads to one's own machine helps no guest. */

import * as api from "./api";

const isHere = (host: string): boolean => /^(localhost|127\.|\[?::1)/.test(host);

class Reach {
  /** The start of links for others. */
  origin = $state(location.origin);
  /** Nobody else reaches the server. */
  nobody = $state(false);
  private asked = false;

  /** Asks the server if the address of this page would help nobody; asking twice costs nothing. */
  async load(): Promise<void> {
    if (this.asked || !isHere(location.hostname)) return;
    this.asked = true;
    try {
      const [best] = (await api.reach()).addresses;
      if (best) this.origin = best;
      this.nobody = !best;
    } catch {
      this.asked = false;
    }
  }
}

export const reach = new Reach();
