/** The colours of the data files as styles: `palette.css` for all, `palette/<game>.css` for a game. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A token's colour: a pair for the light and the dark theme, or one that is printed. */
type Colour = string | readonly [string, string];
type Colours = Readonly<Record<string, Colour>>;

const STYLE = /^\0?palette(?:\/(\w+))?\.css$/;
const DRAWN = /\/src\/hatamoto\/(?:drawing|games\/(\w+))\/data\/(?:emblems|outlines)\.json$/;

/** Where the shared data files lie, or those of a game. */
function folderOf(root: string, game: string): string {
  return join(root, "src/hatamoto", game ? `games/${game}` : "drawing", "data");
}

export function coloursOf(root: string, game = ""): Colours {
  const text = readFileSync(join(folderOf(root, game), "palette.json"), "utf8");
  return (JSON.parse(text) as { readonly colours: Colours }).colours;
}

/** The variable of a token; `print` is the light colour of a pair, for pieces that have no theme. */
function variable(game: string, token: string, isPrint = false): string {
  return `--${game ? `${game}-` : ""}${isPrint ? "print-" : ""}${token}`;
}

/** The variables of a palette in both themes. */
export function styleOf(colours: Colours, game = ""): string {
  const light: string[] = [];
  const dark: string[] = [];
  for (const [token, colour] of Object.entries(colours)) {
    const name = variable(game, token);
    if (typeof colour === "string") {
      light.push(`${name}:${colour}`);
    } else {
      light.push(`${name}:${colour[0]}`, `${variable(game, token, true)}:${colour[0]}`);
      dark.push(`${name}:${colour[1]}`);
    }
  }
  return `:root{${light.join(";")}}\n:root[data-theme="dark"]{${dark.join(";")}}\n`;
}

/** The tokens of a game and those all share, each as the printed colour in a style. */
function printedOf(root: string, game: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const owner of game ? ["", game] : [""]) {
    for (const [token, colour] of Object.entries(coloursOf(root, owner))) {
      found.set(token, `var(${variable(owner, token, typeof colour !== "string")})`);
    }
  }
  return found;
}

/** Emblems and outlines with variables for the tokens of their shapes; other tones stay. */
export function painted(json: string, printed: ReadonlyMap<string, string>): string {
  const isTone = (key: string): boolean => key === "fill" || key === "line";
  return JSON.stringify(
    JSON.parse(json, (key, value: unknown) =>
      isTone(key) && typeof value === "string" ? (printed.get(value) ?? value) : value,
    ),
  );
}

export function palette(root: string): Plugin {
  return {
    name: "hatamoto-palette",
    enforce: "pre",
    resolveId: (id) => (STYLE.test(id) ? `\0${id}` : null),
    load: (id) => {
      const game = STYLE.exec(id);
      return game ? styleOf(coloursOf(root, game[1]), game[1]) : null;
    },
    transform: (code, id) => {
      const game = DRAWN.exec(id);
      return game ? { code: painted(code, printedOf(root, game[1] ?? "")), map: null } : null;
    },
  };
}
