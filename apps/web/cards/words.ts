import type { CardDef } from '#games/voidream';
import type { Faction } from './art/inks.js';

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  'chimeric-court': 'Chimeric Court',
  fracta: 'Fracta',
  'subter-venellam': 'Subter Venellam',
  'the-maze': 'The Maze',
  neutral: 'Neutral',
};

/** The class that sets the inks of a faction, from tokens.css. */
export const FACTION_CLASS: Readonly<Record<Faction, string>> = {
  'chimeric-court': 'f-court',
  fracta: 'f-fracta',
  'subter-venellam': 'f-subter',
  'the-maze': 'f-maze',
  neutral: 'f-neutral',
};

export const KIND_NAMES: Readonly<Record<CardDef['kind'], string>> = {
  thought: 'Thought',
  memory: 'Memory',
  entity: 'Entity',
  construct: 'Construct',
  bastion: 'Bastion',
  arcanum: 'Arcanum',
  mind: 'Mind',
};

/** What is said of a card where its picture stands. */
export function cardLabel({ title, faction, kind, value }: CardDef, state: readonly string[] = []): string {
  const what = `${title}, ${FACTION_NAMES[faction]} ${KIND_NAMES[kind].toLowerCase()}`;
  return [what, ...(value === 0 ? [] : [`value ${value}`]), ...state].join(', ');
}

export const backLabel = (pile: 'dream' | 'arcana', value: number): string =>
  pile === 'arcana' ? `Face-down arcanum, value ${value}` : `Face-down Dream card, value ${value}`;

/** A title whose long words may be broken between two consonants where a small card has no room for them. */
export const softly = (title: string): string =>
  title.replace(/[a-z]{8,}/gi, (word) =>
    word.replace(/(?<=[a-z]{2})([aeiouy][^aeiouy\W])(?=[^aeiouy\Wh][a-z]{2})/gi, '$1\u00ad'),
  );
