/** Whatever has a number, a plural or a date in it, in one place and whole sentences. */
import type { Head, Round, Table } from './queries.js';

const LOCALE = 'en-GB';
const number = new Intl.NumberFormat(LOCALE);
const plural = new Intl.PluralRules(LOCALE);
const ordinals = new Intl.PluralRules(LOCALE, { type: 'ordinal' });
const clock = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 });

const counted = (one: string, other: string): ((count: number) => string) => {
  return (count) => `${number.format(count)} ${plural.select(count) === 'one' ? one : other}`;
};

export const players = counted('player', 'players');
const roundsOf = counted('round', 'rounds');
export const tablesOf = counted('table', 'tables');
export const gamesOf = counted('game', 'games');
export const minutesOf = counted('minute', 'minutes');
const waitingOf = counted('player waits', 'players wait');

export const timeOf = (at: string): string => clock.format(new Date(at));
export const momentOf = (at: string): string => moment.format(new Date(at));
export const share = (part: number): string => percent.format(part);

export function ordinal(rank: number): string {
  const ends = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
  return `${number.format(rank)}${ends[ordinals.select(rank)]}`;
}

export const ERASED = 'A player who was erased';
export const nameOf = (entrant: { readonly name: string | null } | undefined): string => entrant?.name ?? ERASED;

const FORMATS = {
  SWISS: 'Swiss',
  ROUND_ROBIN: 'round robin',
  SINGLE_ELIMINATION: 'single elimination',
  DOUBLE_ELIMINATION: 'double elimination',
} as const;
export const GAMES: Readonly<Record<string, string>> = {
  voidream: 'Voidream',
  ascension: 'Ascension',
  dreamescape: 'Dreamescape',
};
export const gameName = (id: string): string => GAMES[id] ?? id;

/** One line that says what kind of tournament it is. */
export function describe({ plan, counts, phase }: Head): string {
  const stages = plan.stages.map(({ format, rounds, cut, bestOf }) => {
    const of = rounds === null ? FORMATS[format] : `${roundsOf(rounds)} of ${FORMATS[format]}`;
    const from = cut === null ? of : `the first ${number.format(cut)} in ${of}`;
    return `${from}, best of ${number.format(bestOf)}`;
  });
  const there = players(counts.in);
  const waiting = phase === 'REGISTERING' && counts.waiting > 0 ? ` ${waitingOf(counts.waiting)} for a place.` : '';
  return `${gameName(plan.game)}. ${there}. ${stages.join('; then ')}.${waiting}`;
}

export const PHASES = { REGISTERING: 'Registration', RUNNING: 'Running', OVER: 'Over' } as const;

export const tablesIn = (missing: number, all: number): string =>
  `${number.format(all - missing)} of ${tablesOf(all)} in`;

const HOW = {
  PLAYED: 'Played here.',
  REPORTED: 'Reported by the players.',
  ENTERED: 'Entered by the staff.',
  FORFEITED: 'Won because the other was not there or left.',
  CORRECTED: 'Corrected by the staff.',
} as const;

export const scoreOf = ({ won, drawn }: { readonly won: readonly number[]; readonly drawn: number }): string =>
  drawn === 0 ? won.join('–') : `${won.join('–')}–${number.format(drawn)}`;

export const howResult = (result: NonNullable<Table['result']>): string =>
  result.bothLost ? `${HOW[result.how]} Both lost.` : HOW[result.how];

const BYES: Readonly<Record<string, string>> = {
  'lowest-group': 'The number is odd, and nobody with fewer points was without a bye.',
  'lowest-possible': 'The number is odd, and whoever has fewer points can be paired.',
  'second-bye': 'The number is odd, and everybody else can’t be left over.',
  'opponent-gone': 'The opponent left.',
  'odd-group': 'The group has an odd number.',
  awarded: 'Awarded by the staff.',
};
export const whyBye = ({ why }: Round['byes'][number]): string => BYES[why] ?? 'Not paired in this round.';

/** The server knows entrants by their number; people know them by name. */
export const withNames = (says: string, entrants: Round['tables'][number]['entrants']): string =>
  says.replaceAll(/\bentrant (\d+)\b/gi, (whole, id: string) => {
    const found = entrants.find((one) => one.number === Number(id));
    return found === undefined ? whole : nameOf(found);
  });

export function left(seconds: number): string {
  const whole = Math.abs(Math.trunc(seconds));
  const two = (part: number): string => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const text = hours === 0 ? `${two(minutes)}:${two(whole % 60)}` : `${hours}:${two(minutes)}:${two(whole % 60)}`;
  return seconds < 0 ? `−${text}` : text;
}

