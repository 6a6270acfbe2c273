import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.js';

const FOLDER = process.env.DREAMLEDGER_SHOTS ?? '.cache/shots';

/** Keeps a picture of the page at both sizes, for people to judge; nothing on it may be out of reach. */
export async function shoot(page: Page, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [size, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `${FOLDER}/${name}-${size}.png` });
    const beyond = await page.evaluate<readonly string[]>(BEYOND_THE_PAGE);
    if (beyond.length > 0) throw new Error(`${name}, ${size}: beyond the page is ${beyond.join(', ')}`);
  }
}

/** What can be touched, ends beside the page, and can't be scrolled to; a sign at the edge may be touched a little beyond it. */
const BEYOND_THE_PAGE = `(() => {
  const isScrolledTo = (element) => {
    for (let around = element.parentElement; around !== null; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return true;
    return false;
  };
  return [...document.querySelectorAll('button, a, input, select, textarea')]
    .filter((each) => each.checkVisibility() && each.closest('.unseen, .skip, details:not([open])') === null)
    .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 6)
    .filter((each) => !isScrolledTo(each))
    .map((each) => each.tagName.toLowerCase() + ' "' + (each.textContent.trim() || each.title) + '"');
})()`;
