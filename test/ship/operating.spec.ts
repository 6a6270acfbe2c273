import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTINGS } from '../../apps/server/settings.js';

const operating = await readFile('docs/OPERATING.md', 'utf8');

/** The cells of the tables in a document, row by row. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

describe('docs/OPERATING.md', () => {
  it.each(Object.values(SETTINGS).map((setting) => [setting.name, setting] as const))(
    'has %s as the server reads it',
    (name, { expects, standard, says }) => {
      const row = [`\`${name}\``, expects, standard === null ? '' : `\`${standard}\``, says];
      expect(rowsOf(operating)).toContainEqual(row);
    },
  );

  it('names only variables that the server reads', () => {
    const named = rowsOf(operating).flatMap(([first]) => /^`([A-Z][A-Z_]+)`$/.exec(first ?? '')?.[1] ?? []);
    expect(named).toEqual(Object.values(SETTINGS).map(({ name }) => name));
  });

  it('names only metrics that the server has', async () => {
    const files = (await readdir('apps/server', { recursive: true })).filter((name) => name.endsWith('.ts'));
    const sources = await Promise.all(files.map((name) => readFile(join('apps/server', name), 'utf8')));
    const named = [...new Set(operating.match(/\bdreamledger_[a-z_]+/g))];
    expect(named.length).toBeGreaterThan(4);
    expect(
      named.filter((name) => !sources.some((text) => text.includes(`'${name.replace(/_(bucket|count|sum)$/, '')}'`))),
    ).toEqual([]);
  });
});
