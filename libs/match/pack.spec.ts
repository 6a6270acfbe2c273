import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { canonicalJson, type Json, parseCanonical, seal, seat, unseal, utf8, type Viewer } from '#kernel';
import { type MatchEvent, type MatchState, matchView } from '#match';
import { begun, choicesOf, fold, CREATE, newStory, playOn, RULES, say, type Told } from '#test/match-story';

const nodeSha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const VIEWERS: readonly Viewer[] = [{ as: 'seat', seat: seat(0) }, { as: 'public' }, { as: 'judge' }];

/** Through the very text that a cache would hold. */
const again = (state: MatchState): MatchState => RULES.unpack(parseCanonical(canonicalJson(RULES.pack(state))));

const seen = (state: MatchState, since: number): Json => VIEWERS.map((viewer) => matchView(state, viewer, since));

describe('a match that is packed and unpacked', () => {
  it.each<[string, number]>([
    ['duel', 2],
    ['bazaar', 4],
    ['wayfarer', 1],
  ])('goes on as it would have: %s', (game, seats) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const story = begun(game, seats);
        const twin = { ...story, told: [...story.told] };
        const [choices, twins] = [choicesOf(`${seed}`), choicesOf(`${seed}`)];
        let ply = 0;
        do {
          twin.state = again(twin.state);
          expect(RULES.pack(twin.state)).toEqual(RULES.pack(story.state));
          expect(seen(twin.state, ply - 2)).toEqual(seen(story.state, ply - 2));
          ply += 1;
        } while (playOn(story, choices) && playOn(twin, twins));
        expect(twin.told).toEqual(story.told);
        expect(seen(again(story.state), -1)).toEqual(seen(story.state, -1));
      }),
      { numRuns: 3 },
    );
  });

  it('is the same before the start, and when it was cancelled', () => {
    const story = newStory();
    expect(again(story.state)).toEqual(story.state);
    say(story, 'p0', CREATE);
    say(story, 'p0', { type: 'JoinMatch', seat: 0, brings: null });
    story.state = again(story.state);
    expect(say(story, 'p1', { type: 'JoinMatch', seat: null, brings: null })).toBeNull();
    expect(story.state.phase).toBe('playing');
  });

  it('shares nothing with the one that was packed', () => {
    const story = begun('duel', 2);
    const packed = RULES.pack(story.state);
    const before = canonicalJson(packed);
    playOn(story, choicesOf('any'));
    playOn({ state: RULES.unpack(packed), told: [] }, choicesOf('any'));
    expect(canonicalJson(packed)).toBe(before);
  });

  it('needs its engine', () => {
    const packed = { phase: 'open', plan: { game: 'chess', engine: 'chess-1', cards: null, seats: [] } };
    expect(() => RULES.unpack(packed)).toThrow('The engine "chess-1" of the game "chess" is not at hand');
  });
});

describe('a match that is folded again from its events', () => {
  it.each<[string, number]>([
    ['duel', 2],
    ['bazaar', 5],
    ['wayfarer', 1],
  ])('is the same at every ply: %s', (game, seats) => {
    const story = begun(game, seats);
    const choices = choicesOf(game);
    const states: string[] = [];
    let lengths: number[] = [];
    do {
      states.push(canonicalJson(RULES.pack(story.state)));
      lengths = [...lengths, story.told.length];
    } while (playOn(story, choices));
    expect(lengths.map((length) => canonicalJson(RULES.pack(fold(story.told.slice(0, length)))))).toEqual(states);
  });
});

it('can be told again by whoever has the key: seed, decks and hidden answers come out of their seals', () => {
  const key = { bytes: utf8('a key of 32 bytes for one match.') };
  const entropy = { salt: new Uint8Array(32), nonce: new Uint8Array(24) };
  const story = begun('duel', 2);
  const choices = choicesOf('sealed');
  while (playOn(story, choices));
  const opened = story.told.map(([event, moment]): Told => {
    if (event.secret === null) return [event, moment];
    const secret = unseal(nodeSha256, key, seal(nodeSha256, key, event.secret, entropy));
    return [{ ...event, secret } as MatchEvent, moment];
  });
  expect(RULES.pack(fold(opened))).toEqual(RULES.pack(story.state));
  expect(story.state.phase).toBe('finished');
});

it('weighs more the longer it is', () => {
  const story = begun('duel', 2);
  const early = RULES.weigh(story.state);
  playOn(story, choicesOf('any'));
  expect(RULES.weigh(story.state)).toBeGreaterThan(early);
  expect(early).toBeGreaterThan(RULES.weigh(newStory().state));
});
