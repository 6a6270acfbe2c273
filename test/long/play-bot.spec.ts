import type { Locator, Page } from 'playwright-core';
import { decision, PHONE, press, seriousFindings, shoot, tabTo, visit } from '#test/browser';
import { embeddedServer } from '#test/server';

const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
const BOT = `${server.url}/play/bot?bot=quick&seed=walk3`;
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

async function edges(element: Locator): Promise<{ readonly top: number; readonly foot: number }> {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { top: y, foot: y + height };
}

const hand = (page: Page) => page.getByRole('list', { name: /^Hand of You/ });
/** The cards of the hand that are answers to what is asked. */
const playable = (page: Page) => hand(page).locator('.lit').getByRole('button');
const doings = (page: Page) => page.getByRole('group', { name: 'What to do with this card' });
const happened = (page: Page) => page.getByRole('list', { name: 'What happened, the latest first' });

async function askedPly(page: Page): Promise<number> {
  const says = await page.getByText(/^Ply \d+: you are asked\.$/).textContent();
  return Number(/\d+/.exec(says ?? '')?.[0]);
}

/** Past the cut of the deck, to the first turn. */
async function begun(page: Page, choose: (button: Locator) => Promise<void>): Promise<void> {
  await choose(decision(page).getByRole('button', { name: 'Confirm' }));
  await decision(page).getByText('Your turn.').waitFor();
}

describe('a game against a bot', () => {
  it('is played by keyboard alone: a card leads to what it can do, and an answer to the next decision', async () => {
    const { page, wrongs } = await visit(BOT);
    await begun(page, (button) => press(page, button));
    await decision(page).and(page.locator(':focus')).waitFor();
    const ply = await askedPly(page);
    const card = playable(page).first();
    await card.focus();
    await page.keyboard.press('Enter');
    const play = doings(page).getByRole('button').first();
    await play.and(page.locator(':focus')).waitFor();
    expect(await askedPly(page)).toBe(ply);
    await page.keyboard.press('Enter');
    while ((await askedPly(page)) === ply) await page.waitForTimeout(50);
    await decision(page).and(page.locator(':focus')).waitFor();
    await tabTo(page, decision(page).getByRole('button').last());
    expect(wrongs).toEqual([]);
  });

  it('says to whoever listens what happened, what is asked, and what a card does', async () => {
    const { page } = await visit(BOT);
    await begun(page, (button) => press(page, button));
    expect(await happened(page).getAttribute('aria-live')).toBe('polite');
    expect(await happened(page).getByRole('listitem').allInnerTexts()).toContainEqual(
      expect.stringMatching(/Your deck is cut at \d+\./),
    );
    await page.getByRole('status').filter({ hasText: 'you are asked.' }).waitFor();
    const card = playable(page).first();
    const title = (await card.innerText()).split(', value')[0] ?? '';
    await tabTo(page, card);
    const described = await card.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described ?? ''}"]`).innerText()).toContain(title);
    await page.keyboard.press('Tab');
    expect(await card.getAttribute('aria-describedby')).toBeNull();
    await decision(page).getByRole('button', { name: 'Pass', exact: true }).click();
    await happened(page).getByText('You pass.').waitFor();
  });

  it('is played by touch on a phone: what is asked stays in sight, and a card is read before it is played', async () => {
    const { page, wrongs } = await visit(BOT, FINGER);
    await begun(page, (button) => button.tap());
    const ply = await askedPly(page);
    await page.evaluate('scrollTo(0, 0)');
    expect(await isInSight(decision(page).getByRole('button', { name: 'Pass', exact: true }))).toBe(true);
    const inWords = decision(page).getByRole('button', { name: /^Play / });
    expect(await inWords.count()).toBe(0);
    await decision(page).getByRole('button', { name: 'In words' }).tap();
    expect(await inWords.count()).toBeGreaterThan(0);
    await decision(page).getByRole('button', { name: 'In words' }).tap();
    await playable(page).first().tap();
    expect(await isInSight(doings(page).getByRole('button').first())).toBe(true);
    // All of its words, with nothing over them.
    const card = page.getByRole('tooltip');
    const [read, words] = [await edges(card), await edges(card.locator('.part p').last())];
    const bar = await edges(page.locator('.deciding'));
    expect([read.foot <= bar.top || read.top >= bar.foot, words.foot <= read.foot]).toEqual([true, true]);
    // Nor does the mouse of a laptop take it away, which rested on the board and lies beside it once the page moved.
    await page.locator('.horizon').dispatchEvent('pointerout', { pointerType: 'mouse' });
    expect(await card.isVisible()).toBe(true);
    expect(await askedPly(page)).toBe(ply);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await shoot(page, 'play-card-touched');
    await doings(page).getByRole('button').first().tap();
    while ((await askedPly(page)) === ply) await page.waitForTimeout(50);
    expect(wrongs).toEqual([]);
  });

  it('hides nothing that has the focus behind what is asked, however high that is', async () => {
    const { page } = await visit(BOT, { viewport: { width: 360, height: 640 } });
    await begun(page, (button) => button.click());
    const card = hand(page).getByRole('button').last();
    const bar = page.locator('.deciding');
    const heights: number[] = [];
    for (const unfold of [false, true]) {
      if (unfold) await decision(page).getByRole('button', { name: 'In words' }).click();
      await page.evaluate('scrollTo(0, 0)');
      await card.focus();
      const [shown, asked] = await Promise.all([card.boundingBox(), bar.boundingBox()]);
      expect(shown && asked && shown.y + shown.height <= asked.y).toBe(true);
      heights.push(asked?.height ?? 0);
      await card.blur();
    }
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  });

  it('shows the card that a decision is about: which one was evoked', async () => {
    const { page } = await visit(BOT);
    await begun(page, (button) => button.click());
    const evokes = decision(page).getByText(/^You evoke a card:/);
    for (let turns = 0; turns < 12 && !(await evokes.isVisible()); turns++) {
      const ply = await askedPly(page);
      const [card] = await playable(page).all();
      if (card === undefined) await decision(page).getByRole('button', { name: 'Pass', exact: true }).click();
      else {
        await card.click();
        await doings(page).getByRole('button').first().click();
      }
      while ((await askedPly(page)) === ply) await page.waitForTimeout(50);
    }
    const about = decision(page).getByRole('button', { name: /^It is about / });
    const title = await about.locator('b').last().innerText();
    await happened(page).getByText(`You look at ${title} on top of the deck.`).first().waitFor();
  });
});

