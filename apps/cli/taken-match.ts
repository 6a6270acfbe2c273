import { existsSync } from 'node:fs';
import { takenFrom } from '#audit';
import { type StreamId, streamId } from '#kernel';
import { type GameRegistry, gameRegistry, host, type HostedGame, type OpenRecord } from '#match';
import { nodeSha256 as sha256, verifyEd25519 } from '#node';
import { EXIT, Stop } from './exit.js';
import { pinnedGameOf, type Played } from './game.js';
import { givenOut } from './given-out.js';
import type { Where } from './house.js';

/** A match of Voidream out of its bundle, checked, with what it was played with. */
export interface TakenMatch extends Played {
  readonly games: GameRegistry;
  readonly match: StreamId;
  readonly records: readonly OpenRecord[];
}

const MATCH = /^match_[^/\\]+$/;

/** The bundle of a match that was named by its id, as a server gives it out; null where a file was named. */
export const bundleGivenOut = async (named: string, where: Where): Promise<Uint8Array | null> =>
  MATCH.test(named) && !existsSync(named) ? givenOut(where, named, 'bundle') : null;

export function takenMatch(file: string, bytes: Uint8Array, named: string | null): TakenMatch {
  const found: { played: Played | null; stop: Stop | null } = { played: null, stop: null };
  const engine = (game: string, version: string, cards: string | null): HostedGame | null => {
    try {
      found.played = pinnedGameOf(file, { game, engine: version, cards }, named);
      return host(found.played.game);
    } catch (cause) {
      if (!(cause instanceof Stop)) throw cause;
      found.stop = cause;
      return null;
    }
  };
  const taken = takenFrom(bytes, { sha256, verifies: verifyEd25519, engine, policy: null });
  if (found.stop !== null) throw found.stop;
  if (taken.ok && found.played !== null)
    return {
      ...found.played,
      match: streamId('match', taken.source.match),
      games: gameRegistry([host(found.played.game)]),
      records: taken.records,
    };
  const why = taken.ok ? null : taken.verification.finding;
  const at = why?.at ?? null;
  const where = at === null ? '' : `${at.stream}, record ${at.seq}: `;
  throw new Stop(EXIT.found, `${file} can't be played again: ${where}${why?.says ?? 'no game was begun in it.'}`);
}
