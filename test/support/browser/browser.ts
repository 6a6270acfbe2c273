import { type BrowserContextOptions, chromium as driver, type Page } from 'playwright-core';
import { afterTest, onceAFile } from '../servers/index.js';
import { chromium } from './executable.mjs';

export const PHONE = { width: 360, height: 780 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

const browser = onceAFile(
  () => driver.launch({ executablePath: chromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] }),
  (launched) => launched.close(),
);

/** What a page must never do, seen while a test used it. */
export interface Visit {
  readonly page: Page;
  /** Errors on the console, thrown ones, requests that failed and those that went to another host. */
  readonly wrongs: readonly string[];
}

/** A visitor with a browser of their own, for the test that is running: nothing kept from others, reduced motion unless said. */
export async function visit(url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (
    await browser()
  ).newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    baseURL: url,
    ...options,
  });
  afterTest(() => context.close());
  const page = await context.newPage();
  const wrongs: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrongs.push(message.text());
  });
  page.on('pageerror', (error) => wrongs.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(url).origin && protocol !== 'data:') wrongs.push(`went to another host: ${request.url()}`);
  });
  await page.goto(url);
  return { page, wrongs };
}
