/** Moving between targets by keyboard: the neighbour in a direction, the next legal one. */

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const FORWARD: Readonly<Record<Direction, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest spot in a direction, sideways distance counting double; -1 when there is none. */
export function neighbour(from: Spot, spots: readonly Spot[], direction: Direction): number {
  const { x, y } = FORWARD[direction];
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const cost = ahead + aside * 2;
    if (ahead > 4 && aside <= ahead * 3 && cost < least) [best, least] = [index, cost];
  });
  return best;
}

type Focusable = HTMLElement | SVGElement;

function found(selector: string): Focusable[] {
  const all = [...document.querySelectorAll<Focusable>(selector)];
  return all.filter((element) => element.getClientRects().length > 0);
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Moves the focus to a neighbouring target; false if no target has the focus. */
export function step(direction: Direction): boolean {
  const current = document.activeElement;
  if (!current?.hasAttribute("data-target")) return false;
  const others = found("[data-target]").filter((element) => element !== current);
  others[neighbour(middle(current), others.map(middle), direction)]?.focus();
  return true;
}

/** Focuses the next (1) or previous (-1) legal target. */
export function walk(by: 1 | -1): void {
  const legal = found("[data-legal]");
  const at = legal.findIndex((element) => element === document.activeElement);
  const from = at < 0 && by < 0 ? 0 : at;
  legal[(from + by + legal.length) % legal.length]?.focus();
}

/** Presses the legal target of that number, counted from 1. */
export function press(number: number): void {
  const target = found("[data-legal]")[number - 1];
  target?.focus();
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** Focuses the first thing in a zone of the page. */
export function enter(zone: string): void {
  found(`[data-zone="${zone}"] :is(button, a, input, textarea, [tabindex="0"])`)[0]?.focus();
}
