import { commitToSeed, hash, type Seat, seat } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { type MatchCommand, type MatchEvent, matchView, type OpenTable, type SeenRedeal, termsIn } from '#match';
import {
  choicesOf,
  fold,
  momentOf,
  opened,
  playOn,
  RULES,
  say,
  type Story,
  STREAM,
  type Told,
} from '#test/match-story';

const RULING = { seq: 5, hash: hash('ab'.repeat(32)) };
const OWN = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const NEXT = ['e5'.repeat(32), 'f6'.repeat(32)] as const;
const REDEAL = { server: 'cd'.repeat(32), seats: ['ce'.repeat(32), 'cf'.repeat(32)] };
const TERMS = { stream: STREAM, game: 1, epoch: 1, attempt: 1, after: RULING.hash };

const does = (story: Story, actor: string, command: MatchCommand, later = 0): Story => {
  expect(say(story, actor, command, later)).toBeNull();
  return story;
};
const typesSince = (story: Story, from: number): readonly string[] => story.told.slice(from).map(([{ type }]) => type);
const redealIn = ({ state }: Story): SeenRedeal | undefined => matchView(state, { as: 'public' }, 0)?.redeals[0];
const commits = (place: 0 | 1): MatchCommand => ({
  type: 'CommitSeed',
  commitment: commitToSeed(sha256, TERMS, { by: `seat/${place}`, seed: NEXT[place] }),
});
const reveals = (seed: string): MatchCommand => ({ type: 'RevealSeed', seed });
const putsIn = (place: number): MatchCommand => ({ type: 'PutInSeed', seat: seat(place), role: 'judge' });
const EXPIRES: MatchCommand = { type: 'ExpireTime' };

/** A duel in the middle of its first game, each seat with a seed of its own if given; it is to go back and be dealt anew. */
function ruled(own: readonly [string | null, string | null], terms: Partial<OpenTable> = {}): Story {
  const story = opened({ ceremony: STREAM, options: { goal: 5 }, ...terms });
  for (const place of [0, 1] as const) {
    const mine = own[place];
    const commitment =
      mine === null ? null : commitToSeed(sha256, termsIn(STREAM), { by: `seat/${place}`, seed: mine });
    const seed = { server: 'd4'.repeat(32), commitment };
    does(story, `p${place}`, { type: 'JoinMatch', seat: place, brings: null, seed });
  }
  for (const [place, mine] of own.entries()) if (mine !== null) does(story, `p${place}`, reveals(mine));
  const dice = choicesOf('redeal');
  for (let nth = 0; nth < 6; nth++) playOn(story, dice);
  const claim = { ref: 'p0/text/x', commitment: RULING.hash };
  does(story, 'p0', { type: 'RaiseDispute', case: 'c1', ply: 6, rule: null, claim, role: null });
  return does(story, 'system', {
    type: 'SettleDispute',
    case: 'c1',
    ruling: RULING,
    remedy: { is: 'rewind', to: 2, randomness: 'redeal' },
    credits: [{ seat: seat(1), ms: 1_000 }],
    redeal: REDEAL,
  });
}

const seedOf = ({ state }: Story): string | undefined => {
  const last = state.phase === 'playing' ? state.play.moves.at(-1) : undefined;
  return last !== undefined && 'rewindsTo' in last ? last.epoch?.seed : undefined;
};
const attemptsOf = (story: Story) => redealIn(story)?.ceremony.attempts.map(({ attempt, ended }) => [attempt, ended]);

