/** A card face up, at three sizes: micro (a sign on the table), board (in play), full (to be read). */
import type { ReactNode } from 'react';
import { cardOf } from './set.js';
import { type Crop, pictureUrl } from './art/picture.js';
import './card.css';
import { FullCard } from './full-card.js';
import { type NumbersNow, Numbers } from './numbers.js';
import { PictureOf } from './picture-of.js';
import { FactionSigns } from './signs.js';
import { Value } from './value.js';
import { cardLabel, FACTION_CLASS, softly } from './words.js';
import { say } from '../say/index.js';

export interface CardState {
  readonly exhausted?: boolean;
  readonly damage?: number;
  /** What counts now, where it may differ from what is printed. */
  readonly now?: NumbersNow;
}

export interface CardProps {
  readonly slug: string;
  readonly size: 'micro' | 'board' | 'full' | 'strip';
  readonly state?: CardState;
  /** Where something around the card already says which it is. */
  readonly silent?: boolean;
}

export function Card({ slug, size, state = {}, silent = false }: CardProps): ReactNode {
  const def = cardOf(slug);
  if (def === undefined) return <span className="vd-card board unknown">{slug}</span>;
  if (size === 'full') return <FullCard def={def} />;
  const { exhausted = false, damage = 0, now = {} } = state;
  const lies = exhausted && size === 'board';
  const named = silent
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': cardLabel(def, saidOf(exhausted, damage)) };
  return (
    <span
      className={`vd-card ${size} ${FACTION_CLASS[def.factions[0]]}${lies ? ' lies' : ''}`}
      data-slug={slug}
      {...named}
    >
      <PictureOf src={pictureUrl(def, cropOf(size, lies))} />
      <Value value={def.value} />
      {size === 'micro' ? null : <b className="title">{softly(def.title)}</b>}
      {size === 'board' ? <Numbers def={def} now={now} /> : null}
      {size === 'strip' ? null : (
        <span className="faction">
          <FactionSigns of={def.factions} />
        </span>
      )}
      {damage > 0 ? <b className="damage">{-damage}</b> : null}
    </span>
  );
}

function cropOf(size: Exclude<CardProps['size'], 'full'>, lies: boolean): Crop {
  if (size === 'board') return lies ? 'flat' : 'tall';
  return size;
}

const saidOf = (exhausted: boolean, damage: number): readonly string[] => [
  ...(exhausted ? [say('exhausted')] : []),
  ...(damage > 0 ? [say('damage {damage}', { damage })] : []),
];
