import { isOffered, type Phrase, phrase, refuse } from '#kernel';
import type { MatchRefusal } from '../refusals.js';
import { impossibleScore, isSameScore, possibleScores, spelledScore, winsNeeded } from '../score.js';
import { type Begun, type In, isOn } from '../state.js';
import type { Games } from '../terms.js';
import type { MatchRemedy } from './commands.js';
import { reopened, wasOver } from './reopen.js';
import { plyOf } from '../moves.js';

/** Why a ruling could not do this to the match as it is now; null when it can. */
export function remedyProblem(state: Begun, remedy: MatchRemedy): MatchRefusal | null {
  if (remedy.is === 'play-on') return null;
  if (remedy.is === 'result') return resultProblem(state, remedy);
  if (state.phase !== 'playing') {
    return no(
      phrase('{remedy} takes a game that is on, and this match is {phase}: rule its result instead.', {
        remedy: remedy.is,
        phase: state.phase,
      }),
    );
  }
  return gameProblem(state, remedy);
}

type InGame = Exclude<MatchRemedy, { readonly is: 'play-on' | 'result' }>;

function gameProblem(state: In<'playing'>, remedy: InGame): MatchRefusal | null {
  const { play, plan } = state;
  if (remedy.is === 'game-loss') {
    return plan.seats[remedy.seat] === undefined
      ? no(phrase('There is no seat {seat} here.', { seat: remedy.seat }))
      : null;
  }
  if (remedy.is === 'repair') {
    const offers = play.table.repairs();
    if (isOffered(offers, remedy.answer)) return null;
    const says = phrase('"{answer}" is no repair that the game offers here.', { answer: remedy.answer });
    return refuse('MATCH.NOT_DISPUTABLE', says, { legal: offers });
  }
  const last = plyOf(play);
  if (remedy.to < last && reopened(state, remedy.to) !== null && !wasOver(state, remedy.to)) return null;
  const says = phrase(
    'A rewind goes to a ply from 0 to {last} that was not taken back and at which no game was over, not to {to}.',
    { last: last - 1, to: remedy.to },
  );
  return refuse('MATCH.NOT_DISPUTABLE', says, { first: 0, last: last - 1 });
}

function resultProblem(
  state: Begun,
  { games, bothLost, notPlayed }: Extract<MatchRemedy, { readonly is: 'result' }>,
): MatchRefusal | null {
  if (state.phase === 'cancelled')
    return no(phrase('This match was called off, so it has no result to rule: close the case with play-on.'));
  if (notPlayed && (state.phase === 'playing' || state.desk.handedIn.length > 0))
    return no(phrase('A game of this match was begun, so that it counts as played: rule what it came to as played.'));
  const none = { won: state.plan.seats.map(() => 0), drawn: 0 };
  const possible = notPlayed
    ? walkovers(state, bothLost ? none : null)
    : [...(bothLost ? [none] : []), ...possibleScores(state.plan)];
  if (possible.some((each) => isSameScore(each, games))) return null;
  const known = possible.map(spelledScore);
  return refuse('MATCH.IMPOSSIBLE_RESULT', impossibleScore(state.plan, games, known), { known });
}

/** What a match comes to that was not played: who came has all games, where nobody came there are none. */
const walkovers = ({ plan }: Begun, none: Games | null): readonly Games[] =>
  none === null
    ? plan.seats.map((_, first) => ({
        won: plan.seats.map((__, at) => (at === first ? winsNeeded(plan.bestOf) : 0)),
        drawn: 0,
      }))
    : [none];

const no = (says: readonly Phrase[]): MatchRefusal => refuse('MATCH.NOT_DISPUTABLE', says);

/** Whether the match itself takes this result; once it is over, its tournament does. */
export const takesResult = (state: Begun): state is In<'open' | 'playing'> => isOn(state);
