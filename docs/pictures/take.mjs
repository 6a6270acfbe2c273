/**
 * `npm run pictures -- URL`: takes the README's pictures from a server that has the demo world. They are of that world's
 * first tournament that is over, and of the last match of its last round.
 */
import { chromium } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { chromium as executable } from '../../test/support/browser/executable.mjs';

const url = process.argv[2] ?? 'http://127.0.0.1:4400';
const SIZE = { width: 1280, height: 800 };

async function ask(query) {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

const { tournaments, matches } = await ask(`{
  tournaments(first: 20) { nodes { id phase } }
  matches(first: 50, filter: { phases: [FINISHED], game: "voidream" }) { nodes { id } }
}`);
const over = tournaments.nodes.find(({ phase }) => phase === 'OVER');
const match = matches.nodes.find(
  ({ id }) => over !== undefined && id.startsWith(over.id.replace('tournament', 'match')),
);
if (match === undefined)
  throw new Error(`No tournament with games is over at ${url}. Run: npx --no-install dreamledger demo`);

const PICTURES = [
  ['replay', `/g/${match.id}/60`, 'dark'],
  ['tournament', `/t/${over.id}/standings?round=6`, 'light'],
  ['cards', '/cards?faction=fracta', 'light'],
  ['statistics', '/stats/match-ups', 'dark'],
];

const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox'] });
try {
  for (const [name, path, colorScheme] of PICTURES) {
    const page = await browser.newPage({ viewport: SIZE, colorScheme, reducedMotion: 'reduce', baseURL: url });
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, import.meta.url)) });
    await page.close();
    console.log(`docs/pictures/${name}.png: ${path}`);
  }
} finally {
  await browser.close();
}
