import { didYouMean, slugOf } from '#cards';
import { type Problem, rule } from '#kernel';
import type { CardSet } from '../set/compiled.js';
import type { DeckList } from './list.js';

/** A deck as a person types and pastes it: four heads, then a card a line, `3 Grey Heron` for three of it. */

const HEADS = ['main', 'guest', 'bastion', 'mind'] as const;
const SECTIONS = ['arcana', 'dream'] as const;

export type ReadDeck =
  { readonly ok: true; readonly deck: DeckList } | { readonly ok: false; readonly problems: readonly Problem[] };

export function parseDeck(set: CardSet, text: string): ReadDeck {
  const reader = new DeckReader(set);
  text.split(/\r?\n/).forEach((line, i) => {
    reader.line(line.replace(/#.*$/, '').trim(), i + 1);
  });
  return reader.finish();
}

class DeckReader {
  private readonly heads: Partial<Record<(typeof HEADS)[number], string>> = {};
  private readonly cards = { arcana: [] as string[], dream: [] as string[] };
  private readonly problems: Problem[] = [];
  private section: (typeof SECTIONS)[number] | null = null;

  constructor(private readonly set: CardSet) {}

  line(text: string, line: number): void {
    if (text === '') return;
    const [, word = '', rest = ''] = /^([A-Za-z]+)\s*:\s*(.*)$/.exec(text) ?? [];
    const head = HEADS.find((name) => name === word.toLowerCase());
    const section = SECTIONS.find((name) => name === word.toLowerCase());
    if (head !== undefined)
      this.heads[head] = head === 'main' || head === 'guest' ? slugOf(rest) : this.card(rest, line);
    else if (section !== undefined) this.section = section;
    else if (word !== '') this.wrong(line, `There is no part "${word}".${didYouMean(word, [...HEADS, ...SECTIONS])}`);
    else this.copies(text, line);
  }

  private copies(text: string, line: number): void {
    const [, count = '1', title = ''] = /^(?:(\d{1,2})\s*[x×]?\s+)?(.+)$/.exec(text) ?? [];
    if (this.section === null) {
      this.wrong(line, `"${text}" stands in front of "Arcana:" and "Dream:"; a card belongs below one of them.`);
      return;
    }
    const slug = this.card(title, line);
    for (let n = Number(count); n > 0; n--) this.cards[this.section].push(slug);
  }

  private card(title: string, line: number): string {
    const slug = slugOf(title);
    if (!this.set.bySlug.has(slug)) {
      const titles = this.set.cards.map((card) => card.title);
      this.wrong(line, `There is no card "${title}" in ${this.set.title}.${didYouMean(title, titles)}`);
    }
    return slug;
  }

  private wrong(line: number, says: string): void {
    this.problems.push({ rule: rule('VD-8.2.1'), line, says });
  }

  finish(): ReadDeck {
    const { main, guest = null, bastion, mind } = this.heads;
    for (const head of ['main', 'bastion', 'mind'] as const) {
      if (this.heads[head] === undefined) this.wrong(1, `The line "${head}: ..." is missing.`);
    }
    if (this.problems.length > 0 || main === undefined || bastion === undefined || mind === undefined) {
      return { ok: false, problems: this.problems };
    }
    return { ok: true, deck: { main, guest, bastion, mind, ...this.cards } };
  }
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
