import type { Flaw } from '#cards';
import type { CardText } from '../card-text.js';
import type { Base, Kind, Line } from '../language.js';
import { NO_ENTITY } from './vain.js';

/** Lines on a card on which they never come about: VD-2.2.1, VD-2.3.2, VD-2.8.1, VD-2.9.1, VD-3.2.2. */

/** Where the text of each kind can be in force. */
const PLACES: Readonly<Record<Kind, readonly Base[]>> = {
  thought: ['dream-discard', 'void'],
  memory: ['play', 'dream-discard', 'void'],
  entity: ['play', 'dream-discard', 'void'],
  construct: ['play', 'dream-discard', 'void'],
  bastion: ['play', 'dream-discard', 'void'],
  arcanum: ['hand', 'arcana-discard', 'void'],
  mind: ['play'],
};
const NAMED: Readonly<Record<Kind, string>> = {
  thought: 'A thought',
  memory: 'A memory',
  entity: 'An entity',
  construct: 'A construct',
  bastion: 'A bastion',
  arcanum: 'An arcanum',
  mind: 'A mind card',
};

export const misplaced = (card: CardText): readonly Flaw[] =>
  linesOf(card).flatMap(([at, lines]) =>
    lines.flatMap((line, i) => {
      const says = neverIn(card.kind, line);
      return says === null ? [] : [{ at: [...at, i], says }];
    }),
  );

function linesOf(card: CardText): readonly (readonly [Flaw['at'], readonly Line[]])[] {
  switch (card.kind) {
    case 'arcanum':
      return [
        [['normal'], card.normal],
        [['inverted'], card.inverted],
      ];
    case 'mind':
      return Object.entries(card.texts).map(([position, lines]) => [['texts', position], lines]);
    default:
      return [[['lines'], card.lines]];
  }
}

function neverIn(kind: Kind, line: Line): string | null {
  switch (line.line) {
    case 'start':
      return kind === 'bastion' ? null : 'Only a bastion has lines that are carried out at the start of the game.';
    case 'play':
      return kind === 'bastion' || kind === 'mind'
        ? `${NAMED[kind]} is never played, so that a line of playing it is never carried out.`
        : null;
    case 'static':
      return PLACES[kind].includes('play')
        ? null
        : `${NAMED[kind]} does not stay in play, so that nothing goes on by it.`;
    case 'ability':
    case 'trigger':
      if (line.line === 'trigger' && line.event === 'damaged' && line.card === 'self' && kind !== 'entity')
        return NO_ENTITY;
      return PLACES[kind].includes(line.from) ? null : elsewhere(kind, line.from);
  }
}

function elsewhere(kind: Kind, from: Base): string {
  const places = PLACES[kind].map((place) => `"${place}"`).join(', ');
  return `${NAMED[kind]} has no text in force in "${from}": "from" may be one of ${places}.`;
}
