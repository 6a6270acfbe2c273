/** What a card lets somebody choose between, as its text says it. */
import { textOf } from '#games/voidream';
import { cardOf } from '../cards/index.js';
import type { Asked } from './table.js';
import { say } from '../say/index.js';

/** `mode-2` of the card that asks; null for anything else. */
export function modeOf(asked: Asked | null, id: string): string | null {
  const nth = /^mode-(\d+)$/.exec(id)?.[1];
  if (nth === undefined) return null;
  const slug = asked?.told.card;
  const def = typeof slug === 'string' ? cardOf(slug) : undefined;
  const texts = (def === undefined ? [] : textOf(def.text)).filter((text) => CHOICE.test(text));
  const [only] = texts;
  const modes =
    texts.length === 1 && only !== undefined ? (only.replace(CHOICE, '').split('. ')[0] ?? '').split('; or ') : [];
  const said = modes[Number(nth) - 1]?.replace(/\.$/, '');
  return said === undefined ? say('Choice {nth}', { nth }) : said.charAt(0).toUpperCase() + said.slice(1);
}

const CHOICE = /^.*?\bchooses? (one|\d+): /i;
