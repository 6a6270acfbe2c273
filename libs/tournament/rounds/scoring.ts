import { canonicalJson, happens, type Moment, type Phrase, phrase, type Seats, SYSTEM } from '#kernel';
import type { StaffOperation } from '../access.js';
import { no, type Outcome, type Refused, unlessStaff } from '../outcome.js';
import type { TournamentRefusal } from '../refusals.js';
import { currentRound, draftOf, type OpenTournament, type Round, type Table } from '../state.js';
import { bracketPlay, sides } from './bracket-play.js';
import type { CorrectResult, RecordResult, ScoringCommand } from './commands.js';
import { correctedProblem } from './correctable.js';
import { gamesProblem, isUndecided } from './results.js';

export function decideScoring(state: OpenTournament, command: ScoringCommand, now: Moment): Outcome {
  if (command.type === 'CorrectResult')
    return unlessStaff(state, now, operationOf(state, command)) ?? correct(state, command);
  if (now.actor === SYSTEM) return record(state, command);
  return no('TOURNAMENT.FORBIDDEN', phrase('A result comes from its match: report or enter it there.'));
}

/** Where a match left it open who goes on, whoever enters results says so. */
const operationOf = (state: OpenTournament, { round, table }: CorrectResult): StaffOperation => {
  const held = state.rounds.find(({ number }) => number === round)?.tables.get(table);
  return held?.result === null && held.undecided !== null ? 'enter a result' : 'correct results';
};

function tableIn(state: OpenTournament, number: number, id: number): { round: Round; table: Table } | Refused {
  const round = state.rounds.find((each) => each.number === number && each.phase === 'published');
  if (round === undefined) {
    const last = currentRound(state)?.number ?? 0;
    const says = phrase('Round {number} was not published; the last is {last}.', { number, last });
    return no('TOURNAMENT.NO_SUCH_ROUND', says, { last });
  }
  const table = round.tables.get(id);
  return table === undefined
    ? no(
        'TOURNAMENT.NO_SUCH_TABLE',
        phrase('Round {number} has no table with the id {id}, or none any more.', { number, id }),
      )
    : { round, table };
}

function record(state: OpenTournament, { round: number, table: id, games, how }: RecordResult): Outcome {
  const found = tableIn(state, number, id);
  if ('ok' in found) return found;
  const { round, table } = found;
  if (table.result !== null)
    return no(
      'TOURNAMENT.RESULT_HELD',
      phrase('Table {table} of round {round} has a result: correct it instead.', {
        table: table.number,
        round: number,
      }),
      {
        result: table.result.games,
      },
    );
  const data = { round: number, table: id, entrants: table.entrants, games, how };
  if (isUndecided(state, round, games)) return happens({ type: 'MatchUndecided', v: 1, data, secret: null });
  const problem = gamesProblem(state, round, table, games);
  if (problem !== null) return no('TOURNAMENT.BAD_RESULT', problem);
  return happens({ type: 'ResultRecorded', v: 2, data, secret: null });
}

/** Why a match cannot come to this for the tournament that it belongs to; null when it can, or has no table there any more. */
export function resultProblem(
  state: OpenTournament,
  { round: number, table: id, games }: Pick<RecordResult, 'round' | 'table' | 'games'>,
): readonly Phrase[] | null {
  const found = tableIn(state, number, id);
  return 'ok' in found ? null : gamesProblem(state, found.round, found.table, games);
}

/** Why a correction would be refused, whoever made it; null when it can be made. */
export function correctionProblem(
  state: OpenTournament,
  correction: Pick<CorrectResult, 'round' | 'table' | 'games'>,
): TournamentRefusal | null {
  const found = correctable(state, correction);
  return 'ok' in found ? found.refusal : null;
}

