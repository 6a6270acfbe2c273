import type { Sha256 } from '#kernel';
import { Malformed } from '../malformed.js';
import { countIn } from './base64.js';
import { type KeyUse, readVerifierKey, type VerifierKey } from './verifier-key.js';

/** Whose word counts (C2SP tlog-policy): the logs, and which witnesses must have seen the same. */
export interface Policy {
  readonly logs: readonly VerifierKey[];
  readonly witnesses: ReadonlyMap<string, VerifierKey>;
  readonly groups: ReadonlyMap<string, Group>;
  /** The name of a witness or a group; `none` when no witness is needed. */
  readonly quorum: string;
}

interface Group {
  readonly least: number;
  readonly members: readonly string[];
}

export const NONE = 'none';

/** Throws Malformed with the line that is wrong. */
export function readPolicy(sha256: Sha256, text: string): Policy {
  const draft: Draft = { sha256, logs: [], witnesses: new Map(), groups: new Map(), quorum: null };
  for (const line of linesOf(text)) SYNTAX[line.word].take(draft, line);
  const { logs, witnesses, groups, quorum } = draft;
  if (quorum === null)
    throw new Malformed(1, 'A policy has a line "quorum"; "quorum none" where no witness is needed.');
  return { logs, witnesses, groups, quorum };
}

interface Draft {
  readonly sha256: Sha256;
  readonly logs: VerifierKey[];
  readonly witnesses: Map<string, VerifierKey>;
  readonly groups: Map<string, Group>;
  quorum: string | null;
}

interface Line {
  readonly line: number;
  readonly word: Word;
  readonly items: readonly string[];
}

function linesOf(text: string): readonly Line[] {
  return text.split(/\r?\n/).flatMap((written, at): readonly Line[] => {
    const [word = '', ...items] = written.split(/[ \t]+/).filter((item) => item !== '');
    if (word === '' || word.startsWith('#')) return [];
    if (!isWord(word))
      throw new Malformed(at + 1, `A line begins with log, witness, group, quorum or #, not with "${word}".`);
    const { least, most, says } = SYNTAX[word];
    if (items.length < least || items.length > most) throw new Malformed(at + 1, `"${word}" is followed by ${says}.`);
    return [{ line: at + 1, word, items }];
  });
}

type Word = 'log' | 'witness' | 'group' | 'quorum';

const isWord = (word: string): word is Word => Object.hasOwn(SYNTAX, word);

interface Syntax {
  readonly least: number;
  readonly most: number;
  readonly says: string;
  take(draft: Draft, line: Line): void;
}

const SYNTAX: Readonly<Record<Word, Syntax>> = {
  log: {
    least: 1,
    most: 2,
    says: 'a key, and a URL if wanted',
    take({ sha256, logs }, { line, items: [key = ''] }) {
      logs.push(newKey(sha256, key, 'note', logs, line));
    },
  },
  witness: {
    least: 2,
    most: 3,
    says: 'a name, a key, and a URL if wanted',
    take(draft, { line, items: [name = '', key = ''] }) {
      checkIsNew(draft, name, line);
      draft.witnesses.set(name, newKey(draft.sha256, key, 'cosignature', [...draft.witnesses.values()], line));
    },
  },
  group: {
    least: 3,
    most: Infinity,
    says: 'a name, "any", "all" or a number, and the names of its members',
    take(draft, { line, items: [name = '', least = '', ...members] }) {
      checkIsNew(draft, name, line);
      for (const member of members) checkIsKnown(draft, member, line);
      draft.groups.set(name, { least: leastOf(least, members.length, line), members });
    },
  },
  quorum: {
    least: 1,
    most: 1,
    says: 'the name of a witness or a group, or "none"',
    take(draft, { line, items: [name = ''] }) {
      if (draft.quorum !== null) throw new Malformed(line, 'A policy has one quorum.');
      if (name !== NONE) checkIsKnown(draft, name, line);
      draft.quorum = name;
    },
  },
};

const isKnown = ({ witnesses, groups }: Draft, name: string): boolean => witnesses.has(name) || groups.has(name);

function checkIsNew(draft: Draft, name: string, line: number): void {
  if (name === NONE || isKnown(draft, name))
    throw new Malformed(line, `"${name}" can't be the name of another: it is taken.`);
}

function checkIsKnown(draft: Draft, name: string, line: number): void {
  if (!isKnown(draft, name)) throw new Malformed(line, `"${name}" is neither a witness nor a group of a line before.`);
}

function newKey(sha256: Sha256, text = '', use: KeyUse, others: readonly VerifierKey[], line: number): VerifierKey {
  const key = readVerifierKey(sha256, text, line);
  if (key.use !== use)
    throw new Malformed(line, `The key of ${key.name} is one that signs a ${key.use}, not a ${use}.`);
  if (others.some(({ publicKey }) => String(publicKey) === String(key.publicKey)))
    throw new Malformed(line, `The key of ${key.name} stands in the policy twice.`);
  return key;
}

function leastOf(text: string, members: number, line: number): number {
  const least = text === 'any' ? 1 : text === 'all' ? members : countIn(text, line, 'The least number of a group');
  if (least >= 1 && least <= members) return least;
  throw new Malformed(line, `Of ${members} members at least 1 and at most ${members} can be needed, not ${least}.`);
}
