import { meantBy, slugOf } from '#cards';
import { type Phrase, phrase, type Problem, rule, saying } from '#kernel';
import type { CardDef, CardSet } from '../set/compiled.js';
import type { DeckList } from './list.js';

/** A deck as a person types and pastes it: four heads, then a card a line, `3 Grey Heron` for three of it. */

const HEADS = ['main', 'guest', 'bastion', 'mind'] as const;
const SECTIONS = ['arcana', 'dream'] as const;
const NAMED = /^([A-Za-z]+)\s*:\s*(.*)$/;

export type ReadDeck =
  | { readonly ok: true; readonly deck: DeckList }
  /** With the deck as far as it could be read, where all of its heads are there. */
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly deck: DeckList | null };

export function parseDeck(set: CardSet, text: string): ReadDeck {
  const reader = new DeckReader(set);
  linesOf(text).forEach((line, i) => {
    reader.line(line, i + 1);
  });
  return reader.finish();
}

/** As people see them: what is pasted has other spaces, wide digits, marks of lists, and letters of no width. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).map((line) =>
    line
      .normalize('NFKC')
      .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
      .trim()
      .replace(/^[-*•]\s+/, ''),
  );

class DeckReader {
  private readonly heads: Partial<Record<(typeof HEADS)[number], string>> = {};
  private readonly cards = { arcana: [] as string[], dream: [] as string[] };
  private readonly problems: Problem[] = [];
  private section: (typeof SECTIONS)[number] | null = null;
  /** Below a part of which nobody knows what it is, or below none: said once for all such lines. */
  private isAstray = false;

  constructor(private readonly set: CardSet) {}

  line(whole: string, line: number): void {
    const text = this.uncommented(whole);
    if (text === '') return;
    const named = NAMED.exec(text);
    const [, word = this.isCard(text) ? '' : text, rest = ''] = named ?? [];
    const head = HEADS.find((name) => name === word.toLowerCase());
    const section = SECTIONS.find((name) => name === word.toLowerCase());
    if (head !== undefined) this.head(head, rest, line);
    else if (section !== undefined) this.section = section;
    else if (named !== null && !this.isCard(text)) {
      this.isAstray = this.section === null;
      this.wrong(line, [...phrase('There is no part "{word}".', { word }), ...meantBy(word, [...HEADS, ...SECTIONS])]);
    } else this.copies(text, line);
  }

  /** What stands behind a "#" is a remark, unless it is in a title. */
  private uncommented(text: string): string {
    const titled = NAMED.exec(text)?.[2] ?? countedIn(text).title;
    return this.isCard(titled) ? text : text.replace(/#.*$/, '').trim();
  }

  private head(head: (typeof HEADS)[number], rest: string, line: number): void {
    if (this.heads[head] !== undefined) this.wrong(line, phrase('The line "{head}: ..." is there twice.', { head }));
    else if (rest === '' && head !== 'guest') {
      this.heads[head] = '';
      this.wrong(line, phrase('The line "{head}:" is empty: write behind it what your deck has.', { head }));
    } else if (head === 'main' || (head === 'guest' && !/^(none)?$/i.test(rest))) this.heads[head] = slugOf(rest);
    else if (head !== 'guest') this.heads[head] = this.card(rest, line, head);
  }

  private isCard(title: string): boolean {
    return this.set.bySlug.has(slugOf(title));
  }

  private copies(text: string, line: number): void {
    if (this.section === null) {
      if (this.isAstray) return;
      this.isAstray = true;
      this.wrong(
        line,
        phrase(
          '"{text}" stands in front of "Arcana:" and "Dream:": write these two lines, and each card below one of them.',
          { text: clipped(text) },
        ),
      );
      return;
    }
    const { count, title } = this.isCard(text) ? { count: '1', title: text } : countedIn(text);
    if (!/^(?=.*[1-9])\d{1,2}$/.test(count) || title === '') {
      this.wrong(
        line,
        title === ''
          ? phrase('"{text}" names no card: write a number up to 99 and a title, like "2 Grey Heron".', { text })
          : phrase('"{count}" is no number of copies: write a number up to 99 and a title, like "2 {card}".', {
              count,
              card: title,
            }),
      );
      return;
    }
    const slug = this.card(title, line);
    for (let n = Number(count); n > 0; n--) this.cards[this.section].push(slug);
  }

  private card(title: string, line: number, kind?: CardDef['kind']): string {
    const slug = slugOf(title);
    if (!this.set.bySlug.has(slug)) {
      const among = this.set.cards.filter((card) => kind === undefined || card.kind === kind);
      const titles = among.map((card) => card.title);
      this.wrong(line, [
        ...phrase('There is no card "{card}" in {set}.', { card: clipped(title), set: this.set.title }),
        ...meantBy(title, titles),
      ]);
    }
    return slug;
  }

  private wrong(line: number, says: readonly Phrase[]): void {
    this.problems.push({ rule: rule('VD-8.2.1'), line, ...saying(says) });
  }

  finish(): ReadDeck {
    const { main, guest = null, bastion, mind } = this.heads;
    for (const head of ['main', 'bastion', 'mind'] as const) {
      if (this.heads[head] === undefined) this.wrong(1, phrase('The line "{head}: ..." is missing.', { head }));
    }
    const problems = this.problems;
    if (!main || !bastion || !mind) return { ok: false, problems, deck: null };
    const deck = { main, guest, bastion, mind, ...this.cards };
    return problems.length > 0 ? { ok: false, problems, deck } : { ok: true, deck };
  }
}

const MOST_QUOTED = 60;
const clipped = (text: string): string => (text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED)}…`);

/** `3 Grey Heron`, `3x Grey Heron`, `x3 Grey Heron`, `Grey Heron x3`, or the title alone for one. */
function countedIn(text: string): { readonly count: string; readonly title: string } {
  const [, before, after] =
    /^([-+]?\d[\d.,]*)\s*(?:[x×](?=\s|$))?(?:\s+(.*))?$/i.exec(text) ?? /^[x×](\d+)\s+(.*)$/i.exec(text) ?? [];
  if (before !== undefined) return { count: before, title: after ?? '' };
  const [, title = text, count = '1'] = /^(.+?)\s+[x×]\s*(\d+)$/i.exec(text) ?? [];
  return { count, title };
}

/** The same form; reading it again gives the same deck. */
export function printDeck(set: CardSet, deck: DeckList): string {
  const title = (slug: string): string => set.bySlug.get(slug)?.title ?? slug;
  const counted = (slugs: readonly string[]): string[] =>
    [...new Set(slugs)].map((slug) => `${slugs.filter((other) => other === slug).length} ${title(slug)}`);
  return [
    `main: ${deck.main}`,
    ...(deck.guest === null ? [] : [`guest: ${deck.guest}`]),
    `bastion: ${title(deck.bastion)}`,
    `mind: ${title(deck.mind)}`,
    '',
    'Arcana:',
    ...counted(deck.arcana),
    '',
    'Dream:',
    ...counted(deck.dream),
    '',
  ].join('\n');
}
