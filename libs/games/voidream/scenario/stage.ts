import { type Fact, type Game, type Json, type JsonObject, seededChance, utf8 } from '#kernel';
import { chanceFrom, type Recording, replay, type Stage } from '#scenario';
import { voidream } from '../game.js';
import type { CardSet } from '../set/compiled.js';
import type { VoidreamState } from '../state.js';
import { arrange, deal } from './arrange.js';
import { ORDERLY, scripted } from './draws.js';
import { NAMES } from './layout.js';
import type { ScenarioText } from './text.js';

function chanceOf(told: ScenarioText['chance']): Pick<Stage<VoidreamState>, 'chance' | 'amiss'> {
  if (told === 'orderly') return { chance: ORDERLY };
  if (told.seed !== null) return { chance: seededChance(utf8(told.seed), { game: 'scenario', epoch: 0 }) };
  return scripted(told.draws ?? {});
}

/** Sets a scenario out, `recording` is the game that it starts from. */
export function stageOf(told: ScenarioText, set: CardSet, recording: Recording | null): Stage<VoidreamState> {
  const game = voidream(set);
  const drawing = chanceOf(told.chance);
  const { chance } = drawing;
  const facts: Fact[] = [];
  const rules = { set, switches: told.switches, chance, tell: (fact: Fact): void => void facts.push(fact) };
  const words = (view: JsonObject): JsonObject => {
    const { players, ...rest } = view;
    const [you = null, opponent = null] = players as readonly Json[];
    return { ...rest, you, opponent };
  };
  const stage = { game, ...drawing, seats: NAMES, words };
  if (told.table !== null) return { ...stage, state: arrange(rules, told.table), facts };
  if (told.from !== null && recording !== null) return { ...stage, ...momentOf(game, recording, told.from.ply) };
  if (told.decks === null) throw new RangeError('A scenario without a table and without decks.');
  return { ...stage, ...deal(game, rules, told.decks, told.chance === 'orderly') };
}

type Moment = Pick<Stage<VoidreamState>, 'state' | 'chance' | 'facts'>;

/** A recorded game after so many answers, with its own chance, so that the same answers lead where they led. */
function momentOf(game: Game<VoidreamState>, recording: Recording, ply: number): Moment {
  let facts: Fact[] = [];
  const { state } = replay(
    game,
    recording,
    (_, reached) => {
      if (reached < ply) facts = [];
      return reached < ply;
    },
    (fact) => facts.push(fact),
  );
  return { state, facts, chance: chanceFrom(recording.seed) };
}
