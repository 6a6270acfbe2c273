import fc from 'fast-check';
import {
  canonicalJson,
  type Fact,
  factFor,
  hash,
  type Json,
  type JsonObject,
  type Seat,
  seat,
  type SeenFact,
} from '#kernel';
import {
  chaptersOf,
  factText,
  type Frame,
  framesFrom,
  type MatchCommand,
  type MatchState,
  retell,
  type Retold,
  type ToldEvent,
  type Viewpoint,
  viewAfter,
  viewAt,
} from '#match';
import { choicesOf, GAMES, playing, playOn, say } from '#test/match-story';
import { ALL_GAMES, played, TERMS } from '#test/played';

const viewpoints = (seats: number): readonly Viewpoint[] => [
  ...Array.from({ length: seats }, (_, place): Viewpoint => ({ as: 'seat', seat: seat(place) })),
  { as: 'both' },
  { as: 'judge' },
  { as: 'public' },
];

const told = (story: readonly ToldEvent[], viewpoint: Viewpoint): Retold => retell(ALL_GAMES, story, viewpoint);

/** What the engine itself shows, by place among the positions, noted while the match was played. */
interface Noted {
  readonly ply: number;
  readonly views: readonly string[];
  readonly facts: readonly string[];
}

function noteInto(notes: Noted[], seats: number): (state: MatchState) => void {
  return (state) => {
    if (state.phase !== 'playing') return;
    const { play } = state;
    const ply = play.first + play.moves.length;
    if (notes.at(-1)?.ply === ply) return;
    const facts = play.recent.find((each) => each.ply === ply)?.facts ?? [];
    notes.push({
      ply,
      views: viewpoints(seats).map((viewpoint) => canonicalJson(shownTo(viewpoint, state))),
      facts: viewpoints(seats).map((viewpoint) => canonicalJson(toldTo(viewpoint, facts))),
    });
  };
}

function shownTo(viewpoint: Viewpoint, state: MatchState): JsonObject {
  if (state.phase !== 'playing') return {};
  const { table } = state.play;
  if (viewpoint.as !== 'both') return table.view(viewpoint);
  return { seats: state.plan.seats.map((_, place) => table.view({ as: 'seat', seat: seat(place) })) };
}

/** All seats together are told what any of them is. */
function toldTo(viewpoint: Viewpoint, facts: readonly Fact[]): readonly SeenFact[] {
  if (viewpoint.as !== 'both') return facts.flatMap((fact) => factFor(viewpoint, fact) ?? []);
  return facts.flatMap((fact) => {
    const seen = [0, 1, 2].flatMap((place) => factFor({ as: 'seat', seat: seat(place) }, fact) ?? []);
    return seen.length === 0
      ? []
      : [{ ...seen[0]!, data: Object.assign({}, ...seen.map(({ data }) => data)) as JsonObject }];
  });
}

