import { canonicalJson, seat, type Viewer } from '#kernel';
import { type BestOf, type MatchCommand, matchView } from '#match';
import { choicesOf, CREATE, fold, newStory, playing, playOn, RULES, say, type Story } from '#test/match-story';

const RESIGN: MatchCommand = { type: 'Resign' };
const PUBLIC: Viewer = { as: 'public' };
const OFFER: MatchCommand = { type: 'OfferDraw' };
const ACCEPT: MatchCommand = { type: 'AcceptDraw' };
const DECLINE: MatchCommand = { type: 'DeclineDraw' };
const answer = (ply: number, text: string): MatchCommand => ({ type: 'AnswerDecision', ply, answer: text });

type Said = readonly (readonly [string, MatchCommand])[];

const after = (story: Story, ...said: Said): Story => {
  for (const [actor, command] of said) expect(say(story, actor, command)).toBeNull();
  return story;
};

const types = (story: Story): readonly string[] => story.told.map(([{ type }]) => type);

const LOSES = { a: ['p0', RESIGN], b: ['p1', RESIGN] } as const;
const DRAW: Said = [
  ['p0', OFFER],
  ['p1', ACCEPT],
];
const spelled = (games: string): Said =>
  Array.from(games).flatMap((game): Said => (game === '=' ? DRAW : [game === 'A' ? LOSES.b : LOSES.a]));

describe('a match of several games', () => {
  it.each<[BestOf, string, readonly number[], readonly number[], number]>([
    [1, 'A', [1, 2], [1, 0], 0],
    [1, '=', [1, 1], [0, 0], 1],
    [3, 'AA', [1, 2], [2, 0], 0],
    [3, 'ABB', [2, 1], [1, 2], 0],
    [3, 'A=A', [1, 2], [2, 0], 1],
    [3, 'A=B', [1, 1], [1, 1], 1],
    [3, 'A==', [1, 2], [1, 0], 2],
    [3, '===', [1, 1], [0, 0], 3],
    [5, 'ABABB', [2, 1], [2, 3], 0],
    [5, 'BBB', [2, 1], [0, 3], 0],
  ])('best of %i: %s', (bestOf, games, places, won, drawn) => {
    const story = after(playing({ bestOf }), ...spelled(games));
    expect(story.state).toMatchObject({
      phase: 'finished',
      outcome: { places, games: { won, drawn }, how: 'played', bothLost: false },
    });
    expect(types(story).filter((type) => type === 'GameStarted')).toHaveLength(games.length);
    expect(types(story).at(-1)).toBe('MatchFinished');
  });

  it('starts each next game at once, in the record that ends the last, with its own chance', () => {
    const story = playing();
    const first = canonicalJson(RULES.pack(story.state));
    after(story, LOSES.a);
    const next = ['GameStarted', 'DeckShuffled', 'DeckShuffled'];
    expect(types(story).slice(-5)).toEqual(['SeatLeft', 'GameFinished', ...next]);
    expect(story.state).toMatchObject({ phase: 'playing', play: { number: 2, first: 2, moves: [] } });
    const table = (packed: string): unknown => (JSON.parse(packed) as { play: { table: unknown } }).play.table;
    expect(table(canonicalJson(RULES.pack(story.state)))).not.toEqual(table(first));
  });

  it('counts plies on over the border, for answers and for what happened', () => {
    const story = after(playing(), LOSES.a);
    expect(matchView(story.state, PUBLIC, -1)).toMatchObject({
      games: [
        { number: 1, first: 0, result: { places: [2, 1] } },
        { number: 2, first: 2, result: null },
      ],
      score: { won: [0, 1], drawn: 0 },
      play: { ply: 2, facts: [{ ply: 0 }, { ply: 1 }, { ply: 2 }] },
    });
    const asked = matchView(story.state, PUBLIC, 9)?.play?.asked[0]?.seat ?? seat(9);
    expect(say(story, `p${asked}`, answer(0, 'stance:high'))?.code).toBe('MATCH.STALE');
    expect(say(story, `p${asked}`, answer(2, 'stance:high'))).toBeNull();
    expect(matchView(story.state, PUBLIC, 1)?.play?.facts.map(({ ply }) => ply)).toEqual([2, 3]);
  });

  it('tells old plies of all its games as it told them when they were new, also after a rest in a cache', () => {
    const story = playing({ bestOf: 5, options: { goal: 3 } });
    const choices = choicesOf('five games');
    const told: unknown[] = [matchView(story.state, PUBLIC, -1)?.play?.facts].flat();
    const seen = (): number => told.length - 1;
    const look = (): void => void told.push(...(matchView(story.state, PUBLIC, seen())?.play?.facts ?? []));
    while (playOn(story, choices)) look();
    const all = matchView(story.state, PUBLIC, -1)?.play;
    expect(all?.facts).toEqual(told);
    expect(all?.facts.map(({ ply }) => ply)).toEqual(told.map((_, ply) => ply));
    expect(all?.ply).toBe(seen());
    const packed = JSON.parse(canonicalJson(RULES.pack(story.state))) as never;
    expect(matchView(RULES.unpack(packed), PUBLIC, -1)).toEqual(matchView(story.state, PUBLIC, -1));
    expect(canonicalJson(RULES.pack(fold(story.told)))).toBe(canonicalJson(packed));
  });

  it('is for two', () => {
    expect(say(newStory(), 'p0', { ...CREATE, game: 'bazaar', seats: 3, bestOf: 3 })).toMatchObject({
      code: 'MATCH.BAD_TERMS',
      says: 'Best of 3 is for two players, not 3: use best of 1.',
    });
  });
});

