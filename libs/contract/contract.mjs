/**
 * `npm run contract` writes what follows from the schema's sources: the sorted SDL, the TypeScript types of the server,
 * and those by which the web app's documents are typed.
 * `npm run contract -- --check` only tells whether they are current; `-- --publish` makes the present schema the one
 * that later changes may not break.
 */
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import {
  buildASTSchema,
  concatAST,
  extendSchema,
  introspectionFromSchema,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const HERE = new URL('.', import.meta.url);
const SDL = 'schema.graphql';
const PUBLISHED = 'published.graphql';
const TYPES = 'generated/types.ts';
const ASKED = 'generated/introspection.d.ts';
const at = (name) => new URL(name, HERE);

/** How scalars look to resolvers: times are milliseconds, positions are parsed. */
const config = {
  enumsAsTypes: true,
  useTypeImports: true,
  immutableTypes: true,
  skipTypename: true,
  defaultMapper: 'Partial<{T}>',
  contextType: 'unknown',
  strictScalars: true,
  scalars: {
    DateTime: 'number',
    Cursor: 'string',
    Position: '{ readonly stream: string; readonly seq: number }',
    Json: 'JsonValue',
    JsonObject: '{ readonly [key: string]: JsonValue }',
  },
};
const JSON_VALUE = `/** JSON as a type. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };
`;

export function schemaOf(sources) {
  const document = concatAST(sources.map((source) => parse(source)));
  const isExtension = ({ kind }) => kind.endsWith('Extension');
  const base = { kind: Kind.DOCUMENT, definitions: document.definitions.filter((one) => !isExtension(one)) };
  const more = { kind: Kind.DOCUMENT, definitions: document.definitions.filter(isExtension) };
  return extendSchema(buildASTSchema(base, { assumeValid: true }), more);
}

async function made() {
  const names = readdirSync(HERE).filter((name) => name.endsWith('.graphql') && name !== SDL && name !== PUBLISHED);
  const schema = lexicographicSortSchema(schemaOf(names.sort().map((name) => readFileSync(at(name), 'utf8'))));
  const sdl = printSchema(schema);
  const types = await codegen({
    documents: [],
    schema: parse(sdl),
    filename: TYPES,
    config,
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
  const asked = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema)), {
    fileType: ASKED,
    shouldPreprocess: true,
  });
  return { [SDL]: `${sdl}\n`, [TYPES]: `${JSON_VALUE}${types}\n`, [ASKED]: asked.slice(0, asked.indexOf('\nimport ')) };
}

const files = await made();
const flags = process.argv.slice(2);
const old = Object.keys(files).filter(
  (name) => !existsSync(at(name)) || readFileSync(at(name), 'utf8') !== files[name],
);

if (flags.includes('--check')) {
  if (old.length > 0) {
    console.error(`Not current: ${old.map((name) => `libs/contract/${name}`).join(', ')}. Run: npm run contract`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(at('generated'), { recursive: true });
  for (const name of old) writeFileSync(at(name), files[name]);
  if (flags.includes('--publish')) writeFileSync(at(PUBLISHED), files[SDL]);
}
