/** Reads JSON from the server: missing or mistyped values become null, empty or a default. */

import type { Json, JsonObject } from "./wire";

export function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

export function object(value: Json | undefined): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : null;
}

export function whole(value: Json | undefined, otherwise = 0): number {
  return typeof value === "number" ? value : otherwise;
}

export function word(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}

export function words(value: Json | undefined): readonly string[] {
  return list(value).filter((one) => typeof one === "string");
}

export function numbers(value: Json | undefined): readonly number[] {
  return list(value).filter((one) => typeof one === "number");
}

export function objects(value: Json | undefined): readonly JsonObject[] {
  return list(value)
    .map(object)
    .filter((one) => one !== null);
}
