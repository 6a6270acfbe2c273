import { canonicalJson, type Json, type JsonObject, NotCanonical, parseStream, type StreamId } from '#kernel';
import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** A place in the log: a stream and how many of its records are meant. */
export interface Position {
  readonly stream: StreamId;
  readonly seq: number;
}

const wrong = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

function parsePosition(text: unknown): Position {
  const found = typeof text === 'string' ? /^(.+):([1-9][0-9]{0,11})$/.exec(text) : null;
  const [, stream, seq] = found ?? [];
  if (stream === undefined || parseStream(stream) === null) {
    throw wrong(
      `${JSON.stringify(text)} is not a position; a mutation's payload gives one, such as "match/4f2a7c:12".`,
    );
  }
  return { stream: stream as StreamId, seq: Number(seq) };
}

function parseDateTime(text: unknown): number {
  const isForm = typeof text === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/.test(text);
  const at = isForm ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw wrong(`${JSON.stringify(text)} is not a moment such as "2026-11-21T14:30:00.000Z".`);
  return at;
}

function parseCursor(text: unknown): string {
  if (typeof text === 'string' && /^[A-Za-z0-9_-]{1,400}$/.test(text)) return text;
  throw wrong(
    `${JSON.stringify(text)} is not a cursor; take one from \`pageInfo\` or \`edges\` and send it back unchanged.`,
  );
}

function parseJson(value: unknown): Json {
  try {
    canonicalJson(value as Json);
  } catch (cause) {
    if (cause instanceof NotCanonical) throw wrong(cause.message);
    throw cause;
  }
  return value as Json;
}

function parseJsonObject(value: unknown): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return parseJson(value) as JsonObject;
  throw wrong(`${JSON.stringify(value)} is not a JSON object; it expects one such as {"mode": "short"}.`);
}

const text = (value: unknown): string => String(value);

export const SCALARS = {
  DateTime: new GraphQLScalarType<number, string>({
    name: 'DateTime',
    serialize: (at) => new Date(Number(at)).toISOString(),
    parseValue: parseDateTime,
  }),
  Cursor: new GraphQLScalarType<string, string>({ name: 'Cursor', serialize: text, parseValue: parseCursor }),
  Position: new GraphQLScalarType<Position, string>({
    name: 'Position',
    serialize: (position) => `${(position as Position).stream}:${(position as Position).seq}`,
    parseValue: parsePosition,
  }),
  Json: new GraphQLScalarType<Json, Json>({
    name: 'Json',
    serialize: (value) => value as Json,
    parseValue: parseJson,
    parseLiteral: (node, variables) => parseJson(valueFromASTUntyped(node, variables)),
  }),
  JsonObject: new GraphQLScalarType<JsonObject, JsonObject>({
    name: 'JsonObject',
    serialize: (value) => value as JsonObject,
    parseValue: parseJsonObject,
    parseLiteral: (node, variables) => parseJsonObject(valueFromASTUntyped(node, variables)),
  }),
};
