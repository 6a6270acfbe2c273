/** A list in which one name is another: what the rules think was meant, put where something else stands. */
import { type Told, valuesOf } from '../say/told.js';

interface Wrong {
  /** Where it stands, counted from 1; null where the rules name no line. */
  readonly line?: number | null;
  readonly phrases?: readonly Told[] | undefined;
}

interface PutRight {
  readonly name: string;
  readonly text: string;
}

/** What a sentence calls that which stands in the list. */
const STANDS = ['card', 'word', 'name'];

/** For each name that was perhaps meant, the list with it. */
export function putRight(text: string, { line = null, phrases = [] }: Wrong): readonly PutRight[] {
  const facts = new Map(phrases.flatMap((phrase) => valuesOf(phrase.facts)));
  const stands = STANDS.flatMap((name) => facts.get(name) ?? []).map((each) => String(each).toLowerCase())[0] ?? '';
  const lines = text.split('\n');
  const nth = line === null ? lines.findIndex((each) => each.toLowerCase().includes(stands)) : line - 1;
  const was = lines[nth] ?? '';
  const at = was.toLowerCase().indexOf(stands);
  if (stands === '' || at < 0) return [];
  return meantIn(facts).map((name) => {
    const is = was.slice(0, at) + name + was.slice(at + stands.length);
    return { name, text: lines.with(nth, is).join('\n') };
  });
}

function meantIn(facts: ReadonlyMap<string, string | number>): readonly string[] {
  const meant = facts.get('meant');
  if (meant !== undefined) return [String(meant)];
  return Array.from(String(facts.get('names') ?? '').matchAll(/"([^"]+)"/g), ([, name = '']) => name);
}
