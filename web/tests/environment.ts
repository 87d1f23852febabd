/**
 * Svelte as browsers run it, without a browser: effects run and derived values follow, but there is no page. The browser
 * that is not there speaks English and remembers nothing.
 */

import type { Environment } from "vitest/runtime";

export default {
  name: "no-page",
  viteEnvironment: "client",
  setup: (global: object) => {
    Object.defineProperty(global, "navigator", { value: { language: "en" }, configurable: true, writable: true });
    return { teardown: () => undefined };
  },
} satisfies Environment;
