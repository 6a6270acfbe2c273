import type { Locator, Page } from 'playwright-core';

/** How somebody presses a button, and types into a field. */
export interface Hand {
  readonly press: (button: Locator) => Promise<void>;
  readonly fill: (field: Locator, text: string) => Promise<void>;
}

const MOUSE: Hand = { press: (button) => button.click(), fill: (field, text) => field.fill(text) };

export const decision = (page: Page): Locator => page.getByRole('region', { name: 'Your decision' });

/** Gives the first answer that may be given: what it takes to come to an end, and no more. */
export async function answerSomehow(page: Page, { press, fill }: Hand = MOUSE): Promise<void> {
  const words = decision(page).getByRole('button', { name: 'In words', expanded: false });
  if (await words.isVisible()) await press(words);
  const split = decision(page).getByRole('spinbutton');
  if ((await split.count()) > 0)
    await fill(split.first(), /(\d+) in all/.exec(await decision(page).innerText())?.[1] ?? '');
  const pass = decision(page).getByRole('button', {
    name: /^(Pass|Confirm|Attack with none|Defend with none)$/,
    disabled: false,
  });
  const offered = page.locator('.answers :is(.row, .by-card)');
  const answers = offered.locator('button:not([aria-expanded], [aria-pressed]):enabled');
  const parts = offered.locator('button[aria-pressed=false]:enabled');
  for (;;) {
    for (const whole of [pass, answers])
      if ((await whole.count()) > 0) {
        await press(whole.first());
        return;
      }
    await press(parts.first());
  }
}
