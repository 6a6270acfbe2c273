import { sha256 } from '@noble/hashes/sha2.js';
import { EMPTY, fromHex, type Hash, seededChance, shuffle, shuffleRoot, shuffleSalt } from '#kernel';
import type { MatchEvent } from '#match';
import { begun, choicesOf, fold, playOn, RULES, SEED, type Story } from '#test/match-story';

const rootsIn = ({ told }: Story): readonly string[] =>
  told.flatMap(([event]) => (event.type === 'DeckShuffled' ? [event.data.root] : []));

/** What anybody can do who has the seed, with no engine: draw the order again, and take its root. */
function rootFrom(seed: string, purpose: string, nth: number, size: number): string {
  const label = { game: '1', epoch: 0 };
  const order = Array.from({ length: size }, (_, place) => place);
  shuffle(order, seededChance(fromHex(seed), label).dice(purpose, nth));
  return shuffleRoot(sha256, shuffleSalt(fromHex(seed), label, purpose, nth), order).root;
}

const withRoot = (event: MatchEvent, root: Hash): MatchEvent =>
  event.type === 'DeckShuffled' ? { ...event, data: { ...event.data, root } } : event;

describe('each shuffle of a game', () => {
  it('leaves its root in the record that it happens in', () => {
    const story = begun('bazaar', 3);
    const [first] = story.told.filter(([{ type }]) => type === 'DeckShuffled');
    expect(first?.[1].seq).toBe(story.told.find(([{ type }]) => type === 'GameStarted')?.[1].seq);
    while (playOn(story, choicesOf('any')));
    expect(RULES.settle(story.state, story.told.at(-1)![1])).toEqual([]);
  });

  it('can be drawn again from the seed alone', () => {
    const { told, state } = begun('wayfarer', 1);
    const root = rootsIn({ told, state })[0];
    const sizes = Array.from({ length: 60 }, (_, size) => rootFrom(SEED, 'map', 0, size + 1));
    expect(sizes).toContain(root);
  });

  it('tells nothing: the same order from another seed has another root', () => {
    const roots = ['0f', '1e'].map((byte) => rootsIn(begun('wayfarer', 1, {}, byte.repeat(32)))[0]);
    expect(new Set(roots).size).toBe(2);
  });

  it.each<[string, (told: Story['told']) => Story['told'], string]>([
    ['another order', (told) => told.map(([event, now]) => [withRoot(event, EMPTY.hash), now]), 'not the one'],
    ['one too many', (told) => [...told, told.find(([{ type }]) => type === 'DeckShuffled')!], 'that was none'],
  ])('cannot be told otherwise: %s', (_, change, says) => {
    const { told } = begun('duel', 2);
    expect(() => fold(change([...told]))).toThrow(says);
  });

  it('is not asked of matches that were begun without, and follows where one of them goes on', () => {
    const { told } = begun('duel', 2);
    const before = told.filter(([{ type }]) => type !== 'DeckShuffled');
    const story: Story = { state: fold(before), told: [...before] };
    playOn(story, choicesOf('any'));
    expect(rootsIn(story)).toEqual(rootsIn({ ...story, told: [...told] }));
    fold(story.told);
  });
});
