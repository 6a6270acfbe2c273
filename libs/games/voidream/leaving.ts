import type { Answer, DecisionRequest, Leaving, Seat } from '#kernel';
import { openly } from './keys.js';
import { lose } from './rules/end.js';
import { reading } from './rulings/index.js';
import type { Table } from './table.js';

/** Conceding and time: VD-H.82, VD-H.83. The clocks themselves are those of the match. */

/** An answer that has to be given for a seat, or null where its leaving is all. */
export function leave(t: Table, seat: Seat, why: Leaving, asked: DecisionRequest | null): Answer | null {
  const { state } = t;
  if (why === 'timed-out' && reading(state, 'VD-H.83') === 'b') {
    state.lastRound ??= state.round + ROUNDS_LEFT;
    t.tell?.(openly('time-up', 'H.83', { seat, lastRound: state.lastRound }));
    return null;
  }
  if (why === 'timed-out' && reading(state, 'VD-H.83') === 'c') return asked?.seat === seat ? byDefault(asked) : null;
  if (why === 'conceded' && reading(state, 'VD-H.82') === 'b' && state.active !== seat) {
    state.conceding = seat;
    t.tell?.(openly('conceding', 'H.82', { seat }));
    return null;
  }
  lose(t, seat, why, LEAVING[why]);
  return null;
}

const LEAVING: Readonly<Record<Leaving, string>> = { conceded: 'H.82', 'timed-out': 'H.83', removed: 'H.82' };
const ROUNDS_LEFT = 2;

/** The first offer, with the least and the first that it takes. */
function byDefault({ offers: [first] }: DecisionRequest): Answer | null {
  switch (first?.form) {
    case undefined:
      return null;
    case 'one':
      return first.key;
    case 'number':
      return `${first.key}:${first.min}`;
    case 'some':
      return `${first.key}:${first.of.slice(0, first.min).join('+')}`;
    case 'order':
      return `${first.key}:${first.of.join('>')}`;
    case 'split': {
      let left = first.total;
      const shares = first.among.map(({ key, max }) => {
        const share = Math.min(left, max);
        left -= share;
        return `${key}=${share}`;
      });
      return `${first.key}:${shares.join('+')}`;
    }
  }
}