describe.each(TERMS)('a match of $game, told again', (terms) => {
  const runs = terms.game === 'voidream' ? 3 : 25;

  it('shows every viewpoint, at every ply, what the engine showed it: by keyframe and differences, alone or in pages', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(500), fc.integer({ min: 1, max: 100 }), (seed, from, count) => {
        const notes: Noted[] = [];
        const { story } = played(terms, seed, 250, noteInto(notes, terms.seats));
        for (const [nth, viewpoint] of viewpoints(terms.seats).entries()) {
          const { frames } = told(story(), viewpoint);
          expect(frames.map(({ ply }) => ply)).toEqual(notes.map(({ ply }) => ply));
          let stepped: JsonObject = {};
          for (const [place, frame] of frames.entries()) {
            stepped = viewAfter(stepped, frame);
            expect(canonicalJson(stepped)).toBe(notes[place]?.views[nth]);
            expect(canonicalJson(frame.facts as Json)).toBe(notes[place]?.facts[nth]);
          }
          const page = framesFrom(frames, from % frames.length, count);
          const last = page.length - 1;
          expect(canonicalJson(viewAt(page, last))).toBe(notes[(from % frames.length) + last]?.views[nth]);
        }
      }),
      { numRuns: runs },
    );
  });

  const secretive = ['duel', 'bazaar'].includes(terms.game);
  it('tells nobody else by its frames what was answered in secret, until facts do', () => {
    let compared = 0;
    // By chance some rounds come to no secret.
    for (let round = 0; round < (secretive ? 5 : 1) && compared === 0; round++) {
      fc.assert(
        fc.property(fc.string({ minLength: 1 }), fc.nat(120), (seed, most) => {
          const whole = played(terms, seed, most).story();
          const cut = whole.findLastIndex(({ event }) => event.type === 'AnswerSealed');
          const last = whole[cut];
          if (last?.event.type !== 'AnswerSealed') return;
          const { event, moment } = last;
          const before = whole.slice(0, cut);
          const worlds = otherAnswers(before, event.data.seat).map((answer): ToldEvent[] => [
            ...before,
            { event: { ...event, secret: { answer } }, moment },
          ]);
          for (const viewpoint of viewpoints(terms.seats).filter((each) => isOutside(each, event.data.seat))) {
            const [one, ...others] = worlds.map((world) => told(structuredClone(world), viewpoint));
            for (const other of others) {
              if (canonicalJson(toldLast(other)) !== canonicalJson(toldLast(one))) continue;
              expect(other).toEqual(one);
              compared += 1;
            }
          }
        }),
        { numRuns: runs },
      );
    }
    if (secretive) expect(compared).toBeGreaterThan(0);
  });
});

const isOutside = (viewpoint: Viewpoint, answering: Seat): boolean =>
  viewpoint.as === 'public' || (viewpoint.as === 'seat' && viewpoint.seat !== answering);

/** Every ready answer that this seat could give after these events. */
function otherAnswers(story: readonly ToldEvent[], answering: Seat): readonly string[] {
  const { frames } = told(structuredClone(story), { as: 'seat', seat: answering });
  const own = frames.at(-1)?.decisions[0];
  return (own?.offers ?? []).flatMap((offer) => (offer.form === 'one' ? [offer.key] : []));
}

const toldLast = (retold: Retold | undefined): Json => retold?.frames.at(-1)?.facts ?? [];

describe('what stands out in a match', () => {
  const { story, state } = played({ game: 'duel', seats: 2, bestOf: 3, drawsAllowed: true }, 'marks');
  const { frames, marks } = told(story(), { as: 'public' });

  it('are its games, draws and ends, and what the game says stands out, each at its frame', () => {
    expect(state.phase).toBe('finished');
    const kinds = new Set(marks.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      'draw-offered',
      'game-finished',
      'game-started',
      'match-finished',
      'seat-left',
      'trick',
    ]);
    for (const { kind, ply, seq } of marks) {
      const frame = frames[ply ?? -1];
      expect(frame?.ply).toBe(ply);
      expect(frame?.seq).toBeLessThanOrEqual(seq);
      expect(kind !== 'trick' || frame?.facts.some((fact) => fact.kind === 'trick')).toBe(true);
    }
  });

  it('are calls for a judge only for who is at the table', () => {
    const at = story().findIndex(({ event }) => event.type === 'AnswerGiven' || event.type === 'AnswerSealed');
    const [called] = story().slice(at - 1, at);
    if (called === undefined) throw new Error('Nobody moved.');
    const [event] = [{ type: 'JudgeCalled', v: 1, data: { call: 1, seat: null, text: null }, secret: null } as const];
    const withCall = (): ToldEvent[] => story().toSpliced(at, 0, { event, moment: called.moment });
    const callsSeen = (viewpoint: Viewpoint): number =>
      told(withCall(), viewpoint).marks.filter(({ kind }) => kind === 'judge-called').length;
    expect(viewpoints(2).map(callsSeen)).toEqual([1, 1, 1, 1, 0]);
  });
});

