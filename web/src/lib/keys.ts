/** The keyboard map: one table for what keys do and for the list behind `?`. */

export interface Binding {
  /** As in KeyboardEvent.key, one letter in lower case. */
  readonly keys: readonly string[];
  /** How the key is written in the list, when not as it is. */
  readonly shown?: string;
  /** The message that says what it does. */
  readonly text: string;
  readonly run?: (key: string) => void;
  /** Disabled during playback: it would answer or undo what the player has not seen yet. */
  readonly waits?: boolean;
}

/** Whether keys belong to a field now. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !["checkbox", "radio", "button"].includes(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

/** The key of an event as bindings have it. */
export function letter({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** The binding for an event, or null: keys never fire while typing or with a modifier. */
export function bound(event: KeyboardEvent, bindings: readonly Binding[]): Binding | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (isTyping(event.target)) return null;
  return bindings.find((one) => one.run && one.keys.includes(letter(event))) ?? null;
}
