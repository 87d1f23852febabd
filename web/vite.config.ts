import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

/** The printed figures of a game stand in one place, its `components.toml`; boards import that. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(source, id) {
      if (id.endsWith(".toml")) return { code: `export default ${JSON.stringify(parse(source))}`, map: null };
      return null;
    },
  };
}

const server = process.env["TAFELRUNDE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [toml(), svelte()],
  build: {
    outDir: "../src/tafelrunde/server/static",
    emptyOutDir: true,
    // The content security policy allows no data: scripts and no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
