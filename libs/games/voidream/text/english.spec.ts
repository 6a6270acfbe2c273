import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadSet, textOf } from '#games/voidream';
import type { Json, JsonObject } from '#kernel';
import {
  ability,
  always,
  arcanum,
  bastion,
  growLine,
  entity,
  memory,
  plainest,
  thought,
  triggers,
  wordsOf,
} from '#test/voidream';

/** What no sentence may look like, whatever card it is of. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['what is no word', /undefined|null|NaN|\[object|[{}]/],
  ['two spaces', / {2}/],
  ['a space before a stop', / [,.;:)]|\( /],
  ['two stops', /[.,;:]{2}|\."\./],
  ['a word twice', /\b(an?|the|this|your|their|its|to|of|on|in|with|and|or|then|if|is|may) \1\b/i],
  ['the wrong article', /\ba [aeio]|\ban [^aeiou]|\ba un(?!i)|\ban? other\b|\ba \d/i],
  ['one of many', /(?<![-\d])\b1 (arcana|memories|entities|cards|times|charges|constructs)\b/],
  ['many of one', /\b[2-9] (arcanum|memory|entity|card|charge|construct)\b/],
  [
    'the wrong verb',
    /(?<!\bby )\byou (rolls|evokes|discards|has|is|takes|does|gains)\b|(?<!(have|by) (your|that|the active|each) )\b(opponent|player) (roll|evoke|have|are|take)\b/,
  ],
  ['who and whose not agreeing', /\byou\b(?! control\b| (may )?have )[^.;,]*\btheir (deck|mind|hand)\b.*\bof yours\b/],
];
const SENTENCE = /^("?-?[A-Z0-9])[^]*(\.|\.")$/;

const faultsIn = (line: string): readonly string[] => [
  ...(SENTENCE.test(line) ? [] : ['no full sentence']),
  ...FAULTS.flatMap(([name, pattern]) => (pattern.test(line) ? [name] : [])),
];

/** Lines as a thought would say them, if there is a card that may have them. */
function read(...lines: readonly JsonObject[]): { readonly said: readonly string[]; readonly data: JsonObject } | null {
  for (const holder of holders(lines)) {
    const cards = [arcanum('Last Word', [{ do: 'roll' }]), thought('A', []), holder];
    const loaded = loadSet('x.json', JSON.stringify({ title: 'Mine', cards }));
    if (!loaded.ok) continue;
    const [, plain, held] = loaded.set.cards.map(({ text }) => text);
    if (plain?.kind !== 'thought' || held === undefined) continue;
    const text = { ...plain, lines: linesOf(held).slice(0, lines.length) };
    return { said: textOf(text), data: JSON.parse(JSON.stringify(text)) as JsonObject };
  }
  return null;
}

/** Some lines stand on a memory alone, others on an entity alone. */
function holders(lines: readonly JsonObject[]): readonly JsonObject[] {
  if (lines.some(({ line }) => line === 'start')) return [bastion('Holder', { lines })];
  const isArcanum = lines.some(({ from }) => from === 'hand' || from === 'arcana-discard');
  if (isArcanum) return [arcanum('Holder', [{ do: 'roll' }], { normal: lines })];
  return [memory('Holder', { lines }), entity('Holder', { lines })];
}

const sayings = (line: JsonObject): string => {
  const card = read(line);
  if (card === null) throw new Error(`This is no line: ${JSON.stringify(line)}`);
  return card.said.join(' ');
};

const choices = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });

