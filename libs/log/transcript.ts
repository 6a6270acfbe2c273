import { createHash, type Hash } from 'node:crypto';
import type { LogEntry } from './port.js';

/** What was read of one partition: a running hash of its records, and a short fingerprint of each. */
interface Part {
  readonly hash: Hash;
  readonly prints: number[];
}

const PRINT_BYTES = 6;

/** What was read of a log, so that another can be compared with it record by record. */
export class Transcript {
  repeats = 0;
  readonly #parts: readonly Part[];

  constructor(partitions: number) {
    this.#parts = Array.from({ length: partitions }, () => ({ hash: createHash('sha256'), prints: [] }));
  }

  get counts(): readonly number[] {
    return this.#parts.map(({ prints }) => prints.length);
  }

  get records(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  /** SHA-256 of the records of each partition: length (u32, big-endian) and bytes of each. */
  get hashes(): readonly string[] {
    return this.#parts.map(({ hash }) => hash.copy().digest('hex'));
  }

  add({ partition, bytes }: LogEntry): void {
    this.#note(partition, bytes, printOf(bytes));
  }

  /** Adds what the other has at this place too; a repetition of what was before is counted, all else differs. */
  follow(other: Transcript, { partition, bytes }: LogEntry): 'same' | 'repeated' | 'differs' {
    const print = printOf(bytes);
    const there = this.#parts[partition]?.prints ?? [];
    if (print === other.#parts[partition]?.prints[there.length]) {
      this.#note(partition, bytes, print);
      return 'same';
    }
    if (there.lastIndexOf(print) < 0) return 'differs'; // a repetition is close behind
    this.repeats++;
    return 'repeated';
  }

  #note(partition: number, bytes: Uint8Array, print: number): void {
    const part = this.#parts[partition];
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    part?.hash.update(length).update(bytes);
    part?.prints.push(print);
  }
}

const printOf = (bytes: Uint8Array): number => createHash('sha256').update(bytes).digest().readUIntBE(0, PRINT_BYTES);
