/** A deck while it is typed: its text is the deck, and adding a card is writing a line into it. */
import type { CardDef } from '#games/voidream';

type Section = 'Arcana' | 'Dream';

const HEAD = /^\s*(main|guest|bastion|mind)\s*:\s*(.*?)\s*$/i;
const SECTION = /^\s*(arcana|dream)\s*:\s*$/i;
const COPIES = /^(?:(\d{1,2})\s*[x×]?\s+)?(.+)$/;

const withoutRemark = (line: string): string => line.replace(/#.*$/, '').trim();
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

export const emptyDeck = 'main: \nbastion: \nmind: \n\nArcana:\n\nDream:\n';

/** How many copies each title has, as far as the lines can be read. */
export function copiesIn(text: string): ReadonlyMap<string, number> {
  const heads = ['bastion', 'mind'] as const;
  const copies = new Map<string, number>();
  for (const title of heads.map((head) => headOf(text, head))) if (title !== null) copies.set(title, 1);
  let inSection = false;
  for (const line of text.split(/\r?\n/).map(withoutRemark)) {
    if (SECTION.test(line)) inSection = true;
    else if (inSection && line !== '' && !HEAD.test(line)) {
      const [, count = '1', title = ''] = COPIES.exec(line) ?? [];
      copies.set(title, (copies.get(title) ?? 0) + Number(count));
    }
  }
  return copies;
}

export function headOf(text: string, head: 'main' | 'guest' | 'bastion' | 'mind'): string | null {
  for (const line of text.split(/\r?\n/).map(withoutRemark)) {
    const [, name = '', value = ''] = HEAD.exec(line) ?? [];
    if (same(name, head) && value !== '') return value;
  }
  return null;
}

/** The text with one copy more, or one fewer; a bastion or a mind card takes the place of what was there, and a first bastion chooses the faction. */
export function withCopies(text: string, card: Pick<CardDef, 'title' | 'kind' | 'factions'>, more: 1 | -1): string {
  if (card.kind === 'bastion' || card.kind === 'mind') {
    const made = withHead(text, card.kind, more === 1 ? card.title : '');
    return card.kind === 'bastion' && headOf(text, 'main') === null ? withHead(made, 'main', card.factions[0]) : made;
  }
  const lines = text.split(/\r?\n/);
  const at = lines.findIndex((line) => same(COPIES.exec(withoutRemark(line))?.[2] ?? '', card.title));
  if (at >= 0) {
    const count = Number(COPIES.exec(withoutRemark(lines[at] ?? ''))?.[1] ?? 1) + more;
    lines.splice(at, 1, ...(count > 0 ? [`${count} ${card.title}`] : []));
    return lines.join('\n');
  }
  return more === 1 ? inSection(lines, card.kind === 'arcanum' ? 'Arcana' : 'Dream', `1 ${card.title}`) : text;
}

function withHead(text: string, head: string, value: string): string {
  const lines = text.split(/\r?\n/);
  const at = lines.findIndex((line) => same(HEAD.exec(line)?.[1] ?? '', head));
  const line = `${head}: ${value}`;
  if (at < 0) lines.unshift(line);
  else lines[at] = line;
  return lines.join('\n');
}

function inSection(lines: readonly string[], section: Section, line: string): string {
  const made = [...lines];
  const at = made.findIndex((one) => same(SECTION.exec(one)?.[1] ?? '', section));
  if (at < 0) return [...made, '', `${section}:`, line, ''].join('\n');
  let end = at + 1;
  while (end < made.length && made[end]?.trim() !== '' && !SECTION.test(made[end] ?? '')) end++;
  made.splice(end, 0, line);
  return made.join('\n');
}