describe('any line that a card file may hold', () => {
  it('reads as English', () => {
    fc.assert(
      fc.property(choices, (made) => {
        const card = read(growLine(made));
        expect(card?.said.flatMap((line) => faultsIn(line).map((fault) => `${fault}: ${line}`)) ?? []).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it('reads otherwise when one word or number of it is another', () => {
    fc.assert(
      fc.property(choices, fc.nat(25), fc.nat(50), (made, leaf, by) => {
        const one = read(growLine(made));
        const other = read(growLine(made, { leaf, by }));
        if (one === null || other === null) return;
        const [first, second] = [meaning(one.data), meaning(other.data)].map((data) => JSON.stringify(data));
        if (first !== second) expect(one.said).not.toEqual(other.said);
      }),
      { numRuns: 3000 },
    );
  });
});

/** Cards that differ in these alone do the same. */
function meaning(data: Json): Json {
  if (Array.isArray(data)) return data.map(meaning);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, meaning(value)]));
  return plainly(fields);
}

function plainly(fields: JsonObject): JsonObject {
  const { of, card, line, is } = fields;
  const told: Record<string, Json> = { ...fields };
  // Nobody pays with the cards of others (VD-D.15).
  if ('pay' in fields && isObject(of) && of.whose === 'any') told.of = { ...of, whose: 'yours' };
  // "Any number" has no bound that "up to" could lift.
  if (fields.pick === 'choose' && fields.count === 'any') told.upTo = false;
  if (isObject(card)) Object.assign(told, heardOf(card, fields.who ?? 'any'));
  // A text is its controller's.
  if (card === 'self' && fields.who === 'yours') told.who = 'any';
  // What comes once comes neither twice a turn nor from elsewhere.
  if (fields.give === 'next' && isObject(line)) told.line = { ...line, often: null, from: 'play' };
  // There are never fewer charges than none.
  if (of === 'charges' && typeof fields.least === 'number') told.least = Math.max(0, fields.least);
  if (Array.isArray(is)) told.is = [...new Set(is)];
  return told;
}

/** What happens to their card happens to them; it counts wherever it is by now. */
function heardOf(card: JsonObject, who: Json): JsonObject {
  const whose = card.whose === 'any' ? who : (card.whose ?? 'any');
  return { card: { ...card, whose, in: 'play', on: null }, who: who === whose ? 'any' : who };
}
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "All" and "any" of one condition are that condition. */
const isSingle = (check: Json): boolean => isObject(check) && check.is !== 'all' && check.is !== 'any';

describe('each word of the card language', () => {
  const voids = (of: JsonObject): JsonObject => ({ do: 'void', what: { pick: 'all', of } });
  const group = (of: JsonObject): JsonObject => ({ line: 'play', do: [voids(of)] });
  /** What changes an event stands in a trigger that hears of one. */
  const heard = (steps: readonly Json[], word: Json | undefined): JsonObject => {
    if (word === 'redirect') return triggers('when', 'dream-damaged', steps);
    const changes = ['prevent', 'multiply', 'redirect-to', 'instead'].some((one) => one === word);
    return changes ? triggers('when', 'damaged', steps) : { line: 'play', do: steps };
  };
  const roll = { do: 'roll' };
  const pick = { do: 'choose', what: { pick: 'choose', of: {}, count: 2 } };
  it.each<[string, readonly JsonObject[]]>([
    ['step', plainest('step').map((step) => heard([step], isObject(step) ? step.do : null))],
    ['cost', plainest('cost').map((cost) => ability([cost], [roll]))],
    [
      'condition',
      plainest('check')
        .filter(isSingle)
        .map((check) => triggers('after', 'rolled', [pick, { do: 'if', check, then: [roll] }])),
    ],
    [
      'grant',
      plainest('grant').map((grant) =>
        always(isObject(grant) && grant.give === 'no-text' ? { ...grant, to: 'host' } : grant),
      ),
    ],
    ['passing grant', plainest('passing').map((give) => ({ line: 'play', do: [{ do: 'for', give }] }))],
    [
      'amount',
      plainest('amount').map((amount) => heard([roll, pick, { do: 'damage', what: 'self', amount }], 'prevent')),
    ],
    ['pick', plainest('pick').map((what) => ({ line: 'play', do: [{ do: 'void', what }] }))],
    ['event', wordsOf('trigger', 'event').map((event) => triggers('after', event, [roll]))],
    ['event of yours', wordsOf('trigger', 'event').map((event) => triggers('after', event, [roll], { who: 'yours' }))],
    [
      'event of theirs',
      wordsOf('trigger', 'event').map((event) => triggers('after', event, [roll], { who: 'theirs' })),
    ],
    ['sort', wordsOf('group', 'is').map((sort) => group({ is: [sort] }))],
    ['state', wordsOf('group', 'that').map((word) => group({ that: [word] }))],
    ['place', wordsOf('group', 'in').map((place) => heard([{ do: 'reveal-top' }, voids({ in: place })], null))],
    [
      'owner',
      wordsOf('group', 'whose').map((whose) => ({
        line: 'play',
        do: [{ do: 'each-player', steps: [voids({ whose })] }],
      })),
    ],
  ])('%s has words of its own', (_, lines) => {
    const said = lines.map(sayings);
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
    expect(said.flatMap((text) => faultsIn(text).map((fault) => `${fault}: ${text}`))).toEqual([]);
  });
});

type CardText = Parameters<typeof textOf>[0];
function linesOf(text: CardText): readonly Extract<CardText, { lines: unknown }>['lines'][number][] {
  if (text.kind === 'arcanum') return [...text.normal, ...text.inverted];
  return text.kind === 'mind' ? Object.values(text.texts).flat() : text.lines;
}

describe('the set First Light', () => {
  const file = 'libs/games/voidream/sets/first-light.json';
  const loaded = loadSet(file, readFileSync(file, 'utf8'));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.flaws));
  const { cards } = loaded.set;

  it('reads as English', () => {
    const lines = cards.flatMap(({ text }) => textOf(text));
    expect(lines.flatMap((line) => faultsIn(line).map((fault) => `${fault}: ${line}`))).toEqual([]);
  });

  it('says the same only where it does the same', () => {
    const [any] = cards.flatMap(({ text }) => (text.kind === 'thought' ? [text] : []));
    if (any === undefined) throw new Error('There is no thought.');
    const byText = new Map<string, string>();
    for (const line of cards.flatMap(({ text }) => linesOf(text))) {
      const said = textOf({ ...any, only: null, keywords: [], lines: [line] }).join(' ');
      const data = JSON.stringify(meaning(JSON.parse(JSON.stringify(line)) as Json));
      expect([said, byText.get(said) ?? data]).toEqual([said, data]);
      byText.set(said, data);
    }
    expect(byText.size).toBeGreaterThan(300);
  });

  /** `WRITE=1 npm run jest -- voidream/text/english` writes the file anew, to be read before it is committed. */
  it('reads as it was reviewed', () => {
    const reviewed = 'libs/games/voidream/sets/first-light.txt';
    const now = cards
      .map(({ text }) => [text.title, ...textOf(text).map((line) => `  ${line}`)].join('\n'))
      .join('\n\n');
    if (process.env.WRITE === '1') writeFileSync(reviewed, `${now}\n`);
    expect(readFileSync(reviewed, 'utf8')).toBe(`${now}\n`);
  });
});
