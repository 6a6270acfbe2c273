import { canonicalJson, isJsonObject, type Json, type LogRecord, type Millis, streamId } from '#kernel';
import { type Case, windowsOf } from '#rulings';
import type { Read } from './given.js';
import { ON_ITS_WAY_MS, type TournamentFault, tournamentIn, unknown, wrong } from './roles.js';

/** Null when a case runs by the times that its tournament had agreed on as the dispute was raised. */
export function windowsFault(bundle: Read, { tournament, subject, windows }: Case, raisedAt: Millis): TournamentFault {
  const told = tournamentIn(bundle, tournament);
  if (told.length === 0) return unknown('what the tournament has agreed on, how long cases take, is not in the bundle');
  const isRight = timesAround(told, raisedAt).some(
    (times) => canonicalJson(windowsOf(subject.is, times)) === canonicalJson(windows),
  );
  if (isRight) return null;
  return wrong(`the times of this case are not those of ${streamId('tournament', tournament)}`);
}

type Times = Parameters<typeof windowsOf>[1];

/** What was agreed on then, or became so so shortly before or after that the server may have seen either. */
function timesAround(told: readonly LogRecord[], raisedAt: Millis): readonly Times[] {
  const agreed = told.flatMap(({ at, events }) =>
    events.flatMap(({ type, data }): readonly { readonly at: Millis; readonly times: Times }[] => {
      if (type === 'CaseTimesChanged') return [{ at, times: timesIn(data.caseTimes) }];
      if (type !== 'TournamentCreated') return [];
      const { plan = null } = data;
      return [{ at, times: timesIn(isJsonObject(plan) ? plan.caseTimes : null) }];
    }),
  );
  const since = agreed.findLastIndex(({ at }) => at < raisedAt - ON_ITS_WAY_MS);
  return agreed
    .slice(Math.max(0, since))
    .filter(({ at }) => at <= raisedAt + ON_ITS_WAY_MS)
    .map(({ times }) => times);
}

/** The first plans named none. */
const timesIn = (value: Json = null): Times => (Array.isArray(value) ? (value as readonly Json[] as Times) : []);
