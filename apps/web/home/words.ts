import { endsUntold } from '../look/untold.js';
import { gameName, momentOf, nameOf } from '../tournament/words.js';
import type { Found, Game } from './queries.js';
import { against, listed, say } from '../say/index.js';

const sitsThere = ({ holder }: Game['seats'][number]): string => (holder === null ? say('Guest') : nameOf(holder));

/** Who plays, in the order of the seats. */
export const seatNames = ({ seats }: Game): readonly string[] => seats.map(sitsThere);
export const namesIn = (game: Game): string => against(seatNames(game));

export function waitsSays({ seats }: Game): string {
  const there = seats.flatMap(({ holder }) => (holder === null ? [] : [nameOf(holder)]));
  if (there.length === 0) return say('An empty table');
  const names = listed(there);
  return there.length === 1 ? say('{names} waits', { names }) : say('{names} wait', { names });
}

export function endedSays({ seats, places, game, changedAt }: Game): string {
  const first = seats.filter(({ seat }) => places?.[seat] === 1);
  const names = first.map(sitsThere);
  const when = `${gameName(game)}, ${momentOf(changedAt)}.`;
  if (endsUntold()) return when;
  if (names.length === 0) return say('Nobody won. {when}', { when });
  return names.length === seats.length
    ? say('A draw. {when}', { when })
    : say('{names} won. {when}', { names: listed(names), when });
}

/** So much the server looks for. */
export const LONGEST = 100;
export const isTooLong = (text: string): boolean => text.length > LONGEST;

export const KINDS = {
  PERSON: say('Player'),
  TOURNAMENT: say('Tournament'),
  MATCH: say('Match'),
  CARD: say('Card'),
} as const;

export const addressOf = ({ kind, id }: Found): string =>
  kind === 'PERSON' ? `/p/${id}` : kind === 'TOURNAMENT' ? `/t/${id}` : `/g/${id}`;
