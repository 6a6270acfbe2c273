import type { Dimension } from './dimensions.js';
import { type Appearance, appearancesIn, type CardFact, type GameFact } from './facts.js';
import { type Filter, selects } from './filter.js';
import type { Cell } from './table.js';
import { counted, NOTHING, type Tally } from './tally.js';

/** What a card did, in the games whose decks may be known. */
export interface CardRecord {
  readonly card: string;
  readonly inDeck: Cell;
  /** The games in which its player got to see it. */
  readonly whenDrawn: Cell;
  readonly whenPlayed: Cell;
  /** Over the decks that have it. */
  readonly meanCopies: number;
  readonly timesPlayed: number;
}

interface Counts {
  inDeck: Tally;
  whenDrawn: Tally;
  whenPlayed: Tally;
  copies: number;
  timesPlayed: number;
}

/** All cards at once, since a deck has dozens of them; facts go in one by one. */
export class CardTable {
  readonly #counts = new Map<string, Counts>();

  constructor(readonly filter: Filter) {}

  add(fact: GameFact): this {
    for (const appearance of appearancesIn(fact))
      if (selects(this.filter, appearance)) for (const card of appearance.own.cards) this.#count(card, appearance);
    return this;
  }

  /** Those in most decks first. */
  records(): readonly CardRecord[] {
    return [...this.#counts]
      .sort(([a, one], [b, other]) => other.inDeck.n - one.inDeck.n || (a < b ? -1 : 1))
      .map(([card, { copies, timesPlayed, ...tallies }]) => {
        const cell = (on: Dimension, tally: Tally): Cell => ({
          keys: [card],
          tally,
          filter: [...this.filter, { on, is: card }],
        });
        return {
          card,
          inDeck: cell('card', tallies.inDeck),
          whenDrawn: cell('card-drawn', tallies.whenDrawn),
          whenPlayed: cell('card-played', tallies.whenPlayed),
          meanCopies: copies / tallies.inDeck.n,
          timesPlayed,
        };
      });
  }

  #count({ card, copies, drawn, played }: CardFact, appearance: Appearance): void {
    const known = this.#counts.get(card);
    const counts = known ?? { inDeck: NOTHING, whenDrawn: NOTHING, whenPlayed: NOTHING, copies: 0, timesPlayed: 0 };
    if (known === undefined) this.#counts.set(card, counts);
    counts.inDeck = counted(counts.inDeck, appearance);
    if (drawn > 0) counts.whenDrawn = counted(counts.whenDrawn, appearance);
    if (played > 0) counts.whenPlayed = counted(counts.whenPlayed, appearance);
    counts.copies += copies;
    counts.timesPlayed += played;
  }
}

export function cardRecords(facts: Iterable<GameFact>, filter: Filter): readonly CardRecord[] {
  const table = new CardTable(filter);
  for (const fact of facts) table.add(fact);
  return table.records();
}
