/** Everything the page says stands in both catalogues. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { shortcuts } from "../src/table/shortcuts";
import { Room } from "../src/table/room.svelte";
import { ftl, gameText, pageText, shogunateText } from "./catalogues";

const SRC = fileURLToPath(new URL("../src/", import.meta.url));

function sources(): readonly (readonly [string, string])[] {
  const names = readdirSync(SRC, { recursive: true, encoding: "utf8" });
  const ours = names.filter((name) => /\.(svelte|ts)$/.test(name) && !/^(art|board)/.test(name));
  return ours.map((name) => [name, readFileSync(SRC + name, "utf8")]);
}

function ids(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id = ""]) => id));
}

function variables(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^(?=[a-z][\w-]* *=)/m).slice(1);
  return new Map(
    parts.map((part) => {
      const names = [...part.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);
      return [part.slice(0, part.indexOf(" ")), [...new Set(names)].sort().join(" ")];
    }),
  );
}

const SAID =
  /(?:\bt|\balso|message|sentence)\(\s*"([a-z][\w-]*)"|<Bi id="([a-z][\w-]*)"|(?:head|text|id): "((?:head|keys|nav)-[\w-]+)"/g;

test("every message named in the code is in both languages", () => {
  const games = readdirSync(`${SRC}games`).filter((name) => !name.endsWith(".ts"));
  const known = {
    en: ids([pageText("en"), ...games.map((game) => gameText(game, "en"))].join("\n")),
    ja: ids([pageText("ja"), ...games.map((game) => gameText(game, "ja"))].join("\n")),
  };
  const missing = sources().flatMap(([name, text]) =>
    [...text.matchAll(SAID)]
      .map(([, one, two, three]) => one ?? two ?? three ?? "")
      .filter((id) => !known.en.has(id) || !known.ja.has(id))
      .map((id) => `${name}: ${id}`),
  );
  expect(missing).toEqual([]);
});

test("both languages know the same messages with the same arguments", () => {
  const en = variables(ftl("server/text/en.ftl"));
  const ja = variables(ftl("server/text/ja.ftl"));
  expect([...ja.keys()].sort()).toEqual([...en.keys()].sort());
  for (const [id, names] of en) {
    const other = (ja.get(id) ?? "").split(" ");
    expect(names.split(" "), id).toEqual(expect.arrayContaining(other));
  }
});

test("no message of the page hides one of every game or of Shogunate", () => {
  const shared = ids(ftl("texts/data/en.ftl"));
  const game = ids(shogunateText("en"));
  const page = [...ids(ftl("server/text/en.ftl"))];
  expect(page.filter((id) => shared.has(id) || game.has(id))).toEqual([]);
});

test("every key is explained in the list", () => {
  const known = ids(pageText("en"));
  const bindings = shortcuts(new Room("0"), { keys: () => undefined, show: () => undefined });
  expect(bindings.filter(({ text }) => !known.has(text))).toEqual([]);
  const keys = bindings.filter(({ run }) => run).flatMap((binding) => binding.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test("components hold no words of their own", () => {
  const loud = sources()
    .filter(([name]) => name.endsWith(".svelte") && !name.startsWith("games"))
    .flatMap(([name, text]) => {
      const markup = text
        .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
        .replace(/=\{(?:[^{}]|\{[^{}]*\})*\}/g, "")
        .replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
      return [...markup.matchAll(/>([^<>]*[A-Za-z]{3,}[^<>]*)</g)].map(
        ([, words = ""]) => `${name}: ${words.trim()}`,
      );
    })
    .filter((line) => !/: (Hatamoto|· Hatamoto|hatamoto verify FILE( --commitment)?)$/.test(line));
  expect(loud).toEqual([]);
});

test("every decision of a player in Shogunate has its lesson", () => {
  const known = ids(pageText("en"));
  const chance = new Set(["deal", "lay_line", "reveal_plot", "start_player", "scry_draw"]);
  const asked = [...ids(shogunateText("en"))]
    .filter((id) => id.startsWith("decision-"))
    .map((id) => id.slice("decision-".length))
    .filter((id) => !chance.has(id));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((id) => !known.has(`lesson-shogunate-${id}`))).toEqual([]);
});
