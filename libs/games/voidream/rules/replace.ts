import { need } from '#cards';
import { amountOf } from '../reckon.js';
import { sayAmount } from '../set/say.js';
import { amount } from '../set/words.js';
import type { Happening, LineFrame } from '../state.js';
import type { Table } from '../table.js';
import { always, type StepOf, type Verb } from './verb.js';

/** What a When-trigger does to its event: VD-7.11.3, VD-H.61. */

/** The event, while it has not been carried out. */
function pending(t: Table, line: LineFrame): Happening | null {
  const id = line.event?.id ?? 0;
  for (const frame of t.state.stack) {
    const event = frame.kind === 'event' && id > 0 ? frame.events.find((candidate) => candidate.id === id) : undefined;
    if (event?.goesOn === true) return event;
  }
  return null;
}

export const prevent: Verb<StepOf<'prevent'>> = {
  fields: { amount: need(amount) },
  says: (step) => `prevent ${sayAmount(step.amount)} of it`,
  touches: always,
  can: (t, line) => (pending(t, line)?.amount ?? 0) > 0,
  run(t, line, step) {
    const event = pending(t, line);
    if (event !== null) event.amount = Math.max(0, event.amount - amountOf(t, step.amount, line));
  },
  announces: () => [],
};

export const instead: Verb<StepOf<'instead'>> = {
  fields: {},
  says: () => 'instead of that',
  touches: always,
  can: (t, line) => pending(t, line) !== null,
  run(t, line) {
    const event = pending(t, line);
    if (event !== null) event.goesOn = false;
  },
  announces: () => [],
};
