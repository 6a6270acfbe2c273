/** What the log says of a tournament, in words: one line an event, names put in where they are known. */
import type { Json } from '../api/graphql.js';
import { beginsWhen, dayTime, HOW, ROLE, scoreOf } from './words.js';
import { listed, say, sayMany } from '../say/index.js';

export type Data = Readonly<Record<string, Json>>;

export const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
export const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const itemsOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const isData = (value: Json | undefined): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a line says of its event with this number. */
export const dataOf = ({ data }: { readonly data: readonly Data[] }, at: number): Data => data[at] ?? {};

/** The ids of the entrants that an event is about, as the record has them. */
export function entrantsIn(data: Data): readonly string[] {
  const all = [...itemsOf(data.entrants), ...(data.entrant === undefined ? [] : [data.entrant])];
  return all.map((each) => (isData(each) ? textIn(each.entrant) : textIn(each)));
}

export const roleIn = (data: Data): keyof typeof ROLE => {
  const name = textIn(data.role).toUpperCase().replace('-', '_');
  return (Object.keys(ROLE) as (keyof typeof ROLE)[]).find((role) => role === name) ?? 'PLAYER';
};

const howIn = (data: Data): keyof typeof HOW =>
  (Object.keys(HOW) as (keyof typeof HOW)[]).find((how) => how === textIn(data.how).toUpperCase()) ?? 'PLAYED';

export interface Won {
  readonly won: readonly [number, number];
  readonly drawn: number;
  readonly bothLost: boolean;
  readonly notPlayed: boolean;
}

export function gamesIn(value: Json | undefined): Won | null {
  if (!isData(value)) return null;
  const [a, b] = itemsOf(value.won);
  return {
    won: [numberOf(a), numberOf(b)],
    drawn: numberOf(value.drawn),
    bothLost: value.bothLost === true,
    notPlayed: value.notPlayed === true,
  };
}

/** When it was to begin, as the API takes it. */
export function startIn(value: Json | undefined): {
  readonly startsAt: string | null;
  readonly timeZone: string | null;
} {
  if (!isData(value)) return { startsAt: null, timeZone: null };
  return { startsAt: new Date(numberOf(value.at)).toISOString(), timeZone: textIn(value.zone) };
}

const score = (value: Json | undefined): string => {
  const games = gamesIn(value);
  return games === null ? say('none') : scoreOf(games);
};

/** What an entrant, a person and a table are called by their ids in the record; a person whom nobody knows here has no name. */
export interface Naming {
  readonly entrant: (entrant: string) => string;
  readonly person: (person: string) => string;
  readonly table: (round: number, table: number) => string;
}
type Says = (data: Data, who: string, naming: Naming) => string;

const extension = (minutes: number, place: string): string =>
  minutes < 0
    ? sayMany(-minutes, { one: '{place}: {n} minute taken back', other: '{place}: {n} minutes taken back' }, { place })
    : sayMany(minutes, { one: '{place}: {n} minute more', other: '{place}: {n} minutes more' }, { place });

