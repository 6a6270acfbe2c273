import type { CardDef } from '#games/voidream';
import type { Faction } from './art/inks.js';
import { say } from '../say/index.js';

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  'chimeric-court': say('Chimeric Court'),
  fracta: say('Fracta'),
  'subter-venellam': say('Subter Venellam'),
  'the-maze': say('The Maze'),
  neutral: say('Neutral'),
};

export const isFaction = (name: string): name is Faction => name in FACTION_NAMES;

/** The class that sets the inks of a faction, from tokens.css. */
export const FACTION_CLASS: Readonly<Record<Faction, string>> = {
  'chimeric-court': 'f-court',
  fracta: 'f-fracta',
  'subter-venellam': 'f-subter',
  'the-maze': 'f-maze',
  neutral: 'f-neutral',
};

export const KIND_NAMES: Readonly<Record<CardDef['kind'], string>> = {
  thought: say('Thought'),
  memory: say('Memory'),
  entity: say('Entity'),
  construct: say('Construct'),
  bastion: say('Bastion'),
  arcanum: say('Arcanum'),
  mind: say('Mind'),
};

export const factionsOf = ({ factions }: Pick<CardDef, 'factions'>): string =>
  factions.map((faction) => FACTION_NAMES[faction]).join(' / ');

/** What is said of a card where its picture stands. */
export function cardLabel(card: CardDef, state: readonly string[] = []): string {
  const { title, kind, value } = card;
  const what = `${title}, ${factionsOf(card)} ${KIND_NAMES[kind].toLowerCase()}`;
  return [what, ...(value === 0 ? [] : [say('value {value}', { value })]), ...state].join(', ');
}

export const backLabel = (pile: 'dream' | 'arcana', value: number): string =>
  pile === 'arcana'
    ? say('Face-down arcanum, value {value}', { value })
    : say('Face-down Dream card, value {value}', { value });

/** A title whose long words may be broken, between two consonants or after a vowel, where a small card has no room for them. */
export const softly = (title: string): string =>
  title.replace(/[a-z]{7,}/gi, (word) =>
    word
      .replace(/(?<=[a-z])([aeiouy][^aeiouy\W])(?=[^aeiouy\Wh][a-z]{2})/gi, '$1\u00ad')
      .replace(/(?<=[a-z]{2}[aeiouy])(?=[^aeiouy\W][aeiouy][a-z])/gi, '\u00ad'),
  );
