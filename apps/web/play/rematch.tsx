import { type ReactNode, useEffect } from 'react';
import { useQuery } from 'urql';
import { useCommand } from '../api/command.js';
import { graphql } from '../api/graphql.js';
import { Refused } from '../parts/problem.js';
import { useAlert } from '../parts/alert.js';
import { rematchSitting } from '../seeds/sitting.js';
import { REMATCH } from './documents.js';
import type { Table } from './live-table.js';
import { listed, say } from '../say/index.js';

const REMATCH_OF = graphql(`
  query RematchOf($id: ID!) {
    match(id: $id) {
      id
      rematch
    }
  }
`);

/** The same match once more with the seats swapped. Who comes second sits down at the table of who came first. */
export function useRematch(table: Table, go: (path: string) => void): ReactNode {
  const command = useCommand(REMATCH);
  const wanted = useWanted(table);
  const others = table.seats.flatMap(({ holder, isYou }) => (isYou ? [] : [holder?.name ?? say('Somebody')]));
  useAlert(
    say('A table'),
    table.id,
    wanted === null ? [] : [{ key: wanted, says: say('{name} wants a rematch', { name: listed(others) }) }],
  );
  if (table.origin !== null) return null;
  const sit = async (): Promise<void> => {
    const sent = await command.send({ matchId: table.id, ...rematchSitting(table) });
    const there = sent.is === 'done' ? (sent.payload.match?.id ?? wanted) : wanted;
    if (there !== null) go(`/play/${there}`);
  };
  return (
    <>
      <button className="button" type="button" disabled={command.busy} onClick={() => void sit()}>
        {wanted === null ? say('Rematch') : say('To the rematch')}
      </button>
      <Refused errors={command.errors} />
    </>
  );
}

const OFTEN_MS = 3_000;

/** The other player's wish is a match of its own, of which this one tells nothing: it is asked for, also by a page behind another. */
function useWanted({ id, outcome, origin, rematch }: Table): string | null {
  const [{ data }, again] = useQuery({ query: REMATCH_OF, variables: { id }, pause: true });
  const wanted = rematch ?? data?.match?.rematch ?? null;
  const isAsking = outcome !== null && origin === null && wanted === null;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => {
      again({ requestPolicy: 'network-only' });
    }, OFTEN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isAsking, again]);
  return wanted;
}
