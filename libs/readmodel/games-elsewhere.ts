import type { EntityManager } from 'typeorm';
import { readRecord } from '#kernel';
import { importedStory, type MatchImported } from '#match';
import { countedGames } from './counted-games.js';
import type { GamesElsewhere } from './facts-of-match.js';
import { isTold, type ToldAt } from './told-of-match.js';
import type { KnownGames } from './game-teller.js';
import { toldGames } from './told-games.js';

/** Those matches that were handed in as games of these, as far as they are here by now. */
export async function gamesElsewhere(
  known: KnownGames,
  stories: readonly { readonly story: readonly ToldAt[] }[],
  rows: EntityManager,
): Promise<ReadonlyMap<string, GamesElsewhere>> {
  const names = stories.flatMap(({ story }) =>
    story.flatMap(({ event }) => (event.type === 'GameHandedIn' ? [event.data.from.match] : [])),
  );
  if (names.length === 0) return new Map();
  const found = await rows.query<{ bytes: Buffer }[]>('SELECT bytes FROM record WHERE stream = ANY($1) AND seq = 1', [
    names.map((name) => `match/${name}`),
  ]);
  return new Map(
    found.map(({ bytes }) => {
      const { stream, events } = readRecord(bytes);
      const { records } = events[0]?.data as MatchImported['data'];
      const told = importedStory(records);
      const counted = countedGames(told.flatMap(({ event, moment: { at } }) => (isTold(event) ? [{ event, at }] : [])));
      return [stream.slice(stream.indexOf('/') + 1), { counted, told: toldGames(known, told) }];
    }),
  );
}