const SAYS: Readonly<Record<string, Says>> = {
  TournamentCreated: () => say('Created the tournament'),
  RoleGranted: (data, who) =>
    data.asAdmin === true
      ? say('Gave the role {role}, as an admin', { role: ROLE[roleIn(data)] })
      : who === ''
        ? say('Gave the role {role}', { role: ROLE[roleIn(data)] })
        : say('Gave the role {role} to {who}', { role: ROLE[roleIn(data)], who }),
  RoleRevoked: (data, who) =>
    who === ''
      ? say('Took the role {role} back', { role: ROLE[roleIn(data)] })
      : say('Took the role {role} back from {who}', { role: ROLE[roleIn(data)], who }),
  RegistrationOpened: () => say('Opened registration'),
  RegistrationClosed: () => say('Closed registration'),
  EntrantsEntered: (_, who) => say('Entered {who}', { who }),
  EntrantClaimed: (_, who) => say('Claimed the entry of {who}', { who }),
  ClaimUndone: (_, who) => say('Undid the claim of {who}', { who }),
  EntrantsCheckedIn: (_, who) => say('Checked in {who}', { who }),
  CheckInUndone: (_, who) => say('Took the check-in of {who} back', { who }),
  EntrantsMovedUp: (_, who) => say('Moved up from the waiting list: {who}', { who }),
  EntrantsDropped: (data, who) =>
    data.why === 'no-show'
      ? say('Out, not checked in: {who}', { who })
      : data.why === 'staff'
        ? say('Dropped {who}', { who })
        : say('{who} dropped', { who }),
  EntrantReturned: (_, who) => say('Took {who} in again', { who }),
  EntrantDisqualified: (_, who) => say('Disqualified {who}', { who }),
  EntrantReinstated: (_, who) => say('Reinstated {who}', { who }),
  ByeAwarded: (data, who) => say('Gave {who} a bye in round {round}', { who, round: numberOf(data.round) }),
  ByeRevoked: (data, who) => say('Took the bye of {who} in round {round} back', { who, round: numberOf(data.round) }),
  DeckNoted: (_, who) => say('Handed in the deck of {who}', { who }),
  TournamentStarted: () => say('Started the tournament'),
  ReturnedToRegistration: () => say('Went back before the start'),
  TournamentEnded: () => say('Ended the tournament'),
  TournamentReopened: () => say('Reopened the tournament'),
  TournamentCancelled: () => say('Cancelled the tournament'),
  TournamentRenamed: () => say('Gave the tournament another name'),
  CapacityChanged: (data) =>
    typeof data.capacity === 'number'
      ? sayMany(data.capacity, { one: 'Made it {n} place', other: 'Made it {n} places' })
      : say('Made room for everybody'),
  ListsLockChanged: (data) =>
    typeof data.lockAt === 'number'
      ? say('Lists are locked at {time}', { time: dayTime(new Date(data.lockAt).toISOString()) })
      : say('Lists are locked at the start'),
  StartTimeChanged: (data) => beginsWhen(startIn(data.startTime)),
  RoundDrafted: (data) => say('Paired a draft of round {round}', { round: numberOf(data.round) }),
  DraftDiscarded: (data) => say('Threw the draft of round {round} away', { round: numberOf(data.round) }),
  RoundPublished: (data) => say('Published round {round}', { round: numberOf(data.round) }),
  RoundRepaired: (data) =>
    data.drawn === null
      ? say('Changed tables of round {round} by hand', { round: numberOf(data.round) })
      : say('Changed tables of round {round}', { round: numberOf(data.round) }),
  RoundWithdrawn: (data) => say('Took round {round} back', { round: numberOf(data.round) }),
  ResultRecorded: (data, who) =>
    say('Round {round}, {who}: {score}, {how}', {
      round: numberOf(data.round),
      who,
      score: score(data.games),
      how: HOW[howIn(data)],
    }),
  MatchUndecided: (data, who) =>
    say('Round {round}, {who}: {score}, and nobody has won', {
      round: numberOf(data.round),
      who,
      score: score(data.games),
    }),
  ResultCorrected: (data, who) =>
    say('Corrected round {round}, {who}: {was} became {now}', {
      round: numberOf(data.round),
      who,
      was: score(data.was),
      now: score(data.games),
    }),
  TimerStarted: (data) =>
    sayMany(
      numberOf(data.length) / 60_000,
      {
        one: 'Started the clock of round {round}, {n} minute',
        other: 'Started the clock of round {round}, {n} minutes',
      },
      { round: numberOf(data.round) },
    ),
  TimerPaused: (data) => say('Paused the clock of round {round}', { round: numberOf(data.round) }),
  TimerResumed: (data) => say('Let the clock of round {round} go on', { round: numberOf(data.round) }),
  TableExtended: (data, _, naming) =>
    extension(numberOf(data.by) / 60_000, naming.table(numberOf(data.round), numberOf(data.table))),
  Announced: () => say('Announced something'),
  AnnouncementWithdrawn: () => say('Took an announcement back'),
  CaseTimesChanged: () => say('Changed how long cases take'),
};

const NAMED = 4;

/** The id of the person to whom an event gives something, or from whom it takes it; empty where it is about none. */
export const personIn = (data: Data): string => textIn(data.to) || textIn(data.from);

export function deedSays(what: string, data: Data, naming: Naming): string {
  const ids = entrantsIn(data);
  const names = ids.slice(0, NAMED).map(naming.entrant);
  const person = personIn(data);
  if (person !== '') return SAYS[what]?.(data, naming.person(person), naming) ?? what;
  const who = listed(
    ids.length > NAMED ? [...names, sayMany(ids.length - NAMED, { one: '{n} other', other: '{n} others' })] : names,
  );
  return SAYS[what]?.(data, who, naming) ?? what;
}
