import { talliesOf } from './happened.js';
import { slugOf } from '#cards';
import type { Hash } from '#kernel';
import type { CardText } from '../card-text.js';
import type { Keyword, Line } from '../language.js';
import type { SetText } from './card-shape.js';
import { compileAbility, compileProgram, compileTrigger, lastingLine, type Tables } from './compile-line.js';
import {
  type Ability,
  type CardDef,
  type CardSet,
  type Lasting,
  NO_KEYWORDS,
  type Program,
  type Trigger,
} from './compiled.js';

/** From what the file says to what the engine runs: lines become flat programs with numbers for names. */

export function compileSet({ title, cards: texts }: SetText, hash: Hash): CardSet {
  const tables: Tables = { programs: [], abilities: [], triggers: [], lasting: [] };
  const cards = texts.map((text, index) => compileCard(tables, text, index));
  const usedElsewhere = tables.abilities.some(({ from }) => from !== 'play');
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const counted = talliesOf(texts);
  const triggerRoom = roomFor(tables.triggers.length);
  return { title, hash, cards, bySlug, ...tables, ...counted, usedElsewhere, triggerRoom };
}

const LEAST_ROOM = 4096;
function roomFor(triggers: number): number {
  let room = LEAST_ROOM;
  while (room < triggers) room *= 2;
  return room;
}

function compileCard(tables: Tables, text: CardText, index: number): CardDef {
  const isDream = text.kind !== 'arcanum' && text.kind !== 'mind';
  const parts: Parts = { normal: [], inverted: [], starts: [], abilities: [], triggers: [], statics: [] };
  const take = (lines: readonly Line[], position: number, plays: Program[]): void => {
    for (const line of lines) compileLine({ tables, parts, plays, card: index, position }, line);
  };
  if (text.kind === 'arcanum') {
    take(text.normal, -1, parts.normal);
    take(text.inverted, -1, parts.inverted);
  } else if (text.kind === 'mind') {
    const { spent, one, two, three, four } = text.texts;
    [spent, one, two, three, four].forEach((lines, position) => {
      take(lines, position, parts.normal);
    });
  } else {
    take(text.lines, -1, parts.normal);
  }
  return {
    index,
    slug: slugOf(text.title),
    title: text.title,
    kind: text.kind,
    factions: text.faction,
    value: text.kind === 'mind' ? 0 : text.value,
    dawn: text.kind === 'entity' ? text.dawn : 0,
    stability: 'stability' in text ? text.stability : 0,
    dusk: text.kind === 'entity' ? text.dusk : 0,
    subtypes: isDream ? text.subtypes : [],
    keywords: isDream && text.keywords.length > 0 ? keywordsOf(text.keywords) : NO_KEYWORDS,
    only: text.kind === 'mind' ? null : text.only,
    hosts: text.kind === 'memory' ? text.attachesTo : null,
    back: text.kind === 'bastion' ? text.back : null,
    hearsElsewhere: parts.triggers.some(({ from }) => from !== 'play'),
    text,
    ...parts,
  };
}

function keywordsOf(list: readonly { readonly keyword: Keyword; readonly x: number }[]): CardDef['keywords'] {
  const keywords: Partial<Record<Keyword, number>> = {};
  for (const { keyword, x } of list) keywords[keyword] = (keywords[keyword] ?? 0) + x;
  return keywords;
}

interface Parts {
  readonly normal: Program[];
  readonly inverted: Program[];
  readonly starts: Program[];
  readonly abilities: Ability[];
  readonly triggers: Trigger[];
  readonly statics: Lasting[];
}
interface Place {
  readonly tables: Tables;
  readonly parts: Parts;
  /** Where lines that are done on playing go. */
  readonly plays: Program[];
  readonly card: number;
  readonly position: number;
}

function compileLine(place: Place, line: Line): void {
  const { tables, parts, plays, position, card } = place;
  switch (line.line) {
    case 'play':
      plays.push(compileProgram(tables, { card, check: line.if, steps: line.do, often: null }));
      return;
    case 'start':
      parts.starts.push(compileProgram(tables, { card, check: null, steps: line.do, often: null }));
      return;
    case 'static':
      for (const grant of line.give) {
        parts.statics.push(lastingLine(tables, { card, position, grant, check: line.if }));
      }
      return;
    case 'ability':
      parts.abilities.push(compileAbility(tables, card, position, line));
      return;
    case 'trigger':
      parts.triggers.push(compileTrigger(tables, card, position, line));
  }
}
