/** Whatever has a number, a plural or a date in it, in one place and whole sentences. */
import { capital } from '#cards';
import type { Head, Round, Table } from './queries.js';
import { goingOn, type GoingOn } from './going-on.js';
import { slugTitle } from '../parts/slug-title.js';
import { LOCALE, say, sayMany, sayNth } from '../say/index.js';

const number = new Intl.NumberFormat(LOCALE);
const clock = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const players = (n: number): string => sayMany(n, { one: '{n} player', other: '{n} players' });
export const gamesOf = (n: number): string => sayMany(n, { one: '{n} game', other: '{n} games' });
export const minutesOf = (n: number): string => sayMany(n, { one: '{n} minute', other: '{n} minutes' });

export const timeOf = (at: string): string => clock.format(new Date(at));
export const momentOf = (at: string): string => moment.format(new Date(at));
export const share = (part: number): string => percent.format(part);

export const ordinal = (rank: number): string =>
  sayNth(rank, { one: '{n}st', two: '{n}nd', few: '{n}rd', other: '{n}th' });

export const ERASED = say('A player who was erased');
export const nameOf = (entrant: { readonly name: string | null } | undefined): string => entrant?.name ?? ERASED;

const FORMATS = {
  SWISS: say('Swiss'),
  ROUND_ROBIN: say('round robin'),
  SINGLE_ELIMINATION: say('single elimination'),
  DOUBLE_ELIMINATION: say('double elimination'),
} as const;
export const GAMES: Readonly<Record<string, string>> = {
  voidream: say('Voidream'),
  ascension: say('Ascension'),
  dreamescape: say('Dreamescape'),
};
export const gameName = (id: string): string => GAMES[id] ?? id;

const whoPlays = ({ cut, each }: GoingOn, stage: string): string =>
  each === null
    ? say('the first {cut} in {stage}', { cut, stage })
    : sayMany(
        each,
        {
          one: 'the first of each group in {stage}',
          other: 'the first {n} of each group in {stage}',
        },
        { stage },
      );

export function ofEachGroup({ plan }: Pick<Head, 'plan'>): string {
  const each = goingOn(plan.stages, 0)?.each ?? null;
  if (each === null) return '';
  return sayMany(each, {
    one: 'The first of each group goes on: see the cross-table.',
    other: 'The first {n} of each group go on: see the cross-table.',
  });
}

/** One line that says what kind of tournament it is. */
export function describe({ plan, counts, phase }: Head): string {
  const stages = plan.stages.map(({ format, rounds, groups, bestOf }, nth) => {
    const kind = (groups ?? 1) > 1 ? say('round robin in {groups} groups', { groups: groups ?? 1 }) : FORMATS[format];
    const stage =
      rounds === null ? kind : sayMany(rounds, { one: '{n} round of {kind}', other: '{n} rounds of {kind}' }, { kind });
    const onward = goingOn(plan.stages, nth - 1);
    const from = onward === null ? stage : whoPlays(onward, stage);
    return say('{from}, best of {bestOf}', { from, bestOf });
  });
  const gone = phase === 'REGISTERING' ? 0 : counts.dropped + counts.disqualified;
  const there =
    gone === 0 ? players(counts.in) : say('{all}, {gone} of them out', { all: players(counts.in + gone), gone });
  const played = stages.reduce((first, then) => say('{first}; then {then}', { first, then }));
  const waiting =
    phase === 'REGISTERING' && counts.waiting > 0
      ? sayMany(counts.waiting, { one: '{n} player waits for a place.', other: '{n} players wait for a place.' })
      : '';
  return `${gameName(plan.game)}. ${there}. ${capital(played)}. ${waiting}`.trim();
}

export const PHASES = { REGISTERING: say('Registration'), RUNNING: say('Running'), OVER: say('Over') } as const;

export const tablesIn = (missing: number, all: number): string =>
  sayMany(all, { one: '{done} of {n} table in', other: '{done} of {n} tables in' }, { done: all - missing });

const HOW = {
  PLAYED: say('Played here.'),
  REPORTED: say('Reported by the players.'),
  ENTERED: say('Entered by the staff.'),
  FORFEITED: say('Won because the other was not there or left.'),
  CORRECTED: say('Corrected by the staff.'),
} as const;

interface Score {
  readonly won: readonly number[];
  readonly drawn: number;
  readonly bothLost?: boolean;
}

export const scoreOf = ({ won, drawn, bothLost = false }: Score): string =>
  bothLost ? say('both lost') : drawn === 0 ? won.join('–') : `${won.join('–')}–${number.format(drawn)}`;

export function howResult({ how, bothLost, notPlayed }: NonNullable<Table['result']>): string {
  if (!notPlayed) return bothLost ? `${HOW[how]} ${say('Both lost.')}` : HOW[how];
  const why = bothLost ? say('Nobody was there: both lost.') : HOW.FORFEITED;
  return how === 'CORRECTED' ? `${HOW.CORRECTED} ${why}` : why;
}

