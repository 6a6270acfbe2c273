import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  printSchema,
} from 'graphql';

const at = (name: string): URL => new URL(name, import.meta.url);
const read = (name: string): GraphQLSchema => buildSchema(readFileSync(at(name), 'utf8'));
const schema = read('schema.graphql');

const own = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

interface Described {
  readonly description?: string | null | undefined;
}

/** Everything in a type that a reader may need to have explained, with its coordinate. */
function partsOf(type: GraphQLNamedType): readonly (readonly [string, Described])[] {
  const parts: [string, Described][] = [[type.name, type]];
  if (isEnumType(type))
    parts.push(...type.getValues().map((value): [string, Described] => [`${type.name}.${value.name}`, value]));
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return parts;
  const fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
  for (const field of fields) {
    const name = `${type.name}.${field.name}`;
    parts.push([name, field]);
    if ('args' in field) {
      for (const argument of field.args) parts.push([`${name}(${argument.name}:)`, argument]);
    }
  }
  return parts;
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

describe('the contract', () => {
  it('describes every type, field, argument and value with an example', () => {
    const bare = own
      .flatMap(partsOf)
      .filter(([, { description }]) => !/^.*\S[.?:;)] ?\s?Example: \S/s.test(description ?? ''));
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  it('is what its sources say, and so are the types made from it', async () => {
    const check = promisify(execFile)(process.execPath, [fileURLToPath(at('contract.mjs')), '--check']);
    await expect(check).resolves.toMatchObject({ stderr: '' });
  });

  it('breaks nothing that was published; a deliberate change is published by `npm run contract -- --publish`', () => {
    expect(findBreakingChanges(read('published.graphql'), schema)).toEqual([]);
  });

  it('notices a change that breaks', () => {
    const renamed = printSchema(schema).replace(/^ {2}resign\(/m, '  giveUp(');
    expect(findBreakingChanges(schema, buildSchema(renamed)).map(({ description }) => description)).toEqual([
      'Mutation.resign was removed.',
    ]);
  });

  it('gives every mutation one input and a payload with userErrors', () => {
    for (const { name, args, type } of mutations) {
      expect([name, args.map((arg) => arg.name)]).toEqual([name, ['input']]);
      const payload = schema.getType(String(type).replaceAll(/[![\]]/g, ''));
      const errors = isObjectType(payload) ? payload.getFields().userErrors : undefined;
      expect([name, String(errors?.type)]).toEqual([name, '[UserError!]!']);
    }
  });

  it('gives every command to the log an idempotency key', () => {
    const toTheLog = mutations.filter(({ type }) => {
      const payload = schema.getType(String(type).replaceAll(/[![\]]/g, ''));
      return isObjectType(payload) && payload.getFields().position !== undefined;
    });
    expect(toTheLog.map(({ name }) => name)).toContain('answer');
    for (const { name, args } of toTheLog) {
      const input = schema.getType(String(args[0]?.type).replaceAll(/[![\]]/g, ''));
      const key = isInputObjectType(input) ? input.getFields().idempotencyKey : undefined;
      expect([name, String(key?.type)]).toEqual([name, 'ID!']);
    }
  });

  it('gives every connection both ways through its list', () => {
    const connections = own
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()))
      .filter(({ type }) => String(type).replaceAll('!', '').endsWith('Connection'));
    expect(connections.length).toBeGreaterThan(0);
    for (const { name, args } of connections) {
      const names = args.map((arg) => arg.name);
      expect([name, names]).toEqual([name, expect.arrayContaining(['first', 'after', 'last', 'before'])]);
    }
  });
});
