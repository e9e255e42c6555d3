/** Short notices at the bottom left: never for what the record says. */

import { ApiError } from "./api";
import { settings } from "./settings.svelte";
import { knows, t } from "./texts.svelte";
import type { ErrorBody } from "./wire";

export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly rule: string | null;
}

const STAYS = 5000;
let next = 1;
let held = $state.raw<readonly Toast[]>([]);

export const toasts = {
  get all(): readonly Toast[] {
    return held;
  },
};

export function dismiss(key: number): void {
  held = held.filter((toast) => toast.key !== key);
}

export function toast(text: string, rule: string | null = null): void {
  const key = next++;
  held = [...held.filter((one) => one.text !== text).slice(-2), { key, text, rule }];
  setTimeout(() => dismiss(key), STAYS + text.length * 30);
}

/** The words for an error: the catalogue's when it knows the code, else the server's own sentence. */
export function errorText(refused: ErrorBody): string {
  const problem = `problem-${refused.reason ?? ""}`;
  if (knows(problem)) return t(problem);
  const id = `error-${refused.code}`;
  // The server's own sentence says more, but only in English.
  const plain =
    /^(error|illegal-action|bad-argument)$/.test(refused.code) && settings.lang === "en";
  if (refused.message && (plain || !knows(id))) return refused.message;
  return knows(id) ? t(id) : t("error-error");
}

/** Shows an error. */
export function complain(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  toast(errorText(error.refused), error.refused.rule);
}
