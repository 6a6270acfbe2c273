import fc from 'fast-check';
import { actorId, canonicalJson, type Dice, type Game, type Json, seat, type Viewer } from '#kernel';
import { host, type MatchCommand, type MatchState, matchView, seatOf } from '#match';
import { bazaar, duel, wayfarer } from '#test/games';
import { begun, choicesOf, momentOf, CREATE, newStory, playOn, RULES, say } from '#test/match-story';

type Playing = Extract<MatchState, { readonly phase: 'playing' }>;

const asSeat = (n: number): Viewer => ({ as: 'seat', seat: seat(n) });
const PUBLIC: Viewer = { as: 'public' };
const JUDGE: Viewer = { as: 'judge' };

/** The same match for this viewer, with all that the viewer can't know dealt anew. */
type OtherWorld = (state: Playing, viewer: Viewer, dice: Dice) => Playing;

const otherWorlds = <State>(game: Game<State>): OtherWorld => {
  return (state, viewer, dice) => {
    const inside = game.decode(state.play.table.encode());
    game.reshuffle(inside, viewer.as === 'seat' ? [viewer.seat] : [], dice);
    const table = host(game).resume(game.encode(inside), { dice: () => dice });
    return { ...state, play: { ...state.play, table } };
  };
};

describe('a match shows each viewer what they may know', () => {
  it('and nothing where there is no match', () => {
    expect(matchView(newStory().state, JUDGE, -1)).toBeNull();
  });

  it('before the start: who sits where, not what they bring', () => {
    const story = newStory();
    say(story, 'p0', { ...CREATE, options: { goal: 3 } });
    say(story, 'p0', { type: 'JoinMatch', seat: 1, brings: null });
    expect(matchView(story.state, PUBLIC, -1)).toEqual({
      branch: null,
      handedIn: [],
      ceremony: null,
      redeals: [],
      phase: 'open',
      game: 'duel',
      engine: 'duel-1',
      cards: duel.cards,
      terms: { options: { goal: 3 }, switches: {} },
      bestOf: 1,
      drawsAllowed: false,
      clock: null,
      delay: null,
      creator: 'p0',
      origin: null,
      listed: true,
      rematchOf: null,
      seats: [
        { who: null, player: null, left: false, lastPly: null },
        { who: 'p0', player: 'p0', left: false, lastPly: null },
      ],
      games: [],
      score: { won: [0, 0], drawn: 0 },
      outcome: null,
      pausedAt: null,
      disputes: [],
      branches: [],
      desk: null,
      play: null,
    });
  });

  it('in the game: the own decision to its seat, and to all others that it is asked', () => {
    const { state } = begun('duel', 2);
    const own = {
      kind: 'stance',
      rules: ['TG-1.3'],
      hidden: true,
      offers: [{ key: 'stance:high' }, { key: 'stance:low' }],
    };
    const asked = [{ seat: 0, told: { kind: 'stance' } }];
    expect(matchView(state, asSeat(0), -1)?.play).toMatchObject({ ply: 0, asked, own });
    for (const viewer of [asSeat(1), PUBLIC, JUDGE]) {
      expect(matchView(state, viewer, -1)?.play).toMatchObject({ ply: 0, asked, own: null });
    }
  });

  it('what happened since a ply, each fact as far as they may know it', () => {
    const story = begun('duel', 2);
    say(story, 'p0', { type: 'AnswerDecision', ply: 0, answer: 'stance:low' });
    const since = (viewer: Viewer, ply: number): unknown => matchView(story.state, viewer, ply)?.play?.facts;
    const stance = (data: object): unknown => [{ ply: 1, facts: [{ kind: 'took-stance', rule: 'TG-1.3', data }] }];
    expect(since(asSeat(0), 0)).toEqual(stance({ seat: 0, stance: 'low' }));
    expect(since(asSeat(1), 0)).toEqual(stance({ seat: 0 }));
    expect(since(PUBLIC, 0)).toEqual(stance({ seat: 0 }));
    expect(since(JUDGE, 0)).toEqual(stance({ seat: 0, stance: 'low' }));
    expect(since(PUBLIC, 1)).toEqual([]);
    expect(since(asSeat(1), -1)).toMatchObject([{ ply: 0, facts: [{}, {}, {}, {}] }, { ply: 1 }]);
  });

  it('at the end: the result, and who left', () => {
    const story = begun('bazaar', 2);
    say(story, 'p1', { type: 'Resign' });
    expect(matchView(story.state, PUBLIC, 0)).toMatchObject({
      phase: 'finished',
      seats: [{ left: false }, { left: true }],
      games: [{ number: 1, first: 0, result: { places: [1, 2], reason: 'deserted' } }],
      outcome: { places: [1, 2], games: { won: [1, 0], drawn: 0 }, how: 'played' },
      play: { asked: [], own: null, facts: [{ ply: 1 }] },
    });
  });

  it('old facts as they were told, when they are not at hand any more', () => {
    const story = begun('duel', 2, { goal: 30 });
    const choices = choicesOf('old facts');
    const views: unknown[] = [];
    for (let ply = 0; ply < 150 && playOn(story, choices); ply++) {
      views.push(matchView(story.state, asSeat(1), ply)?.play?.facts[0]);
    }
    expect(matchView(story.state, asSeat(1), 0)?.play?.facts).toEqual(views);
    expect(matchView(story.state, asSeat(1), 40)?.play?.facts).toEqual(views.slice(40));
    expect(matchView(story.state, asSeat(1), 120)?.play?.facts).toEqual(views.slice(120));
  });
});

