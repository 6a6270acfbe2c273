import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Patch } from './citations.js';

/** What can be changed in the code of a rule: functions that cite it, each made to do nothing or to say the opposite. */

export interface Change {
  readonly file: string;
  readonly line: number;
  readonly says: string;
  readonly text: string;
}

/** From the places that cite the rule most closely: its own comment, or else a fact or refusal of it. */
export function changesFor(rule: string, files: readonly string[]): readonly Change[] {
  const places = files.map((file) => citingIn(rule, file));
  const closest = [1, 2].find((rank) => places.some((found) => found.some((each) => each.rank === rank)));
  return places.flat().flatMap((place) => (place.rank === closest ? changesOf(place) : []));
}

/** What is written down for a rule; a string says why it cannot be done. Where lines break does not matter. */
export function changeFor({ file, find, replace }: Patch): Change | string {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(new RegExp(find.trim().split(/\s+/).map(literal).join('\\s+'), 'g'))];
  const [only] = found;
  if (only === undefined || found.length > 1) {
    return `"${find}" stands ${found.length} times in ${file}, and must once: write down anew what breaks the rule`;
  }
  const line = text.slice(0, only.index).split('\n').length;
  const changed = text.slice(0, only.index) + replace.trim() + text.slice(only.index + only[0].length);
  return { file, line, says: `"${find}" as "${replace}"`, text: changed };
}
const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Place {
  readonly rank: number;
  readonly file: string;
  readonly source: ts.SourceFile;
  readonly code: Code;
}
type Code = (ts.FunctionDeclaration | ts.ArrowFunction) & { readonly body: ts.ConciseBody };

function citingIn(rule: string, file: string): Place[] {
  const text = readFileSync(file, 'utf8');
  const [prefix = '', number = ''] = rule.split('-');
  if (!text.includes(prefix)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const codes = codesIn(source);
  return codes.flatMap((code): Place[] => {
    if (cites(commentOn(code, text), prefix, number)) return [{ rank: 1, file, source, code }];
    return namesIn(code).includes(number) ? [{ rank: 2, file, source, code }] : [];
  });
}

function codesIn(source: ts.SourceFile): Code[] {
  const codes: Code[] = [];
  const look = (node: ts.Node): void => {
    if ((ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) && node.body !== undefined && isNamed(node)) {
      codes.push(node as Code);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return codes;
}

/** A function of the file, a constant one, or one of a verb. */
const isNamed = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent);

function commentOn(code: Code, text: string): string {
  const statement = ts.findAncestor(code, (node) => ts.isSourceFile(node.parent)) ?? code;
  const ranges = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  const last = ranges.at(-1);
  return last === undefined || text.slice(last.end, statement.getStart()).includes('\n\n')
    ? ''
    : text.slice(last.pos, last.end);
}

/** By its id, or within "VD-4.8.1 to 4.8.7". */
function cites(comment: string, prefix: string, number: string): boolean {
  const said = [...comment.matchAll(/([A-Z]{2})-([\d.]*\d)(?: to (?:[A-Z]{2}-)?([\d.]*\d))?/g)];
  const [, last = ''] = /\.(\d+)$/.exec(number) ?? [];
  return said.some(([, of, from = '', to]) => {
    if (of !== prefix) return false;
    if (to === undefined || stem(from) !== stem(number)) return from === number;
    return Number(last) >= Number(leaf(from)) && Number(last) <= Number(leaf(to));
  });
}
const stem = (number: string): string => number.replace(/\.\d+$/, '');
const leaf = (number: string): string => /(\d+)$/.exec(number)?.[1] ?? '';

function namesIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  const names: string[] = [];
  ts.forEachChild(node, (child) => {
    names.push(...namesIn(child));
  });
  return names;
}

function changesOf({ file, source, code }: Place): Change[] {
  const line = source.getLineAndCharacterOfPosition(code.getStart()).line + 1;
  const name = nameOf(code);
  const { body } = code;
  return insteadOf(code).map((instead) => ({
    file,
    line,
    says: `${name} ${instead.says}`,
    text: `${source.text.slice(0, body.getStart())}${ts.isBlock(body) ? `{ ${instead.block} ${source.text.slice(body.getStart() + 1, body.getEnd())}` : instead.value}${source.text.slice(body.getEnd())}`,
  }));
}

interface Instead {
  readonly says: string;
  readonly block: string;
  readonly value: string;
}
const gives = (value: string): Instead => ({
  says: `gives ${value}`,
  block: `if (1 > 0) return ${value};`,
  value: `(${value})`,
});
const NOTHING: Instead = { says: 'does nothing', block: 'if (1 > 0) return;', value: 'undefined' };

function insteadOf(code: Code): readonly Instead[] {
  const type = code.type?.getText() ?? '';
  if (type === 'void') return [NOTHING];
  if (type === 'boolean') return [gives('true'), gives('false')];
  if (type === 'number') return [gives('0'), gives('7')];
  if (type.endsWith('[]')) return [gives('[]')];
  if (type.endsWith('| null')) return [gives('null')];
  const { parent } = code;
  const word = ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
  if (word === 'can' || word === 'touches') return [gives('true'), gives('false')];
  if (word === 'run') return [NOTHING];
  return word === 'happenings' ? [gives('[]')] : [];
}

function nameOf(code: Code): string {
  if (ts.isFunctionDeclaration(code)) return code.name?.text ?? '';
  const { parent } = code;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
}
