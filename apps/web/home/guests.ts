import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../api/graphql.js';
import { useGuests } from '../stats/guests.js';
import type { Game } from './queries.js';

const PAIRED = graphql(`
  query PairedThere($id: ID!) {
    match(id: $id) {
      id
      origin {
        entrantIds
      }
    }
  }
`);

/** The games with the names of those who never sat down here: guests, and whoever played at a table of the room. */
export function useNamed(games: readonly Game[]): readonly Game[] {
  const client = useClient();
  const [paired, setPaired] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const lacking = games
    .filter(({ creator, seats }) => creator === null && seats.some(({ holder }) => holder === null))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const reader = { isOver: false };
    const asked = lacking === '' ? [] : lacking.split(' ');
    void Promise.all(
      asked.map(async (id) => {
        const { data } = await client.query(PAIRED, { id }).toPromise();
        return [id, data?.match?.origin?.entrantIds ?? []] as const;
      }),
    ).then((found) => {
      if (!reader.isOver) setPaired(new Map(found));
    });
    return () => {
      reader.isOver = true;
    };
  }, [client, lacking]);
  const guest = useGuests([...paired.values()].flat());
  return games.map((game) => ({
    ...game,
    seats: game.seats.map((seat) => {
      const name = guest(paired.get(game.id)?.[seat.seat] ?? '');
      return seat.holder === null && name !== null ? { ...seat, holder: { id: '', name } } : seat;
    }),
  }));
}
