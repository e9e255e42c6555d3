/** What a first visit loads: within its budget, and kept by the service worker for next time. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";
import { FURTHER_FILES } from "./fonts.ts";

/** The most bytes of scripts and styles of a first visit, compressed. */
export const MOST = 200_000;
const KEPT = /\.(svg|webmanifest|html|js)$/;

interface Styled {
  readonly viteMetadata?: {
    readonly importedCss: ReadonlySet<string>;
    readonly importedAssets: ReadonlySet<string>;
  };
}

/** The styles and fonts of one chunk. */
function dressOf(chunk: Rollup.OutputChunk): readonly string[] {
  const { viteMetadata } = chunk as Styled;
  return viteMetadata ? [...viteMetadata.importedCss, ...viteMetadata.importedAssets] : [];
}

/** A chunk and everything that comes with it at once. */
function together(bundle: Rollup.OutputBundle, name: string, found = new Set<string>()) {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== "chunk") return found;
  found.add(name);
  for (const other of dressOf(chunk)) found.add(other);
  for (const other of chunk.imports) together(bundle, other, found);
  return found;
}

function compressed(output: Rollup.OutputAsset | Rollup.OutputChunk | undefined): number {
  if (!output || /\.woff2$/.test(output.fileName)) return 0;
  return gzipSync(output.type === "chunk" ? output.code : output.source).length;
}

/** The fonts that a style of the bundle names. */
function fontsOf(output: Rollup.OutputAsset | Rollup.OutputChunk | undefined): readonly string[] {
  if (output?.type !== "asset" || !output.fileName.endsWith(".css")) return [];
  const named = String(output.source).matchAll(/url\((?:\.?\/)?(?:assets\/)?([\w.-]+\.woff2)\)/g);
  return [...named].map(([, name]) => `assets/${name}`);
}

/** The files of a first visit; more than 200 kB of scripts and styles fails. */
export function firstVisit(bundle: Rollup.OutputBundle): readonly string[] {
  const entry = Object.values(bundle).find((one) => one.type === "chunk" && one.isEntry);
  const files = [...together(bundle, entry?.fileName ?? "")];
  const size = files.reduce((sum, name) => sum + compressed(bundle[name]), 0);
  if (size > MOST)
    throw new Error(`a first visit loads ${size} bytes; at most ${MOST} are allowed`);
  const fonts = files.flatMap((name) => fontsOf(bundle[name]));
  return [...files, ...fonts].filter((name) => !name.startsWith(`assets/${FURTHER_FILES}`));
}

/** Writes `sw.js` with the list of files and a name that changes with any of them. */
function writeWorker(web: string, dist: string, files: readonly string[]): void {
  const all = readdirSync(dist, { recursive: true, encoding: "utf8" }).sort();
  const beside = all.filter(
    (name) => KEPT.test(name) && !name.startsWith("assets") && name !== "sw.js",
  );
  const list = [...new Set([...files, ...beside])].filter((name) => name !== "index.html").sort();
  const hash = createHash("sha256");
  for (const name of all.filter((one) => /\.\w+$/.test(one) && one !== "sw.js")) {
    hash.update(name).update(readFileSync(join(dist, name)));
  }
  const filled = readFileSync(join(web, "vite/sw.js"), "utf8")
    .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 12)))
    .replace('["FILES"]', JSON.stringify(["/", ...list.map((name) => `/${name}`)]));
  writeFileSync(join(dist, "sw.js"), filled);
}

export function shell(web: string): Plugin {
  let dist = join(web, "dist");
  let files: readonly string[] = [];
  return {
    name: "hatamoto-shell",
    apply: "build",
    configResolved: ({ root, build }) => {
      dist = join(build.outDir.startsWith("/") ? "" : root, build.outDir);
    },
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        files = firstVisit(bundle);
      },
    },
    closeBundle: () => writeWorker(web, dist, files),
  };
}
