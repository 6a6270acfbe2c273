import { Fault, type Happening, happens, type Moment, refuse, refused, type Upcast } from '#kernel';
import type { MatchEvent, ToldEvent } from '../events.js';
import type { MatchState } from '../state.js';
import { UPCASTS } from '../upcasts.js';
import type { Verdict } from '../verdict.js';
import type { ImportMatch, MatchImported, OpenRecord } from './events.js';

type Fold = (state: MatchState, told: ToldEvent) => MatchState;

export function importMatch(state: MatchState, { source, records }: ImportMatch, fold: Fold): Verdict {
  if (state.phase !== 'none') return refused(refuse('MATCH.ALREADY_CREATED', 'This match was imported before.'));
  try {
    wholeMatch(records, fold);
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure);
    return refused(refuse('MATCH.BAD_TERMS', `This match can't be played again here: ${why}`));
  }
  return happens<MatchEvent>({ type: 'MatchImported', v: 1, data: { source, records }, secret: null });
}

/** It belongs to no tournament of this house, stands in no lobby, and is nothing that anybody has to wait for. */
export function matchImported({ data }: MatchImported, fold: Fold): MatchState {
  const { plan, ...rest } = wholeMatch(data.records, fold);
  const own = { ...plan, origin: null, listed: false, delay: null };
  return { ...rest, plan: own, desk: { ...rest.desk, imported: { countsFor: null } } };
}

type Over = Extract<MatchState, { readonly phase: 'finished' | 'cancelled' }>;

function wholeMatch(records: readonly OpenRecord[], fold: Fold): Over {
  const state = importedStory(records).reduce<MatchState>(fold, { phase: 'none' });
  if (state.phase === 'finished' || state.phase === 'cancelled') return state;
  throw new Fault('only a match that is over is imported.');
}

/** The events of a match that was played elsewhere, as the rules of today have them; each time anew. */
export const importedStory = (records: readonly OpenRecord[]): readonly ToldEvent[] =>
  structuredClone(records).flatMap(({ actor, at, events }, nth) => {
    const moment: Moment = { actor, at, seq: nth + 1 };
    return events.map((event) => ({ event: raised(event) as MatchEvent, moment }));
  });

function raised(event: Happening): Happening {
  const own = UPCASTS.filter(({ type }) => type === event.type);
  const step = own.find(({ from }: Upcast) => from === event.v);
  if (step !== undefined) return raised({ type: event.type, v: event.v + 1, ...step.up(event.data, event.secret) });
  const newest = Math.max(1, ...own.map(({ from }) => from + 1));
  if (event.v !== newest) throw new Fault(`"${event.type}" of version ${event.v} is not known, only up to ${newest}.`);
  return event;
}
