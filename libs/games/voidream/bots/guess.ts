import type { Dice, Seat } from '#kernel';
import type { CardDef, CardSet } from '../set/compiled.js';
import type { Card, VoidreamState } from '../state.js';
import { FIRST } from '../table.js';

/** Made-up cards for an opponent whose list nobody has seen: VD-H.89, VD-H.91, VD-8.1.5, VD-8.3.1. */

export interface Hidden {
  readonly card: Card;
  readonly isBackKnown: boolean;
}

/** Gives each hidden card of this player a front that it could have. */
export function guess(set: CardSet, state: VoidreamState, owner: Seat, hidden: readonly Hidden[], dice: Dice): void {
  const unseen = new Set(hidden.map(({ card }) => card));
  const known = new Set(state.cards.flatMap((card) => (card.owner === owner && !unseen.has(card) ? card.def : [])));
  const major = majorOf(set, state, owner);
  const likely = likelyCards(set, known);
  const draw = (from: readonly CardDef[] | undefined): number | undefined =>
    from?.[dice.below(Math.max(1, from.length))]?.index;
  for (const { card, isBackKnown } of hidden) {
    const value = set.cards[card.def]?.value ?? 0;
    if (card.zone !== 'hand') {
      card.def = draw(likely.dream[isBackKnown ? value : ANY]) ?? card.def;
      continue;
    }
    const isMajor = major?.value === value && !known.has(major.index);
    card.def =
      (isMajor ? major.index : draw(likely.arcana[value]?.filter(({ index }) => !known.has(index)))) ?? card.def;
    known.add(card.def);
  }
}

/** The bastion has been shown, and so everybody knows which arcanum goes with it. */
function majorOf({ cards }: CardSet, state: VoidreamState, owner: Seat): CardDef | undefined {
  const bastion = state.cards[state.players[owner === FIRST ? 0 : 1].bastion];
  const back = cards[bastion?.def ?? -1]?.back;
  return cards.find(({ title }) => title === back?.major);
}

const ANY = 0;
const VALUES = [1, 2, 3, 4] as const;

interface Likely {
  /** By value; under ANY those of any value. */
  readonly arcana: readonly (readonly CardDef[])[];
  readonly dream: readonly (readonly CardDef[])[];
}

/** Of the factions that the player has shown, and no major arcanum. */
function likelyCards({ cards }: CardSet, known: ReadonlySet<number>): Likely {
  const shown = new Set(['neutral', ...[...known].flatMap((def) => cards[def]?.factions ?? [])]);
  const majors = cards.flatMap(({ back }) => back?.major ?? []);
  const likely = cards.filter(
    ({ factions, title }) => factions.some((one) => shown.has(one)) && !majors.includes(title),
  );
  const byValue = (of: readonly CardDef[]): readonly (readonly CardDef[])[] => [
    of,
    ...VALUES.map((value) => of.filter((card) => card.value === value)),
  ];
  return {
    arcana: byValue(likely.filter(({ kind }) => kind === 'arcanum')),
    dream: byValue(likely.filter(({ kind }) => kind !== 'arcanum' && kind !== 'mind' && kind !== 'bastion')),
  };
}
