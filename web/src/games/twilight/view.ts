/**
 * What a seat sees of the game. Made from `hatamoto.games.twilight.views` by `make generate`;
 * change that, not this.
 */

/** A space with the influence of both sides. */
export interface SpaceView {
  readonly space: string;
  readonly anti: number;
  readonly pro: number;
  readonly anti_support: number;
  /** What influence recovers to. */
  readonly pro_support: number;
  readonly control: "anti" | "pro" | null;
  /** Whether it is a port that has not opened. */
  readonly closed: boolean;
}

/** A support counter on the map, with the face it shows. */
export interface MarkerView {
  readonly marker: string;
  readonly space: string;
  readonly side: "anti" | "pro";
  readonly value: number;
}

/** What a side has in an area. */
export interface StandingView {
  readonly clans: number;
  /** Whether it controls the powered clan. */
  readonly powered: boolean;
  readonly status: string;
  readonly points: number;
}

/** What an area would pay now; `net` is plus for Pro-Bakufu. */
export interface AreaView {
  readonly area: string;
  readonly anti: StandingView;
  readonly pro: StandingView;
  readonly net: number;
}

/** What a choice would bring, as far as dice allow to tell; by space but for the court. */
export interface ProspectsView {
  /** Who would control the space. */
  readonly after?: { readonly [key: string]: "anti" | "pro" | null };
  /** The clans that help the acting player, and those that help the other. */
  readonly bonus?: { readonly [key: string]: readonly number[] };
  /** The least die with an effect; 7 where there is none. */
  readonly needs?: { readonly [key: string]: number };
  /** What a six would move in a coup. */
  readonly most?: { readonly [key: string]: number };
  /** In percent: the opponent loses influence, and the seat asked does. */
  readonly odds?: { readonly [key: string]: readonly number[] };
  /** The greatest die with which a court operation succeeds; 0 if none is rolled. */
  readonly court_die?: number;
}

/** The open decision about a kind of action or a space. */
export interface AskedView extends ProspectsView {
  readonly seat: number;
  readonly decision: string;
  /** What is left: points, placements, or attempts. */
  readonly points: number | null;
  /** The target value of a war. */
  readonly target?: number | null;
  /** What a space costs in action points. */
  readonly prices?: { readonly [key: string]: number };
}

/** What only the reader has; `events` and `court` run beside the hand. */
export interface OwnView {
  readonly seat: number;
  readonly hand: readonly string[];
  /** Whether the event would occur if the card were played now. */
  readonly events: readonly boolean[];
  /** Whether the card can be used for a court operation now. */
  readonly court: readonly boolean[];
  /** The cards known to be in the other hand. */
  readonly known: readonly string[];
}

/** The tracks and boxes of the map. */
export interface TracksView {
  readonly turn: number;
  readonly years: string | null;
  readonly round: number;
  readonly first: number;
  readonly active: number | null;
  readonly opened: boolean;
  /** Plus is Pro-Bakufu's, minus Anti-Bakufu's. */
  readonly vp: number;
  readonly treaty: number;
  readonly hand_size: number;
  readonly intervention: number;
  readonly coup_allowed: boolean;
  readonly joi: boolean;
  /** Whom Jo-i pays if the turn ended now. */
  readonly joi_side: "anti" | "pro";
  readonly yokohama: boolean;
  readonly modifier: boolean;
  readonly court: readonly number[];
  readonly court_done: readonly boolean[];
}

/** The public table, then what this seat alone has. */
export interface TwilightView extends TracksView {
  readonly spaces: readonly SpaceView[];
  readonly markers: readonly MarkerView[];
  readonly areas: readonly AreaView[];
  readonly kyo_net: number;
  readonly ports_net: number;
  /** The scoring memory markers: `kyo`, `ports` and areas scored since the last shuffle. */
  readonly scored: readonly string[];
  readonly hands: readonly number[];
  readonly pile: number;
  readonly discard: readonly string[];
  readonly removed: readonly string[];
  /** The card in play. */
  readonly card: string | null;
  /** What it is used for, once that is announced. */
  readonly use: string | null;
  /** The part of the card that is being carried out. */
  readonly part: "action" | "event" | null;
  readonly event_due: boolean;
  readonly asked: AskedView | null;
  readonly dice: readonly number[];
  readonly ended: string | null;
  readonly winner: number | null;
  readonly you: OwnView | null;
}
