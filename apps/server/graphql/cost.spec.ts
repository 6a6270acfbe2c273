import { buildSchema, getOperationAST, parse } from 'graphql';
import { pricing, tooExpensive } from './cost.js';

const schema = buildSchema(`
  type Query { self: Query list(first: Int, last: Int): List nodes(ids: [ID!]!): [Query] leaf: Int statistics: Statistics selection: Selection tournament: Tournament }
  type Statistics { matchUps(first: Int!): [Query] }
  type Selection { overall: Query figures(first: Int!): [Query] }
  type Tournament { standings(first: Int! = 100, asOf: String): List ranking: [Query] }
  type List { nodes: [Query] }
  type Mutation { act: Query }
  type Subscription { tournament: Tournament }
`);
const priceOf = pricing(schema);
const THEN = '{ tournament { standings(asOf: $t) { nodes { leaf } } } }';

const bill = (document: string, variables = {}): ReturnType<typeof priceOf> => {
  const parsed = parse(document);
  const operation = getOperationAST(parsed);
  if (!operation) throw new Error('No operation.');
  return priceOf(parsed, operation, variables);
};

describe('what a request costs', () => {
  it.each<[string, string, object, number]>([
    ['a single value', '{ leaf }', {}, 1],
    ['objects', '{ self { self { leaf } } }', {}, 2],
    ['a list', '{ list(first: 10) { nodes { leaf } } }', {}, 20],
    ['a list from its end', '{ list(last: 10) { nodes { leaf } } }', {}, 20],
    ['what counts many games', '{ selection { overall { leaf } figures(first: 2) { leaf } } }', {}, 43],
    ['a list in a list', '{ list(first: 10) { nodes { list(first: 10) { nodes { leaf } } } } }', {}, 220],
    ['a list by a variable', 'query ($n: Int) { list(first: $n) { nodes { leaf } } }', { n: 5 }, 10],
    ['a list by a variable left out', 'query ($n: Int = 3) { list(first: $n) { nodes { leaf } } }', {}, 6],
    ['a list by what is no number', 'query ($n: Int) { list(first: $n) { nodes { leaf } } }', { n: 'x' }, 200],
    ['a list of more than there can be', '{ list(first: 100000) { nodes { leaf } } }', {}, 200],
    ['a list of less than nothing', '{ list(first: -5) { nodes { leaf } } }', {}, 200],
    ['a list that is counted from many games', '{ statistics { matchUps(first: 2) { leaf } } }', {}, 53],
    ['ids', '{ nodes(ids: ["a", "b", "c"]) { leaf } }', {}, 3],
    ['ids by a variable', 'query ($ids: [ID!]!) { nodes(ids: $ids) { leaf } }', { ids: ['a', 'b'] }, 2],
    ['standings as they are', '{ tournament { standings(first: 2) { nodes { leaf } } } }', {}, 4],
    ['standings as they were', '{ tournament { standings(first: 2, asOf: "x") { nodes { leaf } } } }', {}, 204],
    ['standings without a number', '{ tournament { standings { nodes { leaf } } } }', {}, 111],
    [
      'standings by a number left out',
      'query ($n: Int) { tournament { standings(first: $n) { nodes { leaf } } } }',
      {},
      111,
    ],
    ['standings as they were, whole', '{ tournament { standings(asOf: "x") { nodes { leaf } } } }', {}, 311],
    ['standings by a variable', `query ($t: String) ${THEN}`, { t: 'x' }, 311],
    ['standings by a variable left out', `query ($t: String) ${THEN}`, {}, 111],
    ['standings by a variable that is null', `query ($t: String) ${THEN}`, { t: null }, 111],
    ['standings by what a variable is unless told', `query ($t: String = "x") ${THEN}`, {}, 311],
    ['a mutation', 'mutation { act { leaf } }', {}, 10],
    [
      'a fragment spread twice',
      '{ a: self { ...F } b: self { ...F } } fragment F on Query { list(first: 10) { nodes { leaf } } }',
      {},
      42,
    ],
    ['an inline fragment', '{ ... on Query { list(first: 10) { nodes { leaf } } } }', {}, 20],
    ['what is left out by a directive, all the same', '{ list(first: 10) @skip(if: true) { nodes { leaf } } }', {}, 20],
    ['introspection', '{ __schema { types { name } } __type(name: "Query") { name } }', {}, 51],
    [
      'the names of types, which most clients ask for everywhere',
      '{ list(first: 10) { nodes { __typename } } }',
      {},
      20,
    ],
    ['a fragment within itself', '{ ...F } fragment F on Query { self { ...F } }', {}, 1],
  ])('counts %s', (_, document, variables, cost) => {
    expect(bill(document, variables).cost).toBe(cost);
  });

  it('counts a row of a list without a number by what is asked of it, and how many there are later', () => {
    const ranking = '{ tournament { one: ranking { leaf } other: ranking { self { self { leaf } } } } }';
    expect(bill(ranking)).toMatchObject({ cost: 5, rows: new Map([['Tournament.ranking', 0.12]]) });
    expect(bill(`subscription ${ranking}`).rows).toEqual(new Map());
  });

  it('counts each request by its own variables', () => {
    const document = parse('query ($n: Int) { list(first: $n) { nodes { leaf } } }');
    const operation = getOperationAST(document)!;
    expect([5, 50].map((n) => priceOf(document, operation, { n }).cost)).toEqual([10, 100]);
  });

  it('counts fragments that double at each of fifty levels as quickly as any', () => {
    const levels = Array.from({ length: 50 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(
      ' ',
    );
    expect(bill(`{ ...F0 } ${levels} fragment F50 on Query { self { leaf } }`).cost).toBe(2 ** 50);
  });

  it.each<[string, string, string]>([
    [
      'a list that can be shorter',
      '{ self { list(first: 100) { nodes { leaf } } } }',
      'Most of it is `self.list`, first: 100 at 2 points each: first: 49 would fit',
    ],
    [
      'ids that can be fewer',
      `{ nodes(ids: [${'"x",'.repeat(100)}]) { self { leaf } } }`,
      '100 ids at 2 points each: 50 ids would fit',
    ],
    [
      'a list whose entries alone are too much',
      '{ list(first: 2) { nodes { list(first: 100) { nodes { leaf } } } } }',
      'at 202 points each: leave out fields below it',
    ],
    [
      'no list',
      `{ ${Array.from({ length: 101 }, (_, i) => `s${i}: self { leaf }`).join(' ')} }`,
      'Send it as several requests',
    ],
  ])('says how to shrink %s', (_, document, words) => {
    expect(tooExpensive(bill(document), 100).message).toContain(words);
  });
});
