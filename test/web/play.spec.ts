import type { Page } from 'playwright-core';
import { freshTopic, sharedKafka } from '#test/kafka';
import { seriousFindings, shoot, visit } from '#test/browser';
import { freshDatabase } from '#test/postgres';
import { embeddedServer } from '#test/server';

const decision = (page: Page) => page.getByRole('region', { name: 'Your decision' });
const answers = (page: Page) => decision(page).getByRole('button', { disabled: false });

/** Presses the first answer that may be given: what it takes to come to an end, and no more. */
async function answerSomehow(page: Page): Promise<void> {
  const split = decision(page).getByRole('spinbutton');
  if ((await split.count()) > 0) {
    const total = Number(/(\d+) in all/.exec(await decision(page).innerText())?.[1]);
    const first = split.first();
    await first.fill(String(total));
  }
  const pass = decision(page).getByRole('button', {
    name: /^(Pass|Confirm|Attack with none|Defend with none)$/,
    disabled: false,
  });
  await ((await pass.count()) > 0 ? pass.first() : answers(page).first()).click();
}

describe('a game against a bot', () => {
  it('is two touches away, needs no account, and is not lost with the page', async () => {
    const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
    const { page, wrongs } = await visit(server.url);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('link', { name: 'Play a bot' }).click();
    await decision(page).waitFor();
    for (let moves = 0; moves < 6; moves++) {
      await answerSomehow(page);
      await decision(page).waitFor();
    }
    const before = await page.getByRole('list', { name: /What happened/ }).innerText();
    await page.reload();
    await decision(page).waitFor();
    expect(await page.getByRole('list', { name: /What happened/ }).innerText()).toBe(before);
    await page.getByRole('button', { name: 'Take back' }).click();
    await decision(page).waitFor();
    expect(await page.getByRole('list', { name: /What happened/ }).innerText()).not.toBe(before);
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'play-bot');
    expect(wrongs).toEqual([]);
  });
});

describe('two people, each in their own browser, on Apache Kafka', () => {
  it('play a whole game: a table, a challenge, every answer by touch, the end on both screens', async () => {
    const [{ addresses }, { url }] = await Promise.all([sharedKafka(), freshDatabase()]);
    const onKafka = { KAFKA_BROKERS: addresses.join(','), KAFKA_TOPIC: freshTopic(), DATABASE_URL: url };
    const server = await embeddedServer({ DREAMLEDGER_GAMES: '', ...onKafka });
    const sitting = await Promise.all(['Aurel Hayfield', 'Brida Nightwell'].map((name) => signedUp(server.url, name)));
    const [host, guest] = sitting;
    if (host === undefined || guest === undefined) throw new Error('Two people play.');
    await host.page.goto('/play');
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.waitForURL(/\/play\/match_/);
    await host.page.getByText('the other seat is free').waitFor();
    await guest.page.goto('/play');
    await guest.page.getByRole('link', { name: 'Aurel Hayfield' }).last().click();
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await playToTheEnd(host.page, guest.page);
    await Promise.all([host, guest].map(({ page }) => page.getByRole('link', { name: 'Look at the game' }).waitFor()));
    await shoot(host.page, 'play-over');
    expect([...host.wrongs, ...guest.wrongs]).toEqual([]);
  });
});

async function signedUp(url: string, name: string) {
  const visitor = await visit(`${url}/sign-in?new`);
  await visitor.page.getByLabel('Name').fill(name);
  await visitor.page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
  await visitor.page.getByRole('button', { name: 'Open the account' }).click();
  await visitor.page.getByRole('link', { name }).waitFor();
  return visitor;
}

/** Whoever is asked answers, until both see how it ended. */
async function playToTheEnd(...pages: readonly Page[]): Promise<void> {
  const isOver = (page: Page) => page.getByRole('region', { name: 'How it ended' }).isVisible();
  for (let moves = 0; moves < 1000; moves++) {
    const asked = await Promise.race(
      pages.map(async (page) => {
        await decision(page)
          .or(page.getByRole('region', { name: 'How it ended' }))
          .first()
          .waitFor();
        return page;
      }),
    );
    if (await isOver(asked)) return;
    const ply = await asked
      .getByText(/^Ply \d+: you are asked/)
      .innerText()
      .catch(() => '');
    if (ply === '') continue;
    await answerSomehow(asked);
    await asked.getByText(ply, { exact: true }).waitFor({ state: 'detached' });
  }
  throw new Error('The game did not end in 1000 moves.');
}
