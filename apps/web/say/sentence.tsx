import { Fragment, type ReactNode } from 'react';
import type { Slots } from '#kernel';
import { textOf } from './say.js';

/** What the tags that need nothing else become. */
const KNOWN = {
  b: (inside: ReactNode) => <b>{inside}</b>,
  code: (inside: ReactNode) => <code>{inside}</code>,
  unseen: (inside: ReactNode) => <span className="unseen">{inside}</span>,
} as const;

type Around = (inside: ReactNode) => ReactNode;
/** The names of the tags of a text, `<link>`, but for those that are known. */
type Tags<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Exclude<Name, keyof typeof KNOWN> | Tags<Rest>
  : never;
type With<Text extends string> = Readonly<Record<Slots<Text>, ReactNode> & Record<Tags<Text>, Around>>;
type Props<Text extends string> = { readonly text: Text } & ([Slots<Text> | Tags<Text>] extends [never]
  ? { readonly with?: never }
  : { readonly with: With<Text> });

type Given = Readonly<Record<string, ReactNode | Around>>;
const PARTS = /\{(\w+)\}|<(\w+)>(.*?)<\/\2>/g;

/** A whole sentence with elements in it: `<Say text="Ask {judge} at <table>table 3</table>" with={{ judge, table: (said) => … }} />`. */
export function Say<const Text extends string>({ text, with: given }: Props<Text>): ReactNode {
  return partsOf(textOf(text, text), { ...KNOWN, ...given });
}

function partsOf(said: string, given: Given): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of said.matchAll(PARTS)) {
    const [whole, name = '', tag = '', inside = ''] = found;
    const slot = given[name === '' ? tag : name];
    parts.push(said.slice(from, found.index), typeof slot === 'function' ? slot(partsOf(inside, given)) : slot);
    from = found.index + whole.length;
  }
  parts.push(said.slice(from));
  return parts.map((part, nth) => <Fragment key={nth}>{part}</Fragment>);
}
