import type { Page } from 'playwright-core';

/** Links in running text may be as small as that; whatever else is small needs room around it (WCAG 2.5.8). */
const TOO_SMALL = `(() => {
  const LEAST = 24;
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const isSmall = ({ width, height }) => width < LEAST || height < LEAST;
  const isInText = (each) => getComputedStyle(each).display === 'inline' &&
    [...each.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim().length > 1);
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=link]')]
    .filter((each) => !each.matches('.skip') && each.checkVisibility({ visibilityProperty: true }))
    .map((each) => [each, (each.labels?.[0] ?? each).getBoundingClientRect()]);
  const apart = ([x, y], other) => {
    const [otherX, otherY] = middle(other);
    if (isSmall(other)) return Math.hypot(x - otherX, y - otherY) >= LEAST;
    return Math.hypot(Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom)) >= LEAST / 2;
  };
  return all
    .filter(([each, box]) => isSmall(box) && !isInText(each) &&
      all.some(([other, room]) => other !== each && !other.contains(each) && !each.contains(other) && !apart(middle(box), room)))
    .map(([each, { width, height }]) => each.outerHTML.slice(0, 80) + ' is ' + Math.round(width) + ' by ' + Math.round(height));
})()`;

/** What a finger would miss, or hit beside what it meant. */
export const smallTargets = (page: Page): Promise<readonly string[]> => page.evaluate(TOO_SMALL);
