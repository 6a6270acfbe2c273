import { happens, type Hash, type Moment, phrase, refuse, refused } from '#kernel';
import { commitment, revealBy } from '../ceremony/standing.js';
import { NOT_SEATED } from '../decide-play.js';
import type { MatchRefusal } from '../refusals.js';
import type { RulingCited, SettleDispute } from '../dispute/commands.js';
import { type In, seatOf } from '../state.js';
import type { Verdict } from '../verdict.js';
import type { RedealBegun } from './events.js';
import { openRedeal, type Redeal, seatsToCommit } from './standing.js';
import { broughtOwn, redealTerms } from './terms.js';

/** A ruling deals anew; null in a match whose seed was the server's alone, as that of the redeal is then. */
export function beginRedeal(
  state: In<'playing'>,
  { case: id, credits, redeal }: SettleDispute,
  ruling: RulingCited,
  to: number,
): RedealBegun | null {
  const terms = redealTerms(state, to, ruling.hash);
  if (terms === null || redeal === null) return null;
  const { server, seats } = redeal;
  return {
    type: 'RedealBegun',
    v: 1,
    data: {
      ...terms,
      case: id,
      ruling,
      to,
      credits,
      commitment: commitment(terms, 'server', server),
      fallbacks: seats.map((seed, place) => commitment(terms, `seat/${place}`, seed)),
      asked: broughtOwn(state),
    },
    secret: { seed: server, seats },
  };
}

export function commitToRedeal({ plan, desk }: In<'playing'>, own: Hash, { actor, at }: Moment): Verdict {
  const place = seatOf(plan, actor);
  if (place === null) return refused(NOT_SEATED);
  const redeal = openRedeal(desk);
  if (redeal === null || !seatsToCommit(redeal).includes(place)) return refused(notAskedToCommit(redeal));
  const until = revealBy({ ceremony: redeal.ceremony, clock: plan.clock });
  if (until !== null && at >= until) {
    return refused(
      refuse('MATCH.TIME_IS_UP', phrase('The time to commit to a seed is over: the server makes yours.'), {
        until,
        at,
      }),
    );
  }
  return happens({ type: 'RedealCommitted', v: 1, data: { seat: place, commitment: own }, secret: null });
}

function notAskedToCommit(redeal: Redeal | null): MatchRefusal {
  const asked = redeal === null ? [] : seatsToCommit(redeal);
  const says =
    asked.length === 0
      ? phrase('A seed is committed to once, while the cards are to be dealt anew; nobody is waited for now.')
      : phrase('A seed is committed to once, while the cards are to be dealt anew; waited for: seat {seats}.', {
          seats: asked.join(', '),
        });
  return refuse('MATCH.NO_SEED_ASKED', says, { asked });
}
