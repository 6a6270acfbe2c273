/** A table as whoever plays at it needs it, whether the game runs in this page or on the server. */
import type { Json, JsonObject } from '#kernel';

export interface Share {
  readonly key: string;
  readonly min: number;
  readonly max: number;
}

export type Offer =
  | { readonly form: 'one'; readonly key: string; readonly about: JsonObject }
  | {
      readonly form: 'number';
      readonly key: string;
      readonly about: JsonObject;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly form: 'some';
      readonly key: string;
      readonly about: JsonObject;
      readonly of: readonly string[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly form: 'order'; readonly key: string; readonly about: JsonObject; readonly of: readonly string[] }
  | {
      readonly form: 'split';
      readonly key: string;
      readonly about: JsonObject;
      readonly total: number;
      readonly among: readonly Share[];
    };

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
