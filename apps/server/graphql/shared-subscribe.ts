import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';

type Results = AsyncIterableIterator<ExecutionResult>;

/**
 * As graphql's own `subscribe`, but for many who watch the same: where they are given one and the same event, which is only
 * done where it means the same to all of them, a question is answered once.
 */
export function sharedSubscribe(): (args: ExecutionArgs) => Promise<Results | ExecutionResult> {
  const answered = new WeakMap<object, Map<string, Promise<ExecutionResult>>>();
  return async (args) => {
    const events = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in events)) return events;
    const question = questionIn(args);
    const answer = (event: unknown): Promise<ExecutionResult> => {
      const run = async (): Promise<ExecutionResult> => execute({ ...args, rootValue: event });
      if (question === null || typeof event !== 'object' || event === null) return run();
      const answers = answered.get(event) ?? new Map<string, Promise<ExecutionResult>>();
      answered.set(event, answers);
      const known = answers.get(question) ?? run();
      answers.set(question, known);
      return known;
    };
    return answersTo(events, answer);
  };
}

const questionIn = ({ document, operationName, variableValues }: ExecutionArgs): string | null =>
  document.loc === undefined ? null : JSON.stringify([document.loc.source.body, operationName, variableValues]);

/** An answer to each event; whoever stops listening stops the events at once. */
function answersTo(source: AsyncIterable<unknown>, answer: (event: unknown) => Promise<ExecutionResult>): Results {
  const events = source[Symbol.asyncIterator]();
  const over = { done: true, value: undefined } as const;
  return {
    async next() {
      const event = await events.next();
      return event.done === true ? over : { done: false, value: await answer(event.value) };
    },
    async return() {
      await events.return?.();
      return over;
    },
    async throw(error: unknown) {
      await events.throw?.(error);
      return over;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
