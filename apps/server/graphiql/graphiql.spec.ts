import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSchema, parse, validate } from 'graphql';
import { readContract } from '#contract';

const BUILD = fileURLToPath(new URL('build.mjs', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-'));
  await promisify(execFile)(process.execPath, [BUILD, folder]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('GraphiQL', () => {
  it('is bundled whole: what its page and its script name is there, and nothing of another host', async () => {
    const files = await readdir(folder);
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    const own = named.filter((path) => path.startsWith('/graphiql/')).map((path) => path.slice('/graphiql/'.length));
    expect(named.filter((path) => !path.startsWith('/'))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining([...own, 'editor.worker.js', 'json.worker.js', 'graphql.worker.js']));
    const css = await readFile(join(folder, 'style.css'), 'utf8');
    expect(css).not.toMatch(/url\(["']?(?:https?:)?\/\//);
  });

  it('opens with examples that the schema takes', async () => {
    const { EXAMPLES } = (await import(new URL('examples.mjs', import.meta.url).href)) as {
      readonly EXAMPLES: readonly { readonly query: string; readonly variables?: string }[];
    };
    const schema = buildSchema(readContract());
    expect(EXAMPLES.length).toBeGreaterThan(3);
    for (const { query, variables = '{}' } of EXAMPLES) {
      expect([query, validate(schema, parse(query))]).toEqual([query, []]);
      expect(() => JSON.parse(variables) as unknown).not.toThrow();
    }
  });
});
