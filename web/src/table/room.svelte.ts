/** Everything one person does and sees at one table. */

import { ApiError, get, invited } from "../lib/api";
import { boardOf } from "../games";
import type { BoardProps, GameModule } from "../games/contract";
import { momentsFrom } from "../lib/beats";
import { groupAt, grouped, headingOf, type Group } from "../lib/record";
import { contentOf } from "../lib/session.svelte";
import { otherLang, settings } from "../lib/settings.svelte";
import { botName, loadTexts, voice } from "../lib/texts.svelte";
import { toast } from "../lib/toasts.svelte";
import type { Tip } from "../lib/tip";
import { WATCHER } from "../lib/voice";
import type {
  Blocked,
  Choice,
  Command,
  Json,
  JsonObject,
  Goal,
  Table,
  TableEvent,
  Turn,
} from "../lib/wire";
import { Guidance } from "./guidance.svelte";
import { askedAgain, askedFirst, isAgain, type Pressed } from "./asking";
import { Past } from "./past.svelte";
import { newsOf, propsOf, recentOf, mayShow, missed, type Question, type Span } from "./props";
import { nextReader } from "./reader";
import { explain, refuse } from "./refusing";
import { TableStream } from "./stream.svelte";

export type Tab = "board" | "hand" | "known" | "record" | "talk";

const RETRY = 2000;

export class Room {
  readonly stream: TableStream;
  readonly past: Past;
  readonly guidance: Guidance;
  /** Whose eyes: with several seats of one's own, the one before the device now. */
  seat = $state<number | null>(null);
  /** The seat that has to sit down before anything is shown. */
  curtain = $state<number | null>(null);
  module = $state.raw<GameModule | null>(null);
  content = $state.raw<Json>(null);
  missing = $state(false);
  /** Links for open seats, given to the host only. */
  invitations = $state.raw<Readonly<Record<string, string>>>({});
  selected = $state.raw<readonly Choice[]>([]);
  pointed = $state.raw<TableEvent | null>(null);
  question = $state.raw<Question | null>(null);
  /** What was pressed once and asks to be pressed again. */
  pressed = $state.raw<Pressed | null>(null);
  tab = $state<Tab>("board");
  /** Waiting for the server's answer to a move. */
  acting = $state(false);
  private left = false;
  private other = $state<number | null>(null);
  /** The moment up to which the reader does not want to be told again what they missed. */
  private told = $state(0);

  readonly table: Table | null = $derived.by(() => this.stream.table);
  /** Through whose eyes the past is seen. */
  readonly eyes: number | null = $derived(this.other ?? this.seat);
  readonly isPast = $derived.by(() => this.past.at !== null);
  readonly reader: number | null = $derived(this.isPast ? this.eyes : this.seat);
  /* The game and the names as plain words: a message that changes neither leaves the voices as they
     are, and with them every sentence on the page. */
  private readonly game = $derived(this.table?.game);
  private readonly roll = $derived(
    JSON.stringify(
      this.table?.seats.map(({ kind, name }) => (kind === "bot" ? botName(name) : name)) ?? [],
    ),
  );
  readonly names: readonly string[] = $derived(JSON.parse(this.roll) as string[]);
  readonly say = $derived(voice(settings.lang, this.game, this.names, this.reader ?? WATCHER));
  readonly also = $derived(
    voice(otherLang(settings.lang), this.game, this.names, this.reader ?? WATCHER),
  );
  /** The reader's turn in the picture shown, asked or not. */
  readonly own: Turn | null = $derived(
    this.seat === null ? null : (this.table?.turns[this.seat] ?? null),
  );
  readonly isAsked = $derived.by(
    () =>
      Boolean(this.own?.decision) &&
      this.table?.status === "playing" &&
      this.stream.isCurrent &&
      this.curtain === null,
  );
  readonly turn: Turn | null = $derived(this.isAsked && !this.isPast ? this.own : null);
  /** The same, as long as the question it answers is open. */
  readonly unsure: Pressed | null = $derived.by(() =>
    this.pressed !== null && this.pressed.ply === this.turn?.ply ? this.pressed : null,
  );
  readonly events: readonly TableEvent[] = $derived(
    (this.table?.events ?? []).filter((event) => mayShow(event, this.seat)),
  );
  /** The record under its rounds. */
  readonly groups: readonly Group[] = $derived(grouped(this.events));
  /** Before the first round there is nothing to see. */
  readonly firstMoment: number = $derived(this.groups.find(({ head }) => head)?.head?.moment ?? 0);
  /** The turn or round in the picture shown, in the game's own words; nothing before the first. */
  readonly heading: string = $derived.by(() => {
    const group = groupAt(this.groups, this.past.shown);
    return group?.head ? headingOf(group, this.say) : "";
  });
  readonly view: JsonObject | null = $derived.by(
    () => this.past.moment?.view ?? this.own?.view ?? this.table?.view ?? null,
  );
  readonly news: readonly TableEvent[] = $derived(newsOf(this));
  readonly recent: readonly TableEvent[] = $derived(recentOf(this));
  /** The moments of the record at which something happened that the reader may see. */
  readonly moments: readonly number[] = $derived(momentsFrom(this.events, this.firstMoment));
  /** The moments since the reader's last answer. */
  readonly sinceAnswer: readonly number[] = $derived(
    momentsFrom(this.events, (this.own?.since ?? Infinity) + 1),
  );
  /** What the reader finds on coming back, until their next answer or until they have seen it. */
  readonly since: Span | null = $derived.by(() => {
    const span = missed(this);
    return span && span.to > this.told ? span : null;
  });
  readonly props: BoardProps = $derived(propsOf(this));
  /** What wins and how far everybody is, in the picture shown. */
  readonly goal: Goal | null = $derived.by(
    () => (this.past.moment ?? this.own ?? this.table)?.goal ?? null,
  );

