import type { Maybe } from '#contract';
import { type Millis, millis, type Phrase, phrase } from '#kernel';
import { type OpenTournament, plannedRounds, type StartTime } from '#tournament';

interface Asked {
  readonly startsAt?: Maybe<number>;
  readonly timeZone?: Maybe<string>;
}

/** When it is to begin, as it was asked for; or what is wrong with that. */
export function startTimeIn({
  startsAt,
  timeZone,
}: Asked): { readonly startTime: StartTime | null } | { readonly says: readonly Phrase[] } {
  const zone = timeZone ?? 'UTC';
  if (!isZone(zone)) return { says: phrase('No time zone is called {zone}: give one as Europe/Berlin.', { zone }) };
  return { startTime: startsAt === undefined || startsAt === null ? null : { at: millis(startsAt), zone } };
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** When it ends by its plan; null where rounds are not timed, or how many there are hangs on who still comes. */
export function endOf(state: OpenTournament): Millis | null {
  const { startTime, phase, plan } = state;
  const [first] = plan.stages;
  const isFixed = phase !== 'registering' || (first?.is === 'swiss' && first.rounds !== null);
  return startTime === null || plan.roundTime === null || !isFixed
    ? null
    : millis(startTime.at + plannedRounds(state) * plan.roundTime);
}
