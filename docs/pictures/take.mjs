/**
 * `npm run pictures -- URL`: takes the README's pictures from a server that has the demo world. They are of that world's
 * first tournament that is over, and of the last match of its last round. The preview is what programs show beside a link.
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
  }).catch(() => {
    throw new Error(`No server answers at ${url}. Run: npm start, and npx --no-install dreamledger demo beside it`);
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

const PREVIEW = new URL('../../apps/web/public/preview.png', import.meta.url);
const SAYS = 'Every move of every game, kept for good, for anybody to check.';
const FACTIONS = ['court', 'fracta', 'subter', 'maze'];
const LOOK = `
  body { display: grid; grid-template-columns: 1fr 690px; align-items: center; height: 630px; margin: 0; padding-left: 64px; overflow: hidden; }
  .mark { width: 120px; height: 120px; }
  h1 { margin: 24px 0 18px; font: 700 62px/1 var(--display); }
  p { margin: 0; max-width: 15em; font: 400 27px/1.35 var(--text); color: var(--ink-2); }
  .fan { display: flex; zoom: 2.2; }
  .fan > .vd-card { --cw: 100px; margin-right: -32px; box-shadow: 0 5px 20px rgb(0 0 0 / 0.5); }
  .fan > :nth-child(odd) { transform: translateY(-12px) rotate(-3deg); }
  .fan > :nth-child(even) { transform: translateY(12px) rotate(3deg); }`;

/** The mark, the name and a card of each faction. */
async function takePreview(browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'dark', baseURL: url });
  await page.goto('/cards');
  for (const faction of FACTIONS) await page.locator(`.vd-card.f-${faction}`).first().waitFor();
  await page.evaluate(
    ({ says, look, factions }) => {
      const { document, CSSStyleSheet } = globalThis;
      const make = (tag, ...inside) => {
        const made = document.createElement(tag);
        made.append(...inside);
        return made;
      };
      const mark = document.querySelector('.mark').cloneNode(true);
      const fan = make('div', ...factions.map((name) => document.querySelector(`.vd-card.f-${name}`).cloneNode(true)));
      fan.className = 'fan';
      document.body.replaceChildren(make('div', mark, make('h1', 'Dreamledger'), make('p', says)), fan);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(look);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    { says: SAYS, look: LOOK, factions: FACTIONS },
  );
  await page.waitForTimeout(500);
  await page.screenshot({ path: fileURLToPath(PREVIEW) });
  await page.close();
  console.log('apps/web/public/preview.png');
}

const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox'] });
try {
  await takePreview(browser);
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