function correct(state: OpenTournament, correction: CorrectResult): Outcome {
  const found = correctable(state, correction);
  if ('ok' in found) return found;
  const { round, games, reason, seen } = correction;
  const { id: table, entrants, result } = found;
  const overtaken = seen === undefined ? null : sinceSeen(found, seen);
  if (overtaken !== null)
    return no('TOURNAMENT.RESULT_HELD', overtaken, {
      corrections: result?.corrections ?? null,
      result: result?.games ?? null,
    });
  return happens({
    type: 'ResultCorrected',
    v: 1,
    data: { round, table, entrants, was: result?.games ?? null, games, reason },
    secret: null,
  });
}

/** What has become of the result since somebody saw it; null when it is what they saw. */
function sinceSeen({ number, result }: Table, seen: number): readonly Phrase[] | null {
  if (result === null && seen <= 0) return null;
  if (result === null) return phrase('Table {number} has no result any more. Look again.', { number });
  if (result.corrections === seen) return null;
  return seen < 0
    ? phrase('Table {number} has a result by now: somebody was first. Look again.', { number })
    : phrase('Table {number} has another result than you saw: somebody was first. Look again.', { number });
}

function correctable(
  state: OpenTournament,
  { round: number, table: id, games }: Pick<CorrectResult, 'round' | 'table' | 'games'>,
): Table | Refused {
  const found = tableIn(state, number, id);
  if ('ok' in found) return found;
  const { round, table } = found;
  if (table.result !== null && canonicalJson(table.result.games) === canonicalJson(games)) {
    return no('TOURNAMENT.RESULT_HELD', phrase('It is the result already.'));
  }
  const problem = correctedProblem(state, round, table, games);
  if (problem !== null) return no('TOURNAMENT.BAD_RESULT', problem.says, problem.facts);
  const dependents = laterMatches(state, round, table, games);
  if (dependents.length === 0) return table;
  const last = dependents.at(-1) ?? 0;
  const isDraft = draftOf(state)?.number === last;
  return no(
    'TOURNAMENT.DEPENDENTS',
    wouldGoOn({ rounds: dependents.join(', '), last, isDraft }, dependents.length > 1),
    {
      rounds: dependents,
    },
  );
}

function wouldGoOn(
  { rounds, last, isDraft }: { readonly rounds: string; readonly last: number; readonly isDraft: boolean },
  isMore: boolean,
): readonly Phrase[] {
  const why = phrase('Another would have gone on from this match, and round {rounds} was paired with who did.', {
    rounds,
  });
  const first = isDraft ? phrase('Discard the draft first.') : phrase('Withdraw round {last} first.', { last });
  return [...why, ...first, ...(isMore ? phrase('Then withdraw those before it.') : [])];
}

/** The number of the table in a bracket from which another would go on by this correction; null when nobody else would. */
export function turnedTable(
  state: OpenTournament,
  { round, table, games }: Pick<CorrectResult, 'round' | 'table' | 'games'>,
): number | null {
  const found = tableIn(state, round, table);
  return 'ok' in found || !isTurned(found.table, games) ? null : found.table.number;
}

const firstWon = ({ won }: { readonly won: Seats<number> }): boolean => won[0] > won[1];
const isTurned = ({ place, result }: Table, games: CorrectResult['games']): boolean =>
  place?.in === 'bracket' && result !== null && firstWon(result.games) !== firstWon(games);

/** The later rounds of a bracket in which one of the two has a place that they would lose. */
function laterMatches(
  state: OpenTournament,
  round: Round,
  table: Table,
  games: CorrectResult['games'],
): readonly number[] {
  const { place, entrants } = table;
  if (place?.in !== 'bracket' || !isTurned(table, games)) return [];
  const play = bracketPlay(state, round.stage);
  if (play === null || sides(play, place.match).includes(null)) return [];
  return state.rounds
    .filter(({ number, stage }) => number > round.number && stage === round.stage)
    .filter(
      ({ tables, byes }) =>
        [...tables.values()].some((table) => table.entrants.some((id) => entrants.includes(id))) ||
        byes.some(({ entrant }) => entrants.includes(entrant)),
    )
    .map(({ number }) => number);
}
