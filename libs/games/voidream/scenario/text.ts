import { type Definitions, either, fields, list, maybe, need, or, type Shape, text, whole, word } from '#cards';
import type { Json, JsonObject, Switches } from '#kernel';
import { record, type Step, stepsShape } from '#scenario';
import { setText } from '../set/card-shape.js';
import { type DecksText, decksShape, NAMES, type TableText, tableShape } from './layout.js';

/** What a scenario file holds: cards, a table, two decks or a moment of a recorded game, and the steps of the story. */

export interface ScenarioText {
  readonly $schema: string | null;
  readonly game: 'voidream';
  readonly title: string;
  readonly tells: string | null;
  readonly set: string;
  readonly cards: readonly Json[];
  readonly switches: Switches;
  readonly chance: 'orderly' | ChanceText;
  readonly table: TableText | null;
  readonly decks: DecksText | null;
  readonly from: MomentText | null;
  readonly steps: readonly Step[];
}
export interface ChanceText {
  readonly seed: string | null;
  readonly draws: Readonly<Record<string, readonly number[]>> | null;
}

/** A recorded game as it stood after so many answers. */
export interface MomentText {
  readonly game: string;
  readonly ply: number;
}

/** Read as the cards of a set once they lie beside those of the set. */
const inlineCards: Shape<readonly Json[]> = {
  says: 'a list of cards',
  fits: (value) => Array.isArray(value),
  read(value, at, flaws) {
    if (Array.isArray(value)) return value as readonly Json[];
    flaws.push({ at, says: 'This must be a list of cards.' });
    return null;
  },
  schema(defs) {
    const { properties } = setText.schema(defs) as { properties: { cards: JsonObject } };
    return { type: 'array', items: properties.cards.items ?? {} };
  },
};

export const scenarioShape = fields<ScenarioText>('a scenario', {
  $schema: maybe(text()),
  game: or(word('voidream'), 'voidream'),
  title: need(text()),
  tells: maybe(text()),
  set: or(text('"plain", "first-light" or the path of a file of cards'), 'plain'),
  cards: or(inlineCards, []),
  switches: or(record(text()), {}),
  chance: or(
    either(
      word('orderly'),
      fields<ChanceText>('a source of chance', { seed: maybe(text()), draws: maybe(record(list(whole(0, 2 ** 32)))) }),
    ),
    'orderly',
  ),
  table: maybe(tableShape),
  decks: maybe(decksShape),
  from: maybe(fields<MomentText>('a moment of a game', { game: need(text()), ply: need(whole(0, 1_000_000)) })),
  steps: need(stepsShape(NAMES)),
});

/** What an editor needs to complete and check scenario files. */
export function scenarioSchema(): JsonObject {
  const defs: Definitions = {};
  const root = scenarioShape.schema(defs);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A Voidream scenario',
    ...root,
    $defs: defs,
  };
}
