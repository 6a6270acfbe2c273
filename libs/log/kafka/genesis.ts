import type { KafkaMessage, Producer } from 'kafkajs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '#kernel';
import { beginning, checkIdentity, genesisOf, identityToMake, readGenesis, type WhichLog } from '../identity.js';
import type { LogIdentity, Positions } from '../port.js';
import { type Reading, TopicReader } from './topic-reader.js';

/** A topic while it becomes, or proves to be, a log. */
export interface Birth {
  readonly topic: string;
  readonly which: WhichLog;
  /** It was made by this very process, which therefore writes its first records at once. */
  readonly isOurs: boolean;
  readonly producer: Producer;
  readonly reading: Omit<Reading, 'begin' | 'atOnce'>;
}

/** Where the records of each partition begin: behind its genesis, and behind others' tries to write it. */
export interface Beginning {
  readonly identity: LogIdentity;
  readonly first: readonly number[];
}

const KEY = 'genesis';
const PATIENCE = 25;
const BETWEEN_MS = 200;
const FIRST_READ_MS = 30_000;
const FIRST_READ_BYTES = 4096;

export const isGenesis = ({ key }: KafkaMessage): boolean => key?.toString() === KEY;

/**
 * Makes sure that each partition begins with a genesis of one and the same log. Several processes may do this at once:
 * what stands first in partition 0 decides for all of them, and later tries are left out by every reader.
 */
export async function settleGenesis(birth: Birth): Promise<Beginning> {
  const { topic, reading } = birth;
  let ends = await reading.end();
  let starts = await readStarts(reading, ends);
  if (ends.includes(0)) {
    if (ends[0] !== 0) check(birth, starts.slice(0, 1), ends.length);
    await writeMissing(birth, ends);
    ends = await reading.end();
    starts = await readStarts(reading, ends);
  }
  const identity = check(birth, starts, ends.length);
  const stranger = starts.findIndex(({ genesis }) => genesis?.logId !== identity.logId);
  if (stranger >= 0) {
    throw new Fault(
      `The topic ${topic} holds parts of two logs: partition ${stranger} is not of the log ${identity.logId}, but partition 0 is. Restore it from a copy, or name another topic.`,
    );
  }
  return { identity, first: starts.map(({ first }) => first) };
}

/** What the first partition says this is; throws when that is not what it should be. */
function check({ topic, which }: Birth, starts: readonly Start[], partitions: number): LogIdentity {
  const odd = starts.findIndex(({ genesis }) => genesis === null);
  const identity = starts[0]?.genesis;
  if (odd >= 0 || !identity) {
    throw new Fault(`The topic ${topic} is no log: partition ${odd} begins with something else. Name another topic.`);
  }
  if (identity.partitions !== partitions) {
    throw new Fault(
      `The topic ${topic} has ${partitions} partitions, but was made with ${identity.partitions}: their number must never change. Copy the log into a new topic.`,
    );
  }
  checkIdentity(which, identity, `The topic ${topic}`);
  return identity;
}

async function writeMissing(birth: Birth, found: readonly number[]): Promise<void> {
  const { topic, which, producer, reading } = birth;
  const made = identityToMake(which, `The topic ${topic}`);
  if (which.is === 'this' && made.partitions !== found.length) {
    throw new Fault(
      `The topic ${topic} has ${found.length} partitions, but the log ${made.logId} has ${made.partitions}.`,
    );
  }
  const write = (identity: LogIdentity, partition: number): Promise<unknown> => {
    const value = Buffer.from(genesisOf(identity, partition));
    return producer.send({ topic, acks: -1, messages: [{ partition, key: KEY, value }] });
  };
  const ends = await endsWhenMade(birth, found);
  if (ends[0] === 0) await write({ logId: made.logId, partitions: ends.length }, 0);
  const [first] = await readStarts(reading, (await reading.end()).slice(0, 1));
  const identity = first?.genesis;
  if (!identity) return;
  await Promise.all(ends.flatMap((end, partition) => (end === 0 && partition > 0 ? [write(identity, partition)] : [])));
}

/** Gives whoever made the topic the time to write its first records. */
async function endsWhenMade({ reading, isOurs }: Birth, found: readonly number[]): Promise<readonly number[]> {
  let ends = found;
  for (let tries = 0; !isOurs && ends.includes(0) && tries < PATIENCE; tries++) {
    await sleep(BETWEEN_MS);
    ends = await reading.end();
  }
  return ends;
}

interface Start {
  readonly genesis: LogIdentity | null;
  readonly first: number;
}

/** Reads these partitions from their beginning, as far as they hold nothing but geneses. */
async function readStarts(reading: Birth['reading'], ends: readonly number[]): Promise<readonly Start[]> {
  const starts: Start[] = ends.map(() => ({ genesis: null, first: 0 }));
  const unread = new Set(ends.flatMap((end, partition) => (end > 0 ? [partition] : [])));
  let allRead: () => void = () => undefined;
  const whenRead = new Promise<void>((resolve) => (allRead = resolve));
  const begin = (): Promise<Positions> => Promise.resolve(beginning(ends.length));
  const reader = new TopicReader({ ...reading, begin, atOnce: FIRST_READ_BYTES }, (partition, messages) => {
    for (const message of messages) {
      const start = starts[partition];
      if (start === undefined || !unread.has(partition)) break;
      const next = Number(message.offset) + 1;
      if (next === 1)
        starts[partition] = { genesis: readGenesis(message.value ?? Buffer.of(), partition), first: next };
      else if (isGenesis(message)) starts[partition] = { ...start, first: next };
      if (next === ends[partition] || (next > 1 && !isGenesis(message))) unread.delete(partition);
    }
    if (unread.size === 0) allRead();
  });
  try {
    if (unread.size > 0) await Promise.race([whenRead, reader.done, failLate(reading.topic)]);
  } finally {
    await reader.stop();
  }
  return starts;
}

async function failLate(topic: string): Promise<never> {
  await sleep(FIRST_READ_MS, undefined, { ref: false });
  throw new Fault(`The first records of the topic ${topic} could not be read within ${FIRST_READ_MS / 1000} seconds.`);
}
