import { gameName, momentOf, nameOf } from '../tournament/words.js';
import type { Found, Game } from './queries.js';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Who plays, in the order of the seats. */
export const namesIn = ({ seats }: Game): string =>
  seats.map(({ holder }) => nameOf(holder ?? undefined)).join(' against ');

export function waitsSays({ seats }: Game): string {
  const there = seats.flatMap(({ holder }) => (holder === null ? [] : [nameOf(holder)]));
  return there.length === 0 ? 'An empty table' : `${list.format(there)} ${there.length === 1 ? 'waits' : 'wait'}`;
}

export function endedSays({ seats, places, game, changedAt }: Game): string {
  const first = seats.filter(({ seat }) => places?.[seat] === 1);
  const names = first.map(({ holder }) => nameOf(holder ?? undefined));
  const when = `${gameName(game)}, ${momentOf(changedAt)}.`;
  if (names.length === 0) return `Nobody won. ${when}`;
  return names.length === seats.length ? `A draw. ${when}` : `${list.format(names)} won. ${when}`;
}

export const KINDS = { PERSON: 'Player', TOURNAMENT: 'Tournament', MATCH: 'Match', CARD: 'Card' } as const;

export const addressOf = ({ kind, id }: Found): string =>
  kind === 'PERSON' ? `/p/${id}` : kind === 'TOURNAMENT' ? `/t/${id}` : `/g/${id}`;
