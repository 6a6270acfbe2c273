import { buildSchema, type ExecutionArgs, parse } from 'graphql';
import { sharedSubscribe } from './shared-subscribe.js';

const schema = buildSchema('type Query { a: Int } type Subscription { count(from: Int): Int }');
const QUESTION = parse('subscription { count }');

/** Who watches: how often they paid, and how long they have to wait each time before they may have the next answer. */
class Watcher {
  paid = 0;
  constructor(private readonly waits: number[]) {}
  again(): void {
    this.paid += 1;
  }
  wait(): number {
    return this.waits.shift() ?? 0;
  }
}

type Answers = AsyncIterableIterator<unknown>;

describe('what is watched', () => {
  const watching = async (
    events: () => AsyncIterable<unknown>,
    ...watchers: readonly Watcher[]
  ): Promise<readonly Answers[]> => {
    const of = new Map<ExecutionArgs, Watcher>();
    const subscribe = sharedSubscribe((args) => of.get(args) ?? new Watcher([]));
    return Promise.all(
      watchers.map(async (watcher) => {
        const args = { schema, document: QUESTION, subscribeFieldResolver: events };
        of.set(args, watcher);
        const answers = await subscribe(args);
        if (!(Symbol.asyncIterator in answers)) throw new Error('It was refused.');
        return answers;
      }),
    );
  };

  it('is paid for with each answer, once by all who are given the same event', async () => {
    const events = [1, 2, 3].map((count) => ({ count }));
    const [ann, ben] = [new Watcher([]), new Watcher([])];
    const all = await watching(() => given(events), ann, ben);
    for (const { count } of events)
      expect(await Promise.all(all.map((answers) => answers.next()))).toEqual(
        all.map(() => ({ done: false, value: { data: { count } } })),
      );
    expect([ann.paid, ben.paid]).toEqual([3, 0]);
  });

  it('is not looked for before the answers so far are paid for', async () => {
    let looked = 0;
    const events = async function* (): AsyncGenerator {
      for (;;) yield await Promise.resolve({ count: ++looked });
    };
    const [answers] = await watching(events, new Watcher([0, 60, 30, 0]));
    await answers?.next();
    const began = performance.now();
    const second = answers?.next();
    await new Promise(setImmediate);
    expect(looked).toBe(1);
    expect(await second).toMatchObject({ value: { data: { count: 2 } } });
    expect(performance.now() - began).toBeGreaterThan(85);
  });

  it('is left at once by who still has to wait', async () => {
    const [answers] = await watching(() => given([{ count: 1 }]), new Watcher([100_000, 0]));
    const first = answers?.next();
    await answers?.return?.();
    await first;
  });
});

async function* given(events: readonly unknown[]): AsyncGenerator {
  for (const event of events) yield await Promise.resolve(event);
}
