import { readFileSync } from 'node:fs';
import { loadSet, textOf } from '#games/voidream';
import type { Json } from '#kernel';
import {
  CARD_BANS,
  type CardBan,
  CONDITIONS,
  COUNTED_KEYWORDS,
  EVENTS,
  FACTIONS,
  NUMBERS,
  PLACES,
  PLAIN_KEYWORDS,
  PLAYER_BANS,
} from '../language.js';
import { VERBS } from '../rules/verbs.js';

const FILE = 'libs/games/voidream/sets/first-light.json';
const json = readFileSync(FILE, 'utf8');
const loaded = loadSet(FILE, json);
if (!loaded.ok) throw new Error(loaded.flaws.map(({ line, field, says }) => `${line} ${field}: ${says}`).join('\n'));
const { cards } = loaded.set;

/** How often each word stands in the file, as `do evoke`, `at after`, `keywords deep`, `that ready`. */
const uses = new Map<string, number>();
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
function count(value: Json, field: string): void {
  if (isList(value)) for (const part of value) count(part, field);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) count(part, key);
  else uses.set(`${field} ${String(value)}`, (uses.get(`${field} ${String(value)}`) ?? 0) + 1);
}
count(JSON.parse(json) as Json, 'set');

const usesOf = (word: string, ...fields: readonly string[]): number =>
  fields.reduce((sum, field) => sum + (uses.get(`${field} ${word}`) ?? 0), 0);
const rare = (words: readonly string[], ...fields: readonly string[]): readonly string[] =>
  words.filter((word) => usesOf(word, ...fields) < 2);

/** Parts of "declare", which the set has, and what no card of the set keeps from others; words.spec.ts and banned-by.spec.ts try them. */
const ELSEWHERE: readonly CardBan[] = ['attack', 'defend', 'be-attached-to', 'be-charged'];

describe('the set First Light', () => {
  it.each([
    ['bastion', 8],
    ['mind', 10],
    ['arcanum', 48],
    ['thought', 25],
    ['memory', 25],
    ['entity', 50],
    ['construct', 10],
  ] as const)('has cards of kind %s, at least %d', (kind, least) => {
    expect(cards.filter((card) => card.kind === kind).length).toBeGreaterThanOrEqual(least);
  });

  it('is a set of at least 180 cards, none of which shares its name', () => {
    expect(cards.length).toBeGreaterThanOrEqual(180);
    expect(new Set(cards.map(({ slug }) => slug)).size).toBe(cards.length);
  });

  it('has two bastions a faction, each with its major arcanum of that faction', () => {
    for (const faction of FACTIONS.filter((each) => each !== 'neutral')) {
      const bastions = cards.filter((card) => card.kind === 'bastion' && card.factions[0] === faction);
      expect(bastions.length).toBe(2);
      for (const { back } of bastions) {
        expect(cards.find(({ title }) => title === back?.major)).toMatchObject({
          kind: 'arcanum',
          factions: [faction],
        });
      }
    }
  });

  it('has Dream cards of each kind and each value, in each faction cards of each value', () => {
    const dream = cards.filter(({ kind }) => ['thought', 'memory', 'entity', 'construct'].includes(kind));
    expect(dream.length).toBeGreaterThanOrEqual(100);
    for (const value of [1, 2, 3, 4]) {
      for (const kind of ['thought', 'memory', 'entity', 'construct']) {
        expect(dream.filter((card) => card.kind === kind && card.value === value)).not.toEqual([]);
      }
      for (const faction of FACTIONS) {
        expect(dream.filter((card) => card.factions[0] === faction && card.value === value)).not.toEqual([]);
        expect(cards.filter((card) => card.kind === 'arcanum' && card.value === value)).not.toEqual([]);
      }
    }
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['verb', [...Object.keys(VERBS), 'choose', 'for', 'may', 'if', 'each-player', 'repeat', 'one-of'], ['do']],
    ['keyword', [...PLAIN_KEYWORDS, ...COUNTED_KEYWORDS], ['keywords', 'keyword']],
    ['timing', ['before', 'when', 'after'], ['at']],
    ['event', EVENTS, ['event']],
    ['kind of line', ['play', 'static', 'ability', 'trigger', 'start'], ['line']],
    ['ban', [...CARD_BANS.filter((ban) => !ELSEWHERE.includes(ban)), ...PLAYER_BANS], ['on']],
    ['condition on cards', CONDITIONS, ['that']],
    ['number', NUMBERS, ['field']],
    ['place', PLACES.filter((place) => place !== 'play'), ['in']],
  ])('uses every %s at least twice', (_, words, fields) => {
    expect(rare(words, ...fields)).toEqual([]);
  });

  it('says all of it without a hole', () => {
    for (const { title, text } of cards) {
      const lines = textOf(text);
      const plain = text.kind === 'entity' || text.kind === 'construct';
      expect([title, plain || lines.length > 0]).toEqual([title, true]);
      for (const line of lines) {
        expect(line).toMatch(/^[A-Z0-9].*\."?$/);
        expect(line).not.toMatch(/undefined|null|NaN|\[object|\{|\}| {2}|[-]{2}| ,| \.|\b(\w+) \1\b/);
      }
    }
  });

  it('has a line in italics on nearly every card', () => {
    const silent = cards.filter(({ text }) => text.flavour === null);
    expect(silent.map(({ title }) => title)).toEqual([]);
  });
});
