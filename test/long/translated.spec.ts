import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { PHONE, visit } from '#test/browser';
import { asks, eventually, must, personIdOf, sends } from '#test/rulings';
import { type Asker, embeddedServer, newcomer, playOn, send } from '#test/server';

const DECKS = (JSON.parse(readFileSync('docs/examples/decks.json', 'utf8')) as { voidream: [object, object] }).voidream;
const SET = readFileSync('libs/games/voidream/sets/first-light.json', 'utf8');

const server = await embeddedServer();

/** People and things here are called in Greek, so that whatever stands in Latin letters was not translated. */
const ORGANISER = 'Ωρίων του Μόλου';
const JUDGE = 'Ίλσε του Μόλου';
const ROSA = 'Ρόζα του Μόλου';
const OMAR = 'Ομάρ του Μόλου';
const TITLE = 'Κύπελλο του Μόλου';

/** Proper names, and abbreviations that are the same everywhere. */
const NAMES = new Set([
  ...[...SET.matchAll(/"(?:title|subtypes|slug)":\s*(?:"[^"]*"|\[[^\]]*\])/g)].flatMap(
    ([named]) => named.match(/[A-Za-z]+/g) ?? [],
  ),
  ...['Voidream', 'Ascension', 'Dreamescape', 'Wayfarer', 'Stances', 'Night', 'bazaar', 'Duel'],
  ...['Dreamledger', 'CSV', 'NDJSON', 'TRF', 'SVG', 'PNG', 'kB', 'MB', 'Ctrl', 'Shift', 'Enter', 'Esc', 'Home', 'End'],
]);

/** What is no word: a code, a key, an address, the number of a rule, and how a browser calls itself. */
const NO_WORD = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b|\b[\w-]{30,}|https?:\S+|\b[A-Z]{2}-[\d.]+|Chrome|Linux/g;

/** The texts that a person reads or hears and that have a word in Latin letters, but for what is said to be in English or no word. */
const LATIN = `(() => {
  const apart = '[translate="no"], [lang]:not(html), script, style, code, pre, kbd, textarea, .mono, .rule-id, [data-slug]';
  const found = [];
  const look = (text) => { if (/[A-Za-z]{2}/.test(text)) found.push(text.trim()); };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const at = texts.currentNode.parentElement;
    if (at.closest(apart) === null) look(texts.currentNode.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
    for (const at of document.querySelectorAll('[' + name + ']'))
      if (at.closest(apart) === null) look(at.getAttribute(name));
  look(document.title);
  return found;
})()`;

const unsaid = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate<readonly string[]>(LATIN)).filter((text) =>
    (text.replace(NO_WORD, '').match(/[A-Za-z]{2,}/g) ?? []).some((word) => !NAMES.has(word)),
  );

const TOO_WIDE = 'Math.max(0, document.documentElement.scrollWidth - innerWidth)';

