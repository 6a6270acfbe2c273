import { type CommandId, EMPTY, type Hash, type Head, judge, type Millis, millis, type StreamId } from '#kernel';
import type { Enclosed } from '../bundle/bundle.js';
import { BREAKS } from '../verify/chain.js';
import type { HashSlice } from '../verify/log.js';
import type { Withheld } from './read.js';

type HashPart = HashSlice & { readonly records: { readonly hash: Hash }[] };

interface OneStream {
  /** A record that is withheld begins a part: nobody can see that it names the one before. */
  readonly parts: HashPart[];
  head: Head;
  readonly commands: Set<CommandId>;
  at: Millis;
}

/** The streams of a file, taken record by record. Those that are withheld count by their hashes. */
export class Streams {
  readonly #streams = new Map<StreamId, OneStream>();
  withheld = 0;

  get count(): number {
    return this.#streams.size;
  }

  get slices(): readonly HashSlice[] {
    return [...this.#streams.values()].flatMap(({ parts }) => parts);
  }

  /** Null when this is the next of its stream. */
  withhold({ stream, seq, hash }: Withheld): string | null {
    const own = this.#of(stream);
    if (seq !== own.head.seq + 1) return BREAKS['wrong-seq'];
    own.parts.push({ stream, from: seq, records: [{ hash }] });
    own.head = { seq, hash };
    this.withheld += 1;
    return null;
  }

  take({ record, hash }: Enclosed): string | null {
    const own = this.#of(record.stream);
    const verdict = judge(own.head, (command) => own.commands.has(command), record);
    if (verdict !== 'accepted') return BREAKS[verdict];
    if (record.at < own.at) return `its time, ${record.at}, is before that of the record before, ${own.at}`;
    if (own.parts.length === 0) own.parts.push({ stream: record.stream, from: 1, records: [] });
    own.parts.at(-1)?.records.push({ hash });
    own.head = { seq: record.seq, hash };
    own.commands.add(record.commandId);
    own.at = record.at;
    return null;
  }

  #of(stream: StreamId): OneStream {
    const own = this.#streams.get(stream) ?? { parts: [], head: EMPTY, commands: new Set(), at: millis(0) };
    this.#streams.set(stream, own);
    return own;
  }
}
