import type { Page } from 'playwright-core';

/** Its page lies behind another tab, and the browser may notify: what was told is kept. */
export async function turnsAway(page: Page): Promise<void> {
  await page.evaluate(
    `window.told = [];
    window.Notification = class { static permission = 'granted'; constructor(title, { body }) { window.told.push(body); } };
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));`,
  );
}

export const turnsBack = (page: Page): Promise<void> =>
  page.evaluate(
    `Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));`,
  );

/** Waits until whoever looks elsewhere was told this. */
export async function hears(page: Page, what: string): Promise<void> {
  while (!(await page.evaluate<readonly string[]>('window.told')).includes(what)) await page.waitForTimeout(100);
}
