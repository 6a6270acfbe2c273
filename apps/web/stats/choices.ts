/** What a filter can be set to, where that is one of a few: the word in the address, and what a reader calls it. */
import type { CardDef } from '#games/voidream';
import { useMemo } from 'react';
import { FACTION_NAMES } from '../cards/words.js';
import { GAMES } from '../tournament/words.js';
import type { FilterName } from './filter.js';
import { useCards } from './names.js';
import { ENDINGS } from './words.js';
import { say } from '../say/index.js';

type Choice = readonly [value: string, says: string];
export type Choices = Readonly<Partial<Record<FilterName, readonly Choice[]>>>;

const SEATS: readonly Choice[] = [
  ['1', 'A'],
  ['2', 'B'],
];
const MAIN = Object.entries(FACTION_NAMES).filter(([faction]) => faction !== 'neutral');

export function useChoices(): Choices {
  const cards = useCards();
  return useMemo(() => {
    const titled = (shown: (card: CardDef) => boolean): readonly Choice[] =>
      (cards ?? [])
        .filter(shown)
        .map(({ slug, title }): Choice => [slug, title])
        .sort(([, one], [, other]) => one.localeCompare(other));
    const bastions = titled(({ kind }) => kind === 'bastion');
    const own = new Map(cards?.map(({ slug, faction }) => [slug, faction]));
    const kinds = bastions.flatMap(([slug, title]): Choice[] => [
      [slug, title],
      ...MAIN.filter(([guest]) => guest !== own.get(slug)).map(([guest, name]): Choice => [
        `${slug}+${guest}`,
        say('{title} with {name}', { title, name }),
      ]),
    ]);
    return {
      game: Object.entries(GAMES),
      ended: Object.entries(ENDINGS),
      seat: SEATS,
      faction: MAIN,
      bastion: bastions,
      opponentBastion: bastions,
      archetype: kinds,
      opponentArchetype: kinds,
      mind: titled(({ kind }) => kind === 'mind'),
      card: titled(({ kind }) => kind !== 'mind' && kind !== 'bastion'),
    };
  }, [cards]);
}
