import {
  type Definitions,
  either,
  fields,
  type Flaw,
  lineOf,
  list,
  maybe,
  need,
  or,
  type Path,
  type Shape,
  text,
  whole,
  word,
} from '#cards';
import {
  type Chance,
  type Fact,
  type Json,
  type JsonObject,
  scriptedChance,
  seededChance,
  type Switches,
  switchProblems,
  utf8,
} from '#kernel';
import { record, type Stage, type Step, stepsShape } from '#scenario';
import { voidream } from '../game.js';
import { rulings } from '../rulings/index.js';
import { setText } from '../set/card-shape.js';
import type { CardSet } from '../set/compiled.js';
import { loadSet } from '../set/load.js';
import type { VoidreamState } from '../state.js';
import { arrange, deal } from './arrange.js';
import { type DecksText, decksShape, layoutFlaws, NAMES, type TableText, tableShape } from './layout.js';

/** Scenario files of Voidream: cards, a table or two decks, and the steps of the story. */

interface ScenarioText {
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
  readonly steps: readonly Step[];
}
interface ChanceText {
  readonly seed: string | null;
  readonly draws: Readonly<Record<string, readonly number[]>> | null;
}

export interface Scenario {
  readonly title: string;
  readonly stage: Stage<VoidreamState>;
  readonly steps: readonly Step[];
}
export interface ScenarioFlaw {
  readonly line: number;
  readonly says: string;
}
export type ReadScenario =
  { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly flaws: readonly ScenarioFlaw[] };

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

const shape = fields<ScenarioText>('a scenario', {
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
  steps: need(stepsShape(NAMES)),
});

/** What an editor needs to complete and check scenario files. */
export function scenarioSchema(): JsonObject {
  const defs: Definitions = {};
  const root = shape.schema(defs);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A Voidream scenario',
    ...root,
    $defs: defs,
  };
}

/** `findSet` gives the text of a set by the name that the scenario calls it by, or null. */
export function readScenario(json: string, findSet: (name: string) => string | null): ReadScenario {
  const flaws: Flaw[] = [];
  const flawed = (): ReadScenario => ({
    ok: false,
    flaws: flaws.map(({ at, says }) => ({
      line: lineOf(json, at),
      says: at.length === 0 ? says : `${at.join('.')}: ${says}`,
    })),
  });
  const value = parsed(json);
  if ('wrong' in value) return { ok: false, flaws: [value.wrong] };
  const told = shape.read(value.value, [], flaws);
  if (told === null) return flawed();
  const set = setOf(told, findSet, flaws);
  if (set === null) return flawed();
  flaws.push(...switchProblems(rulings, told.switches).map(({ says }) => ({ at: ['switches'], says })));
  flaws.push(...layoutFlaws(set, told.table, told.decks));
  if ((told.table === null) === (told.decks === null)) {
    flaws.push({ at: [], says: 'A scenario sets out either a "table" or two "decks", one of them.' });
  }
  if (told.table !== null && (told.table.phase === 'conflict') !== (told.table.conflict !== null)) {
    flaws.push({ at: ['table', 'phase'], says: 'The phase "conflict" and the field "conflict" belong together.' });
  }
  if (flaws.length > 0) return flawed();
  return { ok: true, scenario: { title: told.title, stage: stageOf(told, set), steps: told.steps } };
}

function parsed(json: string): { readonly value: Json } | { readonly wrong: ScenarioFlaw } {
  try {
    return { value: JSON.parse(json) as Json };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : 'it cannot be read';
    const at = /position (\d+)/.exec(why)?.[1];
    const line = at === undefined ? 1 : json.slice(0, Number(at)).split('\n').length;
    return { wrong: { line, says: `This is not JSON: ${why}.` } };
  }
}

/** The set and the scenario's own cards as one set; flaws of these stand at their lines in the scenario. */
function setOf(told: ScenarioText, findSet: (name: string) => string | null, flaws: Flaw[]): CardSet | null {
  const base = findSet(told.set);
  if (base === null) {
    flaws.push({ at: ['set'], says: `There is no set "${told.set}": name "plain", "first-light" or a file of cards.` });
    return null;
  }
  const { title, cards } = JSON.parse(base) as { title: string; cards: readonly Json[] };
  const loaded = loadSet(told.set, JSON.stringify({ title, cards: [...cards, ...told.cards] }));
  if (loaded.ok) return loaded.set;
  for (const { field, says } of loaded.flaws) {
    const [, place = '0', ...rest] = field.split('.');
    const own = Number(place) - cards.length;
    const at: Path =
      own < 0 ? ['set'] : ['cards', own, ...rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
    flaws.push({ at, says: own < 0 ? `${told.set} ${field}: ${says}` : says });
  }
  return null;
}

/** Leaves every order as it is, and takes the first of what is drawn from. */
const ORDERLY: Chance = { dice: () => ({ below: (limit) => limit - 1 }) };

function chanceOf(told: ScenarioText['chance']): Chance {
  if (told === 'orderly') return ORDERLY;
  if (told.seed !== null) return seededChance(utf8(told.seed), { game: 'scenario', epoch: 0 });
  const draws = new Map(Object.entries(told.draws ?? {}));
  const script = scriptedChance(draws);
  return { dice: (purpose, nth) => (draws.has(`${purpose}#${nth}`) ? script : ORDERLY).dice(purpose, nth) };
}

function stageOf(told: ScenarioText, set: CardSet): Stage<VoidreamState> {
  const game = voidream(set);
  const chance = chanceOf(told.chance);
  const facts: Fact[] = [];
  const rules = { set, switches: told.switches, chance, tell: (fact: Fact): void => void facts.push(fact) };
  const words = (view: JsonObject): JsonObject => {
    const { players, ...rest } = view;
    const [you = null, opponent = null] = players as readonly Json[];
    return { ...rest, you, opponent };
  };
  const stage = { game, chance, seats: NAMES, words };
  if (told.table !== null) return { ...stage, state: arrange(rules, told.table), facts };
  if (told.decks === null) throw new RangeError('A scenario without a table and without decks.');
  return { ...stage, ...deal(game, rules, told.decks, told.chance === 'orderly') };
}
