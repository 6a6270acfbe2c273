import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Which tests cite which rules: a rule's id in the title of a test, of a group around it, or in the test's table. */

export interface Citing {
  readonly file: string;
  readonly line: number;
  readonly title: string;
}

export interface Rules {
  /** Folders of the code, and of specs. */
  readonly code: readonly string[];
  readonly specs: readonly string[];
  /** Titles by id. */
  readonly rules: Readonly<Record<string, string>>;
  /** For `--mutate`: what breaks a rule, where no function that cites it does; and why some are left out. */
  readonly changes: Readonly<Record<string, readonly Patch[]>>;
  readonly exceptions: Readonly<Record<string, string>>;
}
export interface Patch {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** The titles stand beside the game, for judges to read too. */
export const rulesOf = (game: string): Rules => ({
  ...(readJson(`test/rules/${game}.json`) as Omit<Rules, 'rules'>),
  rules: readJson(`libs/games/${game}/rule-titles.json`) as Rules['rules'],
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const sourcesIn = (folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.ts'))
    .sort();
const isSpec = (name: string): boolean => name.endsWith('.spec.ts');
export const specsIn = (folders: readonly string[]): readonly string[] => sourcesIn(folders).filter(isSpec);
export const codeIn = (folders: readonly string[]): readonly string[] =>
  sourcesIn(folders).filter((name) => !isSpec(name));

type Citations = ReadonlyMap<string, readonly Citing[]>;

/** By rule, in the order of the files. */
export function citations(files: readonly string[]): Citations {
  const found = new Map<string, readonly Citing[]>();
  for (const file of files) {
    for (const [rule, tests] of citationsIn(file, readFileSync(file, 'utf8'))) {
      found.set(rule, [...(found.get(rule) ?? []), ...tests]);
    }
  }
  return found;
}

export function citationsIn(file: string, text: string): Citations {
  const found = new Map<string, Citing[]>();
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  visit(source, [], (rule, node, title) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.set(rule, [...(found.get(rule) ?? []), { file, line, title }]);
  });
  return found;
}

type Tell = (rule: string, at: ts.Node, title: string) => void;

function visit(node: ts.Node, around: readonly string[], tell: Tell): void {
  const call = ts.isCallExpression(node) ? testCall(node) : null;
  if (call === null) {
    ts.forEachChild(node, (child) => {
      visit(child, around, tell);
    });
    return;
  }
  const cited = [...around, ...rulesIn(call.title), ...call.table.flatMap(rulesIn)];
  if (call.word === 'it') for (const rule of new Set(cited)) tell(rule, node, call.title);
  else
    ts.forEachChild(node, (child) => {
      visit(child, [...around, ...rulesIn(call.title)], tell);
    });
}

interface TestCall {
  readonly word: 'it' | 'describe';
  readonly title: string;
  /** The texts of an `it.each` table. */
  readonly table: readonly string[];
}

function testCall({ expression, arguments: [first] }: ts.CallExpression): TestCall | null {
  const title = first !== undefined && ts.isStringLiteralLike(first) ? first.text : null;
  if (title === null) return null;
  if (ts.isIdentifier(expression)) return named(expression, title, []);
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return null;
  const { expression: word, name } = expression.expression;
  if (name.text !== 'each' || !ts.isIdentifier(word)) return null;
  return named(word, title, expression.arguments.flatMap(textsIn));
}

const named = ({ text: word }: ts.Identifier, title: string, table: readonly string[]): TestCall | null =>
  word === 'it' || word === 'describe' ? { word, title, table } : null;

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child));
  });
  return texts;
}

export const rulesIn = (text: string): readonly string[] => text.match(/\b[A-Z]{2}-[A-Z]?\.?\d+(?:\.\d+)*\b/g) ?? [];
