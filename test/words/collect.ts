/** Every text that the web app says, as its sources and the games' own tables have it, and what the contract says of each code of a refusal. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import ts from 'typescript';
import { QUESTIONS, SENTENCES, type Text, WHY_NOT, WORDS } from '#games/voidream';
import { REWOUND } from '#match';
import { RULE_SETS } from '#tournament';
import type { Worded } from '../../apps/web/say/languages.js';

const SOURCES = 'apps/web';
/** What says `phrase`. */
const PHRASED = ['libs', 'apps/server'];
const CONTRACT = 'libs/contract';

export type Catalogue = Readonly<Record<string, Worded>>;

/** By key; a text that is said in two ways under one key, or that is no plain text, is an error that names its place. */
export function collect(): Catalogue {
  const found = new Map<string, Worded>();
  const note: Found = (key, worded) => {
    const known = found.get(key);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(worded))
      throw new Error(`"${key}" is said in two ways.`);
    found.set(key, worded);
  };
  for (const path of sources(SOURCES)) visit(parsed(path), said, note);
  for (const path of PHRASED.flatMap(sources)) visit(parsed(path), phrased, note);
  for (const text of tables()) note(typeof text === 'string' ? text : text.other, text);
  for (const [code, says] of refusals()) found.set(`${code} @ refusal`, says);
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

type Called = (by: string, given: readonly ts.Expression[], found: Found) => void;
type Found = (key: string, worded: Worded) => void;

function visit(node: ts.Node, called: Called, found: Found): void {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
    called(node.expression.text, node.arguments, found);
  if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Say') {
    const text = textOf(attribute(node, 'text'));
    found(text, text);
  }
  ts.forEachChild(node, (child) => {
    visit(child, called, found);
  });
}

/** What the server and the engines say. */
const phrased: Called = (by, [first], found) => {
  if (by === 'phrase') found(textOf(first), textOf(first));
};

function said(by: string, [first, second]: readonly ts.Expression[], found: Found): void {
  if (by === 'say') found(textOf(first), textOf(first));
  if (by === 'sayAs') found(`${textOf(second)} @ ${textOf(first)}`, textOf(second));
  if (by === 'sayMany') {
    const [one, other] = [textOf(property(second, 'one')), textOf(property(second, 'other'))];
    found(other, { one, other });
  }
  if (by === 'sayNth' && second !== undefined && ts.isObjectLiteralExpression(second)) {
    const forms = second.properties.map((form) => [
      form.name?.getText() ?? '',
      textOf(property(second, form.name?.getText() ?? '')),
    ]);
    found(textOf(property(second, 'other')), Object.fromEntries(forms) as Worded);
  }
}

function textOf(node: ts.Node | undefined): string {
  if (node !== undefined && ts.isStringLiteralLike(node)) return node.text;
  const place = node?.getSourceFile().fileName ?? 'somewhere';
  throw new Error(`${place}: "${node?.getText() ?? ''}" is said, and is no plain text.`);
}

function attribute(element: ts.JsxSelfClosingElement, name: string): ts.Node | undefined {
  const found = element.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name);
  const value = found !== undefined && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value !== undefined && ts.isJsxExpression(value) ? value.expression : value;
}

function property(object: ts.Expression | undefined, name: string): ts.Node | undefined {
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return object;
  const found = object.properties.find((one) => one.name?.getText() === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : found;
}

/** What is said of games and matches wherever they are shown. */
const tables = (): readonly Text[] => [
  ...Object.values(SENTENCES)
    .flat()
    .flatMap(({ says, yours }) => [says, yours]),
  ...Object.values(QUESTIONS).flatMap(({ asks, others }) => [asks, others]),
  ...Object.values(WORDS),
  ...Object.values(REWOUND),
  ...Object.values(WHY_NOT),
  ...RULE_SETS.flatMap(({ title, offered }) => [title, ...offered.map((tieBreak) => tieBreak.title)]),
];

function refusals(): readonly (readonly [code: string, says: string])[] {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.graphql') && !GENERATED.has(name));
  return files
    .flatMap((name) => parse(readFileSync(join(CONTRACT, name), 'utf8')).definitions)
    .flatMap((each) =>
      (each.kind === Kind.ENUM_TYPE_DEFINITION || each.kind === Kind.ENUM_TYPE_EXTENSION) &&
      each.name.value === 'UserErrorCode'
        ? (each.values ?? [])
        : [],
    )
    .map(({ name, description }) => [name.value, (description?.value ?? '').replace(/\s*Example:.*$/s, '')]);
}

const GENERATED: ReadonlySet<string> = new Set(['schema.graphql', 'published.graphql']);

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /(?<!\.spec)\.tsx?$/.test(path) && !/^(say\/(say|sentence|pseudo)|contract\/generated)\b/.test(path),
    )
    .sort()
    .map((path) => join(folder, path));

const parsed = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, scriptKind(path));

const scriptKind = (path: string): ts.ScriptKind => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
