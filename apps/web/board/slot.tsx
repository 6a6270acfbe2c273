/** One card on the table: face up or a back, what lies under it, and whatever the page says about it. */
import { memo, type ReactNode } from 'react';
import { Back, Card, cardOf, FACTION_CLASS, FACTION_NAMES, isFaction } from '../cards/index.js';
import type { Adds, SeenCard } from './view.js';
import { listed, say } from '../say/index.js';

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
  /** In a conflict: which of its numbers is asked for, and whose score that adds to. */
  readonly type: 'dawn' | 'dusk' | null;
  readonly adds: Adds | undefined;
}

/** Drawn anew only when something about it is another. */
export const Slot = memo(function Slot({ seen, badge, answer: key, onCard, type, adds }: SlotProps): ReactNode {
  const { id, card, value, attachments } = seen;
  const name = card === null ? say('Veiled card, value {value}', { value }) : (cardOf(card)?.title ?? card);
  const now = [...nowOf(seen), ...(type === null || adds === undefined ? [] : [addsSaid(adds, seen[type] ?? 0)])];
  const classes = [
    'slot',
    ...(badge === undefined ? [] : ['touched']),
    ...(key === undefined ? [] : ['lit']),
    ...(type === null || adds === undefined || adds === 'none' ? [] : [`adds-${type}`, `for-${adds}`]),
  ];
  return (
    <li className={classes.join(' ')} data-handle={id}>
      <button
        type="button"
        className="slot-card"
        data-slug={card ?? undefined}
        data-now={now.join(', ')}
        onClick={() => onCard?.({ id, slug: card })}
      >
        <span className="unseen">{saidOf(name, seen, now, key)}</span>
        <Face seen={seen} />
        <Under cards={attachments} />
      </button>
      <Veiled seen={seen} />
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
  if (sort !== 'veiled') return null;
  return (
    <span className="note own" title={say('veiled, seen only here')}>
      {say('veiled')}
    </span>
  );
}

/** In one row above the numbers, which a card needs more than its picture. Within its button: a finger on a label means the card. */
function Under({ cards }: { readonly cards: readonly SeenCard[] }): ReactNode {
  const charges = cards.filter(isCharge);
  if (cards.length === 0) return null;
  return (
    <span className="under">
      {charges.slice(0, MOST_CHARGES).map(({ id, value }) => (
        <Back key={id} pile="dream" value={value} size="micro" silent />
      ))}
      {charges.length > MOST_CHARGES ? <b className="more">+{charges.length - MOST_CHARGES}</b> : null}
      {cards.map((each) =>
        isCharge(each) ? null : (
          <span key={each.id} className={`attached ${factionOf(each)}`} data-slug={each.card ?? undefined} aria-hidden>
            {titleOf(each)}
          </span>
        ),
      )}
    </span>
  );
}

const MOST_CHARGES = 3;
const isCharge = ({ sort }: SeenCard): boolean => sort === 'charge';
const titleOf = ({ card }: SeenCard): string => cardOf(card ?? '')?.title ?? say('Attached card');
function factionOf({ card }: SeenCard): string {
  const def = cardOf(card ?? '');
  return def === undefined ? '' : FACTION_CLASS[def.factions[0]];
}

function numbersOf({ dawn, stability, dusk }: SeenCard): { dawn?: number; stability?: number; dusk?: number } {
  return {
    ...(dawn === undefined ? {} : { dawn }),
    ...(stability === undefined ? {} : { stability }),
    ...(dusk === undefined ? {} : { dusk }),
  };
}

function saidOf(name: string, seen: SeenCard, now: readonly string[], key: string | undefined): string {
  const { joined, dawn, stability, dusk } = seen;
  return [
    name,
    ...(joined ? [say('in the conflict')] : []),
    ...(dawn === undefined ? [] : [say('dawn {dawn}', { dawn })]),
    ...(stability === undefined ? [] : [say('stability {stability}', { stability })]),
    ...(dusk === undefined ? [] : [say('dusk {dusk}', { dusk })]),
    ...now,
    ...(key === undefined ? [] : [say('answer {key}', { key })]),
  ].join(', ');
}

const kinName = (name: string): string => (isFaction(name) ? FACTION_NAMES[name] : name);

/** What is so of this one on the table, beside its numbers. */
function nowOf({
  card,
  sort,
  exhausted,
  damage = 0,
  textless = false,
  also = [],
  attachments,
}: SeenCard): readonly string[] {
  const charges = attachments.filter(isCharge).map(({ value }) => String(value));
  const others = attachments.filter((each) => !isCharge(each)).map(titleOf);
  return [
    ...(card !== null && sort === 'veiled' ? [say('veiled, seen only here')] : []),
    ...(exhausted ? [say('exhausted')] : []),
    ...(textless ? [say('without its text')] : []),
    ...(also.length === 0 ? [] : [say('also {names}', { names: listed(also.map(kinName)) })]),
    ...(damage === 0 ? [] : [say('damage {damage}', { damage })]),
    ...(charges.length === 0 ? [] : [say('charged with {values}', { values: listed(charges) })]),
    ...(others.length === 0 ? [] : [say('attached: {names}', { names: listed(others) })]),
  ];
}

function addsSaid(adds: Adds, n: number): string {
  if (adds === 'none') return say('adds nothing to the score now');
  return adds === 'own' ? say('adds {n} to the score', { n }) : say('adds {n} to the score of the other side', { n });
}
