import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { freshTopic, sharedKafka } from '#test/kafka';
import {
  answerSomehow,
  decision,
  type Hand,
  PHONE,
  seriousFindings,
  shoot,
  turnsAway,
  turnsBack,
  visit,
} from '#test/browser';
import { freshDatabase } from '#test/postgres';
import { embeddedServer } from '#test/server';

const FINGER: Hand = { press: (button) => button.tap(), fill: (field, text) => field.fill(text) };
const KEYS: Hand = {
  async press(button) {
    await reach(button);
    await button.page().keyboard.press('Enter');
  },
  async fill(field, text) {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
};

/** The tab key, until the focus is there; after the first decision that takes few. */
async function reach(wanted: Locator): Promise<void> {
  const { keyboard } = wanted.page();
  for (let pressed = 0; pressed < 120; pressed++) {
    if ((await wanted.and(wanted.page().locator(':focus')).count()) > 0) return;
    await keyboard.press('Tab');
  }
  throw new Error('The tab key does not lead there.');
}

describe('a game against a bot', () => {
  it('is two touches away, needs no account, and is not lost with the page', async () => {
    const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
    const { page, wrongs } = await visit(server.url);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('link', { name: 'Play a bot' }).click();
    await decision(page).waitFor();
    await page
      .getByRole('list', { name: /^Hand of You/ })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('alert').filter({ hasText: 'has no part in this.' }).waitFor();
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

  it('ends with a sentence that says why, and is stepped through afterwards, through each pair of eyes', async () => {
    const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
    const { page, wrongs } = await visit(`${server.url}/play/bot/replay`);
    await page.getByText('This tab has no game against a bot').waitFor();
    await page.getByRole('link', { name: 'Play a bot' }).click();
    const ended = page.getByRole('region', { name: 'How it ended' });
    for (;;) {
      await decision(page).or(ended).waitFor();
      if (await ended.isVisible()) break;
      await answerSomehow(page);
    }
    expect(await ended.getByRole('paragraph').innerText()).toMatch(
      /^(You had|The other side had) no arcanum left|^(Your bastion|The bastion of the other side) was lost|^A card/,
    );
    await ended.getByRole('link', { name: 'Look at the game' }).click();
    const place = page.getByRole('slider', { name: 'Position in the match' });
    await place.waitFor();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\/play\/bot\/replay\/5\?view=A$/);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.waitForURL(/view=both$/);
    await page.reload();
    await place.waitFor();
    expect(await place.inputValue()).toBe('5');
    await page.keyboard.press('End');
    await page
      .getByText(/wins the game/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await ended.waitFor();
    expect(wrongs).toEqual([]);
  });

  it('keeps the deck that one brought for the next game, and forgets what was taken back', async () => {
    const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
    const { page } = await visit(`${server.url}/decks`);
    await page
      .getByRole('link', { name: /^Play it/ })
      .last()
      .click();
    await decision(page).waitFor();
    const deck = new URL(page.url()).hash;
    expect(deck).not.toBe('');
    await answerSomehow(page);
    await decision(page).waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    const log = page.getByRole('list', { name: /What happened/ });
    const before = await log.innerText();
    await page.reload();
    await decision(page).waitFor();
    expect(await log.innerText()).toBe(before);
    await page.getByText('Another bot, another deck').click();
    await page.getByRole('button', { pressed: false }).last().click();
    await page.waitForURL(/seed=/);
    expect(new URL(page.url()).hash).toBe(deck);
  });
});

describe('two people, each in their own browser, on Apache Kafka', () => {
  it('play a whole game: one by the keyboard, the other by touch on a phone, to the end on both screens', async () => {
    const [{ addresses }, { url }] = await Promise.all([sharedKafka(), freshDatabase()]);
    const onKafka = { KAFKA_BROKERS: addresses.join(','), KAFKA_TOPIC: freshTopic(), DATABASE_URL: url };
    const server = await embeddedServer({ DREAMLEDGER_GAMES: '', ...onKafka });
    const [host, guest] = await Promise.all([
      signedUp(server.url, 'Aurel Hayfield'),
      signedUp(server.url, 'Brida Nightwell', { viewport: PHONE, hasTouch: true }),
    ]);
    await host.page.goto('/play');
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.waitForURL(/\/play\/match_/);
    await host.page.getByText('the other seat is free').waitFor();
    await turnsAway(host.page);
    await guest.page.goto('/play');
    await guest.page.getByRole('link', { name: 'Aurel Hayfield' }).last().tap();
    await guest.page.getByRole('button', { name: 'Sit down' }).tap();
    while ((await host.page.title()) !== 'Your game has begun') await host.page.waitForTimeout(100);
    await turnsBack(host.page);
    await Promise.race([host, guest].map(({ page }) => decision(page).waitFor()));
    const [asked] = (await decision(host.page).isVisible()) ? [host] : [guest];
    expectReadable(await asked.page.getByRole('main').ariaSnapshot());
    expect(await guest.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await playToTheEnd([host.page, KEYS], [guest.page, FINGER]);
    await Promise.all([host, guest].map(({ page }) => page.getByRole('link', { name: 'Look at the game' }).waitFor()));
    await shoot(host.page, 'play-over');
    expect([...host.wrongs, ...guest.wrongs]).toEqual([]);
  }, 300_000);
});

describe('beside answering', () => {
  it('a draw is offered, declined, offered by the other and taken; who waits may claim the other away, and hears when it is too soon', async () => {
    const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
    const [{ page: host }, { page: guest }] = await Promise.all([
      signedUp(server.url, 'Aurel Hayfield'),
      signedUp(server.url, 'Brida Nightwell', { viewport: PHONE }),
    ]);
    await host.goto('/play');
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.waitForURL(/\/play\/match_/);
    await host.clock.install();
    await guest.goto(new URL(host.url()).pathname);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await Promise.race([host, guest].map((page) => decision(page).waitFor()));
    if (await decision(host).isVisible()) {
      await answerSomehow(host);
      await decision(host).waitFor({ state: 'detached' });
    }

    await host.getByText('Brida Nightwell does nothing', { exact: false }).waitFor({ state: 'detached' });
    await host.clock.fastForward('02:05');
    await host.getByRole('button', { name: 'Brida Nightwell is away' }).click();
    await host.getByRole('button', { name: 'Claim the game' }).click();
    await host.getByText('may take its time', { exact: false }).waitFor();

    await host.getByRole('button', { name: 'Offer a draw' }).click();
    await guest.getByText('Aurel Hayfield offers a draw.').waitFor();
    await guest.getByRole('button', { name: 'Decline' }).click();
    await host.getByText('Your offer of a draw was not taken.').waitFor();
    await host.getByRole('button', { name: 'Offer a draw' }).click();
    await host.getByText('was declined in this position', { exact: false }).waitFor();
    await guest.getByRole('button', { name: 'Offer a draw' }).click();
    await host.getByRole('button', { name: 'Accept the draw' }).click();
    await Promise.all([host, guest].map((page) => page.getByRole('heading', { name: 'A draw' }).waitFor()));
  });
});

/** What a screen reader is given of a table: both players by name, the hand, what is asked, what happened; no button without words. */
function expectReadable(tree: string): void {
  expect(tree).toMatch(/list "Hand of You, \d+ cards?/);
  expect(tree).toMatch(/region "Your decision"/);
  expect(tree).toMatch(/list "What happened, the latest first"/);
  expect(tree).toMatch(/- status:[^-]*(- strong: )?"?Ply \d+: you are asked\./);
  expect(tree).not.toMatch(/- button( \[[^\]]*\])*:?$/m);
}

async function signedUp(url: string, name: string, options: BrowserContextOptions = {}) {
  const visitor = await visit(`${url}/sign-in?new`, options);
  await visitor.page.getByLabel('Name').fill(name);
  await visitor.page.getByLabel('Password', { exact: true }).fill('a long enough pass phrase');
  await visitor.page.getByRole('button', { name: 'Open the account' }).click();
  await visitor.page.getByRole('link', { name }).waitFor();
  return visitor;
}

/** Whoever is asked answers, until both see how it ended. */
async function playToTheEnd(...players: readonly (readonly [Page, Hand])[]): Promise<void> {
  const asks = (page: Page) => page.getByText(/^Ply \d+: you are asked\.$/);
  const isOver = (page: Page) => page.getByRole('region', { name: 'How it ended' }).isVisible();
  for (let moves = 0; moves < 1000; moves++) {
    const [asked, hand] = await Promise.race(
      players.map(async ([page, hand]) => {
        await asks(page)
          .or(page.getByRole('region', { name: 'How it ended' }))
          .first()
          .waitFor();
        return [page, hand] as const;
      }),
    );
    if (await isOver(asked)) return;
    const ply = await asks(asked).innerText();
    await answerSomehow(asked, hand);
    await asked.getByText(ply, { exact: true }).waitFor({ state: 'detached' });
  }
  throw new Error('The game did not end in 1000 moves.');
}
