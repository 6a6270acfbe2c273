import { actorId } from '#kernel';
import type { MatchCommand, OpenTable } from '#match';
import { duel } from '#test/games';
import { fold, momentOf, newStory, OPEN_TABLE, opened, playing, RULES, say, SEED, type Story } from '#test/match-story';

const JOIN: MatchCommand = { type: 'JoinMatch', seat: null, brings: null };
const RESIGN: MatchCommand = { type: 'Resign' };
const CANCEL: MatchCommand = { type: 'CancelMatch' };

const after = (story: Story, ...said: readonly (readonly [string, MatchCommand])[]): Story => {
  for (const [actor, command] of said) expect(say(story, actor, command)).toBeNull();
  return story;
};

const lastly = (story: Story, count: number): readonly unknown[] => story.told.slice(-count).map(([event]) => event);

describe('the table of a pairing', () => {
  it('is opened by the house, with whose seats they are and what was agreed', () => {
    const { type: _, seed: __, ...terms } = OPEN_TABLE;
    expect(lastly(opened(), 1)).toEqual([
      {
        type: 'MatchCreated',
        v: 4,
        data: { ...terms, engine: 'duel-1', cards: duel.cards, listed: true, rematchOf: null },
        secret: { seed: SEED },
      },
    ]);
  });

  it('plays when both have taken their own seats, whichever came first', () => {
    const story = after(opened(), ['p1', JOIN], ['p0', JOIN]);
    expect(lastly(story, 5)).toMatchObject([
      { type: 'SeatTaken', data: { seat: 1, who: 'p1' } },
      { type: 'SeatTaken', data: { seat: 0, who: 'p0' } },
      { type: 'GameStarted', data: { game: 1 } },
      { type: 'DeckShuffled', data: { ply: 0 } },
      { type: 'DeckShuffled', data: { ply: 0 } },
    ]);
  });

  it.each<[string, Partial<OpenTable>, number]>([
    ['a single game', { bestOf: 1 }, 1],
    ['best of three', { bestOf: 3 }, 2],
    ['best of five', { bestOf: 5 }, 3],
  ])('is forfeited by who gives up before it begins: %s', (_, terms, games) => {
    const story = after(opened(terms), ['p0', RESIGN]);
    expect(lastly(story, 2)).toMatchObject([
      { type: 'MatchForfeited', data: { seat: 0 } },
      {
        type: 'MatchFinished',
        v: 2,
        data: { places: [2, 1], games: { won: [0, games], drawn: 0 }, how: 'forfeited', bothLost: false },
      },
    ]);
    expect(story.state.phase).toBe('finished');
  });

  it('can be called off by the house while it is played, and what was played stays', () => {
    const story = after(playing(), ['system', CANCEL]);
    expect(story.state).toMatchObject({ phase: 'cancelled', play: { number: 1 } });
    expect(fold(story.told)).toMatchObject({ phase: 'cancelled' });
  });

  it.each<[string, () => Story, string, MatchCommand, Record<string, unknown>]>([
    ['opened by a person', newStory, 'p0', OPEN_TABLE, { code: 'MATCH.NOT_YOURS' }],
    ['opened twice', opened, 'system', OPEN_TABLE, { code: 'MATCH.ALREADY_CREATED' }],
    ['of no game', newStory, 'system', { ...OPEN_TABLE, game: 'chess' }, { code: 'MATCH.UNKNOWN_GAME' }],
    ['of a game for one', newStory, 'system', { ...OPEN_TABLE, game: 'wayfarer' }, { code: 'MATCH.BAD_TERMS' }],
    [
      'joined by a stranger',
      opened,
      'eve',
      JOIN,
      {
        code: 'MATCH.SEAT_NOT_FREE',
        facts: { free: [] },
        says: 'The seats of this match are assigned, and none of them to you.',
      },
    ],
    ["on another's seat", opened, 'p0', { ...JOIN, seat: 1 }, { code: 'MATCH.SEAT_NOT_FREE', facts: { free: [0] } }],
    [
      'on the seat of a guest',
      () => opened({ players: [actorId('p0'), null] }),
      'eve',
      JOIN,
      { code: 'MATCH.SEAT_NOT_FREE', facts: { free: [] } },
    ],
    ['joined twice', () => after(opened(), ['p0', JOIN]), 'p0', JOIN, { code: 'MATCH.ALREADY_SEATED' }],
    [
      'with a bad deck',
      opened,
      'p0',
      { ...JOIN, brings: { deck: ['wyrm', 'wyrm', 'wyrm', 'wyrm'] } },
      { code: 'MATCH.UNFIT_FOR_SEAT' },
    ],
    ['called off by a player', opened, 'p0', CANCEL, { code: 'MATCH.NOT_YOURS' }],
    ['called off by a player in play', playing, 'p0', CANCEL, { code: 'MATCH.NOT_OPEN' }],
    ['forfeited by a stranger', opened, 'eve', RESIGN, { code: 'MATCH.NOT_SEATED' }],
  ])('is not %s', (_, given, actor, command, refusal) => {
    const story = given();
    const before = story.told.length;
    expect(say(story, actor, command)).toMatchObject(refusal);
    expect(story.told).toHaveLength(before);
  });

  it('is of no use in a log that says otherwise', () => {
    const [created] = opened().told[0]!;
    const by = (who: string): void => void RULES.evolve({ phase: 'none' }, created, momentOf(actorId(who), 1));
    expect(() => {
      by('p0');
    }).toThrow('Only the house opens a table of a tournament.');
  });
});
