import { loadSet } from '#games/voidream';
import type { Json } from '#kernel';
import { entity, PLAIN, thought } from '#test/voidream';

const flawsOf = (...cards: readonly Json[]): readonly string[] => {
  const loaded = loadSet('my.json', JSON.stringify({ title: 'Mine', cards: [...PLAIN, ...cards] }));
  return loaded.ok ? [] : loaded.flaws.map(({ field, says }) => `${field.replace(/^cards\.\d+\.?/, '')}: ${says}`);
};

describe('loading a set of cards', () => {
  it.each<[string, Json, string]>([
    ['VD-2.3.2 a value above 4', entity('A', { value: 5 }), 'value: This must be a whole number from 1 to 4, not 5.'],
    [
      'VD-2.6.1 an entity without dusk',
      { ...entity('A'), dusk: 'x' },
      'dusk: This must be a whole number from -20 to 20, not "x".',
    ],
    [
      'VD-2.7.5 a construct with dawn',
      { kind: 'construct', title: 'A', faction: 'neutral', value: 1, stability: 1, dawn: 1 },
      'dawn: There is no field "dawn" here; "construct" has the fields title, faction, flavour, value, subtypes, keywords, only, lines, stability.',
    ],
    [
      'VD-2.3.4 an unknown kind',
      { ...entity('A'), kind: 'entitty' },
      'kind: "entitty" is not one of thought, memory, entity, construct, bastion, arcanum, mind. Did you mean "entity"?',
    ],
    [
      'VD-7.11.1 a trigger with another word',
      entity('A', { lines: [{ line: 'trigger', at: 'while', event: 'rolled', do: [{ do: 'roll' }] }] }),
      'lines.0.at: "while" is not one of before, when, after.',
    ],
    [
      'VD-1.1.1 an unknown faction',
      entity('A', { faction: 'fractal' }),
      'faction: "fractal" is not one of chimeric-court, fracta, subter-venellam, the-maze, neutral. Did you mean "fracta"?',
    ],
    ['a misspelt verb', thought('A', [{ do: 'rol' }]), 'lines.0.do.0.do: Did you mean "roll"?'],
    [
      'VD-2.2.4 an arcanum without inverted text',
      { kind: 'arcanum', title: 'A', faction: 'neutral', value: 1, normal: [{ line: 'play', do: [{ do: 'roll' }] }] },
      ': The field "inverted" is missing; it must be a list of at least 1.',
    ],
    ['two cards of one name', entity('Guard'), 'title: "Guard" has the same name as card'],
  ])('finds %s', (_, card, says) => {
    const [flaw = ''] = flawsOf(card);
    const [field, ...rest] = says.split(': ');
    expect(flaw.startsWith(`${String(field)}: `)).toBe(true);
    expect(flaw).toContain(rest.join(': '));
  });

  it('names the file and the line', () => {
    const json =
      '{\n "title": "Mine",\n "cards": [\n  { "kind": "mind", "title": "A",\n    "faction": "x", "texts": {} }\n ]\n}';
    expect(loadSet('my.json', json)).toMatchObject({
      ok: false,
      flaws: [{ file: 'my.json', line: 5, field: 'cards.0.faction' }],
    });
  });

  it('says when a file is no JSON', () => {
    expect(loadSet('my.json', '{ "title": ')).toMatchObject({ ok: false, flaws: [{ line: 1 }] });
  });

  it('VD-2.3.6 gives sets of the same content the same name, and any other set another', () => {
    const hashOf = (json: string): string | null => {
      const loaded = loadSet('x.json', json);
      return loaded.ok ? loaded.set.hash : null;
    };
    const cards = [...PLAIN];
    const plain = hashOf(JSON.stringify({ title: 'Mine', cards }));
    expect(hashOf(JSON.stringify({ cards, title: 'Mine' }, null, 2))).toBe(plain);
    expect(hashOf(JSON.stringify({ title: 'Mine', cards: [...cards, entity('New')] }))).not.toBe(plain);
  });
});
