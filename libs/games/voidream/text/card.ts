import { sentence } from '#cards';
import type { CardText } from '../card-text.js';
import type { Line } from '../language.js';
import { oneOf } from './group.js';
import { sayKeyword } from './keyword.js';
import { limitText, lineText } from './line.js';

/** What a person reads on a card, made from the same data that runs. */

/** All lines of a card; those of a mind card and of an arcanum under their headings. */
export function textOf(card: CardText): readonly string[] {
  switch (card.kind) {
    case 'arcanum':
      return [
        ...(card.only === null ? [] : [limitText(card.only)]),
        ...under('Normal', card.normal),
        ...under('Inverted', card.inverted),
      ];
    case 'mind': {
      const { four, three, two, one, spent } = card.texts;
      return [
        ...under('4', four),
        ...under('3', three),
        ...under('2', two),
        ...under('1', one),
        ...under('Spent', spent),
      ];
    }
    default:
      return [
        ...(card.only === null ? [] : [limitText(card.only)]),
        ...(card.keywords.length === 0 ? [] : [sentence(card.keywords.map(sayKeyword).join(', '))]),
        ...(card.kind === 'memory' && card.attachesTo !== null
          ? [sentence(`attaches to ${oneOf(card.attachesTo)}`)]
          : []),
        ...card.lines.map(lineText),
      ];
  }
}

const under = (heading: string, lines: readonly Line[]): readonly string[] =>
  lines.map((line, i) => (i === 0 ? `${heading}: ${lineText(line)}` : lineText(line)));
