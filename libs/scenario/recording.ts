import {
  either,
  fields,
  type Flaw,
  list,
  lineOf,
  maybe,
  need,
  or,
  readJson,
  type Shape,
  text,
  whole,
  word,
} from '#cards';
import type { Answer, GameResult, GameSetup, JsonObject, Leaving, Seat } from '#kernel';
import { anyList, anyObject, isObject, leaving, record } from './shapes.js';

/** What somebody did; most moves are the answer of whoever is asked first. */
export type Move = { readonly seat: Seat; readonly answer: Answer } | { readonly seat: Seat; readonly leaves: Leaving };

/**
 * A game as a value, in a file: what it was played with, and all answers. In `answers` a text holds answers of whoever was
 * asked first, apart by blanks. `hashes` are the first 16 digits of the hash of the position after so many answers.
 */
export interface Recording {
  readonly format: 'dreamledger-game-1';
  readonly game: string;
  readonly engine: string;
  readonly cards: string | null;
  readonly about: string | null;
  /** The bytes of the seed in hex. */
  readonly seed: string;
  readonly setup: GameSetup;
  readonly answers: readonly (string | Move)[];
  readonly hashes: Readonly<Record<string, string>>;
  readonly result: JsonObject | null;
  /** What broke after how many answers, where this was recorded for it. */
  readonly failure: { readonly ply: number; readonly says: string } | null;
}

const place = whole(0, 15) as Shape<Seat>;
const move: Shape<Move> = {
  says: 'a move: seat with answer or leaves',
  fits: isObject,
  read: (value, at, flaws) => (isObject(value) && 'leaves' in value ? left : answering).read(value, at, flaws),
  schema: (defs) => ({ oneOf: [answering.schema(defs), left.schema(defs)] }),
};
const answering: Shape<Move> = fields('an answer', { seat: need(place), answer: need(text()) });
const left: Shape<Move> = fields('a leaving', { seat: need(place), leaves: need(leaving) });

const shape: Shape<Recording> = fields<Recording>('a recorded game', {
  format: need(word('dreamledger-game-1')),
  game: need(text()),
  engine: need(text()),
  cards: maybe(text()),
  about: maybe(text()),
  seed: need(text('the seed in hex')),
  setup: need(
    fields<GameSetup>('a setup', {
      seats: need(anyList),
      switches: or(record(text()), {}),
      options: or(anyObject, {}),
    }),
  ),
  answers: need(list(either(text(), move))),
  hashes: or(record(text()), {}),
  result: maybe(anyObject),
  failure: maybe(fields('a failure', { ply: need(whole(0, 1_000_000)), says: need(text()) })),
});

export type ReadRecording =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly flaws: readonly { readonly line: number; readonly says: string }[] };

export function readRecording(json: string): ReadRecording {
  const read = readJson(json);
  if (!read.ok) return { ok: false, flaws: [read] };
  const flaws: Flaw[] = [];
  const recording = shape.read(read.value, [], flaws);
  if (recording !== null && flaws.length === 0 && /^([0-9a-f]{2})*$/.test(recording.seed))
    return { ok: true, recording };
  if (flaws.length === 0) flaws.push({ at: ['seed'], says: 'The seed must be bytes in hex, small letters.' });
  return {
    ok: false,
    flaws: flaws.map(({ at, says }) => ({
      line: lineOf(json, at),
      says: at.length === 0 ? says : `${at.join('.')}: ${says}`,
    })),
  };
}

const LINE = 110;

/** In lines, so that people can read it and tools can compare it. */
export function printRecording(recording: Recording): string {
  return `${JSON.stringify(recording, null, 1)}\n`;
}

/** Answers as they stand in a file: those of whoever was asked first joined to lines. */
export function packMoves(moves: readonly (Answer | Move)[]): (string | Move)[] {
  const packed: (string | Move)[] = [];
  for (const one of moves) {
    const last = packed.at(-1);
    if (typeof one !== 'string') packed.push(one);
    else if (typeof last === 'string' && last.length + one.length < LINE) packed[packed.length - 1] = `${last} ${one}`;
    else packed.push(one);
  }
  return packed;
}

/** One entry a ply. */
export const unpackMoves = (answers: Recording['answers']): readonly (Answer | Move)[] =>
  answers.flatMap((entry): readonly (Answer | Move)[] => (typeof entry === 'string' ? entry.split(' ') : [entry]));

export const resultJson = (result: GameResult | null): JsonObject | null => (result === null ? null : { ...result });
