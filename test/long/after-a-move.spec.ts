import type { Page } from 'playwright-core';
import { hears, seriousFindings, shoot, turnsAway, turnsBack, visit } from '#test/browser';
import { asks, eventually, must, personIdOf } from '#test/rulings';
import { type Asker, embeddedServer, newcomer, openTable, playOn, send, sitDown, tournamentOf } from '#test/server';

const server = await embeddedServer();

async function signedIn(name: string, path: string): Promise<Page> {
  const { page } = await visit(`${server.url}/sign-in?to=${path}`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

const isThere = (page: Page): Promise<void> => page.getByRole('list', { name: /^What happened/ }).waitFor();

interface AtTable {
  readonly pages: readonly [Page, Page];
  /** Plays on, without the pages, to where the second of them is asked. */
  readonly playToSecond: () => Promise<void>;
}

/** Two people at a table of their own, a few moves in; their pages are open on it. */
async function atTable(names: readonly [string, string]): Promise<AtTable> {
  const [a, b] = await Promise.all(names.map((name) => newcomer(server, name)));
  const players: readonly Asker[] = [a!, b!];
  const match = await sitDown(players, { game: 'duel', brings: [null, null] });
  await playOn(players, match, 3, 2);
  const [first, second] = await Promise.all(names.map((name) => signedIn(name, `/play/${match}`)));
  for (const page of [first!, second!]) await isThere(page);
  return { pages: [first!, second!], playToSecond };

  async function playToSecond(): Promise<void> {
    const ASKED = 'query ($id: ID!) { match(id: $id) { decision { kind } } }';
    do await playOn(players, match, 5, 1);
    while ((await asks<{ match: { decision: object | null } }>(b, ASKED, { id: match })).match.decision === null);
  }
}

it('leads both from a game that was given up to a rematch with the seats swapped, and tells who looks elsewhere', async () => {
  const {
    pages: [ann, ben],
    playToSecond,
  } = await atTable(['Ann of Rematch', 'Ben of Rematch']);
  await turnsAway(ben);
  await playToSecond();
  await hears(ben, 'It is your turn');
  await ann.getByRole('button', { name: 'Give up' }).click();
  await ann.getByRole('dialog', { name: 'Give up this game?' }).getByRole('button', { name: 'Give up' }).click();
  await hears(ben, 'The match is over');
  const before = ann.url();
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await ann.waitForURL((url) => url.href !== before && url.pathname.startsWith('/play/match_'));
  await hears(ben, 'Ann of Rematch wants a rematch');
  await turnsBack(ben);
  await ben.getByRole('button', { name: 'To the rematch' }).click();
  await ben.waitForURL(ann.url());
  for (const page of [ann, ben]) {
    await isThere(page);
    await page.getByRole('button', { name: 'Give up' }).waitFor();
  }
}, 120_000);

it('leads from a disputed move to the rewind, which its player is told of and the replay keeps', async () => {
  const names = ['Ann of Rewind', 'Ben of Rewind', 'Hedda of Rewind'] as const;
  const [ann, ben, head] = await Promise.all(names.map((name) => newcomer(server, name)));
  const tournament = await tournamentOf(head!);
  const tournamentId = `tournament_${tournament}`;
  await must(
    head,
    'grantTournamentRole',
    { tournamentId, personId: await personIdOf(head), role: 'HEAD_JUDGE' },
    'position',
  );
  const match = await openTable(server, [ann!, ben!], { tournament, bestOf: 1, options: { goal: 9 } });
  for (const who of [ann!, ben!]) await send(who, 'joinMatch', { matchId: match });
  await playOn([ann!, ben!], match, 3, 6);

  const [page, other] = await Promise.all(names.slice(0, 2).map((name) => signedIn(name, `/play/${match}`)));
  await page!.getByRole('button', { name: 'Dispute a move' }).click();
  await turnsAway(other!);
  const sheet = page!.getByRole('dialog', { name: 'Dispute a move' });
  const move = sheet.getByLabel('The move');
  await move.locator('option', { hasText: /^1: \w/ }).waitFor({ state: 'attached' });
  expect((await move.locator('option').allInnerTexts()).map((said) => Number.parseInt(said))).toEqual([
    6, 5, 4, 3, 2, 1,
  ]);
  await sheet.getByLabel('What is wrong').fill('That card could not be played.');
  await sheet.getByRole('button', { name: 'Play on' }).click();
  await page!.goto(`/g/${match}/5`);
  await page!.getByRole('link', { name: 'Dispute this move' }).click();
  await expect(move.inputValue()).resolves.toBe('5');
  await expect(sheet.getByLabel('What is wrong').inputValue()).resolves.toBe('That card could not be played.');
  await shoot(page!, 'play-dispute');
  await page!.setViewportSize({ width: 1280, height: 800 });
  await sheet.getByRole('button', { name: 'Call a judge' }).click();
  await page!.getByText('A judge has been told.').waitFor();
  await hears(other!, 'A judge holds your match');

  const { desk } = await eventually(
    () =>
      asks<{ desk: { cases: readonly { id: string; ply: number | null }[] } }>(
        head,
        'query ($t: ID!) { desk(tournamentId: $t) { cases(first: 50) { id ply } } }',
        { t: tournamentId },
      ),
    (now) => now.desk.cases.length > 0,
  );
  expect(desk.cases[0]?.ply).toBe(5);
  const caseId = desk.cases[0]?.id ?? '';
  await must(head, 'claimCase', { caseId }, 'position');
  await must(head, 'computeDelta', { caseId, ply: 2 }, 'position');
  const remedy = { remedy: 'REWIND', toPly: 2, randomness: 'REDEAL' };
  const ruling = { finding: 'UPHELD', remedy, rules: ['TG-1.6'], reason: 'It could not.' };
  await must(head, 'issueRuling', { caseId, ...ruling }, 'position');
  await hears(other!, 'There is a ruling on your match');
  await page!.getByText(/^There is a ruling: accept it, or appeal until /).waitFor();
  await page!.getByRole('link', { name: 'See the ruling' }).click();
  await page!.getByRole('button', { name: 'Accept the ruling' }).click();
  await must(ben, 'acceptRuling', { caseId }, 'position');
  await hears(other!, 'Your case is ruled');
  const taken = other!.locator('.lines li', { hasText: 'A ruling took this back.' });
  await taken.first().waitFor();
  expect(await taken.locator('> span').allInnerTexts()).toEqual(['6', '5', '4', '3']);

  const replay = await visit(`${server.url}/g/${match}/6`);
  await replay.page.getByRole('button', { name: /^Ply 6:.*Taken back\.$/ }).waitFor();
  await replay.page.getByRole('link', { name: 'A ruling' }).waitFor();
  expect(await seriousFindings(replay.page)).toEqual([]);
  await shoot(replay.page, 'replay-rewound');
  await replay.page.setViewportSize({ width: 1280, height: 800 });
  await replay.page.getByRole('link', { name: 'A ruling' }).click();
  await replay.page.waitForURL(`**/desk/${caseId}`);
}, 120_000);
