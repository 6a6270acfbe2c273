import { canonicalJson, hash, seat, type Viewer } from '#kernel';
import {
  type In,
  informationDelta,
  isSimpleBackup,
  type MatchCommand,
  type MatchRemedy,
  matchView,
  notedGames,
  readNotation,
  type RedealSeeds,
  retell,
  seePosition,
  writeNotation,
} from '#match';
import { choicesOf, fold, GAMES, playing, playOn, RULES, say, type Story } from '#test/match-story';

const RULING = { seq: 5, hash: hash('ab'.repeat(32)) };
const SEEDS: RedealSeeds = { server: 'cd'.repeat(32), seats: ['ab', 'ac'].map((own) => own.repeat(32)) };
const JUDGE: Viewer = { as: 'judge' };
const RESIGN: MatchCommand = { type: 'Resign' };

const on = ({ state }: Story): In<'playing'> => {
  if (state.phase !== 'playing') throw new Error(`It is ${state.phase}.`);
  return state;
};
const plyOf = (story: Story): number => on(story).play.first + on(story).play.moves.length;
const table = (story: Story): string => canonicalJson(on(story).play.table.encode());

function does(story: Story, actor: string, command: MatchCommand, later = 0): void {
  expect(say(story, actor, command, later)).toBeNull();
}

function answers(story: Story, count: number, choices: string): void {
  const dice = choicesOf(choices);
  for (let nth = 0; nth < count; nth++) playOn(story, dice);
}

/** Five answers, a game given up, and three answers in the next: ply 9 is its third. */
function inGameTwo(terms: Parameters<typeof playing>[0] = {}): Story {
  const story = playing({ options: { goal: 5 }, ...terms });
  answers(story, 5, 'one');
  does(story, 'p0', RESIGN);
  answers(story, 3, 'two');
  expect(plyOf(story)).toBe(10);
  return story;
}

const raise = (ply: number, id = 'c1'): MatchCommand => ({
  type: 'RaiseDispute',
  case: id,
  ply,
  rule: null,
  claim: { ref: 'p0/text/x', commitment: hash('0'.repeat(64)) },
  role: null,
});

const settle = (to: number, randomness: 'keep' | 'redeal' = 'keep', id = 'c1') =>
  ({
    type: 'SettleDispute',
    case: id,
    ruling: RULING,
    remedy: { is: 'rewind', to, randomness } satisfies MatchRemedy,
    credits: [],
    redeal: SEEDS,
  }) satisfies MatchCommand;

function rule(story: Story, to: number, randomness: 'keep' | 'redeal' = 'keep', id = 'c1'): void {
  does(story, 'p1', raise(plyOf(story), id));
  does(story, 'system', settle(to, randomness, id));
  const settled = story.told.findLast(([event]) => event.type === 'DisputeSettled');
  expect(settled?.[0]).toMatchObject({ data: { case: id, applied: true } });
}

