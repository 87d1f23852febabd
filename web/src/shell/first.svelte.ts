/**
 * The guided first game: what a decision is about is explained when it comes for the first time in this browser.
 * The question `xx-ask-build` is explained by the message `xx-first-build`, where the game has one.
 */

import { recall, remember } from "./keep";

function learnt(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(recall("learnt") ?? "[]");
    return new Set(Array.isArray(ids) ? ids.map(String) : []);
  } catch {
    return new Set();
  }
}

class FirstGame {
  on = $state(recall("first") !== "off");
  private learnt = $state.raw(learnt());
  /** The goal stays in sight, until it is put away. */
  goal = $state(recall("goal") === "on");

  /** The message that explains a question, unless it has been read before. */
  explains(question: string | undefined): string | null {
    const id = messageOf(question);
    return this.on && id && !this.learnt.has(id) ? id : null;
  }

  /** The question has been answered, or its explanation put away. */
  learn(question: string | undefined): void {
    const id = messageOf(question);
    if (!id || this.learnt.has(id)) return;
    this.keep(new Set([...this.learnt, id]));
  }

  switch(on: boolean): void {
    this.on = on;
    remember("first", on ? "on" : "off");
  }

  /** From the beginning: everything is explained once more. */
  begin(): void {
    this.keep(new Set());
    this.switch(true);
    this.goal = true;
    remember("goal", "on");
  }

  forgetGoal(): void {
    this.goal = false;
    remember("goal", "off");
  }

  private keep(ids: ReadonlySet<string>): void {
    this.learnt = ids;
    remember("learnt", JSON.stringify([...ids]));
  }
}

const messageOf = (question: string | undefined): string | null =>
  question?.includes("-ask-") ? question.replace("-ask-", "-first-") : null;

export const first = new FirstGame();