describe('a redeal', () => {
  it('takes the seeds of the server for who brought none to the match, in the one record', () => {
    const story = ruled([null, null]);
    const from = story.told.findIndex(([{ type }]) => type === 'RedealBegun');
    expect(typesSince(story, from)).toEqual([
      'RedealBegun',
      'GameRewound',
      'TimeGranted',
      'DisputeSettled',
      'DeckShuffled',
    ]);
    expect(new Set(story.told.slice(from).map(([, { seq }]) => seq)).size).toBe(1);
    expect(seedOf(story)).toHaveLength(128);
    expect(redealIn(story)).toMatchObject({ case: 'c1', to: 2, dealt: true, ceremony: { terms: TERMS } });
    expect(attemptsOf(story)).toEqual([[1, 'made']]);
  });

  it('asks those for others who brought their own: all commit before any is shown, and nobody moves meanwhile', () => {
    const story = ruled([...OWN]);
    expect(redealIn(story)?.ceremony.showBy).toBe((story.told.at(-1)?.[1].at ?? 0) + 120_000);
    expect(say(story, 'p0', reveals(NEXT[0]))?.code).toBe('MATCH.NO_SEED_ASKED');
    expect(say(story, 'p0', { type: 'AnswerDecision', ply: 6, answer: 'x' })?.code).toBe('MATCH.DISPUTED');
    does(story, 'p0', commits(0));
    expect(say(story, 'p0', commits(0))?.code).toBe('MATCH.NO_SEED_ASKED');
    expect(say(story, 'p0', reveals(NEXT[0]))?.code).toBe('MATCH.NO_SEED_ASKED');
    does(does(story, 'p1', commits(1)), 'p1', reveals(NEXT[1]));
    expect(redealIn(story)?.dealt).toBe(false);
    const from = story.told.length;
    does(story, 'p0', reveals(NEXT[0]));
    expect(typesSince(story, from)).toEqual([
      'SeedRevealed',
      'GameRewound',
      'TimeGranted',
      'DisputeSettled',
      'DeckShuffled',
    ]);
    expect(redealIn(story)?.ceremony.seats.map(({ madeBy, shown }) => [madeBy, shown])).toEqual([
      ['player', NEXT[0]],
      ['player', NEXT[1]],
    ]);
    expect(playOn(story, choicesOf('on'))).toBe(true);
  });

  it('leads elsewhere when anybody brings another seed', () => {
    const one = ruled([null, null]);
    const other = does(does(ruled([OWN[0], null]), 'p0', commits(0)), 'p0', reveals(NEXT[0]));
    expect(new Set([seedOf(one), seedOf(other)]).size).toBe(2);
  });

  it('goes on without who does not commit in time, and counts the attempt', () => {
    const story = ruled([...OWN], { clock: { is: 'total', ms: 5_000, incrementMs: 0 } });
    does(story, 'p0', commits(0));
    expect(say(story, 'system', EXPIRES)?.code).toBe('MATCH.TIME_IS_NOT_UP');
    expect(say(story, 'p1', commits(1), 60_000)?.code).toBe('MATCH.TIME_IS_UP');
    does(story, 'system', EXPIRES, 60_000);
    expect(attemptsOf(story)).toEqual([
      [1, 'stood-in'],
      [2, null],
    ]);
    does(story, 'p0', reveals(NEXT[0]), 61_000);
    expect(attemptsOf(story)?.at(-1)).toEqual([2, 'made']);
    expect(redealIn(story)?.ceremony.seats.map(({ madeBy }) => madeBy)).toEqual(['player', 'server']);
  });

  it.each<[string, (story: Story) => Story]>([
    ['who has not committed', (story) => does(does(story, 'judge', putsIn(0)), 'p1', commits(1))],
    [
      'who has not shown theirs',
      (story) => does(does(does(story, 'p0', commits(0)), 'p1', commits(1)), 'judge', putsIn(0)),
    ],
  ])('goes on with the seed that a judge puts in for %s, in another attempt', (_, go) => {
    const story = does(go(ruled([...OWN])), 'p1', reveals(NEXT[1]));
    expect(attemptsOf(story)).toEqual([
      [1, 'put-in'],
      [2, 'made'],
    ]);
    expect(redealIn(story)?.ceremony.seats.map(({ madeBy }) => madeBy)).toEqual(['judge', 'player']);
  });

  it.each<[string, (story: Story) => Story, string]>([
    ['a false seed', (story) => does(story, 'p0', reveals(OWN[0])), 'broken'],
    ['a seed that is not shown in time', (story) => does(story, 'system', EXPIRES, 200_000), 'missing'],
  ])('is called off when %s loses the match, and nothing hangs on it', (_, go, ended) => {
    const story = does(ruled([OWN[0], null]), 'p0', commits(0));
    const from = story.told.length;
    go(story);
    expect(typesSince(story, from).slice(1)).toEqual(['MatchFinished', 'DisputeSettled']);
    expect(story.told.at(-1)?.[0]).toMatchObject({ data: { applied: false } });
    expect(story.state).toMatchObject({ phase: 'finished', outcome: { places: [2, 1], how: 'forfeited' } });
    expect(attemptsOf(story)).toEqual([[1, ended]]);
  });

  it('is called off when staff enter a result', () => {
    const story = ruled([...OWN]);
    const games = { won: [2, 0], drawn: 0 };
    does(story, 'judge', { type: 'EnterResult', games, bothLost: false, notPlayed: false, role: 'judge' });
    expect(typesSince(story, story.told.length - 2)).toEqual(['MatchFinished', 'DisputeSettled']);
    expect(attemptsOf(story)).toEqual([[1, 'called-off']]);
  });

  it('survives being packed at any moment', () => {
    const story = ruled([...OWN]);
    for (const [who, command] of [
      ['p0', commits(0)],
      ['p1', commits(1)],
      ['p1', reveals(NEXT[1])],
      ['p0', reveals(NEXT[0])],
    ] as const) {
      story.state = RULES.unpack(RULES.pack(story.state));
      does(story, who, command);
    }
    expect(seedOf(story)).toBe(seedOf({ ...story, state: fold(story.told) }));
  });
});

