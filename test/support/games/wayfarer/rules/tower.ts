import { type Answer, type DecisionRequest, type Offer, rule, seat, type Tell } from '#kernel';
import type { WalkState } from '../state.js';

const TOWER = rule('TG-3.7');

/** TG-3.7; null when there is nothing left to look at. */
export function peekRequest({ places }: WalkState): DecisionRequest | null {
  const offers = places.flatMap(({ open, seen }, place): readonly Offer[] =>
    open || seen ? [] : [{ form: 'one', key: `look:${place}`, about: { place } }],
  );
  if (offers.length === 0) return null;
  return { seat: seat(0), kind: 'peek', rules: [TOWER], offers, hidden: false, told: { kind: 'peek' } };
}

export function peek(state: WalkState, answer: Answer, tell: Tell): void {
  const place = Number(answer.slice('look:'.length));
  const seen = state.places[place];
  if (seen === undefined) return;
  seen.seen = true;
  const closed = [{ seat: seat(0), data: { tile: seen.tile } }];
  tell?.({ kind: 'looked', rule: TOWER, open: { place }, closed, judge: null });
}