it('rings whatever on the table is an answer, also a construct or a bastion in the deck', async () => {
  const { page } = await visit(`${server.url}/decks`);
  const deck = page
    .getByRole('listitem')
    .filter({ hasText: 'Lamps and Walls' })
    .getByRole('link', { name: /^Play it/ });
  const list = (await deck.getAttribute('href'))?.split('#')[1] ?? '';
  await page.goto(`/play/bot?bot=quick&seed=a#${list}`);
  await decision(page).waitFor();
  const ringed = { inDecks: 0, unringed: 0 };
  for (let turns = 0; turns < 45 && ringed.inDecks === 0; turns++) {
    const ply = await askedPly(page);
    ringed.inDecks += await page.locator('.deck .lit').count();
    if ((await page.locator('.board .lit').count()) < (await page.locator('.answers .on-card').count()))
      ringed.unringed += 1;
    await answerSomehow(page);
    while ((await askedPly(page)) === ply) await page.waitForTimeout(50);
  }
  expect(ringed.inDecks).toBeGreaterThan(0);
  expect(ringed.unringed).toBe(0);
});

/** Plays and fights where it can, to have much on the table. */
async function answerSomehow(page: Page): Promise<void> {
  const amounts = decision(page).getByRole('spinbutton');
  if ((await amounts.count()) > 0)
    await amounts.first().fill(/(\d+) in all/.exec(await decision(page).innerText())?.[1] ?? '');
  const bold = decision(page).getByRole('button', { name: /^(Play|Attack|Defend|Confirm)|conflict$/, disabled: false });
  const any = page.locator('.answers :is(.row, .by-card) button:not([aria-expanded]):enabled');
  await ((await bold.count()) > 0 ? bold : any).first().click();
}

async function isInSight(what: Locator): Promise<boolean> {
  const box = await what.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= PHONE.height;
}
