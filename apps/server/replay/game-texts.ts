import { Inject, Injectable } from '@nestjs/common';
import { canonicalJson, type StreamId } from '#kernel';
import {
  chaptersOf,
  type GameFinished,
  type GameRegistry,
  type MatchCreated,
  type Notation,
  notedGames,
  retell,
  type ToldEvent,
  writeNotation,
} from '#match';
import { globalId } from '../graphql/ids.js';
import type { Refused } from '../http/refused.js';
import type { PeopleGround } from '../people/ground.js';
import { GAMES, PEOPLE } from '../tokens.js';
import { branchRefused, isMatchOut, MATCH_ON, NO_MATCH } from './given-out.js';
import { Stories } from './story.js';

type Tags = Notation['tags'];

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
    const noted = notedGames(told, released)[number - 1];
    if (noted === undefined) return NO_MATCH;
    const tags = tagsOf(told, match, number);
    const { frames } = retell(this.games, structuredClone(told), { as: 'public' });
    const rounds = chaptersOf(frames).filter((chapter) => chapter.game === number && chapter.round !== null);
    const remarks = rounds.map(
      ({ firstPly, round }) => [Math.max(firstPly, noted.first + 1), `round ${round}`] as const,
    );
    return writeNotation({ ...noted, tags }, new Map(remarks));
  }
}

function tagsOf(told: readonly ToldEvent[], match: StreamId, number: number): Tags {
  const events = told.map(({ event }) => event);
  const created = events.find((event): event is MatchCreated => event.type === 'MatchCreated');
  const finished = events.find(
    (event): event is GameFinished => event.type === 'GameFinished' && event.data.game === number,
  );
  const { game = '', engine = '', cards = null, switches = {}, options = {} } = created?.data ?? {};
  return {
    Match: globalId('match', match.slice(match.indexOf('/') + 1)),
    Number: String(number),
    Game: game,
    Engine: engine,
    ...(cards === null ? {} : { Cards: cards }),
    ...(Object.keys(switches).length === 0 ? {} : { Switches: canonicalJson(switches) }),
    ...(Object.keys(options).length === 0 ? {} : { Options: canonicalJson(options) }),
    ...(finished === undefined
      ? {}
      : { Places: finished.data.result.places.join(' '), Ended: finished.data.result.reason }),
  };
}
