import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLError, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import type { Metrics } from '../metrics.js';
import type { Asking } from './asking.js';
import { pricing } from './cost.js';
import { wantWholeTexts } from './whole-texts.js';

/** Charges each operation before it runs, and measures it under its root field, of which there are finitely many. */
export function operations(metrics: Metrics): ApolloServerPlugin<Asking> {
  let priceOf: ReturnType<typeof pricing> | null = null;
  return {
    serverWillStart({ schema }) {
      priceOf = pricing(schema);
      return Promise.resolve();
    },
    requestDidStart({ schema }) {
      const began = performance.now();
      priceOf ??= pricing(schema);
      const price = priceOf;
      let label = 'none';
      return Promise.resolve({
        didResolveOperation({ document, operation, request, contextValue }) {
          if (operation === undefined) return Promise.resolve();
          label = nameOf(schema, operation);
          contextValue.meter.charge(price(document, operation, request.variables ?? {}));
          wantWholeTexts(request);
          return Promise.resolve();
        },
        willSendResponse({ errors, request, response }) {
          if (isPlainJson(request.http?.headers.get('accept')) && isMisspelt(errors)) response.http.status = 200;
          const outcome = errors === undefined || errors.length === 0 ? 'ok' : 'error';
          metrics.operations.observe({ operation: label, outcome }, (performance.now() - began) / 1000);
          return Promise.resolve();
        },
      });
    },
  };
}

/**
 * GraphQL over HTTP, 6.4.1: to a client of plain JSON, 200 says that a server understood; what was misspelt is in
 * `errors`. A client of application/graphql-response+json gets 400.
 */
const isPlainJson = (accept: string | undefined): boolean =>
  accept?.includes('application/graphql-response+json') !== true;

const MISSPELT = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

const isMisspelt = (errors: readonly GraphQLError[] | undefined): boolean =>
  errors?.every(({ extensions, path }) => path === undefined && MISSPELT.has(extensions.code)) ?? false;

/** `mutation.answer`: bounded by the schema, unlike the names that clients give. */
function nameOf(schema: GraphQLSchema, operation: OperationDefinitionNode): string {
  const root = operation.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
  const field = root?.name.value ?? 'fragment';
  const known = schema.getRootType(operation.operation)?.getFields()[field] !== undefined;
  return `${operation.operation}.${known ? field : 'other'}`;
}
