/** The line to one table: it comes back by itself, and a move is neither lost nor made twice. */

import { plainError } from "./api";
import type { Carried, Command, ErrorBody, Reply, ServerFrame, Table, Update } from "./wire";

export type Answer =
  | { readonly ok: true; readonly reply: Carried }
  | { readonly ok: false; readonly error: ErrorBody };

export type LinkState = "connecting" | "open" | "lost" | "closed";

/** The part of WebSocket this module uses. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface LinkOptions {
  readonly dial: () => Line;
  readonly onTable: (table: Table) => void;
  readonly onUpdate: (update: Update) => void;
  readonly onState: (state: LinkState, retryAt: number | null) => void;
  /** Between 0 and 1, spreads the returns of many browsers. */
  readonly jitter?: () => number;
}

interface Waiting {
  readonly command: Command;
  /** How often the server could not say whether it was done. */
  doubts: number;
  readonly done: (answer: Answer) => void;
}

const PING_EVERY = 20_000;
const SILENT_AFTER = 45_000;
const LOST = plainError("unreachable");
const DOUBT_WAIT = 1_000;
const MOST_DOUBTS = 10;
/** Commands that ask or tell again without harm, and so need no key. */
const KEYLESS: ReadonlySet<Command["do"]> = new Set([
  "explain",
  "forecast",
  "ping",
  "return",
  "seen",
]);

/** Sixteen random digits. */
function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Milliseconds before the next try: half a second, doubling, half a minute at most. */
export function backoff(attempt: number, jitter: number): number {
  return Math.min(30_000, 500 * 2 ** attempt) * (0.75 + jitter / 2);
}

/** The frame in a message, or null when it is none of ours. */
export function frameIn(data: unknown): ServerFrame | null {
  if (typeof data !== "string") return null;
  try {
    const found: unknown = JSON.parse(data);
    const ours = typeof found === "object" && found !== null && "is" in found;
    return ours ? (found as ServerFrame) : null;
  } catch {
    return null;
  }
}

export class TableLink {
  private line: Line | null = null;
  private next = 1;
  private attempt = 0;
  private heard = 0;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  /** What no line has carried yet, or a lost one may have. */
  private readonly resends = new Set<number>();
  /** Makes the key of each command its own: under a key a command is done once. */
  private readonly nonce = nonce();

  constructor(private readonly options: LinkOptions) {}

  open(): void {
    clearTimeout(this.retry);
    if (this.ended || this.line) return;
    this.options.onState("connecting", null);
    const line = this.options.dial();
    this.line = line;
    line.onopen = () => this.opened();
    line.onmessage = (event) => this.received(event.data);
    line.onclose = () => this.lost(line);
  }

  /** Sends a command; the answer comes when the server has it, also after a lost line. */
  send(command: Command): Promise<Answer> {
    const id = this.next++;
    return new Promise((done) => {
      this.waiting.set(id, { command, done, doubts: 0 });
      if (!this.transmit(id, command)) this.postpone(id);
    });
  }

  /** Tries again at once: the network is back, or someone looks at the page. */
  hurry(): void {
    if (!this.line) this.open();
    else if (Date.now() - this.heard > SILENT_AFTER) this.line.close();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.line?.close();
    this.line = null;
    this.options.onState("closed", null);
  }

  /** Whether the line took it; one that is only being opened does not. */
  private transmit(id: number, command: Command): boolean {
    try {
      const key = KEYLESS.has(command.do) ? {} : { key: `${this.nonce}-${id}` };
      this.line?.send(JSON.stringify({ ...command, id, ...key }));
      return this.line !== null;
    } catch {
      return false;
    }
  }

  /** What a lost line may have carried, a move and a note wait for the next; the rest is answered. */
  private postpone(id: number, carried = false): void {
    const found = this.waiting.get(id);
    const waits = found?.command.do === "act" || found?.command.do === "note";
    if (waits || (carried && found && !KEYLESS.has(found.command.do))) this.resends.add(id);
    else {
      this.waiting.delete(id);
      found?.done({ ok: false, error: LOST });
    }
  }

  private opened(): void {
    this.heard = Date.now();
    clearInterval(this.beat);
    this.beat = setInterval(() => this.pulse(), PING_EVERY);
    this.options.onState("open", null);
  }

  private pulse(): void {
    if (Date.now() - this.heard > SILENT_AFTER) this.line?.close();
    else this.line?.send(JSON.stringify({ do: "ping" }));
  }

  private received(data: unknown): void {
    this.heard = Date.now();
    const frame = frameIn(data);
    if (!frame) return;
    if (frame.is === "reply") this.answered(frame);
    else if (frame.is === "update") this.options.onUpdate(frame);
    else if (frame.is === "table") {
      this.attempt = 0;
      this.options.onTable(frame);
      this.again(frame);
    }
  }

  private answered(reply: Reply): void {
    if (typeof reply.id !== "number") return;
    const waiting = this.waiting.get(reply.id);
    if (waiting && !reply.ok && this.isDoubtful(reply.id, waiting, reply.error)) return;
    this.waiting.delete(reply.id);
    waiting?.done(reply.ok ? { ok: true, reply } : { ok: false, error: reply.error });
  }

  /** The server cannot say whether it was done: its key makes it safe to ask again. */
  private isDoubtful(id: number, waiting: Waiting, error: ErrorBody): boolean {
    if (error.code !== "unknown" || ++waiting.doubts > MOST_DOUBTS) return false;
    setTimeout(() => this.waiting.has(id) && this.transmit(id, waiting.command), DOUBT_WAIT);
    return true;
  }

  /** After a full table: what is unanswered is sent again, a move only if its turn still stands. */
  private again(table: Table): void {
    for (const [id, { command, done }] of [...this.waiting]) {
      if (command.do === "act" && table.turns[command.seat]?.ply !== command.ply) {
        this.waiting.delete(id);
        done({ ok: true, reply: {} });
      } else if (this.resends.has(id)) this.transmit(id, command);
    }
    this.resends.clear();
  }

  private lost(line: Line): void {
    if (this.line !== line) return;
    this.line = null;
    clearInterval(this.beat);
    if (this.ended) return;
    for (const id of [...this.waiting.keys()]) this.postpone(id, true);
    const wait = backoff(this.attempt++, (this.options.jitter ?? Math.random)());
    this.options.onState("lost", Date.now() + wait);
    this.retry = setTimeout(() => this.open(), wait);
  }
}
