import { canonicalJson, hash } from '#kernel';
import { deskView, type GameElsewhere, type MatchCommand, matchView } from '#match';
import { fold, opened, playing, RULES, say, type Story } from '#test/match-story';

const game = (places: readonly number[], bundle = 'a'): GameElsewhere => ({
  match: `imported-${bundle}`,
  head: hash(bundle.repeat(64)),
  game: 1,
  seats: [0, 1],
  places,
});
const handIn = (first: number, games: readonly GameElsewhere[], role: string | null = null): MatchCommand => ({
  type: 'HandInGames',
  first,
  games,
  role,
});
const WON = [1, 2];
const LOST = [2, 1];
const TOGETHER = [1, 1];
const CONFIRM: MatchCommand = { type: 'ConfirmResult' };
const WITHDRAW: MatchCommand = { type: 'WithdrawReport' };
const JOIN: MatchCommand = { type: 'JoinMatch', seat: null, brings: null };
const report = (won: readonly number[], drawn = 0): MatchCommand => ({
  type: 'ReportResult',
  games: { won, drawn },
  intentionalDraw: false,
});

const after = (story: Story, ...said: readonly (readonly [string, MatchCommand])[]): Story => {
  for (const [who, command] of said) expect(say(story, who, command)).toBeNull();
  return story;
};
const handed = (): Story => after(opened(), ['p0', handIn(1, [game(WON)])]);
const reported = (): Story => after(handed(), ['p1', handIn(2, [game(WON, 'b')])]);

describe('games that were played elsewhere', () => {
  it('are a report once they decide the match, which the opponent confirms', () => {
    expect(deskView(handed().state)?.reports).toEqual([null, null]);
    const story = reported();
    expect(deskView(story.state)?.reports).toMatchObject([null, { games: { won: [2, 0], drawn: 0 } }]);
    after(story, ['p0', CONFIRM]);
    expect(story.state).toMatchObject({ phase: 'finished', outcome: { how: 'reported', places: [1, 2] } });
    expect(matchView(story.state, { as: 'public' }, 0)?.handedIn).toMatchObject([
      { game: 1, seat: 0 },
      { game: 2, seat: 1 },
    ]);
    expect(canonicalJson(RULES.pack(fold(story.told)))).toBe(canonicalJson(RULES.pack(story.state)));
  });

  it('are the result at once when the staff hand them in, in one bundle or several', () => {
    const story = after(opened(), ['jane', handIn(1, [game(LOST), game(TOGETHER), game(WON)], 'scorekeeper')]);
    expect(story.state).toMatchObject({
      phase: 'finished',
      outcome: { how: 'entered', games: { won: [1, 1], drawn: 1 } },
    });
  });

  it('are confirmed by an opponent who hands in the same', () => {
    const story = after(reported(), ['p0', handIn(2, [game(WON, 'b')])]);
    expect(story.state).toMatchObject({ phase: 'finished', outcome: { games: { won: [2, 0] } } });
  });

  it('stand against another report of the opponent, and a judge is called', () => {
    const story = after(handed(), ['p1', report([1, 2])], ['p0', handIn(2, [game(WON, 'b')])]);
    expect(deskView(story.state)).toMatchObject({ reports: [{ games: { won: [2, 0] } }, {}], calls: [{ seat: null }] });
  });

  it('are taken back with the report, and what came after them', () => {
    const story = after(handed(), ['p1', handIn(2, [game(LOST, 'b')])], ['p0', WITHDRAW]);
    expect(matchView(story.state, { as: 'public' }, 0)?.handedIn).toEqual([]);
    after(story, ['p0', handIn(1, [game(WON)])]);
  });

  it('keep the game from starting here', () => {
    expect(after(handed(), ['p0', JOIN], ['p1', JOIN]).state.phase).toBe('open');
  });

  it.each<[string, () => Story, string, MatchCommand, object]>([
    ['somebody else', opened, 'eve', handIn(1, [game(WON)]), { code: 'MATCH.NOT_SEATED' }],
    ['in a game that is played here', playing, 'p0', handIn(1, [game(WON)]), { code: 'MATCH.BEING_PLAYED' }],
    [
      'the second before the first',
      opened,
      'p0',
      handIn(2, [game(WON)]),
      { code: 'MATCH.WRONG_GAME', facts: { next: 1 } },
    ],
    ['the first again', handed, 'p0', handIn(1, [game(LOST, 'b')]), { code: 'MATCH.WRONG_GAME', facts: { next: 2 } }],
    ['the same bundle again', handed, 'p0', handIn(2, [game(WON)]), { code: 'MATCH.HANDED_IN', facts: { game: 1 } }],
    ['the same before it counts', handed, 'p1', handIn(1, [game(WON)]), { code: 'MATCH.HANDED_IN' }],
    [
      'a game after the last',
      opened,
      'p0',
      handIn(1, [game(WON), game(WON), game(LOST)]),
      { code: 'MATCH.WRONG_GAME', says: 'After game 2 the match is decided: there is no game 3 in it.' },
    ],
    ['a result without what was handed in', handed, 'p1', report([0, 2]), { code: 'MATCH.IMPOSSIBLE_RESULT' }],
    [
      'a draw where somebody has to win',
      () => opened({ drawsAllowed: false, bestOf: 1 }),
      'p0',
      handIn(1, [game(TOGETHER)]),
      { code: 'MATCH.IMPOSSIBLE_RESULT' },
    ],
    ['what nobody handed in is taken back', opened, 'p0', WITHDRAW, { code: 'MATCH.NOT_REPORTED' }],
  ])('are refused: %s', (_, given, who, command, refusal) => {
    expect(say(given(), who, command)).toMatchObject(refusal);
  });
});
