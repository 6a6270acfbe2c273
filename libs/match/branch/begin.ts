import { Fault, happens, type Moment, refuse, refused } from '#kernel';
import { importedStory } from '../imported/import.js';
import type { MatchEvent, ToldEvent } from '../events.js';
import { resultOf } from '../settle.js';
import { emptyDesk, type In, type MatchState } from '../state.js';
import type { Verdict } from '../verdict.js';
import type { BeginBranch } from './commands.js';
import type { BranchBegun } from './events.js';
import { plyOf } from '../moves.js';

type Fold = (state: MatchState, told: ToldEvent) => MatchState;

export function beginBranch(state: MatchState, { type: _, ...data }: BeginBranch, now: Moment, fold: Fold): Verdict {
  if (state.phase !== 'none') return refused(refuse('MATCH.ALREADY_CREATED', 'This branch was begun before.'));
  const begun: MatchEvent = { type: 'BranchBegun', v: 1, data, secret: null };
  try {
    branchBegun(begun, now, fold);
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure);
    return refused(
      refuse('MATCH.BAD_TERMS', `This game can't be played on from there: ${why}`, { ply: data.from.ply }),
    );
  }
  return happens<MatchEvent>(begun);
}

/** The game as it stood, in the hands of one person who plays all its seats; of its match nothing else goes on. */
export function branchBegun({ data }: BranchBegun, { actor }: Moment, fold: Fold): In<'playing'> {
  const { records, from, bot, name, isPublic } = data;
  const state = importedStory(records).reduce<MatchState>(fold, { phase: 'none' });
  if (state.phase !== 'playing' || resultOf(state.play) !== null) throw new Fault('the game is over at this ply.');
  const { plan, play } = state;
  if (plyOf(play) !== from.ply || play.number !== from.game) {
    throw new Fault(`the records lead to ply ${plyOf(play)} of game ${play.number}, not to ply ${from.ply}.`);
  }
  const seats = plan.seats.map((seating) => ({ who: actor, brings: seating?.brings ?? null }));
  play.shuffles.length = 0;
  if (bot !== null && !(bot.seat in seats)) throw new Fault(`there is no seat ${bot.seat} for the bot.`);
  return {
    phase: 'playing',
    plan: {
      ...plan,
      ...ALONE,
      creator: actor,
      seats,
      players: seats.map(() => actor),
      branch: { from, bot, name, isPublic },
    },
    desk: emptyDesk(seats.length),
    games: [],
    play: {
      ...play,
      draw: { offeredBy: null, lastOffers: seats.map(() => null), isAgreed: false },
      since: seats.map(() => from.ply),
      clocks: [],
      waitsSince: seats.map(() => null),
    },
  };
}

/** What a branch has nothing of. */
const ALONE = {
  ceremony: null,
  origin: null,
  listed: false,
  rematchOf: null,
  confirmAfter: null,
  bestOf: 1,
  drawsAllowed: false,
  clock: null,
  delay: null,
} as const;
