import type { CardDef } from '#games/voidream';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { factionsOf, KIND_NAMES } from '../cards/index.js';
import { Choices } from './choices.js';
import { type CardSearch, findCards } from './find-cards.js';
import { sayCount } from './words.js';
import { say } from '../say/index.js';

const MOST = 60;

interface FinderProps {
  readonly copies: ReadonlyMap<string, number>;
  readonly onChange: (card: CardDef, more: 1 | -1) => void;
}

/** Cards to put into a deck. */
export function Finder({ copies, onChange }: FinderProps): ReactNode {
  const [asked, setAsked] = useState<CardSearch>({ words: '', faction: null, kind: null, value: null });
  const later = useDeferredValue(asked);
  const found = useMemo(() => findCards(later), [later]);
  return (
    <>
      <Choices asked={asked} onChange={setAsked} />
      <p className="dim">{sayCount(found.length)}</p>
      <ul className="finder">
        {found.slice(0, MOST).map((card) => {
          const many = copies.get(card.title) ?? 0;
          return (
            <li key={card.slug}>
              <span className={`depth depth-${card.value}`}>{card.value === 0 ? '–' : card.value}</span>
              <span className="name">
                <Link href={`/cards/${card.slug}`}>{card.title}</Link>
                <small>{`${KIND_NAMES[card.kind]}, ${factionsOf(card)}`}</small>
              </span>
              <button
                className="button bare"
                type="button"
                aria-label={say('One fewer {title}', { title: card.title })}
                disabled={many === 0}
                onClick={() => onChange(card, -1)}
              >
                −
              </button>
              <output aria-label={say('Copies of {title}', { title: card.title })}>{many}</output>
              <button
                className="button bare"
                type="button"
                aria-label={say('One more {title}', { title: card.title })}
                onClick={() => onChange(card, 1)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      {found.length > MOST ? (
        <p className="dim">{say('The first {most} are shown: type a word more.', { most: MOST })}</p>
      ) : null}
    </>
  );
}
