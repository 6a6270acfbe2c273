import { canonicalJson, type StreamId } from '#kernel';
import type { GameFinished, MatchCreated, ToldEvent } from '../events.js';
import type { Notation } from './notation.js';
import { notedGames } from './noted.js';

/** A game of a match, with what it was played with; what was hidden is told only of an open one. Null where there is none of that number. */
export function notationOf(
  story: readonly ToldEvent[],
  match: StreamId,
  number: number,
  isOpen: boolean,
): Notation | null {
  const noted = notedGames(story, isOpen)[number - 1];
  return noted === undefined ? null : { ...noted, tags: tagsOf(story, match, number) };
}

function tagsOf(story: readonly ToldEvent[], match: StreamId, number: number): Notation['tags'] {
  const events = story.map(({ event }) => event);
  const created = events.find((event): event is MatchCreated => event.type === 'MatchCreated');
  const finished = events.find(
    (event): event is GameFinished => event.type === 'GameFinished' && event.data.game === number,
  );
  const { game = '', engine = '', cards = null, switches = {}, options = {} } = created?.data ?? {};
  return {
    Match: match.replace('/', '_'),
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
