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
import { importedStory, MATCH_UPCASTS, type MatchEvent, type ToldEvent } from '#match';
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

  /** At least up to this record, once the read models have come so far, and never beyond that one. */
  async read(stream: StreamId, seq: number, through = Infinity): Promise<Story> {
    if (!(await this.readModels.reached(stream, seq))) throw stale(`${stream} up to record ${seq}`);
    const stored = await this.readModels.records.load(stream);
    const kept = stored.records.slice(0, through);
    const records = kept.map(({ bytes }) => readRecord(bytes));
    const released = releasedIn(records);
    const key = released ?? (await this.keyring.find(stream));
    const told = records.flatMap(({ events, actor, at, seq: nth }) =>
      events.flatMap((stored): readonly ToldEvent[] => {
        const event = this.#versions.raise(opened(key, stored));
        if (event.type === 'MatchImported') return importedStory(event.data.records);
        if (event.type === 'ImportedCounts') return [];
        return [{ event, moment: { actor, at, seq: nth } }];
      }),
    );
    const isOpen =
      released !== null || records.some(({ events: [first] }) => first !== undefined && OPEN.includes(first.type));
    const hashes = kept.map(({ hash }) => hash);
    return { told, hashes, hash: hashes.at(-1) ?? EMPTY.hash, seq: records.length, released: isOpen };
  }
}

/** What begins a stream in which nothing is sealed. */
const OPEN: readonly string[] = ['MatchImported', 'BranchBegun'];

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
