/** The console's words that have numbers, dates or kinds in them. */
const NUMBER = new Intl.NumberFormat('en-GB');
const PLURAL = new Intl.PluralRules('en-GB');
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY_TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const many = (n: number, one: string, other: string): string =>
  `${NUMBER.format(n)} ${PLURAL.select(n) === 'one' ? one : other}`;
export const listed = (words: readonly string[]): string => LIST.format(words);
export const clockTime = (at: string): string => TIME.format(new Date(at));
export const dayTime = (at: string): string => DAY_TIME.format(new Date(at));

export const PHASE = { REGISTERING: 'Registration', RUNNING: 'Running', OVER: 'Over' } as const;

export const ROLE = {
  ORGANISER: 'Organiser',
  HEAD_JUDGE: 'Head judge',
  JUDGE: 'Judge',
  SCOREKEEPER: 'Scorekeeper',
  PLAYER: 'Player',
} as const;

export const STATUS = { WAITING: 'waits', IN: 'plays', DROPPED: 'dropped', DISQUALIFIED: 'disqualified' } as const;

export const HOW = {
  PLAYED: 'played here',
  REPORTED: 'reported',
  ENTERED: 'entered',
  FORFEITED: 'forfeited',
  CORRECTED: 'corrected',
} as const;

export const nameOf = (entrant: { readonly name: string | null; readonly number?: number }): string =>
  entrant.name ?? (entrant.number === undefined ? 'Erased player' : `Player ${entrant.number}`);

interface Games {
  readonly won: readonly number[];
  readonly drawn: number;
  readonly bothLost?: boolean;
}

/** `2–1`, `1–1–1`; a match that both lost says so. */
export const scoreOf = ({ won, drawn, bothLost = false }: Games): string =>
  `${won.join('–')}${drawn > 0 ? `–${drawn}` : ''}${bothLost ? ', both lost' : ''}`;

/** `7:05`, and with a minus beyond the end. */
export function minutesLeft(seconds: number): string {
  const whole = Math.abs(Math.trunc(seconds));
  const figures = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return seconds < 0 ? `−${figures}` : figures;
}
