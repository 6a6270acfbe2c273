/** Answers that name a card: a button each, or a line a card where one of them can do several things. */
import type { ReactNode } from 'react';
import { cardNamedIn, type OneOffer } from './answering.js';
import type { NameOf } from './table.js';
import { sayAnswer, sayVerbs } from './words.js';

interface ByCardProps {
  readonly offers: readonly OneOffer[];
  readonly nameOf: NameOf;
  readonly isOnTable: (card: string) => boolean;
  readonly busy: boolean;
  readonly onAnswer: (answer: string) => void;
}

export function ByCard({ offers, nameOf, isOnTable, busy, onAnswer }: ByCardProps): ReactNode {
  const cards = new Map<string, string[]>();
  for (const offer of offers) {
    const card = cardNamedIn(offer) ?? '';
    cards.set(card, [...(cards.get(card) ?? []), offer.key]);
  }
  if (cards.size === 0) return null;
  const hasSeveral = [...cards.values()].some(({ length }) => length > 1);
  return (
    <ul className={hasSeveral ? 'by-card' : 'row'}>
      {[...cards].map(([card, answers]) => (
        <li key={card} className={isOnTable(card) ? 'on-card' : undefined}>
          {hasSeveral ? <span aria-hidden="true">{nameOf(card)}</span> : null}
          {answers.map((answer) => (
            <button
              key={answer}
              className="button"
              type="button"
              disabled={busy}
              aria-label={sayAnswer(answer, nameOf)}
              onClick={() => onAnswer(answer)}
            >
              {hasSeveral ? sayVerbs([answer]) : sayAnswer(answer, nameOf)}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}
