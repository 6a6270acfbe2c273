import { readFile } from 'node:fs/promises';
import { dreamledger } from '#test/cli';

/** The verbs in a help text, the ones of the second level too. */
async function verbsIn(...path: readonly string[]): Promise<readonly string[]> {
  const { out } = await dreamledger('.', [...path, '--help']);
  const lines = out.split('\n').filter((line) => /^ {2}[a-z-]+( |$)/.test(line) && !line.startsWith('  dreamledger '));
  const verbs = lines.map((line) => line.trim().split(' ')[0] ?? '').filter((verb) => verb !== 'help');
  return verbs.map((verb) => [...path, verb].join(' '));
}

describe('docs/CLI.md', () => {
  it('names every verb, and no other', async () => {
    const first = await verbsIn();
    expect(first.length).toBeGreaterThan(10);
    const nested = ['cards', 'deck', 'scenario', 'log', 'vault'];
    const second = (await Promise.all(nested.map((verb) => verbsIn(verb)))).flat();
    const verbs = [...first.filter((verb) => !nested.includes(verb)), ...second].sort();
    const text = await readFile('docs/CLI.md', 'utf8');
    const named = [...text.matchAll(/^\| `([a-z-]+(?: [a-z-]+)?)/gm)].map(([, verb = '']) => verb).sort();
    expect(named).toEqual(verbs);
  });
});
