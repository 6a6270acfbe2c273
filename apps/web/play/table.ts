/** A table as whoever plays at it needs it, whether the game runs in this page or on the server. */
import type { Json, JsonObject, Offer } from '#kernel';
import type { Told } from '../say/told.js';

/** What this player must decide. */
export interface Asked {
  readonly kind: string;
  readonly rules: readonly string[];
  readonly offers: readonly Offer[];
  readonly told: JsonObject;
}

/** Why an answer is not one of those that may be given. */
export interface No {
  readonly says: string;
  readonly phrases?: readonly Told[];
  readonly rule: string | null;
}

/** The name of a card on the table, as far as this player may know it. */
export type NameOf = (id: string) => string;

/** All that have an id and a face anywhere in what a player sees: which card each of them is. */
export function facesIn(view: Json): ReadonlyMap<string, string> {
  const faces = new Map<string, string>();
  const look = (value: Json | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value as readonly Json[]) look(one);
      return;
    }
    const { id, card } = value as { readonly id?: Json; readonly card?: Json };
    if (typeof id === 'string' && typeof card === 'string') faces.set(id, card);
    for (const one of Object.values(value)) look(one);
  };
  look(view);
  return faces;
}
