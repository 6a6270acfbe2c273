import { bySeat, fromHex, phrase, seededChance, shuffle } from '#kernel';
import { bergerRounds } from '../pairing/berger.js';
import { toPair } from '../pairing/history.js';
import { type PairingRequest, pairRound, SWISS_ENGINE } from '../pairing/pair-round.js';
import type { SwissRound, ToPair } from '../pairing/swiss.js';
import { isElimination, type Stage, tableNumbers } from '../plan.js';
import { no, type Refused } from '../outcome.js';
import type { EntrantId } from '../standings/results.js';
import { type Entrant, inPlay, type OpenTournament, type Round } from '../state.js';
import { bracketPlay, type BracketPlay, eliminationOf, readyMatches, sides } from './bracket-play.js';
import { bracketOf } from '../pairing/bracket.js';
import { nothingOpen } from './open-tables.js';
import { advancing, groupsOf } from './ranking.js';
import { roundsFor } from './planned.js';
import { countedRounds, rulesOf, stageOf } from './results.js';
import { numbersFor } from '../seating/evolve.js';
import type { Bye, Pairing, SeatedTable } from './round.js';

/** A version a way of pairing; a change of what it gives is a new one. */
export const ENGINES = { swiss: SWISS_ENGINE, berger: 'berger/1', bracket: 'bracket/1' } as const;

type Seats = Pick<Pairing, 'engine' | 'byes' | 'rematches'> & {
  readonly tables: readonly Pick<SeatedTable, 'entrants' | 'place'>[];
};

/** A round of Swiss to be paired. The revision, the lot and who plays say all; `entrants` reads it, which takes a while. */
export interface PairingOrder extends Omit<PairingRequest, 'entrants'> {
  readonly revision: number;
  readonly playing: readonly EntrantId[];
  readonly entrants: () => readonly ToPair[];
}

export type Pair = (order: PairingOrder) => SwissRound;

export const pairInPlace: Pair = ({ engine, seed, round, entrants }) =>
  pairRound({ engine, seed, round, entrants: entrants() });

/** The next round, worked out from all that is known and a seed of 32 bytes in hex; or why there is none. */
export function proposeRound(state: OpenTournament, seed: string, pair: Pair = pairInPlace): Pairing | Refused {
  if (!/^[0-9a-f]{64}$/.test(seed)) {
    const says = phrase('The lot is 64 hex digits, 0 to 9 and a to f; this is "{seed}".', { seed: seed.slice(0, 70) });
    return no('TOURNAMENT.BAD_PAIRING', says);
  }
  const blocked = roundProblem(state);
  if (blocked !== null) return blocked;
  const number = (state.rounds.at(-1)?.number ?? 0) + 1;
  const next = nextStage(state, number, seed);
  if ('ok' in next) return next;
  const stage = state.plan.stages[next.stage];
  if (stage === undefined)
    return no('TOURNAMENT.NOTHING_TO_PAIR', phrase('All stages of the plan were played: end the tournament.'));
  const seats = seat(state, stage, next, { round: number, seed, pair });
  const left = seats.tables.length * 2 + seats.byes.length;
  if (left < (isElimination(stage) ? 1 : 2)) {
    const says =
      left === 0
        ? phrase('Nobody is left to pair: end the tournament.')
        : phrase('It takes two to play, and one is left: end the tournament.');
    return no('TOURNAMENT.NOTHING_TO_PAIR', says, { present: left });
  }
  const usual = tableNumbers(state.plan, seats.tables.length);
  const tables = seated(state, seats.tables, numbersFor(state, seats.tables, usual));
  const { revision } = state;
  return { ...seats, tables, round: number, stage: next.stage, opens: next.opens, seed, revision };
}

function roundProblem(state: OpenTournament): Refused | null {
  if (state.phase === 'running') return nothingOpen(state);
  const says = phrase('Rounds are paired while the tournament runs; it is {phase}.', { phase: state.phase });
  return no('TOURNAMENT.WRONG_PHASE', says, { phase: state.phase });
}

/** Where they sit, each table with an id that no other had. */
export function seated(
  state: OpenTournament,
  tables: Seats['tables'],
  numbers: readonly number[],
): readonly SeatedTable[] {
  return tables.map(({ entrants, place }, nth) => ({
    id: state.seated + nth + 1,
    number: numbers[nth] ?? nth + 1,
    entrants,
    ...bringing(state, entrants),
    place,
  }));
}

/** Their accounts and their lists as they are now. */
export const bringing = (
  { entrants: all }: OpenTournament,
  entrants: SeatedTable['entrants'],
): Pick<SeatedTable, 'players' | 'decks'> => ({
  players: bySeat(entrants, (id) => all.get(id)?.who ?? null),
  decks: bySeat(entrants, (id) => all.get(id)?.deck ?? null),
});

interface Next {
  readonly stage: number;
  /** The field, when this round opens the stage. */
  readonly opens: readonly EntrantId[] | null;
  readonly seeds: readonly EntrantId[];
}

function nextStage(state: OpenTournament, round: number, seed: string): Next | Refused {
  const last = state.rounds.at(-1);
  if (last === undefined) return opening(byLot(state, round, seed), 0);
  const seeds = state.rounds.find(({ stage }) => stage === last.stage)?.opens ?? [];
  if (!isStageOver(state, last, seeds)) return { stage: last.stage, opens: null, seeds };
  const stage = last.stage + 1;
  const cut = state.plan.stages[stage]?.cut;
  if (cut === undefined || cut === null) {
    return no('TOURNAMENT.NOTHING_TO_PAIR', phrase('All rounds of the plan were played: end the tournament.'));
  }
  return opening(advancing(state, last.stage, cut), stage);
}

