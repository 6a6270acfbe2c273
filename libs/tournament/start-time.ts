import { type Millis, type Phrase, phrase } from '#kernel';

/** When people are to be there, and by whose clock that is said: a name as `Europe/Berlin`. Nothing is decided by it. */
export type StartTime = { readonly at: Millis; readonly zone: string };

const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** Which zones there are differs from machine to machine, so only what no zone is called is wrong here. */
export const startTimeProblem = (start: StartTime | null): readonly Phrase[] | null =>
  start === null || NAME.test(start.zone)
    ? null
    : phrase('No time zone is called {zone}: give one as Europe/Berlin.', { zone: start.zone });

export const isSameStart = (one: StartTime | null, other: StartTime | null): boolean =>
  one?.at === other?.at && one?.zone === other?.zone;
