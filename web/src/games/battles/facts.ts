/** What there is to know of a hex, in words. */

import { percentages } from "../../lib/percent";
import type { Voice } from "../../lib/voice";
import type { Field, Print, Water } from "./field";
import { beyond, digits, SIDES } from "./geometry";
import { forecastFor } from "./odds";
import { controlOf, moveOf, reachOf } from "./table";
import { standingBy } from "./targets";
import type { BattlesView, PieceView } from "./view";

const DIRECTIONS = ["east", "northeast", "northwest", "west", "southwest", "southeast"] as const;

const known = new WeakMap<Field, ReadonlyMap<string, Water>>();

/** The water on each side, at `hex side`. */
function watersOf(field: Field): ReadonlyMap<string, Water> {
  const before = known.get(field);
  if (before) return before;
  const found = new Map<string, Water>();
  for (const kind of ["stream", "river", "pond"] as const) {
    for (const { hex, side } of field.waters[kind]) {
      const other = beyond(hex, side);
      found.set(`${hex} ${side}`, kind);
      if (other !== null) found.set(`${other} ${(side + 3) % SIDES}`, kind);
    }
  }
  known.set(field, found);
  return found;
}

const roadHexes = new WeakMap<Field, ReadonlySet<string>>();

function onRoad(field: Field, hex: string): boolean {
  const roads = roadHexes.get(field) ?? new Set(field.ways.flat());
  roadHexes.set(field, roads);
  return roads.has(hex);
}

/** The terrain of a hex: its ground and what lies on it. */
export function groundText(field: Field, say: Voice, hex: string): string {
  const ids = [field.ground.get(hex) ?? "flat"] as string[];
  if (field.cities.has(hex)) ids.unshift("city");
  if (field.tops.has(hex)) ids.unshift("mountain_top");
  if (onRoad(field, hex)) ids.push("road");
  return say.message("view-terrains", { terrains: ids });
}

/** The water around a hex, side by side. */
export function waterText(field: Field, say: Voice, hex: string): string {
  const waters = watersOf(field);
  const told = DIRECTIONS.flatMap((direction, side) => {
    const water = waters.get(`${hex} ${side}`);
    return water ? [say.message(`view-water_${direction}`, { water })] : [];
  });
  return say.row(told);
}

/** The printed values by name; null for a strength that is not printed. A range only where there is one. */
export function valuesOf({ fire, melee, morale, move, range }: Print) {
  const values: readonly (readonly [string, number | null])[] = [
    ["fire", fire],
    ["melee", melee],
    ["morale", morale],
    ["move", move],
    ["range", range],
  ];
  return range === null ? values.slice(0, -1) : values;
}

/** What each printed number means. */
export function decodedText({ fire, melee, morale, move, range }: Print, say: Voice): string {
  const facts = { fire: fire ?? "–", melee: melee ?? "–", morale, move };
  if (range === null) return say.message("view-values", facts);
  return say.message("view-values_range", { ...facts, range });
}

/** The name of a unit in the chosen language, as on its counter, and in the other language. */
export function namesOf(unit: string, drawn: string, say: Voice, also: Voice): readonly string[] {
  const [name, other] = [say.message(`unit-${unit}`), also.message(`unit-${unit}`)];
  return [name, drawn, other].filter(
    (one, index, all) =>
      one && !all.some((more, at) => at !== index && isIn(one, more, at < index)),
  );
}

/** Whether a name only repeats another one, or a part of it. */
function isIn(name: string, other: string, isLater: boolean): boolean {
  return other.includes(name) && (other !== name || isLater);
}

const NO_PRINT = { isCommander: false, fire: null, melee: null, morale: 0, move: 0 };

