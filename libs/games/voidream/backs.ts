import { openly } from './keys.js';
import { newTo, strangersToBack } from './news.js';
import { type Card, KNOWS } from './state.js';
import { defOf, type Table } from './table.js';

/** The back of a card becomes known to all (VD-7.12.1, VD-7.12.2). */
export function showBack(t: Table, card: Card): void {
  if ((card.knows & KNOWS.backs) === KNOWS.backs) return;
  t.tell?.(
    newTo(strangersToBack(card), openly('back-shown', '7.12.1', { seat: card.owner, value: defOf(t, card).value })),
  );
  card.knows |= KNOWS.backs;
}
