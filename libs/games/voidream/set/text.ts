import type { CardText } from '../card-text.js';
import type { Line, PlayLimit } from '../language.js';
import { sayGroup, sayKeyword } from './say.js';
import { LIMIT, lineText } from './say-line.js';

/** What a person reads on a card, made from the same data that runs. */

/** All lines of a card; those of a mind card and of an arcanum under their headings. */
export function textOf(card: CardText): readonly string[] {
  switch (card.kind) {
    case 'arcanum':
      return [...limitText(card.only), ...under('Normal', card.normal), ...under('Inverted', card.inverted)];
    case 'mind': {
      const { four, three, two, one, spent } = card.texts;
      const positions = Object.entries({ '4': four, '3': three, '2': two, '1': one, Spent: spent });
      return positions.flatMap(([at, lines]) => (lines.length === 0 ? [] : under(at, lines)));
    }
    default: {
      const keywords = card.keywords.length === 0 ? [] : [`${card.keywords.map(sayKeyword).join(', ')}.`];
      const host =
        card.kind === 'memory' && card.attachesTo !== null ? [`Attaches to ${sayGroup(card.attachesTo, false)}.`] : [];
      return [...limitText(card.only), ...keywords, ...host, ...card.lines.map(lineText)];
    }
  }
}

const under = (heading: string, lines: readonly Line[]): readonly string[] =>
  lines.map((line, i) => (i === 0 ? `${heading}: ${lineText(line)}` : lineText(line)));

const limitText = (only: PlayLimit | null): readonly string[] => (only === null ? [] : [`${LIMIT[only]}.`]);
