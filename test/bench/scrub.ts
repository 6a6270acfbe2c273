import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium as driver } from 'playwright-core';
import { loadSet, readyDecks } from '#games/voidream';
import { chromium, DESKTOP, PHONE } from '#test/browser';
import { asker, newcomer, playOn, runServer, sitDown } from '#test/server';
import { type Bench, figure, quantile } from './figure.js';

const SET = 'libs/games/voidream/sets/first-light.json';
const ROUNDS = 5;
const STEPS = 60;
const FRAME_MS = 1000 / 60;

/** One step a frame, as whoever drags the slider makes them; gives how many frames came a second. */
const SCRUB = `new Promise((done) => {
  const slider = document.querySelector('.track input[type=range]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const tell = (name, Kind) => slider.dispatchEvent(new Kind(name, { bubbles: true }));
  tell('pointerdown', PointerEvent);
  const began = performance.now();
  let ply = 0;
  const step = () => {
    set.call(slider, String(++ply));
    tell('input', Event);
    if (ply < ${STEPS}) return requestAnimationFrame(step);
    tell('pointerup', PointerEvent);
    done((${STEPS} * 1000) / (performance.now() - began));
  };
  requestAnimationFrame(step);
})`;

export const scrub: Bench = {
  name: 'scrub',
  says: 'stepping through a game of Voidream by the slider, in Chromium, which draws without a graphics card here',
  async run(report) {
    const browser = await driver.launch({
      executablePath: chromium(),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
    const server = await runServer({ DREAMLEDGER_DATA: folder, DREAMLEDGER_GAMES: '' });
    try {
      const address = `${server.url}/g/${await playedGame(server.url)}/0?view=both`;
      for (const [name, viewport] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE })) {
        const { frames, work } = await scrubbed(browser, address, viewport);
        report(figure(`on ${name}, frames`, quantile(frames, 0.5), 'per s', 'wanted', 60));
        report(
          figure(`on ${name}, the page's work a step`, quantile(work, 0.5), 'ms', 'a frame at 60 per s', FRAME_MS),
        );
      }
    } finally {
      await browser.close();
      server.signal('SIGTERM');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface Told {
  readonly released: boolean;
  readonly count: number;
}

/** A whole game that is long enough, open to everybody by now. */
async function playedGame(url: string): Promise<string> {
  const loaded = loadSet(SET, readFileSync(SET, 'utf8'));
  const decks = loaded.ok ? readyDecks(loaded.set).map(({ deck }) => deck) : [];
  const players = [await newcomer({ url }), await newcomer({ url })];
  const id = await sitDown(players, { game: 'voidream', brings: [decks[1], decks[3]] });
  await playOn(players, id, 5);
  const told = async (): Promise<Told> =>
    (await asker(url).ask<{ replay: Told }>('query ($id: ID!) { replay(matchId: $id) { released count } }', { id }))
      .data.replay;
  while (!(await told()).released) await new Promise((go) => setTimeout(go, 200));
  return (await told()).count > STEPS ? id : playedGame(url);
}

async function scrubbed(browser: Browser, address: string, viewport: typeof PHONE | typeof DESKTOP) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.log .entry').nth(STEPS).waitFor({ state: 'attached' });
  const measures = await context.newCDPSession(page);
  await measures.send('Performance.enable');
  // The first time, pictures are drawn that are kept from then on.
  await page.evaluate(SCRUB);
  const [frames, work]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await busySeconds(measures);
    frames.push(await page.evaluate<number>(SCRUB));
    work.push(((await busySeconds(measures)) - before) * (1000 / STEPS));
  }
  await context.close();
  return { frames, work };
}

/** How long the page's own thread was busy so far. */
async function busySeconds(measures: CDPSession): Promise<number> {
  const { metrics } = await measures.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
