import { existsSync } from 'node:fs';
import { type CardSet, type Point, voidream, type VoidreamState } from '#games/voidream';
import type { Game } from '#kernel';
import { takenFrom } from '#audit';
import { gameRegistry, host, type HostedGame, tableAt } from '#match';
import { nodeSha256 as sha256, verifyEd25519 } from '#node';
import { chanceFrom, replay, unpackMoves } from '#scenario';
import { theNamed } from './bundles.js';
import { EXIT, Stop } from './exit.js';
import { theRecording } from './files.js';
import { gameOf } from './game.js';
import { givenOut } from './given-out.js';
import type { Where } from './house.js';
import { SET_NAMES, theSet } from './sets.js';

/** The position that `FILE@PLY` names: of a recorded game, or of a match in its bundle, or by its id as a server gives it out. */
export async function pointAt(named: string, set: string | null, where: Where): Promise<Point> {
  const [, file = '', digits = ''] = /^(.+)@(\d+)$/.exec(named) ?? [];
  if (file === '') {
    const says = `--from ${named} names no position: write a recorded game, the bundle of a match or its id, @ and a ply, as in my-game.json@40.`;
    throw new Stop(EXIT.usage, says);
  }
  const ply = Number(digits);
  if (MATCH.test(file) && !existsSync(file)) return inBundle(file, await givenOut(where, file, 'bundle'), ply, set);
  const { is, bytes } = theNamed(file);
  return is === 'bundle' ? inBundle(file, bytes, ply, set) : inRecording(file, ply, set);
}

const MATCH = /^match_[^/\\]+$/;

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
  const own: Own[] = [];
  const engine = (game: string, wanted: string, cards: string | null): HostedGame | null => {
    const found = ownGame(game, wanted, cards, named);
    if (found !== null) own.push(found);
    return found?.hosted ?? null;
  };
  const taken = takenFrom(bytes, { sha256, verifies: verifyEd25519, engine, policy: null });
  const [played] = own;
  if (!taken.ok || played === undefined) {
    const why = taken.ok ? null : taken.verification.finding;
    const at = why?.at ?? null;
    const where = at === null ? '' : `${at.stream}, record ${at.seq}: `;
    throw new Stop(EXIT.found, `${file} can't be played on: ${where}${why?.says ?? 'it holds no game of Voidream.'}`);
  }
  const stood = tableAt(gameRegistry([played.hosted]), taken.records, ply);
  if (stood === null) throw noPly(file, ply, 'the match never stood there');
  const { game, set } = played;
  const state = game.decode(stood.table);
  if (game.result(state) !== null) throw noPly(file, ply, 'the game is over there');
  return { game, set, ply, state, of: null, chance: stood.chance, facts: [] };
}

interface Own {
  readonly game: Game<VoidreamState>;
  readonly set: CardSet;
  readonly hosted: HostedGame;
}

function ownGame(id: string, engine: string, cards: string | null, named: string | null): Own | null {
  const set = (named === null ? SET_NAMES : [named]).map(theSet).find(({ hash }) => hash === cards);
  if (id !== 'voidream' || set === undefined) return null;
  const game = voidream(set);
  return game.engine === engine ? { game, set, hosted: host(game) } : null;
}

const noPly = (file: string, ply: number, why: string): Stop =>
  new Stop(EXIT.usage, `--from ${file}@${ply} is no position to play on from: ${why}.`);
