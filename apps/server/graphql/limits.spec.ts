import { buildSchema, parse, validate } from 'graphql';
import { LIMITS, limitsRule } from './limits.js';

/** A schema in which everything leads to itself. */
const schema = buildSchema('type Query { self: Query leaf(at: Int): Int }');

const repeat = (count: number, text: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const deep = (levels: number, inner = '{ leaf }'): string =>
  `${'{ self '.repeat(levels - 1)}${inner}${' }'.repeat(levels - 1)}`;
const aliases = (count: number): string => repeat(count, (i) => `a${i}: leaf(at: ${i})`);
const typed = (levels: number): string => (levels === 1 ? '{ name }' : `{ ofType ${typed(levels - 1)} }`);

const found = (document: string): readonly unknown[] =>
  validate(schema, parse(document), [limitsRule]).map(({ extensions: { limit, asked } }) => [limit, asked]);

describe('the limits of a document', () => {
  it.each<[string, string, readonly unknown[]]>([
    ['as deep as may be', deep(LIMITS.depth), []],
    ['one level deeper', deep(LIMITS.depth + 1), [['depth', LIMITS.depth + 1]]],
    ['depth in a fragment', `{ self { ...F } } fragment F on Query ${deep(10)}`, [['depth', 11]]],
    [
      'depth in fragments within fragments',
      `{ self { ...A } } fragment A on Query { self { ...B } } fragment B on Query ${deep(9)}`,
      [['depth', 11]],
    ],
    ['depth in an inline fragment', `{ ... on Query ${deep(11)} }`, [['depth', 11]]],
    ['depth in a fragment named __schema', `{ ...__schema } fragment __schema on Query ${deep(11)}`, [['depth', 11]]],
    ['depth under an alias named __schema', `{ __schema: self ${deep(10)} }`, [['depth', 11]]],
    ['depth in the second operation', `query A { leaf } query B ${deep(11)}`, [['depth', 11]]],
    ['introspection as deep as may be', `{ __schema { types ${typed(13)} } }`, []],
    ['introspection one level deeper', `{ __schema { types ${typed(14)} } }`, [['introspection', 16]]],
    [
      'introspection in a fragment',
      `{ __type(name: "Query") { ...T } } fragment T on __Type ${typed(15)}`,
      [['introspection', 16]],
    ],
    ['as many aliases as may be', `{ ${aliases(15)} }`, []],
    ['one alias more', `{ ${aliases(16)} }`, [['aliases', 16]]],
    ['aliases at several levels', `{ ${aliases(8)} self { ${aliases(8)} } }`, [['aliases', 16]]],
    [
      'aliases in a fragment spread four times',
      `{ ${repeat(4, (i) => `s${i}: self { ...F }`)} } fragment F on Query { ${aliases(4)} }`,
      [['aliases', 20]],
    ],
    [
      'aliases in a fragment named __schema',
      `{ self { ...__schema } } fragment __schema on Query { ${aliases(16)} }`,
      [['aliases', 16]],
    ],
    [
      'aliases in doubled fragments',
      `{ ...A ...A } fragment A on Query { ...B ...B } fragment B on Query { ${aliases(4)} }`,
      [['aliases', 16]],
    ],
    ['aliases of __typename', `{ ${repeat(16, (i) => `t${i}: __typename`)} }`, [['aliases', 16]]],
    ['directives on one field', `{ leaf ${repeat(11, () => '@include(if: true)')} }`, [['directives', 11]]],
    [
      'directives on spreads and in fragments',
      `{ ...F @skip(if: false) ...F } fragment F on Query { ${repeat(5, () => 'leaf @skip(if: false)')} }`,
      [['directives', 11]],
    ],
    ['a fragment within itself, which another rule refuses', '{ ...F } fragment F on Query { leaf self { ...F } }', []],
    ['a fragment that there is not, which another rule refuses', '{ ...G }', []],
  ])('measures %s', (_, document, faults) => {
    expect(found(document)).toEqual(faults);
  });

  it('measures fragments that double at each of fifty levels as quickly as any', () => {
    const levels = repeat(50, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`);
    expect(found(`{ ...F0 } ${levels} fragment F50 on Query { a: leaf }`)).toEqual([['aliases', 2 ** 50]]);
  });

  it('says how much was asked, how much is allowed, and what to do instead', () => {
    const [error] = validate(schema, parse(`{ ${aliases(16)} }`), [limitsRule]);
    expect(error?.message).toBe(
      'This operation has 16 aliases, fragments spread out; 15 are allowed. Use `nodes(ids:)` for many objects, or send several requests.',
    );
  });
});
