import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { figures } from "../../../src/hatamoto/games/edo/data/outlines.json";
import { coloursOf, painted, styleOf } from "../../vite/palette";

const root = fileURLToPath(new URL("../../..", import.meta.url));

test("a pair has a colour for each theme and one for print", () => {
  expect(styleOf({ ink: ["#111111", "#EEEEEE"], gold: "#E0A81E" }, "edo")).toBe(
    ":root{--edo-ink:#111111;--edo-print-ink:#111111;--edo-gold:#E0A81E}\n" +
      ':root[data-theme="dark"]{--edo-ink:#EEEEEE}\n',
  );
});

test("tokens of shapes become variables, open tones stay", () => {
  const shapes = JSON.stringify({ lord: [{ d: "M0 0", fill: "ink", line: "edge" }] });
  expect(painted(shapes, new Map([["ink", "var(--print-ink)"]]))).toBe(
    '{"lord":[{"d":"M0 0","fill":"var(--print-ink)","line":"edge"}]}',
  );
});

test("a game's own token goes before the shared one of the same name", () => {
  const tones = figures.merchant.flatMap((shape) => [shape.fill, shape.line]);
  expect(tones).toContain("var(--edo-skin)");
  expect(tones).toContain("var(--print-kin)");
});

test("every palette is read from the sources", () => {
  for (const game of ["", "shogunate", "twilight", "battles", "edo"]) {
    expect(Object.keys(coloursOf(root, game)).length).toBeGreaterThan(15);
  }
});
