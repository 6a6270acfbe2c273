import type { Answer, DecisionRequest, Offer, Phrase, RuleId, Seat, SeenFact, Trace, Viewer } from '#kernel';
import { Fault, factFor } from '#kernel';
import type { Table } from '../games.js';
import { factsSince } from '../play.js';
import { type Begun, gamesIn, playedIn } from '../state.js';
import { isOnLine } from './line.js';
import { tableAt } from './rewind.js';
import { type MovedGame, plyOf } from '../moves.js';

/** A position of a match, be it one that was taken back. */
interface Position {
  readonly game: MovedGame;
  readonly table: Table;
}

function positionAt(state: Begun, ply: number): Position | null {
  const game = gameAt(state, ply);
  return game === null ? null : { game, table: tableAt(state.plan, game, ply) };
}

const gameAt = (state: Begun, ply: number): MovedGame | null =>
  gamesIn(state).find((game) => ply >= game.first && ply <= plyOf(game)) ?? null;

/** A position through one pair of eyes. */
export type SeenPosition = {
  readonly ply: number;
  /** Whether a ruling took it back. */
  readonly cut: boolean;
  readonly requests: readonly DecisionRequest[];
  readonly views: readonly {
    readonly viewer: Viewer;
    readonly table: ReturnType<Table['view']>;
    readonly facts: readonly SeenFact[];
  }[];
};

/** The position at a ply, through these eyes; null when there is none. */
export function seePosition(state: Begun, ply: number, viewers: readonly Viewer[]): SeenPosition | null {
  const found = positionAt(state, ply);
  if (found === null) return null;
  const { game, table } = found;
  const { play, games } = playedIn(state);
  const told = play === null ? [] : factsSince(state.plan, [...games, play], play, ply - 1);
  const facts = told.find((entry) => entry.ply === ply)?.facts ?? [];
  return {
    ply,
    cut: !isOnLine(game, ply),
    requests: table.requests(),
    views: viewers.map((viewer) => ({
      viewer,
      table: table.view(viewer),
      facts: facts.flatMap((fact) => factFor(viewer, fact) ?? []),
    })),
  };
}

/** The rules that were looked at for an answer, and what came of it. */
export type Explained = {
  readonly ply: number;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly legal: boolean;
  /** The rule that refuses it; always one when it is refused. */
  readonly rule: RuleId | null;
  readonly says: string | null;
  readonly phrases: readonly Phrase[];
  readonly lines: readonly Trace[];
  readonly offers: readonly Offer[];
};

/** Why an answer is legal at a ply or not, for any answer one can think of; null when there is no such ply or seat. */
export function explain(state: Begun, ply: number, seat: Seat, answer: Answer): Explained | null {
  const found = positionAt(state, ply);
  if (found === null || state.plan.seats[seat] === undefined) return null;
  const { table } = found;
  const requests = table.requests();
  const own = requests.find((request) => request.seat === seat);
  const lines = table.trace(seat, answer);
  const no = table.check(seat, answer);
  const offers = own?.offers ?? [];
  const asked = { ply, seat, answer, lines, offers };
  if (no === null) return { ...asked, legal: true, rule: null, says: null, phrases: [] };
  const rule = no.rule ?? lines.find(({ held }) => !held)?.rule ?? (own ?? requests[0])?.rules[0] ?? null;
  if (rule === null) throw new Fault(`No rule refuses "${answer}" at ply ${ply}.`);
  return { ...asked, legal: false, rule, says: no.says, phrases: no.phrases ?? [] };
}

/** The answer that led to a ply, explained at the position before it; null where no answer did. */
export function explainMove(state: Begun, ply: number): Explained | null {
  const game = gameAt(state, ply);
  const move = game?.moves[ply - game.first - 1];
  return move !== undefined && 'answer' in move ? explain(state, ply - 1, move.seat, move.answer) : null;
}