const BYES: Readonly<Record<string, string>> = {
  'lowest-group': say('The number is odd, and nobody with fewer points was without a bye.'),
  'lowest-possible': say('The number is odd, and whoever has fewer points can be paired.'),
  'second-bye': say('The number is odd, and everybody else can’t be left over.'),
  'opponent-gone': say('The opponent left.'),
  'odd-group': say('The group has an odd number.'),
  awarded: say('Awarded by the staff.'),
  'best-seed': say('One of the best seeds, who come in later.'),
};
export const whyBye = ({ why }: Round['byes'][number]): string => BYES[why] ?? say('Not paired in this round.');

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
  Announced: say('Said something to everybody'),
  AnnouncementWithdrawn: say('Took an announcement back'),
  ByeAwarded: say('Awarded a bye'),
  ByeRevoked: say('Took a bye back'),
  CaseTimesChanged: say('Changed how long cases take'),
  CheckInUndone: say('Took a check-in back'),
  DeckNoted: say('A deck was handed in'),
  ClaimUndone: say('A claimed guest is a guest again'),
  EntrantClaimed: say('A guest became a person'),
  EntrantDisqualified: say('Disqualified a player'),
  EntrantReinstated: say('Took a disqualification back'),
  EntrantReturned: say('Took a player in again'),
  EntrantsCheckedIn: say('Checked in'),
  EntrantsDropped: say('Left the tournament'),
  EntrantsEntered: say('Entered'),
  EntrantsMovedUp: say('Moved up from the waiting list'),
  ListsLockChanged: say('Changed when lists are locked'),
  StartTimeChanged: say('Changed when it begins'),
  RegistrationClosed: say('Closed registration'),
  RegistrationOpened: say('Opened registration'),
  ResultCorrected: say('Corrected a result'),
  MatchUndecided: say('A match ended without a winner'),
  ResultRecorded: say('Results came in'),
  ReturnedToRegistration: say('Went back before the start'),
  RoleGranted: say('Gave a role'),
  RoleRevoked: say('Took a role away'),
  RoundDrafted: say('Paired a round'),
  DraftDiscarded: say('Threw a draft away'),
  RoundPublished: say('Published a round'),
  RoundRepaired: say('Paired tables anew'),
  RoundWithdrawn: say('Took a round back'),
  TableExtended: say('Gave a table more time'),
  TimerPaused: say('Paused the clock'),
  TimerResumed: say('Let the clock go on'),
  TimerStarted: say('Started the clock'),
  TournamentCreated: say('Created the tournament'),
  CapacityChanged: say('Changed how many can play'),
  TournamentCancelled: say('Cancelled the tournament'),
  TournamentRenamed: say('Gave the tournament another name'),
  TournamentEnded: say('Ended the tournament'),
  TournamentReopened: say('Took the end back'),
  TournamentStarted: say('Started the tournament'),
};
export const deedOf = (what: string): string =>
  DEEDS[what] ?? what.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** The name of a match of a bracket. */
export function partOf(part: string, round: number, last: number, isDouble: boolean): string {
  if (part === 'third-place') return say('Match for third place');
  if (part === 'final') return say('Final');
  if (part === 'reset') return say('Second final');
  if (part === 'losers') return say('Losers’ round {round}', { round: number.format(round) });
  if (isDouble) return say('Winners’ round {round}', { round: number.format(round) });
  const before = last - round;
  if (before === 0) return say('Final');
  if (before === 1) return say('Semi-final');
  if (before === 2) return say('Quarter-final');
  return say('Round of {players}', { players: 2 ** (before + 1) });
}

export const sourceOf = (
  source:
    { readonly from: 'seed'; readonly seed: number } | { readonly from: 'winner' | 'loser'; readonly match: number },
): string =>
  source.from === 'seed'
    ? say('Seed {seed}', { seed: number.format(source.seed) })
    : source.from === 'winner'
      ? say('Winner of match {match}', { match: number.format(source.match) })
      : say('Loser of match {match}', { match: number.format(source.match) });

interface Said {
  readonly title: string;
  readonly sides: readonly { readonly name: string; readonly games: number | null }[];
}
export function matchSays({ title, sides: [one, other] }: Said): string {
  if (one === undefined || other === undefined) return title;
  if (one.games === null || other.games === null)
    return say('{title}: {name} against {name2}', { title, name: one.name, name2: other.name });
  return `${title}: ${one.name} ${number.format(one.games)}, ${other.name} ${number.format(other.games)}`;
}

const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const point = number.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

const DECIMALS = 1_000;

/** Points are exact: `3/2` is 1.5, and thirds stay what they are. */
export const plain = (value: string): string => {
  const [top = NaN, bottom = NaN] = value.split('/').map(Number);
  return DECIMALS % bottom === 0 ? String(top / bottom) : value;
};

/** Points or a tie-break, which the server writes with a point: as they are written here. */
export const figure = (value: string): string => plain(value).replace('.', point);
export const lasted = (decisions: number, seconds: number | null): string =>
  seconds === null || seconds < 60
    ? say('A game that was played here had {decisions} decisions in the mean.', {
        decisions: decimal.format(decisions),
      })
    : say('A game that was played here had {decisions} decisions in the mean, and took {minutes}.', {
        decisions: decimal.format(decisions),
        minutes: minutesOf(Math.round(seconds / 60)),
      });

export const keySays = (key: string): string => key.split('+').map(slugTitle).join(' ');

const ENDINGS: Readonly<Record<string, string>> = {
  agreed: say('Agreed on a draw'),
  conceded: say('Conceded'),
  bastion: say('The bastion fell'),
  nightmare: say('Ended in Nightmare'),
  card: say('Won by a card'),
  reported: say('Reported by the players'),
  entered: say('Entered by the staff'),
  corrected: say('Corrected by the staff'),
};
export const endedSays = (ended: string): string => ENDINGS[ended] ?? keySays(ended.replaceAll('.', '-'));

export const listedSays = ({ entered, round }: { readonly entered: number; readonly round: number }): string =>
  round === 0
    ? say('{players} entered.', { players: players(entered) })
    : say('{players}, round {round}.', { players: players(entered), round: number.format(round) });
