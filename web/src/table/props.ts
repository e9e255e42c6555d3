/** What a table gives to the parts of its game's picture. */

import type { BoardProps } from "../games/contract";
import { cite } from "../lib/guides.svelte";
import { screen } from "../lib/settings.svelte";
import type { JsonObject } from "../lib/wire";
import type { Room } from "./room.svelte";

const NOTHING: JsonObject = {};

/** The picture shown: the present one, or in a replay that moment with nothing after it. */
export function propsOf(room: Room): BoardProps {
  const { table, past } = room;
  const { at } = past;
  return {
    view: room.view ?? NOTHING,
    seat: room.reader,
    turn: room.acting ? null : room.turn,
    toAct: past.moment?.to_act ?? table?.to_act ?? [],
    seats: table?.seats ?? [],
    names: room.names,
    content: room.content,
    say: room.say,
    also: room.also,
    act: room.act,
    actAll: room.actAll,
    selected: room.selected,
    select: (choices) => (room.selected = choices),
    why: room.why,
    explain: room.explain,
    undo: (count) => room.undo(count),
    cite: (rule) => cite(table?.game ?? "", rule),
    news: room.news,
    happened: at === null ? room.events : room.events.filter(({ moment }) => moment <= at),
    reducedMotion: screen.reducedMotion,
    narrow: screen.narrow,
    pointed: room.pointed,
  };
}
