import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["TAFELRUNDE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tafelrunde/server/static",
    emptyOutDir: true,
    // The content security policy allows no data: scripts and no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { experimentalMinChunkSize: 4000 } },
  },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  // A busy machine is no fault of what is tested.
  test: { environment: "./tests/environment.ts", testTimeout: 60_000 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
