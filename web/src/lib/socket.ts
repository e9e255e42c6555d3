/** The connection to one table: it reconnects by itself, and a move is neither lost nor made twice. */

import { plainError } from "./api";
import type {
  Command,
  CommandResult,
  ErrorBody,
  Reply,
  ServerMessage,
  Table,
  Update,
} from "./wire";

export type Answer =
  | { readonly ok: true; readonly reply: CommandResult }
  | { readonly ok: false; readonly error: ErrorBody };

export type LinkState = "connecting" | "open" | "lost" | "closed";

/** The part of WebSocket this module uses. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface LinkOptions {
  readonly connect: () => SocketLike;
  readonly onTable: (table: Table) => void;
  readonly onUpdate: (update: Update) => void;
  readonly onState: (state: LinkState, retryAt: number | null) => void;
  /** Between 0 and 1; spreads the reconnects of many browsers. */
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
/** Commands that are safe to repeat, and so need no key. */
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

/** Milliseconds before the next try: from half a second, doubling up to four, give or take a quarter. */
export function backoff(attempt: number, jitter: number): number {
  return Math.min(4_000, 500 * 2 ** attempt) * (0.75 + jitter / 2);
}

/** Parses a frame; null if it is not a known one. */
export function frameIn(data: unknown): ServerMessage | null {
  if (typeof data !== "string") return null;
  try {
    const found: unknown = JSON.parse(data);
    const ours = typeof found === "object" && found !== null && "is" in found;
    return ours ? (found as ServerMessage) : null;
  } catch {
    return null;
  }
}

export class TableLink {
  private socket: SocketLike | null = null;
  private next = 1;
  private attempt = 0;
  private lastReceivedAt = 0;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  /** Commands that were not sent yet, or perhaps lost with a connection. */
  private readonly resends = new Set<number>();
  /** Makes the idempotency key of each command unique. */
  private readonly nonce = nonce();

  constructor(private readonly options: LinkOptions) {}

  open(): void {
    clearTimeout(this.retry);
    if (this.ended || this.socket) return;
    this.options.onState("connecting", null);
    const socket = this.options.connect();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(event.data);
    socket.onclose = () => this.lost(socket);
  }

  /** Sends a command; the answer comes when the server has it, also after a lost connection. */
  send(command: Command): Promise<Answer> {
    const id = this.next++;
    return new Promise((done) => {
      this.waiting.set(id, { command, done, doubts: 0 });
      if (!this.transmit(id, command)) this.postpone(id);
    });
  }

  /** Reconnects at once: the network is back, or the page is visible again. */
  hurry(): void {
    if (!this.socket) this.open();
    else if (Date.now() - this.lastReceivedAt > SILENT_AFTER) this.socket.close();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
    this.socket = null;
    this.options.onState("closed", null);
  }

  /** Whether it was sent; a socket that is still connecting refuses. */
  private transmit(id: number, command: Command): boolean {
    try {
      const key = KEYLESS.has(command.do) ? {} : { key: `${this.nonce}-${id}` };
      this.socket?.send(JSON.stringify({ ...command, id, ...key }));
      return this.socket !== null;
    } catch {
      return false;
    }
  }

  /** Moves, notes and whatever a lost connection may have carried wait for the next one; the rest fails. */
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
    this.lastReceivedAt = Date.now();
    clearInterval(this.beat);
    this.beat = setInterval(() => this.pulse(), PING_EVERY);
    this.options.onState("open", null);
  }

  private pulse(): void {
    if (Date.now() - this.lastReceivedAt > SILENT_AFTER) this.socket?.close();
    else this.socket?.send(JSON.stringify({ do: "ping" }));
  }

  private received(data: unknown): void {
    this.lastReceivedAt = Date.now();
    const frame = frameIn(data);
    if (!frame) return;
    if (frame.is === "reply") this.answered(frame);
    else if (frame.is === "update") this.options.onUpdate(frame);
    else if (frame.is === "table") {
      this.attempt = 0;
      this.options.onTable(frame);
      this.again();
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

  /** After a full table: resends unanswered commands. By its key the server knows one it has done. */
  private again(): void {
    for (const id of this.resends) {
      const waiting = this.waiting.get(id);
      if (waiting) this.transmit(id, waiting.command);
    }
    this.resends.clear();
  }

  private lost(socket: SocketLike): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.beat);
    if (this.ended) return;
    for (const id of [...this.waiting.keys()]) this.postpone(id, true);
    const wait = backoff(this.attempt++, (this.options.jitter ?? Math.random)());
    this.options.onState("lost", Date.now() + wait);
    this.retry = setTimeout(() => this.open(), wait);
  }
}
