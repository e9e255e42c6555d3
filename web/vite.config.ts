import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { fonts } from "./vite/fonts.ts";
import { palette } from "./vite/palette.ts";
import { shell } from "./vite/shell.ts";

const web = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("..", import.meta.url));
const isTest = Boolean(process.env["VITEST"]);
const server = process.env["HATAMOTO_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), palette(root), fonts(root, isTest), ...(isTest ? [] : [shell(web)])],
  build: {
    outDir: "dist",
    target: "es2022",
    // The server's policy allows nothing inline: no data addresses, no scripts in the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
