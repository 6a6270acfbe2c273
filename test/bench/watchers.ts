import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** So many tables are missing, and when a watcher was told it. */
export type Look = readonly [missing: number, at: number];

const ON_A_SOCKET = 10;
const LAST_LOOK = 2_000;
const QUERY = `subscription ($id: ID!) { tournamentChanged(id: $id) {
  round(number: 1) { missing } standings(first: 20) { rows { rank points entrant { name } } } } }`;

/** Those who watch a tournament's standings: a process of their own, so that who reports does not wait for their reading. */
const [url = '', id = '', count = ''] = process.argv.slice(2);
const sockets = Array.from({ length: Number(count) / ON_A_SOCKET }, () =>
  createClient({ url: `${url.replace(/^http/, 'ws')}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 }),
);
let isOver = false;
const looks = sockets.flatMap((socket) => Array.from({ length: ON_A_SOCKET }, () => watch(socket)));

process.once('message', () => {
  void tellAll();
});

async function watch(socket: (typeof sockets)[number]): Promise<readonly Look[]> {
  const seen: Look[] = [];
  const events = socket.iterate<{ tournamentChanged: { round: { missing: number } } }>({
    query: QUERY,
    variables: { id },
  });
  for await (const { data } of events) if (data) seen.push([data.tournamentChanged.round.missing, Date.now()]);
  if (!isOver) throw new Error('A watcher was told that the tournament is over.');
  return seen;
}

async function tellAll(): Promise<void> {
  await sleep(LAST_LOOK);
  isOver = true;
  for (const socket of sockets) await socket.dispose();
  process.send?.(await Promise.all(looks), () => {
    process.disconnect();
  });
}
