import { unwrapResolverError } from '@apollo/server/errors';
import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from '../logger.js';
import { isOutOfReach, NOT_NOW } from '../out-of-reach.js';

/** Codes that are ours or the protocol's: their messages were written for whoever asked. */
const TOLD = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'COST_EXCEEDED',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'LIMIT_EXCEEDED',
  'NOT_FOUND',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'RATE_LIMITED',
  'STALE',
  'UNAUTHENTICATED',
]);

/** The one code that says: as it is, but later. */
export const UNAVAILABLE = 'UNAVAILABLE';

export type ErrorFormat = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** A fault becomes a reference for whoever asked, and the rest goes to the log under that reference. */
export function errorFormat(logger: Logger): ErrorFormat {
  return (formatted, error) => {
    const { stacktrace: _, code: given, ...extensions } = formatted.extensions ?? {};
    const code = 'limit' in extensions ? 'LIMIT_EXCEEDED' : (given ?? ownCodeOf(error));
    if (typeof code === 'string' && TOLD.has(code)) return { ...formatted, extensions: { code, ...extensions } };
    const reference = randomUUID();
    const cause = unwrapResolverError(error);
    const { path } = formatted;
    const isPassing = isOutOfReach(cause);
    if (isPassing) logger.warn({ path, reference }, `A request must be sent again: ${String(cause)}`);
    else logger.error({ err: cause, path, reference }, 'A request failed');
    return { ...(isPassing ? notNow(reference) : broken(reference)), ...(path === undefined ? {} : { path }) };
  };
}

const broken = (reference: string): GraphQLFormattedError => ({
  message: `Something broke on the server; nothing you sent caused it. Quote reference ${reference} to the operator.`,
  extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
});

const notNow = (reference: string): GraphQLFormattedError => ({
  message: `${NOT_NOW} Send the same again in a few seconds, a mutation under the same key. If that goes on, quote reference ${reference} to the operator.`,
  extensions: { code: UNAVAILABLE, reference },
});

/** What graphql-js itself finds before anything runs has no code: values that do not fit their variables. */
function ownCodeOf(error: unknown): string | undefined {
  const isOwn = error instanceof GraphQLError && error.originalError === undefined && error.path === undefined;
  return isOwn ? 'BAD_USER_INPUT' : undefined;
}

/** Somebody asked for what can't be; the message names what was wrong and what would be right. */
export const badInput = (message: string, field: readonly string[] | null = null): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });

export const stale = (what: string): GraphQLError =>
  new GraphQLError(
    `This server did not read ${what} within two seconds. Ask again, or without \`atLeast\` for what it has.`,
    { extensions: { code: 'STALE' } },
  );

export const notFound = (what: string): GraphQLError =>
  new GraphQLError(`There is no ${what}, or not for you.`, { extensions: { code: 'NOT_FOUND' } });
