import { canonicalJson, Fault, type Moment, never, type Seat, seat, SYSTEM } from '#kernel';
import { winsNeeded } from '../score.js';
import { type Desk, holderOf, type Plan } from '../state.js';
import type { SeedBroken, SeedPutIn, SeedRevealed, ShowingEvent } from './events.js';
import {
  attemptNow,
  type Committed,
  commitment,
  contributor,
  revealBy,
  type SeedAttempt,
  type SeedCeremony,
  seatsAsked,
} from './standing.js';

/** A ceremony that is on in a match: its own, or that of a redeal. */
export interface Held {
  readonly plan: Plan;
  readonly desk: Desk;
  readonly ceremony: SeedCeremony;
}

/** Seeds are shown, or are not. */
export function seedShown(held: Held, event: ShowingEvent, moment: Moment): void {
  const { ceremony } = held;
  switch (event.type) {
    case 'SeedRevealed':
      revealed(held, event, moment);
      return;
    case 'SeedBroken':
      checkAsked(held, event.data.seat, moment);
      if (isTrue(ceremony, event)) throw new Fault('A seed was called broken that was not.');
      endAttempt(ceremony, event.data.attempt, 'broken', [event.data.seat]);
      lost(held, [event.data.seat]);
      return;
    case 'SeedsMissing':
      checkLate(held, moment);
      if (canonicalJson(event.data.seats) !== canonicalJson(seatsAsked(ceremony)))
        throw new Fault('Seeds of other seats are missing.');
      endAttempt(ceremony, event.data.attempt, 'missing', event.data.seats);
      lost(held, event.data.seats);
      return;
    case 'SeedPutIn':
      putIn(held, event);
      return;
    default:
      never(event);
  }
}

function revealed(held: Held, event: SeedRevealed, moment: Moment): void {
  const { ceremony } = held;
  const { seat: place, seed } = event.data;
  checkAsked(held, place, moment);
  if (!isTrue(ceremony, event)) throw new Fault(`Seat ${place} showed another seed than it committed to.`);
  settleSeat(ceremony, place, { ...committedBy(ceremony, place), seed });
}

function putIn({ ceremony }: Held, { data: { seat: place, attempt } }: SeedPutIn): void {
  const { fallback } = committedBy(ceremony, place);
  if (fallback === null || !seatsAsked(ceremony).includes(place))
    throw new Fault(`A judge put in a seed for seat ${place}, which was not waited for.`);
  endAttempt(ceremony, attempt, 'put-in', [place]);
  settleSeat(ceremony, place, { ...fallback, fallback: null, isPutIn: true });
}

/** What a seat brings; nobody is waited for any longer once all have brought theirs. */
function settleSeat(ceremony: SeedCeremony, place: Seat, next: Committed): void {
  ceremony.seats[place] = next;
  if (seatsAsked(ceremony).length === 0) ceremony.since = null;
}

export function endAttempt(
  ceremony: SeedCeremony,
  attempt: number | null,
  ended: SeedAttempt['ended'],
  seats: readonly Seat[],
): void {
  const own = attemptNow(ceremony);
  if (attempt !== null && attempt !== own) throw new Fault(`Attempt ${own} at a seed was counted as ${attempt}.`);
  ceremony.attempts.push({ attempt: own, ended, seats });
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

function checkAsked({ plan, ceremony }: Held, place: Seat, { actor, at }: Moment): void {
  const until = revealBy({ ceremony, clock: plan.clock });
  const isInTime = until === null || at < until;
  if (holderOf(plan, place) !== actor || !seatsAsked(ceremony).includes(place) || !isInTime)
    throw new Fault(`Seat ${place} showed a seed that was not asked for, too late, or by another.`);
}

export function checkLate({ plan, ceremony }: Held, { actor, at }: Moment): void {
  if (actor !== SYSTEM || at < (revealBy({ ceremony, clock: plan.clock }) ?? Infinity))
    throw new Fault('Seeds were called missing before their time.');
}

/** All games for the others. */
function lost({ plan, desk }: Held, losers: readonly Seat[]): void {
  const won = plan.seats.map((_, place) => (losers.includes(seat(place)) ? 0 : winsNeeded(plan.bestOf)));
  desk.ruled = { games: { won, drawn: 0 }, how: 'forfeited', bothLost: losers.length === plan.seats.length };
}
