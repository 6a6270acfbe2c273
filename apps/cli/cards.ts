import { didYouMean, slugOf } from '#cards';
import { type CardDef, type CardSet, textOf } from '#games/voidream';

/** A card as it reads on the table: title, what it is, its text. */
export function cardLines(card: CardDef): readonly string[] {
  const { title, kind, factions, value, dawn, stability, dusk, subtypes } = card;
  const numbers =
    kind === 'entity'
      ? `${dawn}/${stability}/${dusk}`
      : kind === 'construct' || kind === 'bastion'
        ? `stability ${stability}`
        : '';
  const head = [kind, factions.join(' and '), ...subtypes, value > 0 ? `value ${value}` : '', numbers].filter(
    (part) => part !== '',
  );
  return [title, `  ${head.join(', ')}`, ...textOf(card.text).map((line) => `  ${line}`)];
}

export type FoundCard = { readonly card: CardDef } | { readonly says: string };

export function cardCalled(set: CardSet, name: string): FoundCard {
  const card = set.bySlug.get(slugOf(name)) ?? set.bySlug.get(slugOf(name).replace(/-\d+$/, ''));
  if (card !== undefined) return { card };
  const titles = set.cards.map(({ title }) => title);
  return { says: `There is no card "${name}" in ${set.title}.${didYouMean(name, titles)}` };
}
