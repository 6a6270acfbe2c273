/** What the log says of a tournament, in words: one line an event, names put in where they are known. */
import type { Json } from '../api/graphql.js';
import { listed, many, ROLE } from './words.js';

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

export interface Won {
  readonly won: readonly [number, number];
  readonly drawn: number;
  readonly bothLost: boolean;
}

export function gamesIn(value: Json | undefined): Won | null {
  if (!isData(value)) return null;
  const [a, b] = itemsOf(value.won);
  return { won: [numberOf(a), numberOf(b)], drawn: numberOf(value.drawn), bothLost: value.bothLost === true };
}

const score = (value: Json | undefined): string => {
  const games = gamesIn(value);
  if (games === null) return 'none';
  return games.bothLost ? 'both lost' : `${games.won.join('–')}${games.drawn > 0 ? `–${games.drawn}` : ''}`;
};

type Naming = (entrant: string) => string;
type Says = (data: Data, who: string) => string;

const SAYS: Readonly<Record<string, Says>> = {
  TournamentCreated: () => 'Created the tournament',
  RoleGranted: (data) => `Gave the role ${ROLE[roleIn(data)]}${data.asAdmin === true ? ', as an admin' : ''}`,
  RoleRevoked: (data) => `Took the role ${ROLE[roleIn(data)]} back`,
  RegistrationOpened: () => 'Opened registration',
  RegistrationClosed: () => 'Closed registration',
  EntrantsEntered: (_, who) => `Entered ${who}`,
  EntrantClaimed: (_, who) => `Claimed the entry of ${who}`,
  EntrantsCheckedIn: (_, who) => `Checked in ${who}`,
  CheckInUndone: (_, who) => `Took the check-in of ${who} back`,
  EntrantsMovedUp: (_, who) => `Moved up from the waiting list: ${who}`,
  EntrantsDropped: (data, who) =>
    data.why === 'no-show' ? `Out, not checked in: ${who}` : data.why === 'staff' ? `Dropped ${who}` : `${who} dropped`,
  EntrantReturned: (_, who) => `Took ${who} in again`,
  EntrantDisqualified: (_, who) => `Disqualified ${who}`,
  EntrantReinstated: (_, who) => `Reinstated ${who}`,
  ByeAwarded: (data, who) => `Gave ${who} a bye in round ${numberOf(data.round)}`,
  ByeRevoked: (data, who) => `Took the bye of ${who} in round ${numberOf(data.round)} back`,
  DeckNoted: (_, who) => `Handed in the deck of ${who}`,
  TournamentStarted: () => 'Started the tournament',
  ReturnedToRegistration: () => 'Went back before the start',
  TournamentEnded: () => 'Ended the tournament',
  TournamentReopened: () => 'Reopened the tournament',
  RoundDrafted: (data) => `Paired a draft of round ${numberOf(data.round)}`,
  DraftDiscarded: (data) => `Threw the draft of round ${numberOf(data.round)} away`,
  RoundPublished: (data) => `Published round ${numberOf(data.round)}`,
  RoundRepaired: (data) => `Changed tables of round ${numberOf(data.round)}${data.drawn === null ? ' by hand' : ''}`,
  RoundWithdrawn: (data) => `Took round ${numberOf(data.round)} back`,
  ResultRecorded: (data, who) => `Round ${numberOf(data.round)}, ${who}: ${score(data.games)}, ${textIn(data.how)}`,
  ResultCorrected: (data, who) =>
    `Corrected round ${numberOf(data.round)}, ${who}: ${score(data.was)} became ${score(data.games)}`,
  TimerStarted: (data) =>
    `Started the clock of round ${numberOf(data.round)}, ${many(numberOf(data.length) / 60_000, 'minute', 'minutes')}`,
  TimerPaused: (data) => `Paused the clock of round ${numberOf(data.round)}`,
  TimerResumed: (data) => `Let the clock of round ${numberOf(data.round)} go on`,
  TableExtended: (data) =>
    `Gave a table of round ${numberOf(data.round)} ${many(numberOf(data.by) / 60_000, 'minute', 'minutes')}`,
  Announced: () => 'Announced something',
  AnnouncementWithdrawn: () => 'Took an announcement back',
};

const NAMED = 4;

export function deedSays(what: string, data: Data, naming: Naming): string {
  const ids = entrantsIn(data);
  const names = ids.slice(0, NAMED).map(naming);
  const who = listed(ids.length > NAMED ? [...names, many(ids.length - NAMED, 'other', 'others')] : names);
  return SAYS[what]?.(data, who) ?? what;
}