async function signedIn(name: string): Promise<Page> {
  const { page } = await visit(`${server.url}/sign-in`, { viewport: PHONE });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

interface World {
  readonly cup: string;
  readonly other: string;
  readonly knockout: string;
  readonly match: string;
  readonly caseId: string;
  readonly rosa: string;
}

async function cup(orga: Asker, plan: object = {}): Promise<string> {
  const made = await must<{ readonly tournament: { readonly id: string } }>(
    orga,
    'createTournament',
    { title: TITLE, plan },
    'tournament { id }',
  );
  await must(orga, 'setRegistration', { tournamentId: made.tournament.id, open: true }, 'tournament { id }');
  return made.tournament.id;
}

async function begin(orga: Asker, tournamentId: string): Promise<void> {
  await must(orga, 'startTournament', { tournamentId }, 'tournament { id }');
  await must(orga, 'draftRound', { tournamentId }, 'tournament { id }');
  await must(orga, 'publishRound', { tournamentId, round: 1 }, 'tournament { id }');
}

const FIRST = 'query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { match { id } } } } }';
interface First {
  readonly tournament: { readonly round: { readonly tables: readonly [{ readonly match: { id: string } | null }] } };
}

/** A match in the middle of a game, with a dispute, and two tournaments of guests: one before its start, one with a bracket. */
async function world(): Promise<World> {
  const [orga, judge, rosa, omar] = (await Promise.all(
    [ORGANISER, JUDGE, ROSA, OMAR].map((name) => newcomer(server, name)),
  )) as [Asker, Asker, Asker, Asker];
  const tournamentId = await cup(orga);
  const personId = await personIdOf(judge);
  await must(orga, 'grantTournamentRole', { tournamentId, personId, role: 'JUDGE' }, 'tournament { id }');
  for (const who of [rosa, omar]) await must(who, 'registerForTournament', { tournamentId }, 'tournament { id }');
  await begin(orga, tournamentId);
  const { tournament } = await eventually(
    () => asks<First>(orga, FIRST, { id: tournamentId }),
    (seen) => seen.tournament.round.tables[0].match !== null,
  );
  const matchId = tournament.round.tables[0].match?.id ?? '';
  for (const [nth, who] of [rosa, omar].entries()) await send(who, 'joinMatch', { matchId, brings: DECKS[nth] });
  await playOn([rosa, omar], matchId, 7, 30);
  await must(omar, 'callJudge', { matchId, text: 'Διαφωνούμε.' }, 'match { id }');
  const dispute = { matchId, ply: 29, rule: 'VD-6.4.1', text: 'Δεν γίνεται.' };
  const { caseId } = await sends<{ readonly caseId: string }>(omar, 'raiseDispute', dispute, 'caseId');
  const players = ['Άδα', 'Νίνα', 'Ζωή', 'Ερμής', 'Ηρώ'].map((guest) => ({ guest }));
  const other = await cup(orga, { roundMinutes: 50, checkIn: true });
  const knockout = await cup(orga, { stages: [{ format: 'SINGLE_ELIMINATION', bestOf: 3 }] });
  for (const each of [other, knockout])
    await must(orga, 'enterPlayers', { tournamentId: each, players }, 'tournament { id }');
  await begin(orga, knockout);
  return { cup: tournamentId, other, knockout, match: matchId, caseId, rosa: await personIdOf(rosa) };
}

const { cup: here, other, knockout, match, caseId, rosa } = await world();

const SCREENS: readonly (readonly [who: string | null, path: string])[] = [
  ...['/', '/sign-in', '/recover', '/cards', '/cards/toll-auditor', '/decks', '/decks/build', '/t/nowhere'].map(
    (path) => [null, path] as const,
  ),
  ...['/t', '/play', '/play/bot', '/stats', '/stats/cards', '/stats/match-ups', '/stats/endings', '/stats/games'].map(
    (path) => [null, path] as const,
  ),
  ...['', '/standings', '/players', '/decks', '/statistics', '/history', '/projector'].map(
    (tab) => [null, `/t/${here}${tab}`] as const,
  ),
  [null, `/t/${knockout}`],
  [null, `/t/${knockout}/bracket`],
  [null, `/t/${here}/print/by-table?round=1`],
  [null, `/t/${here}/print/standings`],
  [null, `/p/${rosa}`],
  [null, `/g/${match}/20`],
  ...['', '/players', '/round/1', '/standings', '/decks', '/say', '/staff', '/log'].map(
    (section) => [ORGANISER, `/t/${here}/run${section}`] as const,
  ),
  [ORGANISER, '/t/new'],
  [ORGANISER, `/t/${other}`],
  [ORGANISER, `/t/${other}/run`],
  [ORGANISER, `/t/${here}/print/slips?round=1`],
  [JUDGE, `/t/${here}/desk`],
  [JUDGE, `/t/${here}/desk/${caseId}`],
  [ROSA, `/t/${here}/me`],
  [ROSA, `/t/${other}/me`],
  [ROSA, `/p/${rosa}`],
  [OMAR, `/play/${match}`],
];

const visitors = new Map<string | null, Page>();
beforeAll(async () => {
  for (const who of new Set(SCREENS.map(([each]) => each)))
    visitors.set(who, who === null ? (await visit(server.url, { viewport: PHONE })).page : await signedIn(who));
});

describe('in another language, every text of', () => {
  it.each(SCREENS)('%s at %s is said in it, and has room on a phone though it is longer', async (who, path) => {
    const page = visitors.get(who)!;
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=xx`);
    await page.getByRole('main').locator('*').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.locator('.waiting').waitFor({ state: 'detached' });
    expect(await unsaid(page)).toEqual([]);
    expect(await page.evaluate<number>(TOO_WIDE)).toBe(0);
  });
});
