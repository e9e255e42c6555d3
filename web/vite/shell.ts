/** The service worker of the build: the shell's files by name, so that it opens without a network. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const KEPT = /\.(js|css|woff2|svg|webmanifest|html)$/;

/** After the build, writes `sw.js` with the list of files and a name that changes with them. */
export function shell(web: string): Plugin {
  return {
    name: "hatamoto-shell",
    apply: "build",
    closeBundle: () => {
      const dist = join(web, "dist");
      const names = readdirSync(dist, { recursive: true, encoding: "utf8" });
      const files = names.filter((name) => KEPT.test(name) && name !== "sw.js").sort();
      const hash = createHash("sha256");
      for (const name of files) hash.update(name).update(readFileSync(join(dist, name)));
      const source = readFileSync(join(web, "vite/sw.js"), "utf8");
      const list = files.filter((name) => name !== "index.html").map((name) => `/${name}`);
      const filled = source
        .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 12)))
        .replace('["FILES"]', JSON.stringify(["/", ...list]));
      writeFileSync(join(dist, "sw.js"), filled);
    },
  };
}
