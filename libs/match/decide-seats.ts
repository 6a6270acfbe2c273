import { happens, type Moment, phrase, type Problem, refuse, refused, SYSTEM } from '#kernel';
import { commitFor, commitServer } from './ceremony/commit.js';
import type { FoundingCommand, JoinMatch, MatchCommand } from './commands.js';
import type { MatchEvent } from './events.js';
import type { Verdict } from './verdict.js';
import { canSeat, type GameRegistry, type HostedGame } from './games.js';
import type { MatchRefusal } from './refusals.js';
import { type In, type MatchState, mayCancel, type Plan, seatsFor } from './state.js';

export const isFounding = (command: MatchCommand): command is FoundingCommand =>
  command.type === 'CreateMatch' || command.type === 'CreateRematch' || command.type === 'OpenTable';

/** A match comes about once: somebody's, or the table of a pairing. */
export function found(games: GameRegistry, state: MatchState, command: FoundingCommand, now: Moment): Verdict {
  if (state.phase !== 'none') return refused(refuse('MATCH.ALREADY_CREATED', 'This match was created before.'));
  if (command.type === 'OpenTable' && now.actor !== SYSTEM) {
    return refused(refuse('MATCH.NOT_YOURS', 'Only a pairing of a tournament opens a table.'));
  }
  const game = playable(games, command);
  if ('code' in game) return refused(game);
  const { engine, cards } = game;
  const { type, seed, game: id, ceremony, ...terms } = command;
  const data = { ...DEFAULTS, players: Array.from({ length: terms.seats }, () => null), ...terms };
  const created: MatchEvent = {
    type: 'MatchCreated',
    v: 4,
    data: { ...data, game: id, engine, cards },
    secret: { seed },
  };
  return ceremony === undefined ? happens(created) : happens<MatchEvent>(created, commitServer(ceremony, seed));
}

/** What holds unless the command says otherwise. */
const DEFAULTS = { origin: null, confirmAfter: null, listed: true, rematchOf: null };

/** The game, when it can be played so. */
function playable(games: GameRegistry, command: FoundingCommand): HostedGame | MatchRefusal {
  const { game: id, seats, bestOf, switches, options } = command;
  const game = games.newest.find((each) => each.id === id);
  if (game === undefined) {
    const known = games.newest.map((each) => each.id);
    return refuse(
      'MATCH.UNKNOWN_GAME',
      phrase('No game "{id}" is played here: {known}.', { id, known: known.join(', ') }),
      { known },
    );
  }
  if (!canSeat(game, seats)) {
    const { least, most } = game.seats;
    const says =
      least === most
        ? phrase('{game} takes {least} players, not {seats}.', { game: game.title, least, seats })
        : phrase('{game} takes {least} to {most} players, not {seats}.', { game: game.title, least, most, seats });
    return refuse('MATCH.BAD_TERMS', says, { least, most });
  }
  if (bestOf > 1 && seats !== 2) {
    return refuse(
      'MATCH.BAD_TERMS',
      phrase('Best of {bestOf} is for two players, not {seats}: use best of 1.', { bestOf, seats }),
      { bestOf },
    );
  }
  const problems = game.problems({ switches, options }, seats);
  return problems.length > 0 ? withProblems('MATCH.BAD_TERMS', problems) : game;
}

export function join({ plan }: In<'open'>, { seat: wished, brings, seed }: JoinMatch, { actor }: Moment): Verdict {
  const own = plan.seats.findIndex((seating) => seating?.who === actor);
  if (own >= 0)
    return refused(refuse('MATCH.ALREADY_SEATED', phrase('You already have seat {own}.', { own }), { seat: own }));
  const free = seatsFor(plan, actor);
  const chosen = wished === null ? free[0] : free.find((each) => each === wished);
  if (chosen === undefined) return refused(notFree(plan, wished, free));
  const problems = plan.game.seatProblems(plan.terms, brings);
  if (problems.length > 0) return refused(withProblems('MATCH.UNFIT_FOR_SEAT', problems));
  const committed = commitFor(plan, chosen, seed ?? null, wished !== null);
  if (committed !== null && 'code' in committed) return refused(committed);
  const taken: MatchEvent = { type: 'SeatTaken', v: 1, data: { seat: chosen, who: actor }, secret: { brings } };
  return committed === null ? happens(taken) : happens<MatchEvent>(taken, committed);
}

function notFree({ players }: Plan, wished: number | null, free: readonly number[]): MatchRefusal {
  if (free.length === 0 && players.some((player) => player !== null)) {
    return refuse('MATCH.SEAT_NOT_FREE', phrase('The seats of this match are assigned, and none of them to you.'), {
      free,
    });
  }
  const says = phrase('Seat {seat} is taken or does not exist; free: {free}.', {
    seat: String(wished),
    free: free.join(', '),
  });
  return refuse('MATCH.SEAT_NOT_FREE', says, { free });
}

export function cancel(state: In<'open' | 'playing'>, { actor }: Moment): Verdict {
  if (mayCancel(state, actor)) return happens({ type: 'MatchCancelled', v: 1, data: {}, secret: null });
  if (state.phase !== 'open') return notOpen(state);
  return refused(refuse('MATCH.NOT_YOURS', phrase('Only who created a match can cancel it.')));
}

export function notOpen({ phase }: MatchState): Verdict {
  return refused(
    refuse('MATCH.NOT_OPEN', phrase('Nobody can join or cancel a match that is {phase}.', { phase }), { phase }),
  );
}

function withProblems(code: 'MATCH.BAD_TERMS' | 'MATCH.UNFIT_FOR_SEAT', problems: readonly Problem[]): MatchRefusal {
  const says = problems.map((problem) => problem.says).join(' ');
  return refuse(code, says, { problems }, problems[0]?.rule ?? null);
}
