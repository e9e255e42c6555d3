/** A guided game on the page: where its spotlight falls, and whether a press follows it. */

import type { BoardProps, GameModule } from "../games/contract";
import type { Choice, GuidedStep } from "../lib/wire";

/** What hands the open decision to a bot. */
const DELEGATE = "delegate";

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** How an element of the table is found: by its zone, its button or what it is. */
export function selectorOf(target: string): string {
  if (target === DELEGATE) return `[data-action=${quoted(target)}]`;
  const [kind, name = ""] = target.split(":");
  if (kind === "zone") return `[data-zone=${quoted(name)}]`;
  return `[data-target=${quoted(target)}]`;
}

/**
 * Where the spotlight of a step falls now: what is to be read, the button of the prompt bar that does
 * it, or the next piece to press. Null while nothing can be done or read yet.
 */
export function spotOf(
  step: GuidedStep,
  module: GameModule | null,
  offered: readonly Choice[],
  props: BoardProps,
): string | null {
  const [action] = step.actions;
  if (action === undefined) return step.target ? selectorOf(step.target) : null;
  if (!props.turn?.decision) return null;
  if (step.target) return selectorOf(step.target);
  if (offered.some((choice) => choice.action === action)) return `[data-action=${quoted(action)}]`;
  return pieceOf(step, module, props);
}

/** The next piece to press for a step. */
function pieceOf(step: GuidedStep, module: GameModule | null, props: BoardProps): string | null {
  const target = module?.leads?.(step.actions, props) ?? null;
  return target === null ? null : selectorOf(target);
}

/** Whether a step is done by handing the open decision to a bot. */
export function isHandedOver(step: GuidedStep | null): boolean {
  return step?.target === DELEGATE && step.actions.length > 0;
}

/** Of the actions that the prompt bar offers the one that a step asks for next, if any. */
export function ledTo(step: GuidedStep, offered: readonly Choice[]): Choice | undefined {
  if (step.target) return undefined;
  return offered.find(({ action }) => action === step.actions[0]);
}

/** What is offered during a step: only what it asks for; without one, everything. */
export function taught(step: GuidedStep | null, offered: readonly Choice[]): readonly Choice[] {
  if (!step) return offered;
  const led = ledTo(step, offered);
  return led ? [led] : [];
}

/** Whether these actions are what a step asks for, from the first on. */
export function isLed(step: GuidedStep | null, actions: readonly string[]): boolean {
  if (!step?.actions.length) return true;
  return actions.every((action, index) => action === step.actions[index]);
}
