import type { Locator, Page } from 'playwright-core';

/** What has the focus although nothing shows it, neither on itself nor on what stands for a hidden control; null when it shows. */
const HIDDEN_FOCUS = `(() => {
  const at = document.activeElement;
  const isRinged = (each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  const places = [at, at.nextElementSibling].filter((each) => each !== null);
  return at === document.body || at.matches('main') || places.some(isRinged) ? null : at.outerHTML.slice(0, 120);
})()`;

const MOST = 90;

/** Goes there by Tab alone, as who has no mouse. Each stop on the way has to show that it has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  const here = wanted.and(page.locator(':focus'));
  for (let stops = 0; stops < MOST; stops++) {
    const hidden = await page.evaluate<string | null>(HIDDEN_FOCUS);
    if (hidden !== null) throw new Error(`Nothing shows that this has the focus: ${hidden}`);
    if ((await here.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(wanted)} is not reached by ${MOST} presses of Tab.`);
}

/** Goes there by Tab, and presses it. */
export async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Goes there by Tab, and types. */
export async function typeInto(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.insertText(text);
}
