import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { preloads } from "./preloads";

const server = process.env["TAFELRUNDE_SERVER"] ?? "http://127.0.0.1:8000";

/**
 * What several pages share goes together in two files: fewer requests are worth a few bytes that a page does not need.
 * Before them comes what runs first, which waits for nothing else.
 */
function shared(id: string): string | undefined {
  if (/\/src\/(begin|shell\/(early|boards|keep|languages))\.ts|vite\/preload-helper/.test(id)) return "early";
  if (
    /\/shell\/(table\/(TableLayout|OptionBar|Passing|SceneCard|Staged)\.svelte|(choosing|staging|syllables|thing)\.)/.test(
      id,
    )
  )
    return "playing";
  if (/\/node_modules\/(svelte|clsx|@fluent)\//.test(id)) return "base";
  if (/\/shell\/(seat\/|[A-Z]\w+\.svelte|(bots|clock|first|idle|opening|origin|pace|reach|refusal|sound)\.)/.test(id))
    return "base";
  return undefined;
}

export default defineConfig({
  plugins: [svelte(), preloads()],
  build: {
    outDir: "../src/tafelrunde/server/static",
    emptyOutDir: true,
    // The content security policy allows no data: scripts and no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { experimentalMinChunkSize: 4000, manualChunks: shared } },
  },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  // A busy machine is no fault of what is tested.
  test: { environment: "./tests/environment.ts", testTimeout: 60_000 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
