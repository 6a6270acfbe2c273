import type { Seat } from '#kernel';
import type { ConflictType } from '../language.js';
import { depthOf, isOn, keywordOf, numberOf, strengthOf } from '../reckon.js';
import { cardOf, lastingOf, playerOf, SEATS, type Table } from '../table.js';
import { raised } from './limits.js';

/** What adds to a side's score, or takes from it. */
export type ScorePart =
  | { readonly from: 'depth'; readonly adds: number }
  | { readonly from: 'participant' | 'dread'; readonly uid: number; readonly adds: number }
  | { readonly from: 'effect'; readonly def: number; readonly adds: number };

/**
 * A side's score: depth, what its participants add, what effects add (VD-4.6.3 to 4.6.5, VD-4.7.3 to 4.7.5). Ready
 * participants count in dawn, exhausted ones in dusk; ready ones with Dread count for the other side (VD-6.7.1).
 */
export function scoreParts(t: Table, seat: Seat, type: ConflictType): readonly ScorePart[] {
  const parts: ScorePart[] = [{ from: 'depth', adds: depthOf(t, seat) }];
  for (const side of SEATS) {
    for (const uid of playerOf(t, side).play) {
      const card = cardOf(t, uid);
      if (!card.joined) continue;
      const counts = side === seat && card.exhausted === (type === 'dusk');
      const dreads = side !== seat && type === 'dusk' && !card.exhausted && keywordOf(t, card, 'dread') > 0;
      if (counts || dreads) {
        const from = dreads ? 'dread' : 'participant';
        parts.push({ from, uid, adds: numberOf(t, card, type) });
      }
    }
  }
  for (const effect of t.state.effects.score) {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== 'score' || grant.type !== type || !isOn(t, effect, grant.who, seat)) continue;
    parts.push({ from: 'effect', def: effect.def, adds: strengthOf(t, effect, grant.amount) });
  }
  return parts;
}

export const sumOf = (t: Table, parts: readonly ScorePart[]): number =>
  parts.reduce((score, { adds }) => raised(t.state, score, adds), 0);

export const scoreOf = (t: Table, seat: Seat, type: ConflictType): number => sumOf(t, scoreParts(t, seat, type));
