import { Injectable } from '@nestjs/common';
import type { StreamId } from '#kernel';
import type { Viewpoint } from '#match';
import type { Reader } from '#notes';
import { Matches } from '../match/matches.js';
import type { Principal } from '../principal.js';
import { Eyes, isOpenTo, type Standing } from '../replay/eyes.js';
import { Replays, type Told } from '../replay/replays.js';
import { Insiders } from './insiders.js';

/** What somebody was shown of a match. */
interface Looked {
  readonly stream: StreamId;
  readonly standing: Standing;
  readonly eyes: Viewpoint;
  readonly told: Told;
}

/** How people stand to what is written on a match. */
@Injectable()
export class Reading {
  constructor(
    private readonly eyes: Eyes,
    private readonly replays: Replays,
    private readonly matches: Matches,
    private readonly insiders: Insiders,
  ) {}

  /** Somebody as a reader of a match through these eyes; null where there is none, or where they may not look so. */
  async through(eyes: Viewpoint, stream: StreamId, principal: Principal): Promise<Reader | null> {
    const standing = await this.eyes.standing(stream, principal);
    if (standing === null || standing === 'behind') return null;
    const readable = await this.matches.readableThrough(stream, principal);
    const told = await this.replays.tell(stream, readable ?? standing.seq, eyes);
    const open = await this.eyes.open(standing, told.released, principal);
    return isOpenTo(open, eyes) ? this.reader({ stream, standing, eyes, told }, principal) : null;
  }

  async reader({ stream, standing, eyes, told }: Looked, principal: Principal): Promise<Reader> {
    const { phase, ownSeat } = standing;
    return {
      who: principal.is === 'person' && principal.scopes.includes('game:play') ? principal.id : null,
      eyes,
      lastPly: told.frames.at(-1)?.ply ?? -1,
      released: told.released,
      seated: ownSeat !== null,
      isOn: phase !== 'finished' && phase !== 'cancelled',
      moderates: (await this.insiders.moderatorOf(stream, principal)) !== null,
    };
  }
}
