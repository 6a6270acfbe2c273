/** The console's words that have numbers, dates or kinds in them. */
import { startSays } from '../tournament/start-time.js';
import { listed, LOCALE, say } from '../say/index.js';

const TIME = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });
const DAY_TIME = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export const clockTime = (at: string): string => TIME.format(new Date(at));
export const dayTime = (at: string): string => DAY_TIME.format(new Date(at));

export const lockedWhen = (at: string | null): string =>
  at === null ? say('Lock lists at the start') : say('Lock lists at {time}', { time: dayTime(at) });

export const beginsWhen = ({
  startsAt,
  timeZone,
}: {
  readonly startsAt: string | null;
  readonly timeZone: string | null;
}): string =>
  startsAt === null
    ? say('Leave open when it begins')
    : say('It begins {time}', { time: startSays({ startsAt, timeZone }) });

/** So long may a tournament's name be. */
export const LONGEST_TITLE = 100;

export const PHASE = { REGISTERING: say('Registration'), RUNNING: say('Running'), OVER: say('Over') } as const;

export const ROLE = {
  ORGANISER: say('Organiser'),
  HEAD_JUDGE: say('Head judge'),
  JUDGE: say('Judge'),
  SCOREKEEPER: say('Scorekeeper'),
  PLAYER: say('Player'),
} as const;

interface Done {
  readonly by: { readonly name: string | null } | null;
  readonly saidBy: readonly ({
    readonly by: { readonly name: string | null };
    readonly role: keyof typeof ROLE;
  } | null)[];
}

/** Who did it; of a result that came from its table, who said it there. */
export function doneBy({ by, saidBy }: Done): string {
  if (by !== null) return by.name ?? say('somebody who was erased');
  const said = saidBy.flatMap((each) =>
    each === null ? [] : [`${each.by.name ?? say('somebody who was erased')} (${ROLE[each.role]})`],
  );
  return said.length === 0 ? say('the house') : listed([...new Set(said)]);
}

export const STATUS = {
  WAITING: say('waits'),
  IN: say('plays'),
  DROPPED: say('dropped'),
  DISQUALIFIED: say('disqualified'),
} as const;

export const HOW = {
  PLAYED: say('played here'),
  REPORTED: say('reported'),
  ENTERED: say('entered'),
  FORFEITED: say('forfeited'),
  CORRECTED: say('corrected'),
} as const;

export const nameOf = (entrant: { readonly name: string | null; readonly number?: number }): string =>
  entrant.name ??
  (entrant.number === undefined ? say('Erased player') : say('Player {number}', { number: entrant.number }));

interface Games {
  readonly won: readonly number[];
  readonly drawn: number;
  readonly bothLost?: boolean;
  readonly notPlayed?: boolean;
}

/** `2–1`, `1–1–1`; a match that both lost, or that was not played, says so. */
export function scoreOf({ won, drawn, bothLost = false, notPlayed = false }: Games): string {
  const score = [...won, ...(drawn > 0 ? [drawn] : [])].join('–');
  if (bothLost) return notPlayed ? say('nobody came') : say('{score}, both lost', { score });
  return notPlayed ? say('{score}, not played', { score }) : score;
}

/** `7:05`, and with a minus beyond the end. */
export function minutesLeft(seconds: number): string {
  const whole = Math.abs(Math.trunc(seconds));
  const figures = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return seconds < 0 ? `−${figures}` : figures;
}
