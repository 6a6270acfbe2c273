/**
 * What a browser remembers for its user. Where it may not, as many browsers have it for a frame in a page of another site, the page
 * itself remembers until it is left.
 */
interface Memory {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/** What this needs of a page. Where there is none, as in a worker or a test, neither exists. */
declare const localStorage: Memory;
declare const sessionStorage: Memory;

function inPage(): Memory {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** To look at it is enough to be refused. */
function allowed(memory: () => Memory): Memory {
  try {
    return memory();
  } catch {
    return inPage();
  }
}

/** From one visit to the next. */
export const lasting: Memory = allowed(() => localStorage);

/** In this tab, over a reload. */
export const inTab: Memory = allowed(() => sessionStorage);