  constructor(readonly id: string) {
    this.past = new Past(id, { eyes: () => this.eyes, moments: () => this.moments });
    this.stream = new TableStream(id, {
      seat: () => this.seat,
      cut: () => this.module?.cut,
      moment: (at) => this.past.fetched(at, this.seat),
    });
    this.guidance = new Guidance(this);
  }

  /** Opens the socket after checking that the table exists. */
  async enter(): Promise<void> {
    try {
      const table = await get<Table>(invited(`/api/tables/${this.id}`));
      const [module, content] = await Promise.all([
        boardOf(table.game),
        contentOf(table.game, table.edition),
        loadTexts(table.game, table.edition),
      ]);
      this.invitations = table.invitations;
      this.module = module;
      this.content = content;
      this.stream.open();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status > 0 && error.status < 500) this.missing = true;
      else if (!this.left) setTimeout(() => void this.enter(), RETRY);
    }
  }

  leave(): void {
    this.left = true;
    this.past.leave();
    this.stream.close();
  }

  /** After every picture: updates the viewer, and whether the device must be handed over first. */
  seatReader(): void {
    const table = this.table;
    if (!table) return;
    const [first = null, second] = table.you;
    const next = table.status === "playing" ? nextReader(table, this.seat) : null;
    if (second === undefined || table.status !== "playing") this.curtain = null;
    else if (next !== null) this.curtain = next;
    if (second === undefined) this.seat = first;
    else if (table.status !== "playing") this.seat ??= first;
  }

  sitDown(): void {
    this.seat = this.curtain;
    this.curtain = null;
    this.selected = [];
  }

  act = (action: string): void => {
    const choice = this.turn?.legal.find((one) => one.action === action);
    if (choice) void this.actAll(this.module?.together?.(choice, this.props) ?? [action]);
  };

  /** Answers with all of these or none; what must be asked about first has to come twice. */
  actAll = async (actions: readonly string[], isSure = false): Promise<boolean> => {
    const turn = this.turn;
    if (this.seat === null || turn === null || this.guidance.strays(actions)) return false;
    const asked = this.asked(actions);
    if (asked && !isSure && !isAgain(this.pressed, asked)) {
      this.pressed = asked;
      return false;
    }
    const moment = this.table?.moment ?? null;
    return this.submit({ do: "act", seat: this.seat, ply: turn.ply, moment, actions });
  };

  /** What has to be asked before these are done; null if they are done at once. */
  private asked(actions: readonly string[]): Pressed | null {
    if (this.turn === null || this.guidance.step) return null;
    return askedFirst(this.turn, actions, settings);
  }

  asks = (actions: readonly string[]): string => askedAgain(this.asked(actions), this.say);

  /** Does what was pressed once. */
  confirm(): void {
    if (this.unsure?.reaches) this.takeBack();
    else if (this.unsure) void this.actAll(this.unsure.actions);
  }

  /** The message on the button that hands the open decision to a bot; null where there is none. */
  readonly delegated: string | null = $derived.by(() => this.turn?.decision?.delegate || null);

  /** Lets a bot answer as long as the same paragraph asks. */
  async delegate(): Promise<void> {
    if (this.seat !== null) await this.submit({ do: "delegate", seat: this.seat });
  }

  /** Sends what answers the open decision; nothing is asked until the reply is there. */
  private async submit(command: Command): Promise<boolean> {
    if (this.acting) return false;
    this.question = null;
    this.pressed = null;
    this.acting = true;
    this.selected = [];
    this.stream.skip();
    const done = await this.command(command);
    this.acting = false;
    return done;
  }

  /** Sends a command and shows an error if it fails; true if it was accepted. */
  async command(command: Command): Promise<boolean> {
    const answer = await this.stream.link.send(command);
    if (!answer.ok) refuse(this.say, answer.error);
    return answer.ok;
  }

  /** Takes the last action back, whatever was pressed before. */
  takeBack(): void {
    this.pressed = null;
    void this.undo();
  }

  async undo(count = 1): Promise<boolean> {
    if (this.seat === null || !this.own) return false;
    if (this.own.undo.answer !== "impossible") {
      return this.command({ do: "undo", seat: this.seat, count });
    }
    toast(this.undoReason());
    return false;
  }

  undoReason(): string {
    return this.say.message(`undo-${this.own?.undo.reason ?? "nothing_to_undo"}`);
  }

  label(choice: Choice): string {
    return this.module?.label?.(choice, this.props) ?? this.say.choice(choice.verb, choice.facts);
  }

  why = (blocked: Blocked): Tip => ({
    text: this.say.refusal(blocked.reason, blocked.because),
    rule: blocked.rule,
  });

  explain = (action: string): void => void explain(this, action);

  /** Shows a moment of the past; with `until` only what happened up to then is played. */
  lookBack(at: number, until: number | null = null): void {
    this.past.look(at, until);
  }

  /** The reader knows what they missed. */
  passOver(): void {
    this.told = this.stream.arrived ?? 0;
  }

  /** Plays everything since the reader's last answer. */
  walk(): void {
    const [from] = this.sinceAnswer;
    this.passOver();
    if (from === undefined) return;
    this.stream.skip();
    this.lookBack(from, this.table?.moment ?? null);
    this.past.playOn();
  }

  /** Looks at the past through another seat, once the game is over. */
  lookWith(seat: number): void {
    this.other = seat;
    if (this.past.at !== null) void this.past.go(this.past.at);
  }
}