describe('a game that a ruling took back', () => {
  const story = playing({ options: { goal: 5 } });
  const dice = choicesOf('rewound');
  const take = (actor: string, command: MatchCommand): void => {
    expect(say(story, actor, command)).toBeNull();
  };
  for (let nth = 0; nth < 6; nth++) playOn(story, dice);
  const claim = { ref: 'p1/text/x', commitment: hash('0'.repeat(64)) };
  take('p1', { type: 'RaiseDispute', case: 'c1', ply: 4, rule: null, claim, role: null });
  const ruling = { seq: 5, hash: hash('ab'.repeat(32)) };
  const remedy = { is: 'rewind', to: 2, randomness: 'keep' } as const;
  take('system', { type: 'SettleDispute', case: 'c1', ruling, remedy, credits: [], redeal: null });
  for (let nth = 0; nth < 3; nth++) playOn(story, dice);
  const { frames, marks } = retell(
    GAMES,
    structuredClone(story.told).map(([event, moment]) => ({ event, moment })),
    { as: 'judge' },
  );

  it('keeps what was cut where it was, and goes on from the earlier position under a new ply', () => {
    expect(frames.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(frames.flatMap(({ cut, ply }) => (cut ? [ply] : []))).toEqual([3, 4, 5, 6]);
    expect(viewAt(frames, 7)).toEqual(viewAt(frames, 2));
    expect(frames[7]?.move).toBeNull();
    expect(chaptersOf(frames)).toEqual([{ game: 1, round: null, firstPly: 0, lastPly: 10 }]);
  });

  it('is marked', () => {
    const ruled = marks.filter(({ kind }) => kind !== 'trick');
    expect(ruled.map(({ kind, ply }) => [kind, ply])).toEqual([
      ['game-started', 0],
      ['dispute-raised', 6],
      ['game-rewound', 7],
      ['dispute-settled', 7],
    ]);
  });
});

describe('chapters', () => {
  it('are the rounds of each game, or the game itself, without what was taken back', () => {
    const at = (ply: number, game: number, round: number | null, cut = false): Frame =>
      ({ ply, game, round, cut }) as Frame;
    const frames = [at(0, 1, 1), at(1, 1, 1), at(2, 1, 2, true), at(3, 1, 2), at(4, 2, null), at(5, 2, null)];
    expect(chaptersOf(frames)).toEqual([
      { game: 1, round: 1, firstPly: 0, lastPly: 1 },
      { game: 1, round: 2, firstPly: 3, lastPly: 3 },
      { game: 2, round: null, firstPly: 4, lastPly: 5 },
    ]);
  });

  it('follow the rounds that the table shows', () => {
    const { frames } = told(played({ game: 'bazaar', seats: 3 }, 'rounds').story(), { as: 'both' });
    const chapters = chaptersOf(frames);
    expect(chapters.map(({ round }) => round)).toEqual(chapters.map((_, nth) => nth + 1));
    expect(chapters.length).toBeGreaterThan(1);
  });
});

it.each([
  [{ kind: 'drew', rule: null, data: { seat: 0, cards: ['a', 'b'] } }, 'drew: seat 0, cards a b'],
  [{ kind: 'match-ended', rule: null, data: {} }, 'match ended'],
  [{ kind: 'rewound', rule: null, data: { to: 12, redealt: false } }, 'The game goes back to move 12.'],
  [
    { kind: 'rewound', rule: null, data: { to: 12, redealt: true } },
    'The game goes back to move 12; what nobody knew is dealt anew.',
  ],
  [
    { kind: 'set', rule: null, data: { by: null, open: true, at: { x: 1 }, of: [] } },
    'set: by none, open yes, at (x 1), of none',
  ],
])('%j reads as a line', (fact, text) => {
  expect(factText(fact)).toBe(text);
});

it('a game that has sentences says a fact itself, with the names of the players, and where it says nothing it reads as it is', () => {
  const passed = { kind: 'passed', rule: null, data: { seat: 1 } };
  const sentence = ({ kind }: SeenFact, [, second = '']: readonly string[]): string | null =>
    kind === 'passed' ? `${second} passes.` : null;
  expect(factText(passed, { sentence }, ['Anna', 'Ben'])).toBe('Ben passes.');
  expect(factText({ ...passed, kind: 'drew' }, { sentence })).toBe('drew: seat 1');
});
