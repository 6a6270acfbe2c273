import { canonicalJson, type CeremonyTerms, Fault, type Moment, type Seat } from '#kernel';
import type { ShowingEvent } from '../ceremony/events.js';
import { checkLate, endAttempt, seedShown } from '../ceremony/showing.js';
import { allCommitted, type Committed, commitment, contributor, isMade } from '../ceremony/standing.js';
import { reopened, wasOver } from '../dispute/reopen.js';
import type { MatchEvent } from '../events.js';
import { holderOf, type In, type MatchState } from '../state.js';
import type { RedealBegun, RedealCommitted, RedealEvent, RedealStoodIn } from './events.js';
import { openRedeal, type Redeal, seatsToCommit } from './standing.js';
import { broughtOwn, redealTerms } from './terms.js';
import { plyOf } from '../moves.js';

export const isOfRedeal = (event: MatchEvent): event is RedealEvent =>
  event.type === 'RedealCommitted' || event.type === 'RedealStoodIn';

export function redealBegun(state: In<'playing'>, { data, secret }: RedealBegun, { at }: Moment): MatchState {
  const { plan, play, desk } = state;
  const { case: id, ruling, to, credits, commitment: own, fallbacks, asked } = data;
  if (to >= plyOf(play) || reopened(state, to) === null || wasOver(state, to))
    throw new Fault(`Ply ${to} is none to go back to.`);
  const terms = redealTerms(state, to, ruling.hash);
  if (openRedeal(desk) !== null || terms === null || canonicalJson(terms) !== canonicalJson(termsIn(data)))
    throw new Fault('The cards were to be dealt anew twice, or on other terms.');
  if (canonicalJson(asked) !== canonicalJson(broughtOwn(state)))
    throw new Fault('Other seats bring seeds of their own.');
  const isKept =
    commitment(terms, 'server', secret.seed) === own &&
    fallbacks.length === plan.seats.length &&
    secret.seats.length === plan.seats.length &&
    secret.seats.every((seed, place) => commitment(terms, contributor(place as Seat), seed) === fallbacks[place]);
  if (!isKept) throw new Fault('The server committed to other seeds for a redeal than it sealed.');
  const servers = secret.seats.map((seed, place) => ({ commitment: fallbacks[place] ?? own, seed }));
  const seats = servers.map((each, place): Committed | null => (asked.includes(place as Seat) ? null : madeBy(each)));
  desk.redeals.push({
    case: id,
    ruling,
    to,
    credits,
    server: secret.seed,
    fallbacks: servers,
    ceremony: { terms, commitment: own, seats, since: asked.length > 0 ? at : null, attempts: [] },
    became: null,
  });
  return state;
}

const termsIn = ({ stream, game, epoch, attempt, after }: CeremonyTerms): CeremonyTerms => ({
  stream,
  game,
  epoch,
  attempt,
  after,
});

/** The server's, for a seat. */
const madeBy = (servers: Redeal['fallbacks'][number], isPutIn = false): Committed => ({
  ...servers,
  fallback: null,
  isPutIn,
});

export function redealt(state: In<'playing'>, event: RedealEvent | ShowingEvent, moment: Moment): MatchState {
  const { plan, desk } = state;
  const redeal = openRedeal(desk);
  if (redeal === null) throw new Fault(`${event.type}, and no cards are to be dealt anew.`);
  const held = { plan, desk, ceremony: redeal.ceremony };
  if (event.type === 'RedealCommitted') committed(state, redeal, event, moment);
  else if (event.type === 'RedealStoodIn') {
    checkLate(held, moment);
    stoodIn(redeal, event, moment);
  } else if (event.type === 'SeedPutIn' && seatsToCommit(redeal).includes(event.data.seat)) {
    endAttempt(redeal.ceremony, event.data.attempt, 'put-in', [event.data.seat]);
    bring(redeal, event.data.seat, madeBy(fallbackOf(redeal, event.data.seat), true), moment);
  } else seedShown(held, event, moment);
  return state;
}

function committed(
  { plan }: In<'playing'>,
  redeal: Redeal,
  { data: { seat: place, commitment: own } }: RedealCommitted,
  moment: Moment,
): void {
  if (holderOf(plan, place) !== moment.actor || !seatsToCommit(redeal).includes(place))
    throw new Fault(`Seat ${place} committed to a redeal twice, by another, or unasked.`);
  const fallback = fallbackOf(redeal, place);
  bring(redeal, place, { commitment: own, seed: null, fallback, isPutIn: false }, moment);
}

function stoodIn(redeal: Redeal, { data: { seats, attempt } }: RedealStoodIn, moment: Moment): void {
  if (seats.length === 0 || canonicalJson(seats) !== canonicalJson(seatsToCommit(redeal)))
    throw new Fault('The server stood in for others than were waited for.');
  endAttempt(redeal.ceremony, attempt, 'stood-in', seats);
  for (const place of seats) bring(redeal, place, madeBy(fallbackOf(redeal, place)), moment);
}

/** Once all have committed, the time begins in which seeds are shown. */
function bring({ ceremony }: Redeal, place: Seat, own: Committed, { at }: Moment): void {
  ceremony.seats[place] = own;
  if (!allCommitted(ceremony)) return;
  ceremony.since = isMade(ceremony) ? null : at;
}

function fallbackOf({ fallbacks }: Redeal, place: Seat): Redeal['fallbacks'][number] {
  const found = fallbacks[place];
  if (found === undefined) throw new Fault(`There is no seat ${place} here.`);
  return found;
}
