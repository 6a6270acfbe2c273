/** Matches as files, with all that an operator adds: a Merkle log, its checkpoints, and what players' devices signed. */
import { commitToSeed, hexOf, seededChance, type Signer, type StreamId, streamId, utf8 } from '#kernel';
import { type Bundle, readPolicy, type Trust, type Verification, verifyBundle, writeBundle } from '#audit';
import { nodeSha256 as sha256 } from '#log';
import { type CreateMatch, type MatchCommand, termsIn } from '#match';
import { GAMES } from '#test/match-story';
import { signerOf, verifyEd25519 } from '#test/signing';
import { answerOnce } from './enclosed.js';
import { POLICY } from './operator.js';
import { MatchScribe } from './scribe.js';

export { anyMatch } from './any-match.js';
export { CLOCKS, clockedMatch } from './clocked.js';
export { MatchScribe, Scribe, signerScribe } from './scribe.js';
export { answerOnce, bundleOf, headOf } from './enclosed.js';
export * from './operator.js';
export * from './reported.js';
export * from './ruled.js';
export * from './tamper.js';

export const TRUST: Trust = { sha256, verifies: verifyEd25519, engine: GAMES.find, policy: readPolicy(sha256, POLICY) };

export const DEVICES = { p0: signerOf('the phone of p0'), p1: signerOf('the laptop of p1') };

/** A whole match of a tiny game, each answer any that was offered, and signed by the device it came from. */
export function playedMatch(
  game: string,
  seats: number,
  seed = 'a',
  devices: Readonly<Record<string, Signer>> = DEVICES,
): MatchScribe {
  const scribe = begunMatch(game, seats, seed, devices);
  const choices = seededChance(utf8(seed), { game: 'choices', epoch: 0 }).dice('answers', 0);
  while (!scribe.isOver) answerOnce(scribe, choices);
  return scribe;
}

/** One whose first seats are taken. */
export function begunMatch(
  game: string,
  seats: number,
  seed = 'a',
  devices: Readonly<Record<string, Signer>> = DEVICES,
  seated = seats,
): MatchScribe {
  const scribe = new MatchScribe(streamId('match', `sample-${game}`), GAMES, devices);
  const create: CreateMatch = {
    type: 'CreateMatch',
    game,
    seats,
    options: {},
    switches: {},
    seed: hexOf(sha256(utf8(seed))),
    bestOf: 1,
    drawsAllowed: false,
    clock: null,
    delay: null,
    listed: true,
    ceremony: scribe.stream,
  };
  scribe.say('p0', create);
  for (let place = 0; place < seated; place++) scribe.say(`p${place}`, joins(scribe.stream, place, seed));
  if (seated === seats) scribe.say('p0', { type: 'RevealSeed', seed: ownSeed(seed) });
  return scribe;
}

const ownSeed = (seed: string): string => hexOf(sha256(utf8(`the seed of p0, ${seed}`)));

/** The first player brings a seed of their own; the server makes those of the others. */
function joins(stream: StreamId, place: number, seed: string): MatchCommand {
  const server = hexOf(sha256(utf8(`the server's seed for seat ${place}, ${seed}`)));
  const own = commitToSeed(sha256, termsIn(stream), { by: 'seat/0', seed: ownSeed(seed) });
  return {
    type: 'JoinMatch',
    seat: place,
    brings: null,
    seed: { server, commitment: place === 0 ? own : null },
  };
}

export const verified = (bundle: Bundle, trust: Partial<Trust> = {}): Verification =>
  verifyBundle(writeBundle(bundle), { ...TRUST, ...trust });

/** The verdict, and what led to it. */
export function outcome({ verdict, finding }: Verification): string {
  if (finding === null) return verdict;
  const at = finding.at === null ? '' : ` ${finding.at.stream} ${finding.at.seq}`;
  return `${verdict} ${finding.check}${at}: ${finding.says}`;
}
