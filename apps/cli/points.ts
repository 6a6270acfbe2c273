import type { Point } from '#games/voidream';
import { tableAt } from '#match';
import { chanceFrom, replay, unpackMoves } from '#scenario';
import { theNamed } from './bundles.js';
import { EXIT, Stop } from './exit.js';
import { theRecording } from './files.js';
import { gameOf } from './game.js';
import type { Where } from './house.js';
import { bundleGivenOut, takenMatch } from './taken-match.js';

/** The position that `FILE@PLY` names: of a recorded game, or of a match in its bundle, or by its id as a server gives it out. */
export async function pointAt(named: string, set: string | null, where: Where): Promise<Point> {
  const [, file = '', digits = ''] = /^(.+)@(\d+)$/.exec(named) ?? [];
  if (file === '') {
    const says = `--from ${named} names no position: write a recorded game, the bundle of a match or its id, @ and a ply, as in my-game.json@40.`;
    throw new Stop(EXIT.usage, says);
  }
  const ply = Number(digits);
  const given = await bundleGivenOut(file, where);
  if (given !== null) return inBundle(file, given, ply, set);
  const { is, bytes } = theNamed(file);
  return is === 'bundle' ? inBundle(file, bytes, ply, set) : inRecording(file, ply, set);
}

function inRecording(file: string, ply: number, set: string | null): Point {
  const of = theRecording(file);
  const plies = unpackMoves(of.answers).length;
  const played = gameOf(file, of, set);
  if (ply >= plies) throw noPly(file, ply, `it can be played on from 0 to ${plies - 1}`);
  const { state, stuck } = replay(played.game, of, (_, reached) => reached < ply);
  if (stuck !== null) throw new Stop(EXIT.found, `${file}: ply ${stuck.ply} can't be reached: ${stuck.says}`);
  return { ...played, ply, state, of, chance: chanceFrom(of.seed), facts: [] };
}

function inBundle(file: string, bytes: Uint8Array, ply: number, named: string | null): Point {
  const { game, set, games, records } = takenMatch(file, bytes, named);
  const stood = tableAt(games, records, ply);
  if (stood === null) throw noPly(file, ply, 'the match never stood there');
  const state = game.decode(stood.table);
  if (game.result(state) !== null) throw noPly(file, ply, 'the game is over there');
  return { game, set, ply, state, of: null, chance: stood.chance, facts: [] };
}

const noPly = (file: string, ply: number, why: string): Stop =>
  new Stop(EXIT.usage, `--from ${file}@${ply} is no position to play on from: ${why}.`);