describe('whatever a viewer may not know', () => {
  it.each<[string, number, OtherWorld]>([
    ['duel', 2, otherWorlds(duel)],
    ['bazaar', 4, otherWorlds(bazaar)],
    ['wayfarer', 1, otherWorlds(wayfarer)],
  ])('changes not a byte of what they get of a %s: view, facts, refusals', (game, seats, otherWorld) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const choices = choicesOf(`${seed}`);
        const story = begun(game, seats);
        do {
          if (story.state.phase !== 'playing' || choices.below(4) > 0) continue;
          for (const viewer of [PUBLIC, ...Array.from({ length: seats }, (_, n) => asSeat(n))]) {
            const other = otherWorld(story.state, viewer, choices);
            expect(sightOf(other, viewer)).toBe(sightOf(story.state, viewer));
          }
        } while (playOn(story, choices));
      }),
      { numRuns: 8 },
    );
  });

  /** All that a viewer gets: the view with what happened of late, and the answer to whatever they may try. */
  function sightOf(state: Playing, viewer: Viewer): string {
    const actor = actorId(viewer.as === 'seat' ? `p${viewer.seat}` : 'eve');
    const ply = state.play.moves.length;
    const tries = [
      '',
      'pass',
      'lead:wyrm',
      'bid:3',
      'bid:99',
      'grab:1',
      'stance:high',
      'arrange:stag>wyrm>ember',
      'go:north',
    ];
    const commands: readonly MatchCommand[] = [
      ...tries.map((answer) => ({ type: 'AnswerDecision', ply, answer }) as const),
      { type: 'AnswerDecision', ply: ply - 1, answer: 'pass' },
      { type: 'JoinMatch', seat: null, brings: null },
      { type: 'CancelMatch' },
      { type: 'Resign' },
    ];
    const outcomes = commands.map((command) => RULES.decide(state, command, momentOf(actor, 1)) as unknown as Json);
    return canonicalJson([matchView(state, viewer, ply - 3), outcomes]);
  }
});

it('knows which seat somebody has', () => {
  const { state } = begun('duel', 2);
  if (state.phase !== 'playing') throw new Error('The game has not begun.');
  expect(['p0', 'p1', 'eve'].map((who) => seatOf(state.plan, actorId(who)))).toEqual([0, 1, null]);
});
