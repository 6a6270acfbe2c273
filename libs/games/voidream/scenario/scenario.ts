import { didYouMean, type Flaw, lineOf, type Path, readJson } from '#cards';
import { type Json, switchProblems } from '#kernel';
import { readRecording, type Recording, type Stage, type Step, unpackMoves } from '#scenario';
import { rulings } from '../rulings/index.js';
import { SENTENCES } from '../sentences.js';
import type { CardSet } from '../set/compiled.js';
import { flawText, loadSet } from '../set/load.js';
import type { VoidreamState } from '../state.js';
import { layoutFlaws } from './layout.js';
import { stageOf } from './stage.js';
import { standingFlaws } from './standing-flaws.js';
import { type ScenarioText, scenarioShape } from './text.js';

/** Scenario files of Voidream: cards, a table or two decks, and the steps of the story. */

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

/** Gives the text of a set or of another file by the name that the scenario calls it by, or null. */
type Find = (name: string) => string | null;

export function readScenario(json: string, find: Find): ReadScenario {
  const flaws: Flaw[] = [];
  const flawed = (): ReadScenario => ({
    ok: false,
    flaws: flaws.map(({ at, says }) => ({
      line: lineOf(json, at),
      says: at.length === 0 ? says : `${at.join('.')}: ${says}`,
    })),
  });
  const read = readJson(json);
  if (!read.ok) return { ok: false, flaws: [read] };
  const told = scenarioShape.read(read.value, [], flaws);
  if (told === null) return flawed();
  const set = setOf(told, find, flaws);
  if (set === null) return flawed();
  for (const [id, reading] of Object.entries(told.switches)) {
    flaws.push(...switchProblems(rulings, { [id]: reading }).map(({ says }) => ({ at: ['switches', id], says })));
  }
  flaws.push(
    ...layoutFlaws(set, told.table, told.decks),
    ...standingFlaws(set, told.table),
    ...startFlaws(told),
    ...factFlaws(told),
  );
  const recording = told.from === null ? null : recordingOf(told.from, set, find, flaws);
  if (flaws.length > 0) return flawed();
  return { ok: true, scenario: { title: told.title, stage: stageOf(told, set, recording), steps: told.steps } };
}

function startFlaws({ table, decks, from }: ScenarioText): Flaw[] {
  const flaws: Flaw[] = [];
  if ([table, decks, from].filter((one) => one !== null).length !== 1) {
    flaws.push({ at: [], says: 'A scenario starts with one of "table", "decks" and "from".' });
  }
  if (table !== null && (table.phase === 'conflict') !== (table.conflict !== null)) {
    flaws.push({ at: ['table', 'phase'], says: 'The phase "conflict" and the field "conflict" belong together.' });
  }
  return flaws;
}

/** Facts that no game of this kind tells: not to be told, of them, would be so of itself. */
const factFlaws = ({ steps }: ScenarioText): Flaw[] =>
  steps.flatMap((step, i) =>
    ('expect' in step ? (['facts', 'noFacts'] as const) : []).flatMap((field) =>
      ('expect' in step ? (step.expect[field] ?? []) : []).flatMap((fact, j) => {
        const kind = typeof fact === 'object' && fact !== null && 'kind' in fact ? fact.kind : fact;
        if (typeof kind !== 'string' || Object.hasOwn(SENTENCES, kind)) return [];
        const says = `No fact is called "${kind}".${didYouMean(kind, Object.keys(SENTENCES))}`;
        return [{ at: ['steps', i, 'expect', field, j], says }];
      }),
    ),
  );

function recordingOf(
  { game, ply }: NonNullable<ScenarioText['from']>,
  set: CardSet,
  find: Find,
  flaws: Flaw[],
): Recording | null {
  const text = find(game);
  const wrong = (field: string, says: string): null => {
    flaws.push({ at: ['from', field], says });
    return null;
  };
  if (text === null) return wrong('game', `There is no file "${game}" that can be read.`);
  const read = readRecording(text);
  if (!read.ok) return wrong('game', `${game} is no recorded game: ${read.flaws[0]?.says ?? ''}`);
  const { recording } = read;
  if (recording.cards !== set.hash)
    return wrong('game', `${game} was played with other cards than ${set.title}; name its set.`);
  const all = unpackMoves(recording.answers).length;
  return ply <= all ? recording : wrong('ply', `${game} has ${all} answers, not ${ply}.`);
}

const SETS = ['plain', 'first-light'];

/** The set and the scenario's own cards as one set; flaws of these stand at their lines in the scenario. */
function setOf({ set: name, cards: own }: ScenarioText, find: Find, flaws: Flaw[]): CardSet | null {
  const text = find(name);
  if (text === null) {
    const says = `There is no set "${name}": name "plain", "first-light" or a file of cards.`;
    flaws.push({ at: ['set'], says: `${says}${didYouMean(name, SETS)}` });
    return null;
  }
  const base = loadSet(name, text);
  if (!base.ok) {
    const [first] = base.flaws;
    flaws.push({ at: ['set'], says: first === undefined ? `${name} is no set.` : flawText(first) });
    return null;
  }
  if (own.length === 0) return base.set;
  const { title, cards } = JSON.parse(text) as { title: string; cards: readonly Json[] };
  const loaded = loadSet(name, JSON.stringify({ title, cards: [...cards, ...own] }));
  if (loaded.ok) return loaded.set;
  for (const { field, says } of loaded.flaws) {
    const [, place = '0', ...rest] = field.split('.');
    const at: Path = rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    flaws.push({ at: ['cards', Number(place) - cards.length, ...at], says });
  }
  return null;
}
