import type { JsonObject, Viewer } from '#kernel';
import type { Sealed } from './rules/choices.js';
import type { BazaarState, Frame } from './state.js';

/** All lies open but the deck, what a lantern showed, and choices before the last is made. */
export function view(state: BazaarState, viewer: Viewer): JsonObject {
  const { round, rounds, players, stall, deck, sold, known, stack } = state;
  const isJudge = viewer.as === 'judge';
  const knows = known !== null && (isJudge || (viewer.as === 'seat' && viewer.seat === known.seat));
  return {
    round,
    rounds,
    players: players.map(({ coins, curios, left }) => ({ coins, curios: [...curios], left: left?.why ?? null })),
    stall: [...stall],
    deck: deck.length,
    sold: [...sold],
    known: known === null ? null : { ...known, curios: knows ? deck.slice(0, known.count) : null },
    todo: stack.map((frame) => frameView(frame, (seat) => isJudge || (viewer.as === 'seat' && viewer.seat === seat))),
  };
}

function frameView(frame: Frame, isOwn: (seat: number) => boolean): JsonObject {
  return 'choices' in frame ? { do: frame.do, choices: choicesView(frame, isOwn) } : { ...frame };
}

function choicesView({ choices }: Sealed, isOwn: (seat: number) => boolean): JsonObject[] {
  return choices.map((choice, seat) =>
    isOwn(seat) ? { made: choice !== null, value: choice?.value ?? null } : { made: choice !== null },
  );
}
