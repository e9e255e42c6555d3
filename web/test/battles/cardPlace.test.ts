import { describe, expect, test } from "vitest";
import { cardPlace, type Seen } from "../../src/games/battles/cardPlace";
import { HEXES, middleOf } from "../../src/games/battles/geometry";

const CARD = { width: 280, height: 120 };
const SEEN: Seen = { left: 0, top: 0, zoom: 1, window: { width: 1040, height: 540 } };
const NOTHING = { legal: [], marked: [] };

/** The hex nearest to a point of the map. */
function hexAt(x: number, y: number): string {
  const far = (hex: string) => Math.hypot(middleOf(hex).x - x, middleOf(hex).y - y);
  return HEXES.reduce((near, hex) => (far(hex) < far(near) ? hex : near));
}

describe("the card of a hex", () => {
  test("lies in the lower right corner", () => {
    const place = cardPlace(CARD, SEEN, { hex: hexAt(200, 200), ...NOTHING });
    expect(place).toMatchObject({ left: 750, top: 410 });
  });

  test("gives way to the hex that is pointed at", () => {
    const place = cardPlace(CARD, SEEN, { hex: hexAt(900, 470), ...NOTHING });
    expect(place).toMatchObject({ left: 10, top: 410 });
  });

  test("gives way to pieces and to what may be chosen", () => {
    const hex = hexAt(500, 80);
    const kept = { hex, legal: [hexAt(100, 470)], marked: [hexAt(900, 470)] };
    const place = cardPlace(CARD, SEEN, kept);
    expect(place).toMatchObject({ left: 375, top: 410 });
  });

  test("rather covers a piece than something to choose", () => {
    const shown = HEXES.filter((one) => middleOf(one).x < 1040);
    const hex = hexAt(500, 250);
    expect(cardPlace(CARD, SEEN, { hex, legal: [], marked: shown })).not.toBeNull();
    expect(cardPlace(CARD, SEEN, { hex, legal: shown, marked: [] })).toBeNull();
  });
});
