import { canonicalJson, Fault, type Moment } from '#kernel';
import type { In, MatchState } from '../state.js';
import type { CeremonyBegun, CeremonyEvent, SeedCommitted } from './events.js';
import { seedShown } from './showing.js';
import { commitment, contributor, type SeedCeremony, seatsAsked, termsIn } from './standing.js';

/** How the seed of a match came about. */
export function seedMade(state: In<'open'>, event: CeremonyEvent, moment: Moment): MatchState {
  if (event.type === 'CeremonyBegun') return begun(state, event);
  const { ceremony } = state.plan;
  if (ceremony === null) throw new Fault(`${event.type} in a match that holds no seed ceremony.`);
  if (event.type === 'SeedCommitted') return committed(state, ceremony, event, moment);
  seedShown({ ...state, ceremony }, event, moment);
  return state;
}

function begun(state: In<'open'>, { data }: CeremonyBegun): MatchState {
  const { plan, desk } = state;
  const { commitment: own, ...terms } = data;
  if (plan.ceremony !== null || plan.seats.some((each) => each !== null))
    throw new Fault('A seed ceremony began twice, or after somebody sat down.');
  if (canonicalJson(terms) !== canonicalJson(termsIn(terms.stream)) || commitment(terms, 'server', plan.seed) !== own)
    throw new Fault('The server committed to another seed than that of the match.');
  const seats = plan.seats.map(() => null);
  const ceremony: SeedCeremony = { terms, commitment: own, seats, since: null, attempts: [] };
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

export const isOfCeremony = (event: { readonly type: string }): event is CeremonyEvent => TYPES.has(event.type);

const TYPES: ReadonlySet<string> = new Set<CeremonyEvent['type']>([
  'CeremonyBegun',
  'SeedCommitted',
  'SeedRevealed',
  'SeedBroken',
  'SeedsMissing',
  'SeedPutIn',
]);
