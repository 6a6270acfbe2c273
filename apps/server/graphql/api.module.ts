import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Global, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { readContract } from '#contract';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { LOGGER, METRICS } from '../tokens.js';
import { CoreResolver, LogResolver, NodeResolver } from './core.resolver.js';
import { errorFormat } from './errors.js';
import { LIMITS, limitsRule } from './limits.js';
import { Nodes } from './nodes.js';
import { operations } from './operations.js';
import { SCALARS } from './scalars.js';

/** GraphQL. What every request passes is here and in http/graphql-door.ts; nothing else stands before a resolver. */
@Global()
@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [LOGGER, METRICS],
      useFactory: (logger: Logger, metrics: Metrics): Omit<ApolloDriverConfig, 'driver'> => ({
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
      }),
    }),
  ],
  providers: [Nodes, CoreResolver, LogResolver, NodeResolver],
  exports: [Nodes],
})
export class ApiModule {}
