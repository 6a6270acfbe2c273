import { anyAnswer, base64Of, type Dice, hexOf, streamId, utf8 } from '#kernel';
import type { Bundle, StreamHead } from '#audit';
import { nodeSha256 as sha256 } from '#log';
import { provenIn } from './operator.js';
import type { MatchScribe, Scribe } from './scribe.js';

export function answerOnce(scribe: MatchScribe, choices: Dice): void {
  const asked = scribe.asked();
  if (asked === null) throw new Error('Nobody is asked in a game that is not over.');
  const { who, ply, own } = asked;
  scribe.say(who, { type: 'AnswerDecision', ply, answer: anyAnswer(own.offers, choices) });
}

/** The bundle of a match, with those who signed in it and these other streams, in a log that has many more. */
export function bundleOf(match: MatchScribe, others: readonly Scribe[] = [], more: Partial<Bundle> = {}): Bundle {
  const signers = match.signers.filter(({ stream }) => others.every((other) => other.stream !== stream));
  const scribes = [match, ...[...signers, ...others].sort((a, b) => (a.stream < b.stream ? -1 : 1))];
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