function opening(field: readonly EntrantId[], stage: number): Next | Refused {
  if (field.length >= 2) return { stage, opens: field, seeds: field };
  return no(
    'TOURNAMENT.NOTHING_TO_PAIR',
    phrase('It takes two to play; {present} is there.', { present: field.length }),
    { present: field.length },
  );
}

function byLot(state: OpenTournament, round: number, seed: string): readonly EntrantId[] {
  const field = inPlay(state).map(({ id }) => id);
  shuffle(field, diceFor(seed, round, 'seeds'));
  return field;
}

function isStageOver(state: OpenTournament, last: Round, seeds: readonly EntrantId[]): boolean {
  const due = roundsFor(state.plan, stageOf(state, last), seeds.length);
  if (due !== null) return state.rounds.filter(({ stage }) => stage === last.stage).length >= due;
  const play = bracketPlay(state, last.stage);
  return play === null || readyMatches(play).length === 0;
}

const diceFor = (seed: string, round: number, purpose: string): ReturnType<ReturnType<typeof seededChance>['dice']> =>
  seededChance(fromHex(seed), { game: 'pairing', epoch: 0 }).dice(purpose, round);

interface Lot {
  readonly round: number;
  readonly seed: string;
  readonly pair: Pair;
}

function seat(state: OpenTournament, stage: Stage, next: Next, lot: Lot): Seats {
  switch (stage.is) {
    case 'swiss':
      return swiss(state, next, lot);
    case 'round-robin':
      return roundRobin(state, stage.groups, next);
    case 'single-elimination':
    case 'double-elimination': {
      const fresh = next.opens && {
        seeds: next.seeds,
        matches: bracketOf(next.seeds.length, eliminationOf(stage)),
        results: new Map(),
      };
      return elimination(state, fresh ?? bracketPlay(state, next.stage));
    }
  }
}

function swiss(state: OpenTournament, { stage, seeds }: Next, lot: Lot): Seats {
  const field = new Set(seeds);
  const present = inPlay(state).filter(({ id }) => stage === 0 || field.has(id));
  const playing = present.filter(({ byes }) => !byes.has(lot.round)).map(({ id }) => id);
  const drawn = drawSwiss(state, playing, lot);
  const byes = [...awardedTo(present, lot.round), ...drawn.byes];
  return { engine: ENGINES.swiss, tables: drawn.tables, byes, rematches: drawn.rematches };
}

export const awardedTo = (entrants: readonly Entrant[], round: number): readonly Bye[] =>
  entrants
    .filter(({ byes }) => byes.has(round))
    .map(({ id }) => ({ entrant: id, why: 'awarded' as const, match: null }));

/** Some of a round of Swiss, by all rounds before it. */
export function drawSwiss(
  state: OpenTournament,
  playing: readonly EntrantId[],
  { round, seed, pair }: Lot,
): Pick<Seats, 'tables' | 'byes' | 'rematches'> {
  const entrants = (): readonly ToPair[] =>
    toPair(playing, countedRounds(state, round - 1), rulesOf(state.plan), state.apart);
  const drawn = pair({ engine: ENGINES.swiss, seed, round, revision: state.revision, playing, entrants });
  return {
    tables: drawn.tables.map((table) => ({ entrants: table, place: null })),
    byes: drawn.bye === null ? [] : [{ ...drawn.bye, match: null }],
    rematches: drawn.rematches,
  };
}

function roundRobin(state: OpenTournament, groups: number, { stage, seeds }: Next): Seats {
  const nth = state.rounds.filter((round) => round.stage === stage).length;
  const tables: Seats['tables'][number][] = [];
  const byes: Bye[] = [];
  const isIn = (id: EntrantId): boolean => state.entrants.get(id)?.is === 'in';
  groupsOf(seeds, groups).forEach((group, index) => {
    const pairs = bergerRounds(group.length)[nth] ?? [];
    const named = pairs.map(([a, b]) => [group[a - 1], group[b - 1]] as [EntrantId, EntrantId]);
    const out = pairs.length === 0 ? [] : group.filter((id) => isIn(id) && !named.some((pair) => pair.includes(id)));
    byes.push(...out.map((entrant) => ({ entrant, why: 'odd-group' as const, match: null })));
    for (const entrants of named) {
      const [left] = entrants.filter(isIn);
      if (entrants.every(isIn)) tables.push({ entrants, place: { in: 'group', group: index + 1 } });
      else if (left !== undefined) byes.push({ entrant: left, why: 'opponent-gone', match: null });
    }
  });
  return { engine: ENGINES.berger, tables, byes, rematches: [] };
}

/** Those of a round robin whose group still plays after so many rounds: smaller groups are done before the others. */
export const stillInGroups = (seeds: readonly EntrantId[], groups: number, played: number): ReadonlySet<EntrantId> =>
  new Set(groupsOf(seeds, groups).flatMap((group) => (played < bergerRounds(group.length).length ? group : [])));

function elimination(state: OpenTournament, play: BracketPlay | null): Seats {
  const tables: Seats['tables'][number][] = [];
  const byes: Bye[] = [];
  for (const { match } of play === null ? [] : readyMatches(play)) {
    const [one, other] = sides(play as BracketPlay, match);
    if (one === null || other === null) continue;
    const gone = [one, other].filter((id) => state.entrants.get(id)?.is !== 'in');
    if (gone.length === 0) tables.push({ entrants: [one, other], place: { in: 'bracket', match } });
    else byes.push({ entrant: gone.includes(one) && !gone.includes(other) ? other : one, why: 'opponent-gone', match });
  }
  return { engine: ENGINES.bracket, tables, byes, rematches: [] };
}
