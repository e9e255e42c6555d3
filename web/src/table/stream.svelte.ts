/** A table as it arrives: the newest word of the server, and the picture shown on the way to it. */

import { invited } from "../lib/api";
import { dwell, newsSince, updated } from "../lib/merge";
import { screen } from "../lib/settings.svelte";
import { TableLink, type Answer, type Line, type LinkState } from "../lib/socket";
import type { Command, Table, TableEvent, Update } from "../lib/wire";

function dial(id: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const path = invited(`/api/tables/${id}/socket`);
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  const line: Line = {
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

export class TableStream {
  /** What the server said last. */
  live = $state.raw<Table | null>(null);
  /** What is on the screen; behind `live` while changes are shown one by one. */
  shown = $state.raw<Table | null>(null);
  /** What the picture on the screen added to the one before it. */
  news = $state.raw<readonly TableEvent[]>([]);
  state = $state<LinkState>("connecting");
  retryAt = $state<number | null>(null);
  /** When `live` came, by this machine's clock. */
  told = $state(0);

  readonly isCurrent = $derived(this.shown !== null && this.shown === this.live);

  private link: TableLink;
  private waiting: readonly Table[] = [];
  /** When the present run of pictures began. */
  private begun = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {
    this.link = this.linked();
  }

  private linked(): TableLink {
    return new TableLink({
      dial: () => dial(this.id),
      onTable: (table) => this.replaced(table),
      onUpdate: (update) => this.received(update),
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

  send(command: Command): Promise<Answer> {
    return this.link.send(command);
  }

  /** Shows the newest picture at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    if (this.live) this.show(this.live);
  }

  private replaced(table: Table): void {
    this.live = table;
    this.told = performance.now();
    this.skip();
  }

  private received(update: Update): void {
    if (!this.live) return;
    const table = updated(this.live, update);
    this.live = table;
    this.told = performance.now();
    this.waiting = [...this.waiting, table];
    if (this.timer !== undefined) return;
    this.begun = performance.now();
    this.advance();
  }

  private show(table: Table): void {
    this.news = newsSince(this.shown, table);
    this.shown = table;
  }

  private advance(): void {
    this.timer = undefined;
    const [next, ...rest] = this.waiting;
    if (!next) return;
    this.waiting = rest;
    this.show(next);
    const still = screen.reducedMotion || document.hidden;
    const wait = still ? 0 : dwell(this.news.length, rest.length, performance.now() - this.begun);
    if (wait) this.timer = setTimeout(() => this.advance(), wait);
    else this.advance();
  }
}
