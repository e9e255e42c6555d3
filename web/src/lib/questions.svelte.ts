/** What the reader is asked at the tables of a list, in words. */

import { FONTS } from "game-fonts";
import { get } from "./api";
import { isAsked } from "./lists.svelte";
import { settings } from "./settings.svelte";
import { botName, loadTexts, voice } from "./texts.svelte";
import type { Decision, ListedTable, Table } from "./wire";

interface Asked {
  readonly changedAt: number;
  readonly decision: Decision | null;
}

/** By table; a table that changed is asked for again. */
let known: Readonly<Record<string, Asked>> = $state.raw({});

/** Several seats share one screen: the question is for whoever sits down, behind the curtain. */
function seatAsked(table: ListedTable): number | null {
  const [seat, ...others] = table.you;
  return isAsked(table) && seat !== undefined && !others.length ? seat : null;
}

/** Fetches what is asked at each of these tables, unless it is known. */
export function readQuestions(tables: readonly ListedTable[]): void {
  for (const table of tables) {
    const seat = seatAsked(table);
    if (seat !== null && known[table.id]?.changedAt !== table.changed_at) void read(table, seat);
  }
}

async function read({ id, game, changed_at }: ListedTable, seat: number): Promise<void> {
  known = { ...known, [id]: { changedAt: changed_at, decision: null } };
  const [{ turns }] = await Promise.all([
    get<Table>(`/api/tables/${id}`),
    loadTexts(game),
    FONTS[game]?.(),
  ]).catch(() => [{ turns: {} as Table["turns"] }]);
  known = { ...known, [id]: { changedAt: changed_at, decision: turns[seat]?.decision ?? null } };
}

/** The question of a table; empty for none, or while it is being fetched. */
export function questionOf(table: ListedTable): string {
  const seat = seatAsked(table);
  const decision = known[table.id]?.decision;
  if (seat === null || !decision) return "";
  const names = table.seats.map(({ kind, name }) => (kind === "bot" ? botName(name) : name));
  return voice(settings.lang, table.game, names, seat).prompt(decision.name, decision.facts);
}
