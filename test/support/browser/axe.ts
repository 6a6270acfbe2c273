import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page that is serious or worse, one line each. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(SOURCE);
  const { violations } = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary ?? ''}`),
    );
}
