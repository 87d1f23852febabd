/** Wars that are over, as the log tells them. */

import type { TableEvent } from "../../contract/table";

/** The provinces that it was about, each once. */
export function foughtFor(events: TableEvent[]): string[] {
  const named = events.map(({ say }) => say.args["province"]).filter((province) => typeof province === "string");
  return [...new Set(named)];
}
