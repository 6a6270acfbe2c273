/** One card on the table: face up or a back, what lies under it, and whatever the page says about it. */
import { memo, type ReactNode } from 'react';
import { Back, Card, cardOf, FACTION_CLASS } from '../cards/index.js';
import type { SeenCard } from './view.js';
import { say } from '../say/index.js';

/** What a page adds to cards: a badge where something just happened, answers that can be given, what a click does. */
export interface Touch {
  /** A short text on the cards that the last step touched; where it is empty, they are only outlined. */
  readonly badges: ReadonlyMap<string, string>;
  /** The keys of the answers that a card stands for. */
  readonly lit: ReadonlyMap<string, string>;
  readonly onCard: ((card: Chosen) => void) | null;
}
export interface Chosen {
  /** Its handle on the table, or its slug where it has none. */
  readonly id: string;
  readonly slug: string | null;
}

export const NOTHING: Touch = { badges: new Map(), lit: new Map(), onCard: null };

interface SlotProps {
  readonly seen: SeenCard;
  readonly badge: string | undefined;
  /** The key of the answer that it stands for. */
  readonly answer: string | undefined;
  readonly onCard: Touch['onCard'];
}

/** Drawn anew only when something about it is another. */
export const Slot = memo(function Slot({ seen, badge, answer: key, onCard }: SlotProps): ReactNode {
  const { id, card, value, attachments } = seen;
  const name = card === null ? say('Veiled card, value {value}', { value }) : (cardOf(card)?.title ?? card);
  const classes = ['slot', ...(badge === undefined ? [] : ['touched']), ...(key === undefined ? [] : ['lit'])];
  return (
    <li className={classes.join(' ')} data-handle={id}>
      <button
        type="button"
        className="slot-card"
        data-slug={card ?? undefined}
        onClick={() => onCard?.({ id, slug: card })}
      >
        <span className="unseen">{saidOf(name, seen, key)}</span>
        <Face seen={seen} />
      </button>
      <Veiled seen={seen} />
      <Under cards={attachments} />
      {badge === undefined || badge === '' ? null : <span className="badge">{badge}</span>}
      {key === undefined ? null : <kbd className="answer-key">{key}</kbd>}
    </li>
  );
});

function Face({ seen }: { readonly seen: SeenCard }): ReactNode {
  const { card, value, exhausted, damage = 0 } = seen;
  if (card === null) return <Back pile="dream" value={value} size="board" silent />;
  return <Card slug={card} size="board" state={{ exhausted, damage, now: numbersOf(seen) }} silent />;
}

function Veiled({ seen: { card, sort } }: { readonly seen: SeenCard }): ReactNode {
  if (card === null) return <span className="note">{say('veiled')}</span>;
  return sort === 'veiled' ? <span className="note">{say('veiled, seen only here')}</span> : null;
}

function Under({ cards }: { readonly cards: readonly SeenCard[] }): ReactNode {
  const charges = cards.filter(({ sort }) => sort === 'charge');
  const others = cards.filter(({ sort }) => sort !== 'charge');
  if (cards.length === 0) return null;
  return (
    <>
      {charges.length === 0 ? null : (
        <span className="charges">
          {charges.slice(0, 3).map(({ id, value }) => (
            <Back key={id} pile="dream" value={value} size="micro" />
          ))}
        </span>
      )}
      {others.length === 0 ? null : (
        <span className="attached">
          {others.map(({ id, card }) => {
            const def = cardOf(card ?? '');
            return (
              <span
                key={id}
                className={def === undefined ? '' : FACTION_CLASS[def.faction]}
                data-slug={card ?? undefined}
              >
                {def?.title ?? say('Attached card')}
              </span>
            );
          })}
        </span>
      )}
    </>
  );
}

function numbersOf({ dawn, stability, dusk }: SeenCard): { dawn?: number; stability?: number; dusk?: number } {
  return {
    ...(dawn === undefined ? {} : { dawn }),
    ...(stability === undefined ? {} : { stability }),
    ...(dusk === undefined ? {} : { dusk }),
  };
}

function saidOf(name: string, seen: SeenCard, key: string | undefined): string {
  const { exhausted, joined, damage = 0, dawn, stability, dusk, attachments } = seen;
  return [
    name,
    ...(exhausted ? [say('exhausted')] : []),
    ...(joined ? [say('in the conflict')] : []),
    ...(dawn === undefined ? [] : [say('dawn {dawn}', { dawn })]),
    ...(stability === undefined ? [] : [say('stability {stability}', { stability })]),
    ...(dusk === undefined ? [] : [say('dusk {dusk}', { dusk })]),
    ...(damage === 0 ? [] : [say('damage {damage}', { damage })]),
    ...(attachments.length === 0 ? [] : [say('{attachments} attached', { attachments: attachments.length })]),
    ...(key === undefined ? [] : [say('answer {key}', { key })]),
  ].join(', ');
}