/** What happened to a tournament, for its history. */
const DEEDS: Readonly<Record<string, string>> = {
  Announced: 'Said something to everybody',
  AnnouncementWithdrawn: 'Took an announcement back',
  ByeAwarded: 'Awarded a bye',
  ByeRevoked: 'Took a bye back',
  CheckInUndone: 'Took a check-in back',
  DeckNoted: 'A deck was handed in',
  EntrantClaimed: 'A guest became a person',
  EntrantDisqualified: 'Disqualified a player',
  EntrantReinstated: 'Took a disqualification back',
  EntrantReturned: 'Took a player in again',
  EntrantsCheckedIn: 'Checked in',
  EntrantsDropped: 'Left the tournament',
  EntrantsEntered: 'Entered',
  EntrantsMovedUp: 'Moved up from the waiting list',
  RegistrationClosed: 'Closed registration',
  RegistrationOpened: 'Opened registration',
  ResultCorrected: 'Corrected a result',
  ResultRecorded: 'Results came in',
  ReturnedToRegistration: 'Went back before the start',
  RoleGranted: 'Gave a role',
  RoleRevoked: 'Took a role away',
  RoundDrafted: 'Paired a round',
  DraftDiscarded: 'Threw a draft away',
  RoundPublished: 'Published a round',
  RoundRepaired: 'Paired tables anew',
  RoundWithdrawn: 'Took a round back',
  TableExtended: 'Gave a table more time',
  TimerPaused: 'Paused the clock',
  TimerResumed: 'Let the clock go on',
  TimerStarted: 'Started the clock',
  TournamentCreated: 'Created the tournament',
  TournamentEnded: 'Ended the tournament',
  TournamentReopened: 'Took the end back',
  TournamentStarted: 'Started the tournament',
};
export const deedOf = (what: string): string =>
  DEEDS[what] ?? what.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** The name of a match of a bracket. */
export function partOf(part: string, round: number, last: number, isDouble: boolean): string {
  if (part === 'third-place') return 'Match for third place';
  if (part === 'final') return 'Final';
  if (part === 'reset') return 'Second final';
  if (part === 'losers') return `Losers’ round ${number.format(round)}`;
  if (isDouble) return `Winners’ round ${number.format(round)}`;
  const before = last - round;
  if (before === 0) return 'Final';
  if (before === 1) return 'Semi-final';
  if (before === 2) return 'Quarter-final';
  return `Round of ${number.format(2 ** (before + 1))}`;
}

export const sourceOf = (
  source:
    { readonly from: 'seed'; readonly seed: number } | { readonly from: 'winner' | 'loser'; readonly match: number },
): string =>
  source.from === 'seed'
    ? `Seed ${number.format(source.seed)}`
    : source.from === 'winner'
      ? `Winner of match ${number.format(source.match)}`
      : `Loser of match ${number.format(source.match)}`;

interface Said {
  readonly title: string;
  readonly sides: readonly { readonly name: string; readonly games: number | null }[];
}
export function matchSays({ title, sides: [one, other] }: Said): string {
  if (one === undefined || other === undefined) return title;
  if (one.games === null || other.games === null) return `${title}: ${one.name} against ${other.name}`;
  return `${title}: ${one.name} ${number.format(one.games)}, ${other.name} ${number.format(other.games)}`;
}

const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
export const lasted = (decisions: number, seconds: number | null): string =>
  seconds === null || seconds < 60
    ? `A game that was played here had ${decimal.format(decisions)} decisions in the mean.`
    : `A game that was played here had ${decimal.format(decisions)} decisions in the mean, and took ${minutesOf(Math.round(seconds / 60))}.`;

/** `the-ninth-gatehouse` as a name, where the page has no card to take it from. */
export const keySays = (key: string): string =>
  key
    .split(/[-+]/)
    .map((word) => (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
    .replace(/^./, (first) => first.toUpperCase());
const SMALL: ReadonlySet<string> = new Set(['of', 'the', 'and', 'in']);

const ENDINGS: Readonly<Record<string, string>> = {
  agreed: 'Agreed on a draw',
  conceded: 'Conceded',
  bastion: 'The bastion fell',
  nightmare: 'Ended in Nightmare',
  card: 'Won by a card',
  reported: 'Reported by the players',
  entered: 'Entered by the staff',
  corrected: 'Corrected by the staff',
};
export const endedSays = (ended: string): string => ENDINGS[ended] ?? keySays(ended.replaceAll('.', '-'));

export const listedSays = ({ entered, round }: { readonly entered: number; readonly round: number }): string =>
  round === 0 ? `${players(entered)} entered.` : `${players(entered)}, round ${number.format(round)}.`;
