import { canonicalJson, Fault, type Moment, never, type Seat, seat, SYSTEM } from '#kernel';
import { holderOf, type In, type MatchState } from '../state.js';
import { winsNeeded } from '../score.js';
import type { CeremonyBegun, CeremonyEvent, SeedCommitted, SeedPutIn, SeedRevealed, SeedBroken } from './events.js';
import {
  type Committed,
  commitment,
  contributor,
  revealBy,
  type SeedCeremony,
  seatsAsked,
  termsIn,
} from './standing.js';

/** How the seed of a match came about. */
export function seedMade(state: In<'open'>, event: CeremonyEvent, moment: Moment): MatchState {
  if (event.type === 'CeremonyBegun') return begun(state, event);
  const { ceremony } = state.plan;
  if (ceremony === null) throw new Fault(`${event.type} in a match that holds no seed ceremony.`);
  switch (event.type) {
    case 'SeedCommitted':
      return committed(state, ceremony, event, moment);
    case 'SeedRevealed':
      return revealed(state, ceremony, event, moment);
    case 'SeedBroken':
      checkAsked(state, event.data.seat, moment);
      if (isTrue(ceremony, event)) throw new Fault('A seed was called broken that was not.');
      return lost(state, [event.data.seat]);
    case 'SeedsMissing':
      if (moment.actor !== SYSTEM || moment.at < (revealBy(state.plan) ?? Infinity))
        throw new Fault('Seeds were called missing before their time.');
      if (canonicalJson(event.data.seats) !== canonicalJson(seatsAsked(ceremony)))
        throw new Fault('Seeds of other seats are missing.');
      return lost(state, event.data.seats);
    case 'SeedPutIn':
      return putIn(state, ceremony, event);
    default:
      return never(event);
  }
}

function begun(state: In<'open'>, { data }: CeremonyBegun): MatchState {
  const { plan, desk } = state;
  const { commitment: own, ...terms } = data;
  if (plan.ceremony !== null || plan.seats.some((each) => each !== null))
    throw new Fault('A seed ceremony began twice, or after somebody sat down.');
  if (canonicalJson(terms) !== canonicalJson(termsIn(terms.stream)) || commitment(terms, 'server', plan.seed) !== own)
    throw new Fault('The server committed to another seed than that of the match.');
  const ceremony: SeedCeremony = { terms, commitment: own, seats: plan.seats.map(() => null), since: null };
  return { phase: 'open', plan: { ...plan, ceremony }, desk };
}

function committed(
  state: In<'open'>,
  ceremony: SeedCeremony,
  { data, secret }: SeedCommitted,
  { actor, at }: Moment,
): MatchState {
  const { seat: place, fallback } = data;
  if (state.plan.seats[place]?.who !== actor || ceremony.seats[place] !== null)
    throw new Fault(`Seat ${place} committed twice, or by another.`);
  const servers = { commitment: fallback ?? data.commitment, seed: secret.seed };
  if (commitment(ceremony.terms, contributor(place), servers.seed) !== servers.commitment)
    throw new Fault(`The server committed to another seed for seat ${place} than it sealed.`);
  ceremony.seats[place] =
    fallback === null
      ? { ...servers, fallback: null, isPutIn: false }
      : { commitment: data.commitment, seed: null, fallback: servers, isPutIn: false };
  if (seatsAsked(ceremony).length > 0) ceremony.since = at;
  return state;
}

function revealed(state: In<'open'>, ceremony: SeedCeremony, event: SeedRevealed, moment: Moment): MatchState {
  const { seat: place, seed } = event.data;
  checkAsked(state, place, moment);
  if (!isTrue(ceremony, event)) throw new Fault(`Seat ${place} showed another seed than it committed to.`);
  set(ceremony, place, { ...committedBy(ceremony, place), seed });
  return state;
}

function putIn(state: In<'open'>, ceremony: SeedCeremony, { data: { seat: place } }: SeedPutIn): MatchState {
  const { fallback } = committedBy(ceremony, place);
  if (fallback === null || !seatsAsked(ceremony).includes(place))
    throw new Fault(`A judge put in a seed for seat ${place}, which was not waited for.`);
  set(ceremony, place, { ...fallback, fallback: null, isPutIn: true });
  return state;
}

function set(ceremony: SeedCeremony, place: Seat, next: Committed): void {
  ceremony.seats[place] = next;
  if (seatsAsked(ceremony).length === 0) ceremony.since = null;
}

function committedBy({ seats }: SeedCeremony, place: Seat): Committed {
  const found = seats[place] ?? null;
  if (found === null) throw new Fault(`Seat ${place} has not committed to a seed.`);
  return found;
}

function isTrue(ceremony: SeedCeremony, { data }: SeedRevealed | SeedBroken): boolean {
  const committedTo = committedBy(ceremony, data.seat).commitment;
  return (
    /^[0-9a-f]{64}$/.test(data.seed) && commitment(ceremony.terms, contributor(data.seat), data.seed) === committedTo
  );
}

function checkAsked({ plan }: In<'open'>, place: Seat, { actor, at }: Moment): void {
  const until = revealBy(plan);
  const isInTime = until === null || at < until;
  if (holderOf(plan, place) !== actor || !seatsAsked(plan.ceremony).includes(place) || !isInTime)
    throw new Fault(`Seat ${place} showed a seed that was not asked for, too late, or by another.`);
}

/** All games for the others. */
function lost({ plan, desk }: In<'open'>, losers: readonly Seat[]): MatchState {
  const won = plan.seats.map((_, place) => (losers.includes(seat(place)) ? 0 : winsNeeded(plan.bestOf)));
  desk.ruled = { games: { won, drawn: 0 }, how: 'forfeited', bothLost: losers.length === plan.seats.length };
  return { phase: 'open', plan, desk };
}

export const isOfCeremony = (event: { readonly type: string }): event is CeremonyEvent => TYPES.has(event.type);

const TYPES: ReadonlySet<string> = new Set<CeremonyEvent['type']>([
  'CeremonyBegun',
  'SeedCommitted',
  'SeedRevealed',
  'SeedBroken',
  'SeedsMissing',
  'SeedPutIn',
]);
