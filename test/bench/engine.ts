import { divergence } from '#scenario';
import { nodeSha256 } from '#log';
import { best } from './engine/best.js';
import { foldChain, stored } from './engine/chain.js';
import { foldTo, type Games, recordedGames } from './engine/games.js';
import { liveGameSize } from './engine/memory.js';
import { installPeers, type PeerRun, runPeer } from './engine/peers.js';
import { EVERY, seekTimes } from './engine/seek.js';
import { selfPlay } from './engine/self-play.js';
import { type Bench, type Figure, figure, quantile } from './figure.js';

type Report = (figure: Figure) => void;

const WANTED = { bare: 300_000, chained: 100_000, selfPlay: 100_000, seek: 1, kilobytes: 50 } as const;
const SEEKS = 5_000;

/** `npm run bench -- engine`: one core, in seconds of the processor. */
export const engine: Bench = {
  name: 'engine',
  says: 'Voidream, First Light, the golden games of its eight ready decks; peers replay games of their own',
  async run(report) {
    const games = recordedGames();
    const counted = [`${games.recorded.length} games`, `${games.decisions.toLocaleString('en')} decisions`];
    console.log(`  ${[`${games.set.cards.length} cards in the set`, ...counted].join(', ')}`);
    const peers = await runPeers();
    await folds(games, peers, report);
    await verified(games, peers, report);
    const times = seekTimes(games.game, games.recorded, SEEKS);
    for (const share of [0.5, 0.99]) {
      const name = `any ply, a keyframe every ${EVERY}, p${share * 100}`;
      report(figure(name, quantile(times, share), 'ms', 'limit', WANTED.seek));
    }
    report(figure('memory of a live game', liveGameSize(games.game, games.recorded), 'KB', 'limit', WANTED.kilobytes));
  },
};

async function folds({ game, recorded, decisions }: Games, peers: Peers, report: Report): Promise<void> {
  const bare = await best(() => {
    for (const one of recorded) foldTo(game, one, one.answers.length);
  });
  report(figure('fold, bare', decisions / bare, 'per s', 'wanted', WANTED.bare));
  for (const [name, peer] of peers) {
    report(figure('fold, bare', decisions / bare, 'per s', name, peer.decisions / peer.seconds));
  }
  const chains = await stored(recorded);
  const chained = await best(() => {
    for (const one of chains) foldChain(game, one);
  });
  report(figure('fold, chain checked over the bytes', decisions / chained, 'per s', 'wanted', WANTED.chained));
  let played = 0;
  const seconds = await best(() => {
    played = recorded.reduce((sum, { recording }, nth) => sum + selfPlay(game, recording, nth), 0);
  });
  report(figure('self-play, all answers listed', played / seconds, 'per s', 'wanted', WANTED.selfPlay));
}

/** As `dreamledger verify` does it: every answer must be legal, and the positions have the hashes that were noted. */
async function verified({ game, recorded }: Games, peers: Peers, report: Report): Promise<void> {
  const seconds = await best(() => {
    for (const { recording } of recorded) {
      const differs = divergence(nodeSha256, game, recording);
      if (differs !== null) throw new Error(`${recording.about ?? ''}: ply ${differs.ply}: ${differs.says}`);
    }
  });
  for (const [name, peer] of peers) {
    report(figure('whole games verified', recorded.length / seconds, 'per s', name, peer.games / peer.seconds));
  }
}

type Peers = readonly (readonly [string, PeerRun])[];

const PEERS = [
  ['boardgame.io 0.50.2, its reducer', 'boardgame.mjs'],
  ['@pkmn/sim 0.10.11, input logs', 'pokemon.mjs'],
] as const;

async function runPeers(): Promise<Peers> {
  const installed = await installPeers();
  const ran: [string, PeerRun][] = [];
  for (const [name, program] of PEERS) ran.push([name, await runPeer(program, installed)]);
  return ran;
}
