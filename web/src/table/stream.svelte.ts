/** A table as it arrives: the newest word of the server, and the picture shown on the way to it. */

import { invited } from "../lib/api";
import { dwell, missing, pictures, type Cut, type Picture } from "../lib/beats";
import { newsSince, updated } from "../lib/merge";
import { screen } from "../lib/settings.svelte";
import { TableLink, type SocketLike, type LinkState } from "../lib/socket";
import type { Moment, Table, TableEvent } from "../lib/wire";

/** The most moments fetched to play back one message; beyond it only the result is shown. */
const MOST_FETCHED = 40;
/** Milliseconds in which a press after a skip is one too many. */
const REST = 500;

function connect(id: string): SocketLike {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const path = invited(`/api/tables/${id}/socket`);
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  const line: SocketLike = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => line.onopen?.();
  socket.onmessage = (event) => line.onmessage?.({ data: event.data });
  socket.onclose = () => line.onclose?.();
  return line;
}

/** The viewer and their settings, for which intermediate pictures are built. */
export interface Eyes {
  /** The reader's seat; null for a watcher. */
  readonly seat: () => number | null;
  /** How the game cuts what happened. */
  readonly cut: () => Cut | undefined;
  /** A moment between two messages. */
  readonly moment: (at: number) => Promise<Moment>;
}

export class TableStream {
  /** The last message from the server. */
  live = $state.raw<Table | null>(null);
  /** What is on the screen; behind `live` while changes are played back. */
  shown = $state.raw<Table | null>(null);
  /** What the picture on the screen added to the one before it. */
  news = $state.raw<readonly TableEvent[]>([]);
  /** How many pictures are still to be shown. */
  waiting = $state(0);
  state = $state<LinkState>("connecting");
  retryAt = $state<number | null>(null);
  /** The moment of the table when the line was opened, or opened again. */
  arrived = $state<number | null>(null);
  /** When `live` arrived, by this machine's clock. */
  told = $state(0);

  readonly isCurrent = $derived(this.shown !== null && this.shown === this.live);
  /** The game as it is shown; people, clocks, talk and requests as they are. */
  readonly table: Table | null = $derived.by(() => {
    const { shown, live } = this;
    if (!shown || !live || shown === live) return live;
    const { status, ply, moment, to_act, round, view, goal, turns, events, outcome } = shown;
    return { ...live, status, ply, moment, to_act, round, view, goal, turns, events, outcome };
  });

  /** The line to the server: commands go out by it. */
  link: TableLink;
  /** The one queue: pictures in the order in which they are shown. */
  private queue: readonly Picture[] = [];
  /** The last table that was cut into pictures. */
  private cut: Table | null = null;
  /** Messages whose pictures are being fetched; what comes later waits for them. */
  private fetching: Promise<void> | null = null;
  /** Raised by every skip: what was being fetched for the pictures before it is not shown. */
  private skips = 0;
  /** When the reader skipped, by this machine's clock. */
  private passed = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly eyes: Eyes,
  ) {
    this.link = this.linked();
  }

  private linked(): TableLink {
    return new TableLink({
      connect: () => connect(this.id),
      onTable: (table) => {
        this.arrived = table.moment;
        this.receive(table);
      },
      onUpdate: (update) => this.live && this.receive(updated(this.live, update)),
      onState: (state, retryAt) => {
        this.state = state;
        this.retryAt = retryAt;
      },
    });
  }

  open(): void {
    this.link.open();
  }

  /** A new line instead of this one. */
  reopen(): void {
    this.link.close();
    this.link = this.linked();
    this.link.open();
  }

  hurry(): void {
    this.link.hurry();
  }

  close(): void {
    clearTimeout(this.timer);
    this.link.close();
  }

  /** The reader does not want to see more of it. */
  pass(): void {
    this.skip();
    this.passed = performance.now();
  }

  /** Whether that was only now: another press was meant for it, too, and not for what is asked since. */
  get isPassed(): boolean {
    return performance.now() - this.passed < REST;
  }

  /** Shows the newest picture at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.skips++;
    this.fetching = null;
    this.queue = [];
    this.waiting = 0;
    const { live } = this;
    this.cut = live;
    if (!live || this.isCurrent) return;
    this.news = newsSince(this.shown, live);
    this.shown = live;
  }

  /** A message has come: it is shown at once, or after the pictures that lead to it. */
  private receive(table: Table): void {
    const before = this.live;
    this.live = table;
    this.told = performance.now();
    const steps = before ? missing(before, table) : [];
    const isOther = before?.you.join() !== table.you.join();
    if (!before || isOther || this.isStill || steps.length > MOST_FETCHED) return this.skip();
    if (!steps.length && !this.fetching) return this.line(before, table, []);
    void this.lineLater(before, table, steps);
  }

  private get isStill(): boolean {
    return screen.pace === "off" || document.hidden || this.hasResigned;
  }

  /** Whoever has resigned waits for the result, not for every move on the way to it. */
  private get hasResigned(): boolean {
    const seat = this.eyes.seat();
    return seat !== null && this.live?.seats[seat]?.resigned === true;
  }

  /** Lines up a message after those before it and after its own moments have been fetched. */
  private lineLater(before: Table, table: Table, steps: readonly number[]): void {
    const { skips, fetching } = this;
    const moments = Promise.all(steps.map((at) => this.eyes.moment(at)));
    const done = (async () => {
      await fetching;
      const known = await moments.catch(() => []);
      if (this.skips === skips) this.line(before, table, known);
    })();
    this.fetching = done;
    void done.then(() => {
      if (this.fetching === done) this.fetching = null;
    });
  }

  private line(before: Table, table: Table, known: readonly Moment[]): void {
    const { seat, cut } = this.eyes;
    this.queue = [...this.queue, ...pictures(this.cut ?? before, table, seat(), known, cut())];
    this.cut = table;
    this.count();
    if (this.timer === undefined) this.advance();
  }

  private count(): void {
    this.waiting = this.queue.filter(({ weight }) => weight > 0).length;
  }

  private advance(): void {
    this.timer = undefined;
    const [next, ...rest] = this.queue;
    if (!next) return;
    this.queue = rest;
    this.count();
    this.news = next.news;
    this.shown = next.table;
    const wait = this.isStill ? 0 : dwell(next.weight, screen.pace, rest.length);
    if (wait) this.timer = setTimeout(() => this.advance(), wait);
    else this.advance();
  }
}
