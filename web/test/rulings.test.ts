import { render } from "svelte/server";
import { expect, test } from "vitest";
import { parsed } from "../src/lib/markdown";
import Rulings from "../src/shell/Rulings.svelte";

test("a ruling that can be read otherwise has its badge, another has none", () => {
  const blocks = parsed(
    [
      "| No. | Paragraph | Ruling | Reason | Tests |",
      "|---|---|---|---|---|",
      "| 1 | §play/check | One. *The book can be read otherwise.* | Why. | t |",
      "| 2 | §play/check | Two. | Why. | t |",
    ].join("\n"),
  );
  const { body } = render(Rulings, { props: { blocks, game: "shogunate" } });
  expect(body.match(/class="otherwise/g)).toHaveLength(1);
  expect(body.indexOf("otherwise")).toBeLessThan(body.indexOf("Two."));
});
