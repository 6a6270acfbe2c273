import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { Lately } from '../lately.js';
import type { Asking } from './asking.js';
import { pricing } from './cost.js';
import { LIMITS, limitsRule } from './limits.js';
import { wantWholeTexts } from './whole-texts.js';

interface Sent {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

type Prepared =
  | { readonly args: ExecutionArgs; readonly operation: string }
  | { readonly errors: readonly [GraphQLError, ...GraphQLError[]] };

const RULES = [...specifiedRules, limitsRule];

/** For a socket, all that Apollo does for a request before it runs: parse, validate, hold to the limits, charge. */
export function preparing(schema: GraphQLSchema): (sent: Sent, asking: Asking) => Prepared {
  const priceOf = pricing(schema);
  const documentOf = remembering(schema);
  return ({ query, operationName, variables }, asking) => {
    const read = documentOf(query);
    if ('errors' in read) return read;
    const { document } = read;
    const operation = getOperationAST(document, operationName);
    if (!operation) {
      return {
        errors: [
          new GraphQLError('Say which operation to run: give its name as `operationName`.', {
            extensions: { code: 'BAD_USER_INPUT' },
          }),
        ],
      };
    }
    try {
      asking.meter.charge(priceOf(document, operation, variables ?? {}));
      wantWholeTexts({ query, variables });
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
    return {
      operation: operation.operation,
      args: {
        schema,
        document,
        operationName: operationName ?? null,
        variableValues: variables ?? null,
        contextValue: asking,
      },
    };
  };
}

type Read = { readonly document: DocumentNode } | Extract<Prepared, { readonly errors: unknown }>;

const MOST_REMEMBERED = 100;

/** A hall of phones that come back together all send the same document: what was found good is not read again. */
function remembering(schema: GraphQLSchema): (query: string) => Read {
  const good = new Lately<string, Read>(MOST_REMEMBERED);
  return (query) => {
    const known = good.find(query);
    if (known !== null) return known;
    const read = readDocument(schema, query);
    return 'errors' in read ? read : good.keep(query, read);
  };
}

function readDocument(schema: GraphQLSchema, query: string): Read {
  if (query.length > LIMITS.characters) return { errors: [tooLong(query.length)] };
  let document: DocumentNode;
  try {
    document = parse(query, { maxLexicalTokens: LIMITS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [coded('GRAPHQL_PARSE_FAILED')(error)] };
    throw error;
  }
  const [first, ...rest] = validate(schema, document, RULES).map(coded('GRAPHQL_VALIDATION_FAILED'));
  return first === undefined ? { document } : { errors: [first, ...rest] };
}

/** What has no code of its own gets this one. */
const coded =
  (code: string) =>
  (error: GraphQLError): GraphQLError =>
    new GraphQLError(error.message, { nodes: error.nodes ?? null, extensions: { code, ...error.extensions } });

export function tooLong(asked: number): GraphQLError {
  const allowed = LIMITS.characters;
  return new GraphQLError(
    `This document has ${asked} characters; ${allowed} are allowed. Put values into variables, or send several requests.`,
    { extensions: { code: 'LIMIT_EXCEEDED', limit: 'characters', asked, allowed } },
  );
}
