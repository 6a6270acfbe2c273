/** A game against a bot, told again from its answers as the server tells those of the log. */
import { newGame, Practice } from '#games/voidream';
import { type Fact, type JsonObject, seat as seatOf, type Seat } from '#kernel';
import { chaptersOf, factThrough, type Viewpoint } from '#match';
import { set } from '../cards/set.js';
import type { Eyes, Frame, Head } from '../replay/documents.js';
import type { Story } from '../replay/story.js';
import type { KeptPractice } from './practice.js';
import { say } from '../say/index.js';

/** Nobody noted when. */
const NO_TIME = new Date(0).toISOString();
const SEATS: readonly Seat[] = [seatOf(0), seatOf(1)];
export const EYES: readonly Eyes[] = [
  ...SEATS.map((seat): Eyes => ({ viewpoint: 'SEAT', seat })),
  { viewpoint: 'PUBLIC', seat: null },
  { viewpoint: 'BOTH', seat: null },
];

export function toldHere({ terms, answers }: KeptPractice, eyes: Eyes): Story & { readonly head: Head } {
  const setup = { switches: {}, options: {}, seats: [terms.yours, terms.theirs] };
  const practice = new Practice(newGame(set, setup, terms.seed));
  const viewpoint = viewpointOf(eyes);
  const frames: Frame[] = [frameOf(practice, viewpoint, null)];
  for (const answer of answers) {
    const by = practice.asked?.seat ?? null;
    if (by === null || practice.answer(answer) !== null) break;
    frames.push(frameOf(practice, viewpoint, by));
  }
  const result = practice.game.result(practice.state);
  const { landmarks } = practice.game;
  const head: Head = {
    ...eyes,
    position: '',
    viewpoints: [...EYES],
    released: false,
    count: frames.length,
    chapters: [...chaptersOf(frames)],
    marks: frames.flatMap(({ ply, facts }) =>
      facts
        .filter(({ kind }) => landmarks.includes(kind))
        .map(({ kind, data }) => ({ kind, ply, seat: typeof data.seat === 'number' ? data.seat : null })),
    ),
    match: {
      id: '',
      game: practice.game.id,
      phase: result === null ? 'PLAYING' : 'FINISHED',
      bestOf: 1,
      delayed: false,
      spectatorDelay: { seconds: 0, moves: 0 },
      seats: [say('Player'), say('Bot')].map((name, seat) => ({ seat, isYou: false, holder: { id: '', name } })),
      branches: [],
      branchOf: null,
      origin: null,
      outcome: null,
      games: [{ number: 1, firstPly: 0, result: null }],
    },
  };
  return { is: 'told', head, frames, error: null };
}

function viewpointOf({ viewpoint, seat }: Eyes): Viewpoint {
  if (viewpoint === 'SEAT') return { as: 'seat', seat: seatOf(seat ?? 0) };
  return viewpoint === 'BOTH' ? { as: 'both' } : { as: 'public' };
}

function frameOf(practice: Practice, viewpoint: Viewpoint, by: Seat | null): Frame {
  const { ply, asked, state } = practice;
  return {
    ply,
    game: 1,
    cut: false,
    at: NO_TIME,
    round: state.round,
    phase: state.phase,
    view: viewThrough(practice, viewpoint),
    changes: null,
    move: by === null ? null : { seat: by, leaves: null },
    asked: asked === null ? [] : [{ seat: asked.seat }],
    clocks: [],
    facts: practice.facts.flatMap((fact) => seenFact(viewpoint, fact)),
  };
}

function viewThrough({ game, state }: Practice, viewpoint: Viewpoint): JsonObject {
  if (viewpoint.as !== 'both') return game.view(state, viewpoint);
  return { seats: SEATS.map((seat) => game.view(state, { as: 'seat', seat })) };
}

function seenFact(viewpoint: Viewpoint, fact: Fact): Frame['facts'] {
  const seen = factThrough(viewpoint, fact);
  if (seen === null) return [];
  const { kind, data, rule } = seen;
  return [{ kind, data, text: kind, rule: rule === null ? null : { id: rule } }];
}