describe('a draw', () => {
  const offered = (): Story => after(playing(), ['p0', OFFER]);

  it('is offered to be seen by all', () => {
    expect(matchView(offered().state, PUBLIC, 9)?.play?.drawOfferedBy).toBe(0);
  });

  it('that is declined is gone', () => {
    const story = after(offered(), ['p1', DECLINE]);
    expect(matchView(story.state, PUBLIC, 9)?.play?.drawOfferedBy).toBeNull();
    expect(say(story, 'p1', ACCEPT)?.code).toBe('MATCH.NO_OFFER');
  });

  it('outlasts the moves of who offered it, and no move of the other', () => {
    const story = playing();
    const [first] = matchView(story.state, PUBLIC, 9)?.play?.asked ?? [];
    const mover = `p${first?.seat ?? ''}`;
    const other = mover === 'p0' ? 'p1' : 'p0';
    after(story, [mover, OFFER], [mover, answer(0, 'stance:high')]);
    expect(matchView(story.state, PUBLIC, 9)?.play?.drawOfferedBy).toBe(first?.seat);
    expect(say(story, mover, OFFER)?.code).toBe('MATCH.DRAW_OFFERED');
    const by = (who: string): boolean => {
      if (story.state.phase !== 'playing') throw new Error('It is over.');
      return story.state.play.table.requests().some((request) => `p${request.seat}` === who);
    };
    const choices = choicesOf('lapse');
    while (!by(other)) playOn(story, choices);
    playOn(story, choices);
    expect(matchView(story.state, PUBLIC, 9)?.play?.drawOfferedBy).toBeNull();
  });

  it('may be offered again after a move', () => {
    const story = after(offered(), ['p1', DECLINE]);
    expect(say(story, 'p0', OFFER)?.code).toBe('MATCH.DRAW_OFFERED');
    playOn(story, choicesOf('again'));
    expect(say(story, 'p0', OFFER)).toBeNull();
  });

  it.each<[string, () => Story, string, MatchCommand, string]>([
    ['offered twice', offered, 'p0', OFFER, 'MATCH.DRAW_OFFERED'],
    ['offered to who offers it', offered, 'p1', OFFER, 'MATCH.DRAW_OFFERED'],
    ['accepted by who offers it', offered, 'p0', ACCEPT, 'MATCH.NO_OFFER'],
    ['declined by who offers it', offered, 'p0', DECLINE, 'MATCH.NO_OFFER'],
    ['accepted where none is offered', playing, 'p0', ACCEPT, 'MATCH.NO_OFFER'],
    ['offered from outside', playing, 'eve', OFFER, 'MATCH.NOT_SEATED'],
    ['accepted from outside', offered, 'eve', ACCEPT, 'MATCH.NOT_SEATED'],
    ['offered where somebody has to win', () => playing({ drawsAllowed: false }), 'p0', OFFER, 'MATCH.NO_DRAWS'],
    ['offered before the start', () => after(newStory(), ['p0', CREATE]), 'p0', OFFER, 'MATCH.NOT_PLAYING'],
  ])('is not %s', (_, given, actor, command, code) => {
    const story = given();
    const before = story.told.length;
    expect(say(story, actor, command)?.code).toBe(code);
    expect(story.told).toHaveLength(before);
  });
});

describe('a match that is given up whole', () => {
  const CONCEDE: MatchCommand = { type: 'ConcedeMatch' };
  const finished = ({ state }: Story): unknown =>
    state.phase === 'finished' ? [state.outcome.places, state.outcome.games, state.outcome.how] : state.phase;

  it.each<[BestOf, string, readonly number[], number]>([
    [3, '', [0, 2], 0],
    [3, 'A', [1, 2], 0],
    [3, '=', [0, 2], 1],
    [5, 'AB=', [1, 3], 1],
    [1, '', [0, 1], 0],
  ])('as the best of %i after "%s" is won by the other', (bestOf, before, won, drawn) => {
    const story = after(playing({ bestOf }), ...spelled(before), ['p0', CONCEDE]);
    expect(finished(story)).toEqual([[2, 1], { won, drawn }, 'played']);
    expect(types(story).at(-1)).toBe('MatchFinished');
    expect(types(story).filter((type) => type === 'GameFinished')).toHaveLength(before.length + 1);
    expect(canonicalJson(RULES.pack(fold(story.told)))).toBe(canonicalJson(RULES.pack(story.state)));
    expect(say(story, 'p0', CONCEDE)?.code).toBe('MATCH.NOT_PLAYING');
  });

  it('is given up by who sits there, and in its turn only once', () => {
    const story = playing({ bestOf: 3 });
    expect(say(story, 'somebody', CONCEDE)?.code).toBe('MATCH.NOT_SEATED');
    const { told } = after(playing({ bestOf: 3 }), ['p0', CONCEDE]);
    const forged = told.map(([event, moment]) =>
      event.type === 'MatchConceded'
        ? ([{ ...event, data: { seat: seat(1) } }, moment] as const)
        : ([event, moment] as const),
    );
    expect(() => fold(forged)).toThrow('gave up a match that it had not left');
    const untold = told.filter(([{ type }]) => type !== 'GameFinished');
    expect(() => fold(untold)).toThrow('the game that is over in it was not');
  });
});
