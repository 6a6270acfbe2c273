import { initGraphQLTada } from 'gql.tada';
import type { introspection } from '../../../libs/contract/generated/introspection.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Writes a document whose result and variables are typed by the contract. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: {
    DateTime: string;
    Cursor: string;
    Position: string;
    Json: Json;
    JsonObject: Readonly<Record<string, Json>>;
  };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
