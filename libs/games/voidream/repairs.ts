import type { Offer } from '#kernel';
import { handleOf, openly } from './keys.js';
import { turnMind } from './rules/mind.js';
import type { Card } from './state.js';
import { cardOf, playerOf, SEATS, type Table } from './table.js';

/** What a judge may set right between two actions; each leads to a position that could be. */

const inPlay = (t: Table): Card[] =>
  SEATS.flatMap((seat) => playerOf(t, seat).play.map((uid) => cardOf(t, uid))).filter(({ up }) => up);

export function repairsOf(t: Table): readonly Offer[] {
  if (t.state.stack.at(-1)?.kind !== 'turns' || !t.state.waits) return [];
  return [
    ...SEATS.map((seat) => ({ form: 'number' as const, key: `mind-${seat + 1}`, about: { seat }, min: 0, max: 4 })),
    ...inPlay(t).map((card) => ({
      form: 'one' as const,
      key: `${card.exhausted ? 'ready' : 'exhaust'}:${handleOf(t, card)}`,
      about: { card: handleOf(t, card) },
    })),
  ];
}

export function repair(t: Table, answer: string): void {
  const [word, rest = ''] = answer.split(':', 2);
  for (const seat of SEATS) if (word === `mind-${seat + 1}`) turnMind(t, seat, Number(rest));
  for (const card of inPlay(t)) {
    if (handleOf(t, card) === rest) card.exhausted = word === 'exhaust';
  }
  t.tell?.(openly('repaired', 'H.86', { answer }));
}
