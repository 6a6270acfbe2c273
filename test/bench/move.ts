import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api, Walker } from '#test/load';
import { newcomer, runServer } from '#test/server';
import { figure, type Figure, quantile, rate, type Rate } from './figure.js';

const SECONDS = 4;
/** Enough for all moves of a run: a walk takes nine. */
const WALKS = 1_500;
const MOST_CLIENTS = 64;

export interface Player {
  readonly api: Api;
  end(): Promise<void>;
}

/** A server of its own that is warm by now, and somebody who plays there. */
export async function server(settings: Readonly<Record<string, string>>): Promise<Player> {
  const folder = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
  const { url, signal, ended } = await runServer({ DREAMLEDGER_DATA: folder, ...settings });
  const { token } = await newcomer({ url });
  const api = new Api(url, MOST_CLIENTS, token);
  const player = {
    api,
    async end(): Promise<void> {
      api.close();
      signal('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
  await moves(player, MOST_CLIENTS);
  return player;
}

/** Accepted moves by so many clients, each alone in matches of its own, which were begun before. */
export async function moves({ api }: Player, clients: number): Promise<Rate> {
  const walkers = Array.from({ length: clients }, (_, nth) => new Walker(() => api, nth));
  await Promise.all(walkers.map((walker) => walker.prepare(WALKS / clients)));
  const took: number[] = [];
  const { perSecond } = await rate(clients, SECONDS, async (nth) => {
    const walker = walkers[nth];
    if (walker !== undefined) took.push((await walker.move()).ms);
  });
  return { perSecond, took };
}

/** The three figures of a run beside those of a peer. */
export function beside(name: string, own: Rate, peerName: string, peer: Rate): readonly Figure[] {
  return [
    figure(name, own.perSecond, 'per s', peerName, peer.perSecond),
    ...[0.5, 0.99].map((share) =>
      figure(`${name}, p${share * 100}`, quantile(own.took, share), 'ms', peerName, quantile(peer.took, share)),
    ),
  ];
}
