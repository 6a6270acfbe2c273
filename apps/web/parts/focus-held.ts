/** Effects of a page that place the focus themselves come first. */
const AFTER_MS = 60;

/**
 * What has the focus may go once it is pressed, as "Take it on" does. Then what it stood in has the focus, so that who goes by
 * keyboard, or listens, stays where they are; what could not be pressed for a while has it again.
 */
export function holdFocus(): void {
  let path: readonly HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
  const look = (): void => {
    timer = null;
    const [last] = path;
    if (last === undefined || !isLost() || (last.isConnected && last.matches(':disabled'))) return;
    const place = path.find(({ isConnected }) => isConnected);
    if (place !== undefined) give(place);
  };
  document.addEventListener('focusin', ({ target }) => {
    path = ancestorsOf(target);
  });
  // Whoever points beside everything wants nothing to have it.
  document.addEventListener('pointerdown', () => {
    path = [];
  });
  new MutationObserver(() => {
    if (path.length > 0 && isLost()) timer ??= setTimeout(look, AFTER_MS);
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

/** The element itself, then what it stands in, up to the page. */
function ancestorsOf(target: EventTarget | null): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let at = target instanceof HTMLElement ? target : null;
    at !== null && at !== document.body;
    at = at.parentElement
  )
    found.push(at);
  return found;
}

function give(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement !== place) {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  if (isOutOfSight(place)) place.scrollIntoView();
}

/** The page may have grown shorter above it, or longer. */
function isOutOfSight(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}
