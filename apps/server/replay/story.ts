import { Inject, Injectable } from '@nestjs/common';
import {
  EMPTY,
  fromBase64,
  type Happening,
  type Hash,
  type LogRecord,
  readRecord,
  type StreamId,
  type StreamKey,
  unseal,
} from '#kernel';
import { type Keyring, nodeSha256, Versions } from '#log';
import { MATCH_UPCASTS, type MatchEvent, type ToldEvent } from '#match';
import type { ReadModels } from '#readmodel';
import { stale } from '../graphql/errors.js';
import { KEYRING, READ_MODELS } from '../tokens.js';

/** All that happened in a match, opened, up to one record. */
export interface Story {
  readonly told: readonly ToldEvent[];
  /** Of its records in order, and of the last. */
  readonly hashes: readonly Hash[];
  readonly hash: Hash;
  readonly seq: number;
  /** Whether its key is out. */
  readonly released: boolean;
}

/** The records of a match as the decider knows them; only the house can open those that are sealed. */
@Injectable()
export class Stories {
  readonly #versions = new Versions<MatchEvent>(MATCH_UPCASTS);

  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {}

  /** At least up to this record, once the read models have come so far. */
  async read(stream: StreamId, seq: number): Promise<Story> {
    if (!(await this.readModels.reached(stream, seq))) throw stale(`${stream} up to record ${seq}`);
    const stored = await this.readModels.records.load(stream);
    const records = stored.records.map(({ bytes }) => readRecord(bytes));
    const released = releasedIn(records);
    const key = released ?? (await this.keyring.find(stream));
    const told = records.flatMap(({ events, actor, at, seq: nth }) =>
      events.map((event): ToldEvent => ({
        event: this.#versions.raise(opened(key, event)),
        moment: { actor, at, seq: nth },
      })),
    );
    const hashes = stored.records.map(({ hash }) => hash);
    return { told, hashes, hash: hashes.at(-1) ?? EMPTY.hash, seq: records.length, released: released !== null };
  }
}

type Stored = LogRecord['events'][number];

const opened = (key: StreamKey | null, { type, v, data, sealed }: Stored): Happening => ({
  type,
  v,
  data,
  secret: sealed === undefined || key === null ? null : unseal(nodeSha256, key, sealed),
});

/** The key that one of these records publishes. */
function releasedIn(records: readonly LogRecord[]): StreamKey | null {
  const events = records.flatMap(({ events: each }) => each);
  const key = events.find(({ type }) => type === 'KeyReleased')?.data.key;
  return typeof key === 'string' ? { bytes: fromBase64(key) } : null;
}
