import { text } from 'node:stream/consumers';
import type { Log } from '#log';
import { startProgram } from '#test/typescript';
import { runSeeds, type Tally } from './run.js';

const SEEDS = 100;

/** The clauses of the rule of acceptance, by a text that their line has. */
const CLAUSES: readonly (readonly [string, string])[] = [
  ['its command is new', 'isKnown(record.commandId)'],
  ['its seq is the next', 'record.seq !== head.seq + 1'],
  ['its prev is the head', 'record.prev !== head.hash'],
];

/** Takes the log's acknowledgement for the reading back: what came in between has not been seen. */
function hasty(log: Log): Log {
  let take: Parameters<Log['tail']>[1] = () => undefined;
  return {
    ...log,
    tail(from, ownTake) {
      take = ownTake;
      return log.tail(from, ownTake);
    },
    async append(partition, records) {
      const first = await log.append(partition, records);
      await take(records.map((bytes, i) => ({ partition, offset: first + i, bytes })));
      return first;
    },
  };
}

/** Knows how far the log went as it was opened, and no more: what others write is not waited for. */
function aloof(log: Log): Log {
  let end: ReturnType<Log['end']> | null = null;
  return { ...log, end: () => (end ??= log.end()) };
}

/** What the first seed that fails complains of, in a program whose rule lacks a line. */
async function complaintsWithout(clause: string): Promise<readonly string[]> {
  const program = startProgram(new URL('main.ts', import.meta.url).href, ['1', '1', String(SEEDS), clause]);
  return complaints(JSON.parse(await text(program.stdout)) as Tally);
}

const complaints = ({ failure }: Tally): readonly string[] => failure?.complaints ?? [];

describe('the simulation', () => {
  it.each(CLAUSES)('notices a rule without "%s"', async (_, clause) => {
    expect(await complaintsWithout(clause)).not.toEqual([]);
  });

  it('notices an answer that did not wait for the own reading back', async () => {
    expect(complaints(await runSeeds(1, 1, SEEDS, hasty))).not.toEqual([]);
  });

  it('notices a refusal by a state that another server had left behind', async () => {
    expect(complaints(await runSeeds(1, 1, SEEDS, aloof))).not.toEqual([]);
  });

  it('has nothing to say against the whole rule', async () => {
    expect(complaints(await runSeeds(1, 1, 10))).toEqual([]);
  });
});
