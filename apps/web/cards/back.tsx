import type { ReactNode } from 'react';
import { backUrl } from './art/back.js';
import './card.css';
import { PictureOf } from './picture-of.js';
import { backLabel } from './words.js';

/** A card face down: always a back with its value, never a blank. */
export function Back({ pile, value, size, silent = false }: BackProps): ReactNode {
  const named = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': backLabel(pile, value) };
  return (
    <span className={`vd-card back ${size} b${value}`} {...named}>
      <PictureOf src={backUrl(pile, value)} />
      <b className={`value v${value}`}>{value}</b>
    </span>
  );
}

interface BackProps {
  readonly pile: 'dream' | 'arcana';
  readonly value: number;
  readonly size: 'micro' | 'board';
  readonly silent?: boolean;
}
