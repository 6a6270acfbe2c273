/** Matches as files, with all that an operator adds: a Merkle log, its checkpoints, and what players' devices signed. */
import {
  anyAnswer,
  base64Of,
  commitToSeed,
  type Dice,
  hexOf,
  seededChance,
  type Signer,
  type StreamId,
  streamId,
  utf8,
} from '#kernel';
import {
  type Bundle,
  readPolicy,
  type StreamHead,
  type Trust,
  type Verification,
  verifyBundle,
  writeBundle,
} from '#audit';
import { nodeSha256 as sha256 } from '#log';
import { type CreateMatch, type HostedGame, type MatchCommand, termsIn } from '#match';
import { GAMES } from '#test/match-story';
import { signerOf, verifyEd25519 } from '#test/signing';
import { POLICY, provenIn } from './operator.js';
import { MatchScribe, type Scribe } from './scribe.js';

export { MatchScribe, Scribe, signerScribe } from './scribe.js';
export * from './operator.js';
export * from './ruled.js';
export * from './tamper.js';

export const TRUST: Trust = { sha256, verifies: verifyEd25519, engine: tinyEngine, policy: readPolicy(sha256, POLICY) };

function tinyEngine(game: string, engine: string, cards: string | null): HostedGame | null {
  const found = GAMES.find(game, engine);
  return found?.cards === cards ? found : null;
}

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

export function answerOnce(scribe: MatchScribe, choices: Dice): void {
  const asked = scribe.asked();
  if (asked === null) throw new Error('Nobody is asked in a game that is not over.');
  const { who, ply, own } = asked;
  scribe.say(who, { type: 'AnswerDecision', ply, answer: anyAnswer(own.offers, choices) });
}

/** The bundle of a match, with those who signed in it and these other streams, in a log that has many more. */
export function bundleOf(match: MatchScribe, others: readonly Scribe[] = [], more: Partial<Bundle> = {}): Bundle {
  const signers = match.signers.filter(({ stream }) => others.every((other) => other.stream !== stream));
  const scribes = [match, ...signers, ...others];
  const heads = scribes.map(headOf);
  return {
    match: match.stream,
    slices: scribes.map(({ stream, records }) => ({ stream, from: 1, records })),
    keys: [{ stream: match.stream, key: base64Of(match.key.bytes) }],
    texts: [],
    keyChanges: [],
    proofs: provenIn([...fillers(5), ...heads, ...fillers(7)], heads),
    ...more,
  };
}

export const headOf = ({ stream, head }: Scribe): StreamHead => ({ stream, seq: head.seq, hash: head.hash });

/** Heads of other matches. */
const fillers = (count: number): readonly StreamHead[] =>
  Array.from({ length: count }, (_, n) => ({
    stream: streamId('match', `other-${n}`),
    seq: n + 1,
    hash: hexOf(sha256(utf8(`other ${n}`))),
  }));

export const verified = (bundle: Bundle, trust: Partial<Trust> = {}): Verification =>
  verifyBundle(writeBundle(bundle), { ...TRUST, ...trust });

/** The verdict, and what led to it. */
export function outcome({ verdict, finding }: Verification): string {
  if (finding === null) return verdict;
  const at = finding.at === null ? '' : ` ${finding.at.stream} ${finding.at.seq}`;
  return `${verdict} ${finding.check}${at}: ${finding.says}`;
}
