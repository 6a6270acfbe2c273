import { type CardSet, voidream, type VoidreamState } from '#games/voidream';
import { type Answer, type Game, seat } from '#kernel';
import { chanceFrom, type Recording, unpackMoves } from '#scenario';
import { goldenGames } from '#test/random-voidream';

export interface Recorded {
  readonly recording: Recording;
  readonly answers: readonly Answer[];
}

export interface Games {
  readonly set: CardSet;
  readonly game: Game<VoidreamState>;
  readonly recorded: readonly Recorded[];
  readonly decisions: number;
}

/** The golden games of two ready decks with no house ruling switched: each deck against each, three times. */
const WITH_READY_DECKS = /^golden \d{1,3}:/;

export function recordedGames(): Games {
  const { set, recordings } = goldenGames();
  const recorded = recordings
    .filter(({ about }) => WITH_READY_DECKS.test(about ?? ''))
    .map((recording) => ({ recording, answers: unpackMoves(recording.answers).filter(isAnswer) }));
  const decisions = recorded.reduce((sum, { answers }) => sum + answers.length, 0);
  return { set, game: voidream(set), recorded, decisions };
}

const isAnswer = (entry: unknown): entry is Answer => typeof entry === 'string';

/** A fold does not ask whose answer it is; one seat at a time is asked in Voidream. */
export const ANYBODY = seat(0);

/** The game after so many of its answers. */
export function foldTo(game: Game<VoidreamState>, { recording, answers }: Recorded, ply: number): VoidreamState {
  const chance = chanceFrom(recording.seed);
  const state = game.start(recording.setup, chance, null);
  for (let i = 0; i < ply; i++) game.apply(state, ANYBODY, answers[i] ?? '', chance, null);
  return state;
}