describe('a redeal that could not be held so is a fault', () => {
  const story = does(does(does(ruled([...OWN]), 'p0', commits(0)), 'p1', commits(1)), 'p0', reveals(NEXT[0]));
  const { told } = story;
  const at = (type: string): number => told.findLastIndex(([event]) => event.type === type);
  const change = (type: string, data: object, secret?: object): readonly Told[] =>
    told.map(([event, moment], nth) =>
      nth === at(type)
        ? [{ ...event, data: { ...event.data, ...data }, secret: secret ?? event.secret } as MatchEvent, moment]
        : [event, moment],
    );
  const system = momentOf('system' as never, 99, 60_000);
  const rewound: MatchEvent = {
    type: 'GameRewound',
    v: 1,
    data: { case: 'c1', ruling: RULING, ply: 6, to: 2, epoch: 1 },
    secret: null,
  };

  it.each<[string, readonly Told[]]>([
    ['on other terms', change('RedealBegun', { attempt: 2 })],
    ['after another ruling', change('RedealBegun', { after: hash('00'.repeat(32)) })],
    ['with a sealed seed that was not committed to', change('RedealBegun', {}, { ...REDEAL, seed: OWN[0] })],
    ['without asking who brings their own', change('RedealBegun', { asked: [] })],
    ['with another committing', change('RedealCommitted', { seat: 0 })],
    ['with another seed shown', change('SeedRevealed', { seed: OWN[1] })],
    ['dealt before all is shown', [...told, [rewound, system]]],
    [
      'stood in for before its time',
      [
        ...told,
        [
          { type: 'RedealStoodIn', v: 1, data: { seats: [1 as Seat], attempt: 1 }, secret: null },
          momentOf('system' as never, 99),
        ],
      ],
    ],
    [
      'called done when it is not',
      [
        ...told,
        [{ type: 'DisputeSettled', v: 1, data: { case: 'c1', ruling: RULING, applied: true }, secret: null }, system],
      ],
    ],
    [
      'with an attempt left out of the count',
      [
        ...told,
        [{ type: 'SeedPutIn', v: 2, data: { seat: 1 as Seat, role: 'judge', attempt: 2 }, secret: null }, system],
      ],
    ],
  ])('%s', (_, events) => {
    expect(() => fold(events)).toThrow(expect.objectContaining({ name: 'Fault' }) as Error);
  });
});
