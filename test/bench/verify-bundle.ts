import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readyDecks, voidream } from '#games/voidream';
import { anyAnswer, seededChance, streamId, utf8 } from '#kernel';
import { type Trust, verifyBundle, writeBundle } from '#audit';
import { gameRegistry, host } from '#match';
import { bundleOf, DEVICES, MatchScribe, POLICY, TRUST } from '#test/bundles';
import { dreamledger } from '#test/cli';
import { CARDS, setFrom } from '#test/random-voidream';
import { type Bench, figure } from './figure.js';

const EVENTS = { least: 200, most: 240 };
const TRIES = 10;

export const verifyBundleBench: Bench = {
  name: 'verify-bundle',
  says: 'a best of three of Voidream, 200 to 240 records, each command signed: checked from its seed to its end',
  async run(report) {
    const game = host(voidream(setFrom(CARDS)));
    const trust: Trust = { ...TRUST, engine: () => game };
    const { bytes, records } = signedMatch(game);
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
    try {
      await writeFile(join(folder, 'match.bundle'), bytes);
      await writeFile(join(folder, 'policy.txt'), POLICY);
      const alone = await best(() => {
        const { verdict, finding } = verifyBundle(bytes, trust);
        if (verdict !== 'OK') throw new Error(`${verdict}: ${finding?.says ?? ''}`);
        return Promise.resolve();
      });
      const whole = await best(async () => {
        const { code, out, err } = await dreamledger(folder, ['verify', 'match.bundle', '--policy', 'policy.txt']);
        if (code !== 0) throw new Error(`${String(code)}: ${out}${err}`);
      });
      const bare = await best(() => dreamledger(folder, ['version']).then(() => undefined));
      report(figure(`the function, ${records} records`, alone, 's', 'limit', 0.3));
      report(figure('the command, best of 10', whole, 's', 'limit', 0.3));
      report(figure('the command', whole, 's', 'dreamledger version', bare));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function best(work: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < TRIES; n++) {
    const began = performance.now();
    await work();
    took.push((performance.now() - began) / 1000);
  }
  return Math.min(...took);
}

/** The first best of three by chance of that length. */
function signedMatch(game: ReturnType<typeof host>): { readonly bytes: Uint8Array; readonly records: number } {
  const decks = readyDecks(setFrom(CARDS)).map(({ deck }) => ({ ...deck }));
  for (let nth = 0; ; nth++) {
    const match = new MatchScribe(streamId('match', `bench-${nth}`), gameRegistry([game]), DEVICES);
    const seed = nth.toString(16).padStart(64, '0');
    const terms = {
      switches: {},
      options: {},
      bestOf: 3,
      drawsAllowed: false,
      clock: null,
      delay: null,
      listed: true,
    } as const;
    match.say('p0', { type: 'CreateMatch', game: game.id, seats: 2, seed, ceremony: match.stream, ...terms });
    for (const seat of [0, 1]) {
      const brought = { brings: decks[seat] ?? null, seed: { server: seed, commitment: null } };
      match.say(`p${seat}`, { type: 'JoinMatch', seat, ...brought });
    }
    const dice = seededChance(utf8(seed), { game: 'bench', epoch: 0 }).dice('answers', 0);
    for (let asked = match.asked(); asked !== null; asked = match.asked()) {
      const { who, ply, own } = asked;
      match.say(who, { type: 'AnswerDecision', ply, answer: anyAnswer(own.offers, dice) });
    }
    const { length } = match.records;
    if (length >= EVENTS.least && length <= EVENTS.most)
      return { bytes: writeBundle(bundleOf(match)), records: length };
  }
}