/** A piece with what it is, for those who listen. */
function pieceText(field: Field, say: Voice, piece: PieceView): string {
  const { unit, seat, disordered, marked } = piece;
  const { isCommander, fire, melee, morale, move } = field.pieces.get(unit) ?? NO_PRINT;
  const side = field.sides[seat] ?? "";
  const facts = { unit, side, fire: fire ?? 0, melee: melee ?? 0, morale, move };
  const parts = [
    say.message(isCommander ? "view-commander_label" : "view-unit_label", facts),
    disordered ? say.message("view-disordered") : "",
    marked ? say.message("view-marked") : "",
  ];
  return say.row(parts.filter(Boolean));
}

/** Who controls a victory hex; empty for any other. */
export function victoryText(field: Field, view: BattlesView, say: Voice, hex: string): string {
  if (!field.victories.includes(hex)) return "";
  const victory = `${field.id}_${hex}`;
  const seat = controlOf(view, hex);
  if (seat === null) return say.message("view-victory_nobody", { victory });
  return say.message("view-victory_of", { victory, side: field.sides[seat] ?? "" });
}

/** What road movement costs, and why it is cheaper. */
function roadText(say: Voice, cost: number): string {
  return say.message("view-cost_road_why", { text: say.message("view-cost_road", { cost }) });
}

/** What a move to the hex costs: also by road where that is cheaper. */
export function costText(view: BattlesView, say: Voice, hex: string): string {
  const move = moveOf(view);
  const [normal, road] = [reachOf(move?.normal, hex), reachOf(move?.road, hex)];
  const byRoad = road ? roadText(say, road.cost) : "";
  if (!normal) return byRoad;
  const cost = say.message(normal.stop ? "view-cost_stop" : "view-cost", { cost: normal.cost });
  return road && road.cost < normal.cost ? say.row([cost, byRoad]) : cost;
}

const FIRE_RESULTS = ["none", "d", "dd"] as const;

/** The worst fire the unit that moves would meet in a hex; empty for none. */
export function fireText(view: BattlesView, say: Voice, hex: string): string {
  const fire = forecastFor(view, hex);
  if (!fire) return "";
  const [, first = 0, second = 0] = percentages(
    FIRE_RESULTS.map((result) => fire.odds[result] ?? 0),
  );
  return say.message("view-forecast", {
    count: fire.count,
    strength: fire.strength,
    first,
    second,
  });
}

/** By seat, the hexes in its zones of control, where they are laid over the map. */
export type ZonesLaid = readonly ReadonlySet<string>[] | null;

/** Whose zones of control a hex lies in, where they are laid over the map. */
export function zoneTexts(field: Field, say: Voice, hex: string, zones: ZonesLaid) {
  return (zones ?? []).flatMap((zone, seat) =>
    zone.has(hex) ? [say.message("view-zone_of", { side: field.sides[seat] ?? "" })] : [],
  );
}

/** What a hex always is: where, ground, water. */
export function printedText(field: Field, say: Voice, hex: string): string {
  const where = say.message("view-hex", { digits: digits(hex) });
  return [where, groundText(field, say, hex), waterText(field, say, hex)]
    .filter(Boolean)
    .join(". ");
}

/** What the picture shown adds to that, by hex: control, who stands there, what it costs to go there. */
export function shownTexts(
  field: Field,
  view: BattlesView,
  say: Voice,
  zones: ZonesLaid,
): ReadonlyMap<string, string> {
  const [there, move] = [standingBy(view), moveOf(view)];
  const reached = [...(move?.normal ?? []), ...(move?.road ?? [])].map(({ hex }) => hex);
  const zoc = new Set(move?.zoc);
  const hexes = [...field.victories, ...there.keys(), ...zoc, ...reached];
  for (const zone of zones ?? []) hexes.push(...zone);
  const text = (hex: string): string => {
    const parts = [
      victoryText(field, view, say, hex),
      ...(there.get(hex) ?? []).map((piece) => pieceText(field, say, piece)),
      zoc.has(hex) ? say.message("view-zoc") : "",
      ...zoneTexts(field, say, hex, zones),
      costText(view, say, hex),
      fireText(view, say, hex),
    ];
    return parts.filter(Boolean).join(". ");
  };
  return new Map([...new Set(hexes)].map((hex) => [hex, text(hex)]));
}
