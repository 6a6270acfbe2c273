import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.js';

const FOLDER = process.env.DREAMLEDGER_SHOTS ?? '.cache/shots';

/** Keeps a picture of the page at both sizes, for people to judge. */
export async function shoot(page: Page, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [size, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `${FOLDER}/${name}-${size}.png` });
  }
}
