import { Inject, Injectable } from '@nestjs/common';
import { parseStream, phrase, refuse, type StreamId } from '#kernel';
import { type BranchPoint, type GameRegistry, type LedTo, ledTo, type MatchRefusal } from '#match';
import { stale } from '../graphql/errors.js';
import { Matches } from '../match/matches.js';
import type { Principal } from '../principal.js';
import { Eyes } from '../replay/eyes.js';
import { Stories } from '../replay/story.js';
import { GAMES } from '../tokens.js';

/** A position of a match, with all that led there. */
export interface Point {
  readonly from: BranchPoint;
  readonly records: LedTo['records'];
}

/** The positions from which anybody may play on: those of matches whose keys are out, as far as who asks has seen that. */
@Injectable()
export class Points {
  constructor(
    private readonly eyes: Eyes,
    private readonly matches: Matches,
    private readonly stories: Stories,
    @Inject(GAMES) private readonly games: GameRegistry,
  ) {}

  async at(stream: StreamId, ply: number, principal: Principal): Promise<Point | MatchRefusal> {
    const standing = await this.eyes.standing(stream, principal);
    if (standing === 'behind') throw stale(stream);
    if (standing === null) return refuse('MATCH.NOT_CREATED', phrase('There is no such match.'));
    const through = await this.matches.readableThrough(stream, principal);
    const { told, hashes, hash, seq, released } = await this.stories.read(
      stream,
      through ?? standing.seq,
      through ?? Infinity,
    );
    if (!released) return SEALED;
    const led = ledTo(this.games, told, ply);
    if (led === null)
      return refuse('MATCH.NO_SUCH_PLY', phrase('This match never stood at ply {ply}.', { ply }), { ply });
    const at = Math.min(led.seq, seq);
    const match = parseStream(stream)?.name ?? '';
    return { from: { match, game: led.game, ply, seq: at, head: hashes[at - 1] ?? hash }, records: led.records };
  }
}

const SEALED = refuse(
  'MATCH.SEALED',
  'This match is sealed still: play on from it once it is over and its key is out.',
);
