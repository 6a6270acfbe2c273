/** What a filter can be set to, where that is one of a few: the word in the address, and what a reader calls it. */
import type { CardDef } from '#games/voidream';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { DECISION_BANDS, ROUND_BANDS } from '#stats';
import { FACTION_NAMES } from '../cards/words.js';
import { GAMES } from '../tournament/words.js';
import { SETS } from './documents.js';
import type { FilterName } from './filter.js';
import { useSet } from './names.js';
import { ENDINGS, sayRange } from './words.js';
import { say } from '../say/index.js';

type Choice = readonly [value: string, says: string];
export type Choices = Readonly<Partial<Record<FilterName, readonly Choice[]>>>;

const SEATS: readonly Choice[] = [
  ['1', 'A'],
  ['2', 'B'],
];
const MAIN = Object.entries(FACTION_NAMES).filter(([faction]) => faction !== 'neutral');

const bands = (names: readonly string[]): readonly Choice[] => names.map((name) => [name, sayRange(name)]);

/** With which sets was played is asked only when somebody chooses. */
export function useChoices(isChosen: boolean): Choices {
  const here = useSet();
  const cards = here?.cards;
  const [{ data }] = useQuery({ query: SETS, pause: !isChosen });
  return useMemo(() => {
    const sets = new Set([
      ...(here === null ? [] : [here.hash]),
      ...(data?.statistics.selection.sets ?? []).flatMap(({ keys }) => keys),
    ]);
    const titled = (shown: (card: CardDef) => boolean): readonly Choice[] =>
      (cards ?? [])
        .filter(shown)
        .map(({ slug, title }): Choice => [slug, title])
        .sort(([, one], [, other]) => one.localeCompare(other));
    const drawn = titled(({ kind }) => kind !== 'mind' && kind !== 'bastion');
    const bastions = titled(({ kind }) => kind === 'bastion');
    const own = new Map(cards?.map(({ slug, factions }) => [slug, factions[0]]));
    const kinds = bastions.flatMap(([slug, title]): Choice[] => [
      [slug, title],
      ...MAIN.filter(([guest]) => guest !== own.get(slug)).map(([guest, name]): Choice => [
        `${slug}+${guest}`,
        say('{title} with {name}', { title, name }),
      ]),
    ]);
    return {
      game: Object.entries(GAMES),
      cards: [...sets].map((hash): Choice => [hash, hash === here?.hash ? here.title : hash.slice(0, 8)]),
      ended: Object.entries(ENDINGS),
      seat: SEATS,
      faction: MAIN,
      bastion: bastions,
      opponentBastion: bastions,
      archetype: kinds,
      opponentArchetype: kinds,
      mind: titled(({ kind }) => kind === 'mind'),
      card: drawn,
      cardDrawn: drawn,
      cardPlayed: drawn,
      decisions: bands(DECISION_BANDS),
      rounds: bands(ROUND_BANDS),
    };
  }, [here, cards, data]);
}
