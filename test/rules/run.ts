/**
 * `run.ts RULE FILE...` runs the tests in these files that cite the rule, and no others; "any" stands for every rule. It ends
 * with 1 at the first that fails. Jest reads the same files; this starts in a second, which hundreds of changes need.
 */
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import { rulesIn } from './citations.js';

type Body = (...row: readonly unknown[]) => unknown;

const [rule = '', ...files] = process.argv.slice(2);
const tests: (() => unknown)[] = [];
let around: readonly string[] = [];

const cites = (text: string): boolean => {
  const rules = rulesIn(text);
  return rule === 'any' ? rules.length > 0 : rules.includes(rule);
};
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const fields = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

function within(title: string, body: () => void): void {
  const before = around;
  around = [...before, title];
  body();
  around = before;
}

/** Where only rows of a table cite the rule, only those are run. */
function rowsOf(title: string, table: readonly unknown[]): readonly unknown[] {
  if ([...around, title].some(cites)) return table;
  return table.filter((row) => textsIn(row).some(cites));
}

const describe = Object.assign(within, {
  each: (table: readonly unknown[]) => (title: string, body: Body) => {
    for (const row of table) within(title, () => body(...fields(row)));
  },
});
const it = Object.assign(
  (title: string, body: () => unknown) => {
    if ([...around, title].some(cites)) tests.push(body);
  },
  {
    each: (table: readonly unknown[]) => (title: string, body: Body) => {
      for (const row of rowsOf(title, table)) tests.push(() => body(...fields(row)));
    },
  },
);

Object.assign(globalThis, { describe, it, expect });
for (const file of files) await import(pathToFileURL(file).href);
if (tests.length === 0) throw new Error(`No test in ${files.join(', ')} cites ${rule}.`);
for (const test of tests) await test();
