import { type Bundle, consistencyFault, consistencyProof, leafOf, type TreeHead } from '#audit';
import {
  hexOf,
  type LogRecord,
  type MerkleNodes,
  nodesOver,
  rootBetween,
  seal,
  seededChance,
  type StoredEvent,
  utf8,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import {
  answerOnce,
  begunMatch,
  bundleOf,
  headOf,
  type MatchScribe,
  outcome,
  playedMatch,
  recordsOf,
  relinked,
  relogged,
  verified,
  withRecords,
} from '#test/bundles';

/** Whoever runs the server has the database, the clock and the log's key: what they may try, and how it comes out. */

/** Players who sign what they do with their devices, and players who trust the server so far. */
const signing = playedMatch('duel', 2);
const trusting = begunMatch('duel', 2, 'a', {});
const choices = seededChance(utf8('a'), { game: 'choices', epoch: 0 }).dice('answers', 0);
while (!trusting.isOver) answerOnce(trusting, choices);

type Change = (event: StoredEvent) => StoredEvent;

const changed = (match: MatchScribe, change: Change): readonly LogRecord[] =>
  recordsOf(bundleOf(match)).map((record) => ({ ...record, events: record.events.map(change) }));

/** The same answer wherever one was given. */
const otherAnswer: Change = (event) =>
  event.type === 'AnswerGiven' ? { ...event, data: { ...event.data, answer: 'lead:wyrm' } } : event;

/** One card in the place of another, in the order that was committed to. */
const swappedCard: Change = (event) =>
  event.type === 'DeckShuffled' ? { ...event, data: { ...event.data, root: 'ab'.repeat(32) } } : event;

/** Chosen once the players' seeds were seen; the commitment and the box fit each other. */
const lateSeed =
  ({ key }: MatchScribe): Change =>
  (event) => {
    if (event.type !== 'MatchCreated') return event;
    const entropy = { salt: sha256(utf8('late')), nonce: new Uint8Array(24) };
    return { ...event, sealed: seal(sha256, key, { seed: '00'.repeat(32) }, entropy) };
  };

/** In the database alone; and with everything after it linked, logged and signed anew. */
const inPlace = (match: MatchScribe, change: Change): Bundle =>
  withRecords(bundleOf(match), relinked(changed(match, change)));
const loggedAnew = (match: MatchScribe, change: Change): Bundle => relogged(bundleOf(match), changed(match, change));

it('what is tampered with here verifies', () => {
  expect([signing, trusting].map((match) => verified(bundleOf(match)).verdict)).toEqual(['OK', 'OK']);
});

describe('the verifier finds', () => {
  it.each<[string, Bundle, RegExp]>([
    ['a tail that was rewritten in the database', inPlace(trusting, otherAnswer), /^TAMPERED log .* is not leaf/],
    ['a tail that was rewritten and logged anew', loggedAnew(trusting, otherAnswer), /^TAMPERED replay /],
    ['the same of players who sign', loggedAnew(signing, otherAnswer), /^TAMPERED (signatures|replay) /],
    ['a swapped card', loggedAnew(trusting, swappedCard), /^TAMPERED replay /],
    ['the same of players who sign', loggedAnew(signing, swappedCard), /^TAMPERED signatures .* its device saw /],
    ['a seed that came late', loggedAnew(trusting, lateSeed(trusting)), /^TAMPERED /],
    ['the same of players who sign', loggedAnew(signing, lateSeed(signing)), /^TAMPERED signatures .* its device saw /],
  ])('%s', (_, bundle, verdict) => {
    expect(outcome(verified(bundle))).toMatch(verdict);
  });
});

/** A log in which so many other heads come before that of this match. */
function logWith(match: MatchScribe, more: number): TreeHead & { readonly nodes: MerkleNodes } {
  const head = headOf(match);
  const others = Array.from({ length: more }, (_, n) => ({ ...head, seq: n + 1, hash: hexOf(sha256(utf8(`${n}`))) }));
  const nodes = nodesOver(
    sha256,
    [...others, head].map((each) => leafOf(sha256, each)),
  );
  return { size: more + 1, root: rootBetween(sha256, nodes, 0, more + 1), nodes };
}

describe('a client that keeps the last checkpoint finds', () => {
  it.each<[string, number, number, string | RegExp]>([
    ['a split view: another history of the same size', 4, 4, 'two trees of the same size have different roots'],
    ['an old backup, which has fewer leaves', 6, 3, "a tree of 4 can't begin with one of 7"],
    ['a rewritten tail under new leaves, with the best proof there is', 3, 7, /root/],
  ])('%s', (_, kept, got, fault) => {
    const [before, after] = [logWith(signing, kept), logWith(trusting, got)];
    const proof = before.size < after.size ? consistencyProof(sha256, after.nodes, before.size, after.size) : [];
    expect(consistencyFault(sha256, before, after, proof)).toMatch(fault);
  });

  it('nothing where the log went on', () => {
    const after = logWith(signing, 7);
    const before = { size: 4, root: rootBetween(sha256, after.nodes, 0, 4) };
    expect(consistencyFault(sha256, before, after, consistencyProof(sha256, after.nodes, 4, 8))).toBeNull();
  });
});
