/** The printed facts of EDO as the server sends them: board, cards, prices. */

import { numbers, object, objects, whole, word, words } from "../../lib/json";
import type { Json, JsonObject } from "../../lib/wire";
import { SPACE_KINDS } from "./view";

export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly joins: readonly string[];
}

/** One of the actions printed on a card. */
export interface Face {
  readonly action: string;
  readonly officials: number;
  readonly amount: number;
}

export interface Card {
  readonly id: string;
  readonly price: number;
  readonly faces: readonly Face[];
}

/** Wood, stone, rice and ryo. */
export type Price = readonly number[];

export interface Merchant {
  readonly good: string;
  readonly most: number;
  readonly each: number;
  readonly price: Price;
}

export const PLANE = { width: 1000, height: 800 } as const;

function rows(content: Json, file: string, key: string): readonly JsonObject[] {
  return objects(object(object(content)?.[file])?.[key]);
}

function rowOf(content: Json, file: string, key: string, id: string): JsonObject | null {
  return rows(content, file, key).find((row) => row.id === id) ?? null;
}

/** The spaces of the side in use. */
export function placesOf(content: Json, side: string): readonly Place[] {
  return rows(content, `side_${side}`, "place").map((row) => ({
    id: word(row.id) ?? "",
    x: whole(row.x),
    y: whole(row.y),
    joins: words(row.joins),
  }));
}

/** Every road once. */
export function roadsOf(places: readonly Place[]): readonly (readonly [Place, Place])[] {
  const at = new Map(places.map((place) => [place.id, place]));
  return places.flatMap((place) =>
    place.joins.flatMap((id) => {
      const other = at.get(id);
      return other !== undefined && place.id < id ? [[place, other] as const] : [];
    }),
  );
}

/** A card by its id; null for one nobody knows. */
export function cardOf(content: Json, id: string): Card | null {
  const row = rowOf(content, "cards", "card", id);
  if (row === null) return null;
  const faces = objects(row.faces).map((face) => ({
    action: word(face.action) ?? "",
    officials: whole(face.officials),
    amount: whole(face.amount),
  }));
  return { id, price: whole(row.price), faces };
}

/** The face of a card with this action. */
export function faceOf(card: Card | null, action: string): Face | null {
  return card?.faces.find((face) => face.action === action) ?? null;
}

export function merchantOf(content: Json, id: string): Merchant | null {
  const row = rowOf(content, "merchants", "merchant", id);
  if (row === null) return null;
  return {
    good: word(row.good) ?? "",
    most: whole(row.most),
    each: whole(row.each),
    price: numbers(row.price),
  };
}

export function demandPrice(content: Json, id: string): Price {
  return numbers(rowOf(content, "demands", "demand", id)?.price);
}

export function demandKind(content: Json, id: string): string {
  return word(rowOf(content, "demands", "demand", id)?.kind) ?? "";
}

/** The kind of a space. */
export function kindOf(space: string): string {
  const kinds: Readonly<Record<string, string>> = SPACE_KINDS;
  return kinds[space] ?? "";
}

/** The points that end the game with their round. */
export function endPoints(content: Json): number {
  return whole(object(object(content)?.table)?.end_points);
}

/** How many goods a player may keep after the round. */
export function storageLimit(content: Json): number {
  return whole(object(object(content)?.table)?.limit);
}

/** The tiles in the bag of the Ronin, when it is full. */
export function locationsOf(
  content: Json,
): readonly { readonly id: string; readonly copies: number }[] {
  return objects(object(object(content)?.locations)?.location).map((row) => ({
    id: word(row.id) ?? "",
    copies: whole(row.copies),
  }));
}
