/** The text of a card in parts that can be set: what it costs, when it happens, and what it does. */
import { backText, type CardDef, textOf } from '#games/voidream';

export interface TextLine {
  readonly as: 'keywords' | 'ability' | 'trigger' | 'plain';
  /** The cost, or the condition. */
  readonly lead: string | null;
  readonly says: string;
}
export interface TextPart {
  readonly heading: string | null;
  readonly lines: readonly TextLine[];
}

/** Under their headings: the two sides of an arcanum, the tempers of a mind, the back of a bastion. */
export function textParts({ text }: CardDef): readonly TextPart[] {
  const said = textOf(text);
  if (text.kind === 'arcanum' || text.kind === 'mind') return underHeadings(said);
  const first = said.length - text.lines.length;
  const keywords = text.keywords.length === 0 ? -1 : text.only === null ? 0 : 1;
  const lines = said.map((says, i): TextLine => {
    if (i === keywords) return { as: 'keywords', lead: null, says: says.replace(/\.$/, '') };
    return split(says, text.lines[i - first]?.line ?? 'static');
  });
  const front = [{ heading: null, lines }];
  if (text.kind !== 'bastion') return front;
  return [...front, { heading: 'Back', lines: backText(text.back).map(plain) }];
}

const plain = (says: string): TextLine => ({ as: 'plain', lead: null, says });

function split(says: string, line: string): TextLine {
  const joint = line === 'ability' ? ': ' : line === 'trigger' ? ' – ' : null;
  const at = joint === null ? -1 : says.indexOf(joint);
  if (joint === null || at < 0 || (line !== 'ability' && line !== 'trigger')) return plain(says);
  const rest = says.slice(at + joint.length);
  return { as: line, lead: says.slice(0, at), says: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

const HEADINGS = /^(Normal|Inverted|Spent|[1-4]): /;

function underHeadings(said: readonly string[]): readonly TextPart[] {
  const parts: { heading: string | null; lines: TextLine[] }[] = [];
  for (const says of said) {
    const heading = HEADINGS.exec(says)?.[1] ?? null;
    if (heading !== null || parts.length === 0) parts.push({ heading, lines: [] });
    parts.at(-1)?.lines.push(guessed(says.replace(HEADINGS, '')));
  }
  return parts;
}

/** Under a heading, a trigger is told by its dash and an ability by its colon. */
function guessed(says: string): TextLine {
  if (/^(Before|When|After) .* – /.test(says)) return split(says, 'trigger');
  if (/^(Exhaust|Discard|Void|Put|Pay|Sacrifice|Deal|Turn)[^.]*: /.test(says)) return split(says, 'ability');
  return plain(says);
}
