/** The records of the wire: what the server sends about tables, games and people, and what it takes. */

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export type Lang = "en" | "ja";
export type Fact = number | string | readonly number[] | readonly string[];
export type Facts = { readonly [name: string]: Fact };

export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
  readonly reason?: string | null;
  readonly facts?: Facts;
}

export interface Me {
  readonly name: string;
  readonly guest: boolean;
  readonly lang: Lang | null;
  readonly csrf: string;
  readonly email: string | null;
  readonly push_key: string | null;
  readonly webhook?: string | null;
}

export interface OptionText {
  readonly label: string;
  readonly about: string;
  readonly values: { readonly [value: string]: string };
}

export interface GameOption {
  readonly id: string;
  readonly kind: "boolean" | "enum";
  readonly default: boolean | string;
  readonly values: readonly string[];
  readonly text: { readonly [lang in Lang]: OptionText };
}

export interface GameInfo {
  readonly id: string;
  readonly available: boolean;
  readonly name: { readonly [lang in Lang]: string };
  readonly about: { readonly [lang in Lang]: string };
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly options: readonly GameOption[];
  readonly bots: readonly string[];
}

export interface SeatClock {
  readonly left: number;
  readonly running: boolean;
}

export interface Seat {
  readonly number: number;
  readonly name: string;
  readonly kind: "human" | "bot" | "open";
  readonly level: string | null;
  readonly online: boolean;
  readonly resigned: boolean;
  readonly standing_in: boolean;
  readonly clock: SeatClock | null;
}

export interface Decision {
  readonly name: string;
  readonly rule: string;
  readonly facts: Facts;
}

export interface Choice {
  readonly action: string;
  readonly verb: string;
  readonly facts: Facts;
}

export interface Blocked extends Choice {
  readonly rule: string;
  readonly reason: string;
  readonly because: Facts;
}

export interface Undo {
  readonly answer: "free" | "consent" | "impossible";
  readonly reason: string;
}

export interface Turn {
  readonly ply: number;
  readonly view: JsonObject;
  readonly decision: Decision | null;
  readonly legal: readonly Choice[];
  readonly blocked: readonly Blocked[];
  readonly undo: Undo;
}

export interface TableEvent {
  readonly n: number;
  readonly moment: number;
  readonly kind: string;
  readonly facts: Facts;
  readonly private: boolean;
  /** Which of the reader's seats may see a private one; all of them when absent. */
  readonly seats?: readonly number[];
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

export type ClockKind = "none" | "live" | "post";
export type OnTimeout = "nothing" | "bot" | "forfeit";

export interface ClockRule {
  readonly kind: ClockKind;
  readonly minutes?: number | null;
  readonly increment?: number | null;
  readonly days?: number | null;
  readonly on_timeout?: OnTimeout;
}

export interface Chance {
  readonly commitment: string;
  readonly words: readonly (string | null)[];
  readonly secret: string | null;
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
}

export interface Requests {
  readonly undo: {
    readonly seat: number;
    readonly waiting: readonly number[];
  } | null;
  readonly abandon: { readonly yes: readonly number[]; readonly waiting: readonly number[] } | null;
}

export type Status = "waiting" | "playing" | "over";

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly public: boolean;
  readonly host: boolean;
  readonly status: Status;
  readonly seats: readonly Seat[];
  readonly you: readonly number[];
  readonly ply: number;
  readonly moment: number;
  readonly moments: number;
  readonly to_act: readonly number[];
  readonly round: number;
  readonly view: JsonObject | null;
  readonly turns: { readonly [seat: string]: Turn };
  readonly events: readonly TableEvent[];
  readonly chat: readonly ChatLine[];
  readonly note: string;
  readonly last_seen: number | null;
  readonly clock: ClockRule;
  readonly chance: Chance;
  readonly requests: Requests;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly server_time: number;
  readonly invitations?: { readonly [seat: string]: string };
}

/** A moment of the past as one seat, or a watcher, knew it. */
export interface Moment {
  readonly moment: number;
  readonly moments: number;
  readonly view: JsonObject;
  readonly decision: Decision | null;
  readonly to_act: readonly number[];
}

/** A table in a list. */
export interface Summary {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly status: Status;
  readonly public: boolean;
  readonly seats: readonly Pick<Seat, "name" | "kind">[];
  readonly open: readonly number[];
  /** The seats of the asker. */
  readonly you?: readonly number[];
  readonly to_act: readonly number[];
  readonly round: number;
  readonly clock: ClockRule;
  /** When the next clock runs out. */
  readonly deadline?: number | null;
  readonly changed_at?: number;
  readonly outcome: Outcome | null;
}

/** The answer to `explain`. */
export interface Explained {
  readonly legal?: boolean;
  readonly rule?: string;
  readonly reason?: string;
  readonly because?: Facts;
}

export type Reply =
  | ({ readonly is: "reply"; readonly id: number; readonly ok: true } & Explained)
  | { readonly is: "reply"; readonly id: number; readonly ok: false; readonly error: Refused };

export type ServerFrame =
  | ({ readonly is: "table" } & Table)
  | ({ readonly is: "update" } & Table)
  | Reply
  | { readonly is: "pong" };

/** One command of the socket; `id` is added when it is sent. */
export type Command =
  | {
      readonly do: "act";
      readonly seat: number;
      readonly ply: number;
      readonly action: string;
    }
  | { readonly do: "explain"; readonly seat: number; readonly action: string }
  | { readonly do: "undo" | "resign"; readonly seat: number }
  | { readonly do: "consent" | "abandon"; readonly seat: number; readonly yes: boolean }
  | { readonly do: "chat"; readonly text: string }
  | { readonly do: "note" | "words"; readonly seat: number; readonly text: string }
  | { readonly do: "begin" | "ping" }
  | { readonly do: "seen"; readonly moment: number };

export interface SeatWish {
  readonly who: "me" | "open" | "bot";
  readonly level?: string;
  readonly name?: string;
}

export interface NewTable {
  readonly game: string;
  readonly title?: string;
  readonly options: JsonObject;
  readonly seats: readonly SeatWish[];
  readonly clock: ClockRule;
  readonly on_timeout: OnTimeout;
  readonly public: boolean;
}
