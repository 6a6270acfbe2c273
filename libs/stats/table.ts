import { type Dimension, valuesOf } from './dimensions.js';
import { type Appearance, appearancesIn, type GameFact } from './facts.js';
import { type Filter, selects } from './filter.js';
import { counted, NOTHING, type Tally } from './tally.js';

/** One figure: what it is of, what it came to, and the filter that selects exactly its appearances. */
export interface Cell {
  /** One value for each dimension of the table. */
  readonly keys: readonly string[];
  readonly tally: Tally;
  readonly filter: Filter;
}

/** Appearances counted by none, one or two dimensions; facts go in one by one. */
export class Table {
  readonly #cells = new Map<string, { readonly keys: readonly string[]; tally: Tally }>();

  constructor(
    readonly by: readonly Dimension[],
    readonly filter: Filter,
  ) {}

  add(fact: GameFact): this {
    for (const appearance of appearancesIn(fact)) {
      if (!selects(this.filter, appearance)) continue;
      for (const keys of keysOf(appearance, this.by)) this.#count(keys, appearance);
    }
    return this;
  }

  /** The largest first, then by their keys. */
  cells(): readonly Cell[] {
    return [...this.#cells]
      .sort(([a, one], [b, other]) => other.tally.n - one.tally.n || (a < b ? -1 : 1))
      .map(([, { keys, tally }]) => ({ keys, tally, filter: this.#filterFor(keys) }));
  }

  cell(...keys: readonly string[]): Cell {
    const tally = this.#cells.get(nameOf(keys))?.tally ?? NOTHING;
    return { keys, tally, filter: this.#filterFor(keys) };
  }

  #count(keys: readonly string[], appearance: Appearance): void {
    const name = nameOf(keys);
    const cell = this.#cells.get(name) ?? { keys, tally: NOTHING };
    cell.tally = counted(cell.tally, appearance);
    this.#cells.set(name, cell);
  }

  #filterFor(keys: readonly string[]): Filter {
    return [...this.filter, ...this.by.map((on, nth) => ({ on, is: keys[nth] ?? '' }))];
  }
}

const nameOf = (keys: readonly string[]): string => (keys.length === 1 ? (keys[0] ?? '') : JSON.stringify(keys));

/** Every combination of what the appearance has of each dimension. */
const keysOf = (appearance: Appearance, by: readonly Dimension[]): readonly (readonly string[])[] =>
  by.reduce<readonly (readonly string[])[]>(
    (all, dimension) => all.flatMap((keys) => valuesOf(appearance, dimension).map((value) => [...keys, value])),
    [[]],
  );

export function tableOf(facts: Iterable<GameFact>, by: readonly Dimension[], filter: Filter): Table {
  const table = new Table(by, filter);
  for (const fact of facts) table.add(fact);
  return table;
}

/** The games behind a figure, the latest first. */
export const gamesOf = (facts: readonly GameFact[], filter: Filter): readonly GameFact[] =>
  facts
    .filter((fact) => appearancesIn(fact).some((appearance) => selects(filter, appearance)))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
