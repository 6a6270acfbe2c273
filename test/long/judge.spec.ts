import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { readRecord, streamId } from '#kernel';
import { seriousFindings, shoot, visit } from '#test/browser';
import { asks, eventually, must, personIdOf, sends } from '#test/rulings';
import { type Asker, embeddedServer, newcomer, playOn, send } from '#test/server';

const DECKS = (JSON.parse(readFileSync('docs/examples/decks.json', 'utf8')) as { voidream: [object, object] }).voidream;

const server = await embeddedServer();

/** Looks at a screen as axe does, and keeps its picture at both sizes. */
async function judged(page: Page, name: string): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, name);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** How the positions of both seats stand at a width, none of them cut. */
async function placesOfViews(page: Page, width: number): Promise<string> {
  await page.setViewportSize({ width, height: 800 });
  const [a, b] = await Promise.all(
    [0, 1].map((seat) => page.locator(`.case-view.seat-${seat} .board-room`).boundingBox()),
  );
  if (!a || !b || a.width < 250 || b.x + b.width > width) return 'not to be read';
  return b.x >= a.x + a.width
    ? 'beside each other'
    : b.y >= a.y + a.height
      ? 'one below the other'
      : 'across each other';
}

async function signedIn(
  name: string,
  path: string,
): Promise<{ readonly page: Page; readonly wrongs: readonly string[] }> {
  const { page, wrongs } = await visit(`${server.url}/sign-in?to=${path}`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return { page, wrongs };
}

/** What the record of the appeal holds, in the case at this address. */
async function appealIn(address: string): Promise<readonly string[]> {
  const stream = streamId('case', /case_(.+)$/.exec(address)?.[1] ?? '');
  const { records } = await server.ground.readModels.records.load(stream);
  const told = records.map(({ bytes }) => readRecord(bytes).events.map(({ type }) => type));
  return told.find((types) => types.includes('RulingAppealed')) ?? [];
}

/** At tables from 41 on, as in a hall with others. */
async function cup(orga: Asker, staff: readonly (readonly [Asker, string])[]): Promise<string> {
  const plan = { tables: [{ from: 41, to: 60 }] };
  const made = await must<{ readonly tournament: { readonly id: string } }>(
    orga,
    'createTournament',
    { title: 'A cup', plan },
    'tournament { id }',
  );
  const tournamentId = made.tournament.id;
  for (const [who, role] of staff) {
    const personId = await personIdOf(who);
    await must(orga, 'grantTournamentRole', { tournamentId, personId, role }, 'tournament { id }');
  }
  return tournamentId.replace('tournament_', '');
}

/** The two meet in round 1, sit down with decks and give some answers; gives the match's id and who holds seat 0. */
/** On to where a turn is asked for, since nothing is set right in the middle of an effect; with the mind of the first player. */
async function untilATurn(
  players: readonly [Asker, Asker],
  matchId: string,
  moves: number,
): Promise<{ readonly ply: number; readonly mind: number | undefined }> {
  const query = 'query ($id: ID!) { match(id: $id) { ply view decision { kind } seats { seat isYou } } }';
  type Now = {
    readonly match: {
      readonly ply: number;
      readonly view: { readonly players: readonly { readonly mind: { readonly at: number } }[] };
      readonly decision: { readonly kind: string } | null;
      readonly seats: readonly { readonly seat: number; readonly isYou: boolean }[];
    };
  };
  const [own, theirs] = await Promise.all(players.map((player) => asks<Now>(player, query, { id: matchId })));
  const isTurn = [own, theirs].some((seen) => seen?.match.decision?.kind === 'turn');
  if (own === undefined || !isTurn) {
    await playOn(players, matchId, moves, 1);
    return untilATurn(players, matchId, moves + 1);
  }
  const { ply, view, seats } = own.match;
  return { ply: ply - 1, mind: view.players[seats.find(({ isYou }) => isYou)?.seat ?? 0]?.mind.at };
}

async function playing(
  orga: Asker,
  players: readonly [Asker, Asker],
  tournament: string,
  moves: number,
): Promise<string> {
  const here = { tournamentId: `tournament_${tournament}` };
  await must(orga, 'setRegistration', { ...here, open: true }, 'tournament { id }');
  for (const who of players) await must(who, 'registerForTournament', here, 'tournament { id }');
  await must(orga, 'startTournament', here, 'tournament { id }');
  await must(orga, 'draftRound', here, 'tournament { id }');
  await must(orga, 'publishRound', { ...here, round: 1 }, 'tournament { id }');
  const query = 'query ($id: ID!) { tournament(id: $id) { round(number: 1) { tables { match { id } } } } }';
  type Round = {
    readonly tournament: { readonly round: { readonly tables: readonly [{ match: { id: string } | null }] } };
  };
  const { tournament: now } = await eventually(
    () => asks<Round>(orga, query, { id: here.tournamentId }),
    (seen) => seen.tournament.round.tables[0].match !== null,
  );
  const matchId = now.round.tables[0].match?.id ?? '';
  for (const [nth, who] of players.entries()) await send(who, 'joinMatch', { matchId, brings: DECKS[nth] });
  await playOn(players, matchId, 7, moves);
  return matchId;
}

describe('a judge', () => {
  it('answers a call, takes a dispute on, looks, weighs and rules; the player appeals, and another head judge affirms', async () => {
    const [rosa, omar, judge, head, orga] = await Promise.all(
      ['Rosa', 'Omar', 'Ilse', 'Hedda', 'Vigo'].map((name) => newcomer(server, `${name} of the Quay`)),
    );
    const tournament = await cup(orga!, [
      [judge!, 'JUDGE'],
      [head!, 'HEAD_JUDGE'],
    ]);
    const tournamentId = `tournament_${tournament}`;
    const matchId = await playing(orga!, [rosa!, omar!], tournament, 30);
    await must(omar, 'callJudge', { matchId, text: 'We do not agree.' }, 'match { id }');

    const { page, wrongs } = await signedIn('Ilse of the Quay', `/t/${tournamentId}/desk`);
    await page.getByText('We do not agree.').waitFor();
    await judged(page, 'desk-call');
    await page.getByRole('button', { name: 'I am there at table 41' }).click();
    await page.getByText('All is quiet').waitFor();
    const atTable = page.getByRole('dialog', { name: 'Table 41' });
    await atTable.getByText(/Ilse of the Quay came at \d/).waitFor();
    await atTable.getByRole('button', { name: 'Hold the match' }).click();
    await page.getByLabel('Reason, part of the record').fill('I hear both.');
    await page.getByRole('dialog', { name: 'Hold the match' }).getByRole('button', { name: 'Hold the match' }).click();
    await atTable.getByRole('button', { name: 'Let it go on' }).click();
    await page.getByLabel('Reason, part of the record').fill('Both are heard.');
    await page.getByRole('dialog', { name: 'Let it go on' }).getByRole('button', { name: 'Let it go on' }).click();
    await atTable.getByRole('button', { name: 'Hold the match' }).waitFor();
    await judged(page, 'desk-table');
    await atTable.getByRole('button', { name: 'Close' }).click();

    const claim = 'Toll Auditor could not choose Lakebed Choir. The Choir is Deep.';
    await sends(omar, 'raiseDispute', { matchId, ply: 29, rule: 'VD-6.4.1', text: claim }, 'caseId');
    await page.getByText(claim).waitFor();
    await judged(page, 'desk-queue');

    const aside = await signedIn('Ilse of the Quay', `/t/${tournamentId}/desk`);
    await aside.page.getByText('Open a case about conduct, a deck or a pairing').click();
    await aside.page.getByLabel('Whose').selectOption({ label: 'Omar of the Quay' });
    await aside.page.getByLabel('About').selectOption('a pairing');
    await aside.page.getByLabel('Round').selectOption('1');
    await aside.page.getByLabel('What happened').fill('They met last week.');
    await aside.page.getByRole('button', { name: 'Open the case' }).click();
    await aside.page.getByRole('heading', { name: 'They met last week.' }).waitFor();
    await aside.page.getByRole('button', { name: 'Take it back' }).click();
    await aside.page.getByText('It is closed.').waitFor();

    const organiser = await signedIn('Vigo of the Quay', `/t/${tournamentId}/desk`);
    await organiser.page.getByRole('link', { name: 'Find a judge for it' }).click();
    await organiser.page.getByRole('button', { name: 'Assign a judge' }).click();
    const staff = organiser.page.getByRole('dialog').getByRole('listitem');
    await staff.first().waitFor();
    expect(await staff.allInnerTexts()).toEqual([
      expect.stringContaining('Ilse of the Quay'),
      expect.stringContaining('Hedda of the Quay'),
    ]);

    await page.getByRole('link', { name: 'A move, table 41' }).click();
    await page.getByRole('button', { name: 'Take it on' }).press('Enter');
    const look = page.getByRole('button', { name: 'Look at this position' });
    await look.waitFor();
    // The button is gone: what it stood in has the focus, not the page.
    await page.locator('main > :focus-within').waitFor();
    await look.click();
    await page.getByRole('heading', { name: 'What Rosa of the Quay saw' }).waitFor();
    await page.getByRole('heading', { name: 'What Omar of the Quay saw' }).waitFor();
    await page.getByText('is legal.').waitFor();
    const rules = page.locator('.desk-trace').first();
    await rules.getByText('Rosa of the Quay is asked').or(rules.getByText('Omar of the Quay is asked')).waitFor();
    await rules
      .getByText(/^to decide: /)
      .first()
      .waitFor();
    expect(await rules.innerText()).not.toMatch(/[a-z]-\d|undefined|inConflict|\btrue\b|\bfalse\b/);
    await page.getByRole('button', { name: 'Weigh a rewind' }).click();
    await page.getByText('Back to ply 28').waitFor();
    const again = page.waitForResponse(
      (response) => response.request().postData()?.includes('mutation ComputeDelta') ?? false,
    );
    await page.getByRole('button', { name: 'Weigh a rewind' }).click();
    await again;
    await page.reload();
    await page.getByText('Back to ply 28').first().waitFor();
    expect(await page.getByText('Back to ply 28').count()).toBe(1);
    await judged(page, 'desk-case');
    expect(await placesOfViews(page, 1000)).toBe('beside each other');
    expect(await placesOfViews(page, 390)).toBe('one below the other');
    await page.setViewportSize({ width: 1280, height: 800 });

    expect(await page.getByRole('radio', { name: /^Claim/, checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Preview ruling' }).click();
    await page.getByText('Choose whether the claim is upheld.').waitFor();
    await page.getByLabel('Claim not upheld').check();
    expect(await page.locator('[name=remedy]:checked').count()).toBe(0);
    await page.getByRole('button', { name: 'Preview ruling' }).click();
    await page.getByText('Choose what happens to the match.').waitFor();
    await page.locator('[name=remedy]:focus').waitFor();
    await page.getByText(/“[A-Z][^”]* [^”]*” stands then\./).waitFor();
    await page.getByRole('radio', { name: /^Rewind/ }).check();
    const isLearned =
      (await page
        .locator('.desk-know')
        .getByText(/^\d+ things?$/)
        .count()) > 0;
    const anew = page.getByRole('checkbox', { name: /^Deal the unknown anew/ });
    expect(await anew.isChecked()).toBe(isLearned);
    expect(await page.getByText('Suggested, since somebody has learned something.').count()).toBe(isLearned ? 1 : 0);
    await page.getByRole('button', { name: 'Preview ruling' }).click();
    await page.getByText('This is for a head judge: hand the case to one').waitFor();
    await page.getByRole('radio', { name: /^Play on/ }).check();
    await page.getByRole('button', { name: 'Preview ruling' }).click();
    await page.getByText('Give the reason; both players read it.').waitFor();
    const reason = page.getByLabel('Reason, shown to both players');
    await page.locator('.desk-reason textarea:focus').waitFor();
    await reason.fill('a'.repeat(2001));
    await page.getByText('Too long by 1 character: shorten it.').waitFor();
    await page.getByRole('button', { name: 'Preview ruling' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await reason.fill('');
    await page.getByLabel('Find a rule').fill('two players');
    await page
      .getByRole('button', { name: /two players/ })
      .first()
      .click();
    await page.getByLabel('Reason, shown to both players').fill('The Choir is not Deep while its host is ready.');
    await page.getByLabel('Penalty for Omar of the Quay').selectOption('Match loss');
    await page.getByRole('button', { name: 'Preview ruling' }).click();
    await page.getByText('More than a warning is for a head judge').waitFor();
    await page.getByLabel('Penalty for Omar of the Quay').selectOption('Caution');
    await page.getByText('It suggests: Caution.').first().waitFor();
    await page.getByRole('button', { name: 'Preview ruling' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('The match goes on as it stands.').waitFor();
    await judged(page, 'desk-preview');
    await sheet.getByText('Deep keeps higher values off').waitFor();
    await sheet.getByRole('button', { name: 'Issue the ruling' }).click();
    await page.getByRole('heading', { name: 'Ruled' }).waitFor();
    await judged(page, 'desk-ruled');
    const address = new URL(page.url()).pathname;

    const player = await signedIn('Omar of the Quay', address);
    await player.page.getByLabel('Why you appeal').fill('Its host was exhausted.');
    await judged(player.page, 'desk-appeal');
    await player.page.getByRole('button', { name: 'Appeal' }).click();
    await player.page.getByText('Its host was exhausted.').waitFor();
    const appealed = await eventually(
      () => appealIn(address),
      ({ length }) => length > 0,
    );
    expect(appealed).toEqual(['CommandSigned', 'RulingAppealed']);

    const anybody = await visit(server.url + address);
    await anybody.page.getByText('This case is not open to everybody').waitFor();

    const chief = await signedIn('Hedda of the Quay', address);
    await chief.page.getByRole('button', { name: 'Take the appeal on' }).click();
    await chief.page.getByRole('button', { name: 'Look at this position' }).click();
    await chief.page.getByRole('heading', { name: 'What Rosa of the Quay saw' }).waitFor();
    await chief.page.getByLabel('Why the first ruling stands').fill('The host was ready at ply 29.');
    await judged(chief.page, 'desk-affirm');
    await chief.page.getByRole('button', { name: 'Affirm the first ruling' }).click();
    await chief.page.getByText('It was affirmed.').waitFor();
    await player.page.getByText('It was affirmed.').waitFor();

    // It is closed a moment after it was affirmed, and nobody tells a stranger.
    const closed = anybody.page.getByText('Its players and judges read it.');
    while (!(await closed.isVisible())) {
      await anybody.page.reload();
      await closed.waitFor({ timeout: 3000 }).catch(() => undefined);
    }
    await anybody.page.getByText('Ilse of the Quay looked at ply 28, as both saw it.').waitFor();
    await judged(anybody.page, 'desk-public');
    await anybody.page.getByRole('link', { name: 'See it in the replay' }).click();
    await anybody.page.waitForURL(`**/g/${matchId}/28`);
    expect([...wrongs, ...player.wrongs, ...chief.wrongs, ...anybody.wrongs]).toEqual([]);
  }, 150_000);

  it('hands a case to a head judge, who sets one thing right; it is told as it is read, and the game has it', async () => {
    const [pia, quint, judge, head, orga] = await Promise.all(
      ['Pia', 'Quint', 'Imke', 'Hanno', 'Vroni'].map((name) => newcomer(server, `${name} of the Quay`)),
    );
    const tournament = await cup(orga!, [
      [judge!, 'JUDGE'],
      [head!, 'HEAD_JUDGE'],
    ]);
    const players: readonly [Asker, Asker] = [pia!, quint!];
    const matchId = await playing(orga!, players, tournament, 30);
    const { ply, mind } = await untilATurn(players, matchId, 30);
    const other = mind === 2 ? 3 : 2;
    await sends(pia, 'raiseDispute', { matchId, ply, rule: 'VD-2.9.5', text: 'A mind was tilted twice.' }, 'caseId');

    const { page } = await signedIn('Imke of the Quay', `/t/tournament_${tournament}/desk`);
    await page.getByRole('link', { name: 'A move, table 41' }).click();
    await page.getByRole('heading', { name: `Position before ply ${ply}` }).waitFor();
    await page.getByRole('button', { name: 'Take it on' }).click();
    await page.getByText('Nothing is undone. For a head judge.').waitFor();
    await page.getByRole('button', { name: 'Hand to a head judge' }).click();
    await page.getByText('It waits for a judge. For a head judge.').waitFor();

    const { page: chief } = await signedIn('Hanno of the Quay', new URL(page.url()).pathname);
    await chief.getByRole('button', { name: 'Take it on' }).click();
    await chief.getByLabel('Claim upheld').check();
    await chief.getByLabel('Set one thing right').check();
    const what = chief.getByLabel('What to set right');
    await what.selectOption({ label: 'the mind of Pia of the Quay' });
    await chief.getByLabel('To', { exact: true }).fill(String(other));
    await chief.reload();
    await expect(what.locator(':checked').innerText()).resolves.toBe('the mind of Pia of the Quay');
    await expect(chief.getByLabel('To', { exact: true }).inputValue()).resolves.toBe(String(other));
    await chief.getByLabel('Reason, shown to both players').fill('One payment tilts once.');
    await chief.getByRole('button', { name: 'Preview ruling' }).click();
    const repaired = `Set right: the mind of Pia of the Quay at ${other}.`;
    const sheet = chief.getByRole('dialog');
    await sheet.getByText(repaired).waitFor();
    await sheet.getByRole('button', { name: 'Issue the ruling' }).click();
    await chief.getByRole('heading', { name: 'Ruled' }).waitFor();
    await chief.getByText(repaired).waitFor();

    for (const name of ['Pia', 'Quint']) {
      const player = await signedIn(`${name} of the Quay`, new URL(page.url()).pathname);
      await player.page.getByRole('button', { name: 'Accept the ruling' }).click();
      await player.page.getByRole('button', { name: 'Accept the ruling' }).waitFor({ state: 'detached' });
    }
    await chief.getByText('It is closed.').waitFor();
    const { page: anybody } = await visit(`${server.url}/g/${matchId}`);
    await anybody.getByText(`The mind of Pia turns to ${other}.`).first().waitFor();
  }, 150_000);
});
