import { setTimeout as sleep } from 'node:timers/promises';
import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';

type Results = AsyncIterableIterator<ExecutionResult>;

/** What each answer costs, and how long the next one has to wait for that. */
interface Watched {
  again(): void;
  wait(): number;
}

/**
 * As graphql's own `subscribe`, but for many who watch the same: where they are given one and the same event, which is only
 * done where it means the same to all of them, a question is answered once, and paid for by who asked it first.
 */
export function sharedSubscribe(
  watchedBy: (args: ExecutionArgs) => Watched,
): (args: ExecutionArgs) => Promise<Results | ExecutionResult> {
  const answered = new WeakMap<object, Map<string, Promise<ExecutionResult>>>();
  return async (args) => {
    const events = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in events)) return events;
    const question = questionIn(args);
    const watched = watchedBy(args);
    const answer = (event: unknown): Promise<ExecutionResult> => {
      const run = async (): Promise<ExecutionResult> => {
        watched.again();
        return execute({ ...args, rootValue: event });
      };
      if (question === null || typeof event !== 'object' || event === null) return run();
      const answers = answered.get(event) ?? new Map<string, Promise<ExecutionResult>>();
      answered.set(event, answers);
      const known = answers.get(question) ?? run();
      answers.set(question, known);
      return known;
    };
    return answersTo(events, answer, watched);
  };
}

const questionIn = ({ document, operationName, variableValues }: ExecutionArgs): string | null =>
  document.loc === undefined ? null : JSON.stringify([document.loc.source.body, operationName, variableValues]);

/** An answer to each event, once the one before is paid for; whoever stops listening stops the events at once. */
function answersTo(
  source: AsyncIterable<unknown>,
  answer: (event: unknown) => Promise<ExecutionResult>,
  watched: Watched,
): Results {
  const events = source[Symbol.asyncIterator]();
  const over = { done: true, value: undefined } as const;
  const ends = new AbortController();
  const paid = async (): Promise<void> => {
    for (let ms = watched.wait(); ms > 0 && !ends.signal.aborted; ms = watched.wait())
      await sleep(ms, undefined, { signal: ends.signal }).catch(() => undefined);
  };
  return {
    async next() {
      await paid();
      const event = await events.next();
      return event.done === true ? over : { done: false, value: await answer(event.value) };
    },
    async return() {
      ends.abort();
      await events.return?.();
      return over;
    },
    async throw(error: unknown) {
      ends.abort();
      await events.throw?.(error);
      return over;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
