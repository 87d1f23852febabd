/** Tells that it is one's turn while the page is hidden, if the browser may; it is asked by a button, never by itself. */

import { recall, remember } from "./keep";

const KEY = "notices";
const possible = (): boolean => typeof Notification !== "undefined" && isSecureContext;

class Notice {
  /** May be switched on here at all. */
  readonly possible = possible() && Notification.permission !== "denied";
  on = $state(possible() && Notification.permission === "granted" && recall(KEY) === "on");

  async switch(on: boolean): Promise<void> {
    this.on = on && (await Notification.requestPermission()) === "granted";
    remember(KEY, this.on ? "on" : "off");
  }

  /** It is the turn of who looks at this page, or rather does not. */
  tell(title: string, body: string, tag: string): void {
    if (!this.on || !document.hidden) return;
    try {
      const told = new Notification(title, { body, tag });
      told.onclick = () => {
        focus();
        told.close();
      };
    } catch {
      // Some phones let only installed pages tell anything.
    }
  }
}

export const notice = new Notice();
