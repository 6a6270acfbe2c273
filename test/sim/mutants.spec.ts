import { jest } from '@jest/globals';
import { type CommandId, EMPTY, type Head, type judge, type LogRecord } from '#kernel';
import type { Log } from '#log';

const SEEDS = 100;

type Rule = typeof judge;
const isNew = (isKnown: (command: CommandId) => boolean, record: LogRecord): boolean => !isKnown(record.commandId);
const isNext = (head: Head, record: LogRecord): boolean => record.seq === head.seq + 1;
const followsOn = (head: Head, record: LogRecord): boolean => record.prev === head.hash;

const WHOLE: Rule = (head, isKnown, record) =>
  isNew(isKnown, record) && isNext(head, record) && followsOn(head, record) ? 'accepted' : 'wrong-seq';

const WITHOUT: readonly (readonly [string, Rule])[] = [
  [
    'its command is new',
    (head, _, record) => (isNext(head, record) && followsOn(head, record) ? 'accepted' : 'wrong-seq'),
  ],
  [
    'its seq is the next',
    (head, isKnown, record) => (isNew(isKnown, record) && followsOn(head, record) ? 'accepted' : 'wrong-seq'),
  ],
  [
    'its prev is the head',
    (head, isKnown, record) => (isNew(isKnown, record) && isNext(head, record) ? 'accepted' : 'wrong-seq'),
  ],
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

/** What the first seed that fails complains of. */
async function complaints(rule: Rule, seeds: number, through?: (log: Log) => Log): Promise<readonly string[]> {
  jest.resetModules();
  jest.unstable_mockModule('../../libs/kernel/accept.js', () => ({ EMPTY, judge: rule }));
  const { runSeeds } = await import('./run.js');
  return (await runSeeds(1, 1, seeds, through)).failure?.complaints ?? [];
}

describe('the simulation', () => {
  it.each(WITHOUT)('notices a rule without "%s"', async (_, rule) => {
    expect(await complaints(rule, SEEDS)).not.toEqual([]);
  });

  it('notices an answer that did not wait for the own reading back', async () => {
    expect(await complaints(WHOLE, SEEDS, hasty)).not.toEqual([]);
  });

  it('has nothing to say against the whole rule', async () => {
    expect(await complaints(WHOLE, 10)).toEqual([]);
  });
});
