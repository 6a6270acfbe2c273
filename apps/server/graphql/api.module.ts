import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Global, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request } from 'express';
import { readContract } from '#contract';
import { principalOf } from '../http/graphql-door.js';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { LOGGER, METRICS, METERS } from '../tokens.js';
import type { Asking } from './asking.js';
import { CoreResolver, LogResolver, NodeResolver } from './core.resolver.js';
import { errorFormat } from './errors.js';
import { LIMITS, limitsRule } from './limits.js';
import type { Meters } from './meter.js';
import { Nodes } from './nodes.js';
import { operations } from './operations.js';
import { SCALARS } from './scalars.js';

/** GraphQL over HTTP. What every request passes is here and in graphql-door.ts; nothing else stands before a resolver. */
@Global()
@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [LOGGER, METRICS, METERS],
      useFactory: (logger: Logger, metrics: Metrics, meters: Meters): Omit<ApolloDriverConfig, 'driver'> => ({
        typeDefs: readContract(),
        resolvers: SCALARS,
        path: '/graphql',
        graphiql: false,
        introspection: true,
        csrfPrevention: true,
        allowBatchedHttpRequests: false,
        persistedQueries: false,
        includeStacktraceInErrorResponses: false,
        autoTransformHttpErrors: false,
        preserveHttpStatusForExecutionErrors: false,
        parseOptions: { maxLexicalTokens: LIMITS.tokens },
        validationRules: [limitsRule],
        formatError: errorFormat(logger),
        resolverValidationOptions: { requireResolversForArgs: 'error', requireResolversToMatchSchema: 'error' },
        plugins: [
          operations(metrics),
          ApolloServerPluginCacheControlDisabled(),
          ApolloServerPluginInlineTraceDisabled(),
          ApolloServerPluginUsageReportingDisabled(),
        ],
        context: ({ req }: { req: Request }): Asking & { req: Request } => asking(req, meters),
      }),
    }),
  ],
  providers: [Nodes, CoreResolver, LogResolver, NodeResolver],
  exports: [Nodes],
})
export class ApiModule {}

function asking(req: Request, meters: Meters): Asking & { req: Request } {
  const principal = principalOf(req);
  const address = req.ip ?? 'unknown';
  return {
    principal,
    address,
    requestId: String(req.headers['x-request-id']),
    meter: meters.open(principal, address),
    req,
  };
}
