import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const WEB = 'apps/web';
/** Whose sheets are for every page. */
const SHARED = new Set(['look', 'parts', 'board', 'cards']);
/** What pages narrow down by a further class. */
const OF_ALL = new Set(['page']);

/** The classes with which the selectors of a sheet begin. */
function beginnings(file: string): ReadonlySet<string> {
  const rules = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    list.trim().startsWith('@') ? [] : list.split(/,(?![^(]*\))/),
  );
  return new Set(selectors.flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []));
}

it('keeps what a page’s sheet says to that page: sheets stay once they are loaded, and others are visited after it', () => {
  const pages = new Map<string, Set<string>>();
  for (const file of readdirSync(WEB, { recursive: true, encoding: 'utf8' })) {
    const [page = ''] = file.split(sep);
    if (!file.endsWith('.css') || SHARED.has(page)) continue;
    for (const name of beginnings(join(WEB, file))) pages.set(name, (pages.get(name) ?? new Set()).add(page));
  }
  expect(pages.size).toBeGreaterThan(100);
  const shared = [...pages].filter(([name, of]) => of.size > 1 && !OF_ALL.has(name));
  expect(shared.map(([name, of]) => `.${name} of ${[...of].join(' and ')}`)).toEqual([]);
});
