/** The Line as it is drawn: each leader with its place, its honour and what may be done with it. */

import { capitalised, type Voice } from "../../lib/voice";
import type { Blocked, Choice, Decision } from "../../lib/wire";
import { heldLeader } from "./preview";
import { isSelected, type Targets } from "../targets";
import { completion, leaderKey, shinobiKey, slotKey } from "./targets";
import type { ShogunateView } from "./view";

export interface Standing {
  readonly leader: string;
  readonly slot: number;
  readonly honour: number;
  /** The piece that pressing it stands for. */
  readonly piece: string;
  readonly legal: boolean;
  readonly selected: boolean;
  /** The open decision speaks of it already. */
  readonly taken: boolean;
  readonly blocked: Blocked | null;
  /** What the Plot will pay here this round. */
  readonly pays: number;
  readonly shinobi: boolean;
}

export interface Setting {
  readonly view: ShogunateView;
  readonly targets: Targets;
  readonly selected: readonly Choice[];
  readonly decision: Decision | null;
  /** The Plot's honour is still to come. */
  readonly unpaid: boolean;
  /** The Shinobi has no rail of its own: leaders stand for its slots too. */
  readonly narrow: boolean;
}

function pieceAt(setting: Setting, leader: string, slot: number): string {
  const pieces = [leaderKey(leader), slotKey(slot)];
  if (setting.narrow) pieces.push(shinobiKey(slot));
  return (
    pieces.find((piece) => completion(piece, setting.selected, setting.targets) !== null) ??
    pieces.find((piece) => setting.targets.has(piece)) ??
    leaderKey(leader)
  );
}

/** All leaders from the head of the Line to its tail. */
export function lineup(setting: Setting): readonly Standing[] {
  const { view, targets, selected } = setting;
  const held = heldLeader(setting.decision);
  const due = (setting.unpaid ? view.plot_honour : null) ?? [];
  return view.line.map(({ leader, honour }, index) => {
    const slot = index + 1;
    const piece = pieceAt(setting, leader, slot);
    const target = targets.get(piece);
    const completes = completion(piece, selected, targets) !== null;
    return {
      leader,
      slot,
      honour,
      piece,
      legal: completes || (target?.legal.length ?? 0) > 0,
      selected: !completes && isSelected(target, selected),
      taken: leader === held,
      blocked: completes ? null : (target?.blocked ?? null),
      pays: due[index] ?? 0,
      shinobi: view.shinobi === slot,
    };
  });
}

/** The leader the Shinobi follows, or the slot it keeps. */
export function bondText(say: Voice, view: ShogunateView): string {
  return view.shinobi_leader === null
    ? say.message("view-shinobi_keeps", { slot: view.shinobi ?? 0 })
    : say.message("view-shinobi_follows", { clan: view.shinobi_leader });
}

/** That the Shinobi stands here, and what it follows, as a screen reader says it. */
export function hereText(say: Voice, bond: string): string {
  const here = say.message("view-shinobi_here");
  return bond ? `${here} ${capitalised(bond)}.` : here;
}

/** Why not, as a screen reader says it. */
export function refusalText(say: Voice, blocked: Blocked): string {
  const text = say.refusal(blocked.reason, blocked.because);
  return say.message("view-not_available", { text, rule: blocked.rule.replaceAll("/", ", ") });
}

/** Name, state, then what may be done; `bond` is what the Shinobi follows. */
export function standingLabel(
  say: Voice,
  standing: Standing,
  choices: readonly Choice[],
  bond = "",
): string {
  const parts = [
    say.message("view-leader_label", {
      slot: standing.slot,
      name: say.message(`leader-${standing.leader}-full`),
      clan: standing.leader,
      count: standing.honour,
    }),
  ];
  if (standing.shinobi) parts.push(hereText(say, bond));
  if (standing.pays > 0) parts.push(say.message("view-pays_here", { amount: standing.pays }));
  if (standing.taken) parts.push(say.message("view-taken"));
  if (standing.blocked !== null) parts.push(refusalText(say, standing.blocked));
  if (standing.legal && choices.length > 0) parts.push(choicesText(say, choices));
  return parts.join(" ");
}

/** What may be chosen, as a screen reader says it. */
export function choicesText(say: Voice, choices: readonly Choice[]): string {
  const texts = choices.map((choice) => say.choice(choice.verb, choice.facts));
  return say.message("view-can", { text: texts.join("; ") });
}
