import { Inject, Injectable } from '@nestjs/common';
import type { StreamId } from '#kernel';
import { chaptersOf, type GameRegistry, notationOf, retell, writeNotation } from '#match';
import type { Refused } from '../http/refused.js';
import type { PeopleGround } from '../people/ground.js';
import { GAMES, PEOPLE } from '../tokens.js';
import { branchRefused, isMatchOut, MATCH_ON, NO_MATCH } from './given-out.js';
import { Stories } from './story.js';

/** Games as texts that people read and programs read back. */
@Injectable()
export class GameTexts {
  constructor(
    private readonly stories: Stories,
    @Inject(GAMES) private readonly games: GameRegistry,
    @Inject(PEOPLE) private readonly people: PeopleGround,
  ) {}

  /** A game of a match that is over; until its key is out, answers that were hidden are not told. */
  async of(match: StreamId, number: number): Promise<string | Refused> {
    const { told, released } = await this.stories.read(match, 0);
    if (told.length === 0) return NO_MATCH;
    const out = told.map(({ event, moment: { at } }) => ({ at, events: [event] }));
    const branch = branchRefused(out);
    if (branch !== null) return branch;
    if (!released && !isMatchOut(out, this.people.now())) return MATCH_ON;
    const noted = notationOf(told, match, number, released);
    if (noted === null) return NO_MATCH;
    const { frames } = retell(this.games, structuredClone(told), { as: 'public' });
    const rounds = chaptersOf(frames).filter((chapter) => chapter.game === number && chapter.round !== null);
    const remarks = rounds.map(
      ({ firstPly, round }) => [Math.max(firstPly, noted.first + 1), `round ${round}`] as const,
    );
    return writeNotation(noted, new Map(remarks));
  }
}
