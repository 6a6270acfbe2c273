import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';

export const SCHEMA = buildSchema(readFileSync('libs/contract/schema.graphql', 'utf8'));

/** What stands for an argument, by its name, as a document has it; below the root field, `idWithin` is the `id`. */
export type Arguments = Readonly<Record<string, string>>;

/** What tells where somebody is in a list, made of ids and moments. */
const OPAQUE = new Set(['cursor', 'startCursor', 'endCursor']);
const DEEPEST = 8;
const MOST_WORDS = 700;

/** Documents that ask for everything that a root field leads to, each within the limits of one request. */
export function documentsOf(
  root: 'query' | 'subscription',
  field: string,
  given: Arguments,
  levels = DEEPEST,
): readonly string[] {
  const type = root === 'query' ? SCHEMA.getQueryType() : SCHEMA.getSubscriptionType();
  const found = type?.getFields()[field];
  if (found === undefined) throw new Error(`There is no ${root} "${field}".`);
  const { idWithin = '', atLeast: _, ...within } = given;
  const parts = partsOf(found, { ...within, id: idWithin }, { above: [], levels });
  if (parts === null) return [`${root} { ${called(found, given)} }`];
  return packed(parts).map((part) => `${root} { ${called(found, given)} { ${part} } }`);
}

function called({ name, args }: GraphQLField<unknown, unknown>, given: Arguments): string {
  const written = args.flatMap((arg) => {
    const value = given[arg.name];
    if (value !== undefined) return [`${arg.name}: ${value}`];
    if (isRequiredArgument(arg)) throw new Error(`Say what stands for the argument "${arg.name}" of "${name}".`);
    return [];
  });
  return written.length === 0 ? name : `${name}(${written.join(', ')})`;
}

/** The types on the way to an object, which is not gone round in circles, and how many there may be. */
type Path = { readonly above: readonly string[]; readonly levels: number };

/** Each object that a field leads to, with its plain values; null for a field that is a plain value itself. */
function partsOf(field: GraphQLField<unknown, unknown>, given: Arguments, way: Path): readonly string[] | null {
  const type = getNamedType(field.type);
  if (isAbstractType(type)) {
    const meant = SCHEMA.getPossibleTypes(type).filter(({ name }) => name === given.on);
    const parts = meant.flatMap((each) =>
      partsOfObject(each, given, way).map((part) => `... on ${each.name} { ${part} }`),
    );
    return ['__typename', ...parts];
  }
  return isObjectType(type) ? partsOfObject(type, given, way) : null;
}

function partsOfObject(type: GraphQLObjectType, given: Arguments, { above, levels }: Path): readonly string[] {
  if (above.includes(type.name) || above.length === levels) return [];
  const plain: string[] = ['__typename'];
  const deeper: string[] = [];
  for (const field of Object.values(type.getFields())) {
    if (OPAQUE.has(field.name)) continue;
    const open = called(field, given);
    const parts = partsOf(field, given, { above: [...above, type.name], levels });
    if (parts === null) plain.push(open);
    else deeper.push(...parts.map((part) => `${open} { ${part} }`));
  }
  return [plain.join(' '), ...deeper];
}

/** As many parts together as one request may hold. */
function packed(parts: readonly string[]): readonly string[] {
  const documents: string[] = [];
  let words = MOST_WORDS;
  for (const part of parts) {
    const own = part.match(/\w+|[{}():,[\]]/g)?.length ?? 0;
    if (words + own > MOST_WORDS) {
      documents.push(part);
      words = own;
    } else {
      documents.push(`${documents.pop() ?? ''} ${part}`);
      words += own;
    }
  }
  return documents;
}

/** Every mutation that names one of these things, with an input made of what stands for them. */
export function mutationsOn(
  things: Arguments,
  given: Arguments,
): readonly { readonly verb: string; readonly document: string }[] {
  const all = Object.values(SCHEMA.getMutationType()?.getFields() ?? {});
  return all.flatMap((field) => {
    const input = field.args[0]?.type;
    const type = input === undefined ? null : getNamedType(input);
    if (!isInputObjectType(type) || !Object.keys(type.getFields()).some((name) => name in things)) return [];
    const written = valueFor('input', type, { ...things, ...given });
    const document = `mutation { ${field.name}(input: ${written}) { ${REFUSAL} } }`;
    return [{ verb: field.name, document }];
  });
}

const REFUSAL = 'userErrors { code message field alternatives ruleRef { id } }';
const PLAIN: Readonly<Record<string, string>> = { Int: '1', Float: '1', Boolean: 'true', ID: '"x"', String: '"x"' };

function valueFor(name: string, type: GraphQLInputType, things: Arguments): string {
  const thing = things[name];
  if (thing !== undefined) return thing;
  if (isNonNullType(type)) return valueFor(name, type.ofType, things);
  if (isListType(type)) return `[${valueFor(name, type.ofType, things)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (!isInputObjectType(type)) return PLAIN[type.name] ?? '"2026-11-22T12:00:00.000Z"';
  const all = Object.values(type.getFields());
  const fields = type.isOneOf
    ? all.slice(0, 1)
    : all.filter((each) => isRequiredInputField(each) || each.name in things);
  return `{ ${fields.map((each) => `${each.name}: ${valueFor(each.name, each.type, things)}`).join(', ')} }`;
}
