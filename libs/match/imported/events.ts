import type { ActorId, Happening, Hash, JsonObject, Millis } from '#kernel';

/** Where a match was played, up to which record, and the origin of the Merkle log that vouches for it; null when none does. */
export type ImportSource = {
  readonly match: string;
  readonly seq: number;
  readonly head: Hash;
  readonly vouchedBy: string | null;
};

/** A record of a match whose key is out: nothing in it is sealed any more. */
export type OpenRecord = {
  readonly actor: ActorId;
  readonly at: Millis;
  readonly events: readonly {
    readonly type: string;
    readonly v: number;
    readonly data: JsonObject;
    readonly secret: JsonObject | null;
  }[];
};

/** A whole match that was played elsewhere. Nothing more happens to it here, and it counts nowhere. */
export type MatchImported = Happening<
  'MatchImported',
  { readonly source: ImportSource; readonly records: readonly OpenRecord[] },
  null
>;

export type ImportMatch = {
  readonly type: 'ImportMatch';
  readonly source: ImportSource;
  readonly records: readonly OpenRecord[];
};
