import { describe, expect, test } from "vitest";
import { playText, stepText } from "../../src/games/twilight/play";
import { viewOf } from "../../src/games/twilight/table";
import type { JsonObject } from "../../src/lib/wire";
import { gameText } from "../catalogues";
import { speaker, view } from "./tables";

const say = speaker();
const played = (more: JsonObject) => viewOf(view({ active: 1, card: "namamugi", ...more }));

describe("the card in play", () => {
  test("before its use is announced somebody chooses it", () => {
    const shown = played({ asked: null });
    expect(stepText(shown, say)).toBe("choosing its use");
  });

  test("the step says what is left", () => {
    expect(stepText(played({ use: "action" }), say)).toBe("placing, 3 AP left");
    const war = { seat: 0, decision: "war", points: null, target: 4 };
    expect(stepText(played({ use: "event", asked: war }), say)).toBe("choosing a war, target 4");
    expect(stepText(played({ use: "event", asked: null }), say)).toBe("");
  });

  test("whoever listens hears all of it", () => {
    const shown = played({ use: "action_first", part: "event" });
    expect(playText(shown, say)).toBe(
      "Pro-Bakufu plays Namamugi Incident. Used for the action first, then the event. " +
        "Now Anti-Bakufu: placing, 3 AP left.",
    );
  });

  test("every decision about a card has its step in both languages", () => {
    const decisions = "choose_use choose_kind place realign free_realign coup put take war";
    for (const lang of ["en", "ja"] as const) {
      const text = gameText("twilight", lang);
      for (const one of decisions.split(" ")) expect(text).toContain(`view-step_${one} = `);
    }
  });
});
