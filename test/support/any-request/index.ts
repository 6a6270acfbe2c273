/** Requests that nobody meant: any operation of the schema, with any values, for any part of its answer. */
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  isAbstractType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { Dice } from '#kernel';
import { happens, Known, oneOf } from './known.js';
import { Values } from './values.js';

const SCHEMA = buildSchema(readFileSync('libs/contract/schema.graphql', 'utf8'));

/** What would take from whoever asks what the next requests need. */
const LEAVES =
  /^(signOut|signOutEverywhere|eraseMe|erasePerson|changePassword|recover|refresh|moderateName|revokeRole)$/;
const fieldsOf = (root: 'query' | 'mutation'): readonly GraphQLField<unknown, unknown>[] => {
  const type = root === 'query' ? SCHEMA.getQueryType() : SCHEMA.getMutationType();
  return Object.values(type?.getFields() ?? {}).filter(({ name }) => !LEAVES.test(name));
};
const OPERATIONS = { query: fieldsOf('query'), mutation: fieldsOf('mutation') };

export interface AnyRequest {
  readonly operation: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Objects below each other, and so many in one request. */
const DEEPEST = 3;
const MOST_OBJECTS = 25;
/** Of a list, a few. */
const FEW = [1, 2, 3, 5];

export class AnyRequests {
  readonly #known: Known;
  readonly #values: Values;

  constructor(private readonly dice: Dice) {
    this.#known = new Known(dice);
    this.#values = new Values(dice, this.#known);
  }

  learn(data: unknown): void {
    this.#known.learn(data);
  }

  next(root: 'query' | 'mutation'): AnyRequest {
    const field = oneOf(OPERATIONS[root], this.dice);
    const document = new Document(this.dice, this.#values);
    const asked = document.called(field, DEEPEST);
    return { operation: field.name, document: `${root}${document.head()} { ${asked} }`, variables: document.variables };
  }
}

class Document {
  readonly variables: Record<string, unknown> = {};
  readonly #types: string[] = [];
  #objects = 0;

  constructor(
    private readonly dice: Dice,
    private readonly values: Values,
  ) {}

  head(): string {
    return this.#types.length === 0 ? '' : ` (${this.#types.map((type, nth) => `$v${nth}: ${type}`).join(', ')})`;
  }

  called({ name, args, type }: GraphQLField<unknown, unknown>, levels: number): string {
    const given = args.flatMap((each) => this.#given(each));
    return `${name}${given.length === 0 ? '' : `(${given.join(', ')})`} ${this.#selected(type, levels)}`;
  }

  #given(arg: GraphQLArgument): readonly string[] {
    const { name, type, description: says } = arg;
    if (!isRequiredArgument(arg) && (name === 'last' || (name !== 'first' && happens(50, this.dice)))) return [];
    const isFew = name === 'first' && happens(90, this.dice);
    const value = isFew ? oneOf(FEW, this.dice) : this.values.of(type, { name, says, depth: 0 });
    if (value === null && isNonNullType(type)) return [];
    const variable = `v${this.#types.length}`;
    this.#types.push(String(type));
    this.variables[variable] = value;
    return [`${name}: $${variable}`];
  }

  #selected(of: GraphQLOutputType, levels: number): string {
    const type = getNamedType(of);
    if (isAbstractType(type)) return '{ __typename }';
    if (!isObjectType(type)) return '';
    this.#objects += 1;
    const parts = Object.values(type.getFields())
      .filter((field) => this.#isWanted(field, levels))
      .map((field, nth) => `${aliasOf(field, nth)}${this.called(field, levels - 1)}`);
    return `{ ${['__typename', ...parts].join(' ')} }`;
  }

  #isWanted({ name, type }: GraphQLField<unknown, unknown>, levels: number): boolean {
    if (name === 'userErrors' || name === 'id' || name === 'position') return true;
    const isPlain = !isObjectType(getNamedType(type)) && !isAbstractType(getNamedType(type));
    if (isPlain) return happens(80, this.dice);
    return levels > 0 && this.#objects < MOST_OBJECTS && happens(50, this.dice);
  }
}

/** The same field of several objects may be asked for with other arguments. */
const aliasOf = ({ args, name }: GraphQLField<unknown, unknown>, nth: number): string =>
  args.length === 0 ? '' : `${name}${nth}: `;
