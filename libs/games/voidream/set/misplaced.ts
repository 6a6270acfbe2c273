import type { Flaw } from '#cards';
import type { CardText } from '../card-text.js';
import type { Base, Cost, Kind, Line, TriggerLine } from '../language.js';
import { idleKeyword, idleOnSelf } from './idle-grants.js';
import { NO_ENTITY } from './vain.js';

/** Lines and keywords on a card on which they never come about: VD-2.2.1, VD-2.3.2, VD-2.8.1, VD-2.9.1, VD-3.2.2. */

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

export const misplaced = (card: CardText): readonly Flaw[] => [...idleKeywords(card), ...idleLines(card)];

const idleLines = (card: CardText): readonly Flaw[] =>
  linesOf(card).flatMap(([at, lines]) =>
    lines.flatMap((line, i) => {
      const says = neverIn(card.kind, line) ?? unattached(card.kind, line);
      if (says !== null) return [{ at: [...at, i], says }];
      return idleOnSelf(card.kind, line).map((flaw) => ({ ...flaw, at: [...at, i, ...flaw.at] }));
    }),
  );

function idleKeywords(card: CardText): readonly Flaw[] {
  if (!('keywords' in card)) return [];
  const limit = card.kind === 'bastion' && card.only !== null ? [{ at: ['only'], says: NEVER_PLAYED }] : [];
  const idle = card.keywords.flatMap(({ keyword }, i) => {
    const says = idleKeyword(keyword, [card.kind], NAMED[card.kind].toLowerCase());
    return says === null ? [] : [{ at: ['keywords', i], says }];
  });
  return [...limit, ...idle];
}
const NEVER_PLAYED = 'A bastion is never played, so that nothing limits when it is.';

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

/** An attached copy (VD-H.67). */
const NO_TEXT = 'The text of an entity is not in force while it is attached. What is attached to it is {"on": "self"}.';

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
      return PLACES[kind].includes(line.from) ? unpayable(kind, line.pay) : elsewhere(kind, line.from);
    case 'trigger':
      return line.card === 'self' ? neverHeard(kind, line) : isThere(kind, line.from);
  }
}

/** Attached cards but memories have no text in force (VD-H.67); a line that is given may come to one. */
function unattached(kind: Kind, line: Line): string | null {
  if (kind !== 'memory' && speaksOf(line, (part) => part === 'host'))
    return `${NAMED[kind]} has no "host" while its text is in force: only a memory has, while it is attached.`;
  return kind !== 'memory' && kind !== 'entity' && speaksOf(line, isUnderSelf)
    ? `Nothing is ever attached to ${NAMED[kind].toLowerCase()}: only entities and memories are hosts (VD-7.15.2).`
    : null;
}

const speaksOf = (part: unknown, isMeant: (part: unknown) => boolean): boolean =>
  isMeant(part) ||
  (typeof part === 'object' &&
    part !== null &&
    Object.entries(part).some(([name, value]: [string, unknown]) => name !== 'line' && speaksOf(value, isMeant)));

/** The attachments of the card with the text, or its charges. */
function isUnderSelf(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === 'attachments';
  return 'on' in part && part.on === 'self' && ('is' in part || ('of' in part && part.of === 'charges'));
}

const isThere = (kind: Kind, from: Base): string | null => (PLACES[kind].includes(from) ? null : elsewhere(kind, from));

/** What never happens to a card of that kind, or not while its text is in force. */
function neverHeard(kind: Kind, { event, from }: TriggerLine): string | null {
  if (event === 'damaged' && kind !== 'entity') return NO_ENTITY;
  return event === 'attached' && kind === 'entity' ? NO_TEXT : isThere(kind, from);
}

/** A mind card is turned by its own costs alone, and the bastion stays where it is (VD-2.9.4, VD-H.65). */
function unpayable(kind: Kind, pay: readonly Cost[]): string | null {
  const never = kind === 'mind' ? ['exhaust-self', 'sacrifice-self'] : kind === 'bastion' ? ['sacrifice-self'] : [];
  const cost = pay.find(({ pay: word }) => never.includes(word));
  return cost === undefined ? null : `${NAMED[kind]} can't pay "${cost.pay}".`;
}

function elsewhere(kind: Kind, from: Base): string {
  const places = PLACES[kind].map((place) => `"${place}"`).join(', ');
  return `${NAMED[kind]} has no text in force in "${from}": "from" may be one of ${places}.`;
}