describe('a ruling about an earlier game of a match', () => {
  it('goes back there: the position stands again, and later games no longer count', () => {
    const story = inGameTwo();
    const then = seePosition(on(story), 3, [JUDGE]);
    expect(matchView(story.state, JUDGE, -1)?.score).toEqual({ won: [0, 1], drawn: 0 });
    does(story, 'p1', raise(3));
    expect(story.told.at(-1)?.[0]).toMatchObject({
      data: { ply: 3, standsAt: 10, seq: on(story).games[0]?.moves[2]?.seq },
    });
    does(story, 'system', settle(3));
    const view = matchView(story.state, JUDGE, -1);
    expect(view).toMatchObject({
      games: [{ number: 1, first: 0, result: null }],
      score: { won: [0, 0], drawn: 0 },
      branches: [{ from: 3, first: 4, last: 10, at: 11, case: 'c1', randomness: 'keep' }],
      play: { ply: 11 },
    });
    expect(seePosition(on(story), 11, [JUDGE])?.views[0]?.table).toEqual(then?.views[0]?.table);
    expect(on(story).play.draw).toEqual({ offeredBy: null, lastOffers: [null, null], isAgreed: false });
    expect(say(story, 'p1', { type: 'AnswerDecision', ply: 10, answer: 'x' })?.code).toBe('MATCH.STALE');
    expect(say(story, 'p0', RESIGN)).toBeNull();
    expect(matchView(story.state, JUDGE, -1)).toMatchObject({
      games: [{ number: 1 }, { number: 2, first: 13, result: null }],
      score: { won: [0, 1], drawn: 0 },
    });
  });

  it('leaves what it cut readable, position by position and fact by fact', () => {
    const story = inGameTwo();
    const seen = (): unknown =>
      [...Array(11).keys()].map((ply) =>
        seePosition(on(story), ply, [JUDGE])?.views.map(({ table, facts }) => [table, facts]),
      );
    const facts = (): unknown => matchView(story.state, JUDGE, -1)?.play?.facts.filter(({ ply }) => ply <= 10);
    const before = [seen(), facts()];
    rule(story, 2);
    answers(story, 2, 'three');
    expect([seen(), facts()]).toEqual(before);
    const rested = RULES.unpack(RULES.pack(story.state));
    expect(matchView(rested, JUDGE, -1)).toEqual(matchView(story.state, JUDGE, -1));
    expect(matchView(fold(story.told), JUDGE, -1)).toEqual(matchView(story.state, JUDGE, -1));
    const { frames } = retell(
      GAMES,
      story.told.map(([event, moment]) => ({ event, moment })),
      { as: 'both' },
    );
    expect(frames.map(({ cut }) => cut)).toEqual(frames.map(({ ply }) => ply > 2 && ply <= 10));
    expect(frames.map(({ game }) => game)).toEqual(frames.map(({ ply }) => (ply > 6 && ply <= 10 ? 2 : 1)));
  });

  it('deals a game that begins again from other chance, for all know the cards of the first', () => {
    const story = playing();
    does(story, 'p0', RESIGN);
    const first = table(story);
    answers(story, 1, 'two');
    rule(story, 0);
    does(story, 'p0', RESIGN);
    expect(on(story).play).toMatchObject({ number: 2, again: 1 });
    expect(table(story)).not.toBe(first);
    const second = table(story);
    answers(story, 1, 'three');
    rule(story, on(story).play.first - 2, 'redeal', 'c2');
    does(story, 'p0', RESIGN);
    expect(on(story).play).toMatchObject({ number: 2, again: 2 });
    expect([first, second]).not.toContain(table(story));
  });

  it('deals anew what nobody knew there, and remembers it through rests, returns and further rulings', () => {
    const story = inGameTwo();
    rule(story, 2, 'redeal');
    answers(story, 2, 'on');
    does(story, 'p0', RESIGN);
    answers(story, 2, 'second');
    rule(story, 13, 'keep', 'c2');
    expect(on(story).play).toMatchObject({ number: 1 });
    expect(
      matchView(story.state, JUDGE, -1)?.branches.map(({ from, first, last, at }) => [from, first, last, at]),
    ).toEqual([
      [2, 3, 10, 11],
      [13, 14, 17, 18],
    ]);
    rule(story, 1, 'redeal', 'c3');
    expect(story.told.flatMap(([event]) => (event.type === 'GameRewound' ? [event.data.epoch] : []))).toEqual([
      1,
      null,
      2,
    ]);
    expect(canonicalJson(RULES.pack(fold(story.told)))).toBe(canonicalJson(RULES.pack(story.state)));
    answers(story, 4, 'third');
  });

  it('gives back the clocks as they stood there', () => {
    const story = playing({ clock: { is: 'total', ms: 60_000, incrementMs: 1_000 }, options: { goal: 5 } });
    const dice = choicesOf('clocks');
    for (let nth = 0; nth < 3; nth++) playOn(story, dice);
    const then = on(story).play.clocks.map(({ left }) => left);
    const late = seat(on(story).play.table.requests()[0]?.seat ?? 0);
    does(story, 'system', { type: 'ExpireTime' }, 90_000);
    expect(story.told.some(([event]) => event.type === 'SeatLeft' && event.data.seat === late)).toBe(true);
    const at = plyOf(story);
    does(story, 'p1', raise(at), 90_010);
    does(story, 'system', settle(3), 400_000);
    const { clocks } = on(story).play;
    expect(clocks.map(({ left }) => left)).toEqual(then);
    const now = story.told.at(-1)?.[1].at;
    expect(clocks.map(({ runsSince }) => runsSince)).toEqual(clocks.map((_, place) => (place === late ? now : null)));
  });

  it('says what was learned since, over the border of games, and that this is for a head judge', () => {
    const story = inGameTwo();
    const [near, far] = [informationDelta(on(story), 7), informationDelta(on(story), 2)];
    if (near === null || far === null) throw new Error('Both can be gone back to.');
    expect([near.undone, far.undone]).toEqual([3, 6]);
    expect(far.draws).toBeGreaterThan(near.draws);
    for (const place of [0, 1]) {
      const own = far.learned[place]?.plies ?? [];
      expect(own.filter(({ ply }) => ply > 7)).toEqual(near.learned[place]?.plies);
    }
    expect(isSimpleBackup(informationDelta(on(story), 5) ?? far)).toBe(false);
  });

  it.each([
    ['the end of a game by its rules', 6],
    ['where the match stands', 10],
    ['what has not been played', 11],
    ['before the start', -1],
  ])('refuses to go back to %s', (_, to) => {
    const story = inGameTwo();
    does(story, 'p1', raise(10));
    does(story, 'system', settle(to));
    expect(story.told.at(-1)?.[0]).toMatchObject({ type: 'DisputeSettled', data: { applied: false } });
  });

  it('can take back a draw that was agreed on, and knows no ply that was taken back before', () => {
    const story = playing({ options: { goal: 5 } });
    answers(story, 2, 'draw');
    does(story, 'p0', { type: 'OfferDraw' });
    does(story, 'p1', { type: 'AcceptDraw' });
    answers(story, 2, 'two');
    rule(story, 2);
    expect(matchView(story.state, JUDGE, -1)).toMatchObject({ score: { drawn: 0 }, games: [{ result: null }] });
    expect(informationDelta(on(story), 4)).toBeNull();
    expect(say(story, 'p1', raise(4, 'c2'))?.code).toBe('MATCH.NOT_DISPUTABLE');
    answers(story, 3, 'on');
  });

  it('is written down, and read back', () => {
    const story = inGameTwo();
    rule(story, 2);
    const [game, ...others] = notedGames(
      story.told.map(([event, moment]) => ({ event, moment })),
      true,
    );
    if (game === undefined) throw new Error('A game was played.');
    expect(others).toEqual([]);
    const text = writeNotation({ tags: {}, ...game });
    expect(text).toContain('7. -- {game:2}');
    expect(text).toContain('11. -- {back-to:2}');
    expect(readNotation(text)).toMatchObject({ ok: true, notation: game });
  });
});
