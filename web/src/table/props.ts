/** What a table gives to the parts of its game's picture. */

import type { BoardProps } from "../games/contract";
import { cite } from "../lib/guides.svelte";
import { screen } from "../lib/settings.svelte";
import type { JsonObject, TableEvent, Turn } from "../lib/wire";
import type { Room } from "./room.svelte";

/** What a dialog asks. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly run: () => void;
}

/** Moments of the record, from after the first up to the second. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const NOTHING: JsonObject = {};

/** The picture shown: the present one, or in a replay that moment with nothing after it. */
export function propsOf(room: Room): BoardProps {
  const { table, past } = room;
  const { shown } = past;
  return {
    table: room.id,
    view: room.view ?? NOTHING,
    seat: room.reader,
    turn: room.acting ? null : room.turn,
    toAct: past.moment?.to_act ?? table?.to_act ?? [],
    seats: table?.seats ?? [],
    content: room.content,
    say: room.say,
    also: room.also,
    act: room.act,
    actAll: room.actAll,
    asks: room.asks,
    selected: room.selected,
    select: (choices) => {
      room.pressed = null;
      room.selected = choices;
    },
    why: room.why,
    explain: room.explain,
    undo: (count) => room.undo(count),
    ...forecasting(room),
    overlays: () => past.overlays(shown ?? table?.moment ?? 0),
    cite: (rule) => cite(table?.game ?? "", rule),
    news: room.news,
    recent: room.recent,
    happened: shown === null ? room.events : room.events.filter(({ moment }) => moment <= shown),
    reducedMotion: screen.reducedMotion,
    narrow: screen.narrow,
    pointed: room.pointed,
  };
}

/** What the picture shown added: to the one before it, or in a replay at its moment. */
export function newsOf(room: Room): readonly TableEvent[] {
  const { shown, forward } = room.past;
  if (shown === null) return room.stream.news.filter((event) => mayShow(event, room.seat));
  return forward ? room.events.filter(({ moment }) => moment === shown) : [];
}

/** What happened since a seat's last answer, with what that answer brought. */
export function sinceAnswer(events: readonly TableEvent[], turn: Turn): readonly TableEvent[] {
  return events.filter(({ moment }) => moment > turn.since);
}

/** What stays drawn: all since the reader's last answer; in a replay what that moment brought. */
export function recentOf(room: Room): readonly TableEvent[] {
  const { shown } = room.past;
  if (shown !== null) return room.events.filter(({ moment }) => moment === shown);
  return room.own ? sinceAnswer(room.events, room.own) : room.news;
}

/** Whether a seat may see an event; a watcher has only been sent what watchers may see. */
export function mayShow(event: TableEvent, seat: number | null): boolean {
  return !event.seats || seat === null || event.seats.includes(seat);
}

/**
 * What a reader who comes back finds new: all since their last answer, up to where they came in; null
 * when nothing followed it.
 */
export function missed(room: Room): Span | null {
  const { own, table, stream } = room;
  const to = stream.arrived;
  if (!own || to === null || !table || table.last_seen === null) return null;
  const isNew = room.sinceAnswer.some((moment) => moment <= to);
  return isNew && to > own.since + 1 ? { from: own.since, to } : null;
}

/** The present can be asked what it leads to, not a picture on the way to it. */
function forecasting(room: Room): Pick<BoardProps, "forecast"> {
  if (!isPlaying(room) || !room.stream.isCurrent) return {};
  return {
    forecast: async (actions) => {
      const answer = await room.stream.link.send({ do: "forecast", seat: room.seat ?? 0, actions });
      return answer.ok ? (answer.reply.forecast ?? null) : null;
    },
  };
}

/** Whether the reader has a seat in a running game and sees the current position. */
export function isPlaying({ seat, table, isPast }: Room): boolean {
  return seat !== null && table?.status === "playing" && !isPast;
}
