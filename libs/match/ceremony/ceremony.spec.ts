import { ceremonyFault, commitToSeed, hexOf, type Seat, seat, seedOf } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { ceremonyOf, type MatchCommand, type MatchEvent, matchView, type OpenTable, termsIn } from '#match';
import { fold, momentOf, opened, RULES, say, SEED, type Story, STREAM, type Told } from '#test/match-story';

const TERMS = termsIn(STREAM);
const OWN = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const SERVERS = ['c3'.repeat(32), 'd4'.repeat(32)] as const;
const commitmentOf = (place: number, seed: string) => commitToSeed(sha256, TERMS, { by: `seat/${place}`, seed });

const table = (terms: Partial<OpenTable> = {}): Story => opened({ ceremony: STREAM, ...terms });
const join = (place: 0 | 1, own: string | null): MatchCommand => ({
  type: 'JoinMatch',
  seat: place,
  brings: null,
  seed: { server: SERVERS[place], commitment: own === null ? null : commitmentOf(place, own) },
});
const reveal = (seed: string): MatchCommand => ({ type: 'RevealSeed', seed });
const putIn = (place: number): MatchCommand => ({ type: 'PutInSeed', seat: seat(place), role: 'judge' });

/** Both sit, each with a seed of their own if given. */
function seated(own: readonly [string | null, string | null], terms: Partial<OpenTable> = {}): Story {
  const story = table(terms);
  for (const place of [0, 1] as const) expect(say(story, `p${place}`, join(place, own[place]))).toBeNull();
  return story;
}

const types = ({ told }: Story): readonly string[] => told.map(([{ type }]) => type);
const planOf = ({ state }: Story) => {
  if (state.phase === 'none') throw new Error('There is no match.');
  return state.plan;
};
const seen = ({ state }: Story) => matchView(state, { as: 'public' }, 0)?.ceremony ?? null;

describe('the seed of a match', () => {
  it('is made of what the server brings for all, where nobody brings their own, without any further record', () => {
    const story = seated([null, null]);
    expect(types(story)).toEqual([
      'MatchCreated',
      'CeremonyBegun',
      'SeatTaken',
      'SeedCommitted',
      'SeatTaken',
      'SeedCommitted',
      'GameStarted',
      'DeckShuffled',
      'DeckShuffled',
    ]);
    expect(story.told.map(([, { seq }]) => seq)).toEqual([1, 1, 3, 3, 5, 5, 5, 5, 5]);
    expect(seen(story)?.seats.map(({ madeBy, shown }) => [madeBy, shown])).toEqual([
      ['server', null],
      ['server', null],
    ]);
  });

  it('comes from all seeds and the transcript, 64 bytes', () => {
    const story = seated([...OWN]);
    for (const [place, seed] of OWN.entries()) expect(say(story, `p${place}`, reveal(seed))).toBeNull();
    const { ceremony, seed } = planOf(story);
    if (ceremony === null) throw new Error('No ceremony was held.');
    const held = ceremonyOf(ceremony, SEED);
    expect(held.reveals.map((each) => each.seed)).toEqual([SEED, ...OWN]);
    expect(ceremonyFault(sha256, held)).toBeNull();
    expect(seed).toBe(hexOf(seedOf(sha256, held)));
    expect(seed).toHaveLength(128);
  });

  it('is another one when any of those who made it brings another', () => {
    const seeds = [seated([null, null]), seated([null, null], { seed: 'ee'.repeat(32) })].map(planOf);
    expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(2);
  });

  it('waits for who brought one of their own, and shows what they have shown', () => {
    const story = seated([OWN[0], null]);
    expect(story.state.phase).toBe('open');
    expect(seen(story)?.seats.map(({ madeBy, shown }) => [madeBy, shown])).toEqual([
      ['player', null],
      ['server', null],
    ]);
    expect(say(story, 'p0', reveal(OWN[0]))).toBeNull();
    expect(story.state.phase).toBe('playing');
    expect(seen(story)).toMatchObject({ seats: [{ shown: OWN[0] }, { shown: null }], showBy: null });
  });

  it('is forfeited by who shows another than they committed to', () => {
    const story = seated([...OWN]);
    expect(say(story, 'p0', reveal(OWN[1]))).toBeNull();
    expect(types(story).slice(-2)).toEqual(['SeedBroken', 'MatchFinished']);
    expect(story.state).toMatchObject({ phase: 'finished', outcome: { places: [2, 1], how: 'forfeited' } });
    expect(seen(story)?.showBy).toBeNull();
    for (const [who, late] of [
      ['p1', reveal(OWN[1])],
      ['judge', putIn(1)],
    ] as const)
      expect(say(story, who, late)?.code).toBe('MATCH.NO_SEED_ASKED');
  });

  it.each<[string, readonly number[], object]>([
    ['who is late', [0], { places: [1, 2], bothLost: false }],
    ['both, when both are', [], { places: [2, 2], bothLost: true }],
  ])('is forfeited by %s', (_, shows, outcome) => {
    const story = seated([...OWN], { clock: { is: 'total', ms: 5_000, incrementMs: 0 } });
    for (const place of shows) expect(say(story, `p${place}`, reveal(OWN[place as 0 | 1]))).toBeNull();
    expect(say(story, 'system', { type: 'ExpireTime' }, 4_000)?.code).toBe('MATCH.TIME_IS_NOT_UP');
    expect(say(story, 'p1', reveal(OWN[1]), 6_000)?.code).toBe('MATCH.TIME_IS_UP');
    expect(say(story, 'system', { type: 'ExpireTime' }, 6_000)).toBeNull();
    expect(story.state).toMatchObject({ phase: 'finished', outcome });
    expect(seen(story)?.showBy).toBeNull();
  });

  it('goes on with the one that the server committed to when a judge says so, on record', () => {
    const story = seated([...OWN]);
    expect(say(story, 'p0', reveal(OWN[0]))).toBeNull();
    expect(say(story, 'judge', putIn(0))?.code).toBe('MATCH.NO_SEED_ASKED');
    expect(say(story, 'p0', putIn(1))?.code).toBe('MATCH.OWN_MATCH');
    expect(say(story, 'judge', putIn(1))).toBeNull();
    expect(seen(story)?.seats[1]).toEqual({ madeBy: 'judge', commitment: commitmentOf(1, SERVERS[1]), shown: null });
    expect(story.state.phase).toBe('playing');
  });

  it('gives back the time in which nobody could show anything', () => {
    const story = seated([...OWN]);
    const before = seen(story)?.showBy ?? 0;
    const at = story.told.at(-1)?.[1].at ?? 0;
    const credit = { type: 'CreditClocks', from: at as never, to: (at + 1_000) as never } as const;
    expect(say(story, 'system', credit, 2_000)).toBeNull();
    expect(seen(story)?.showBy).toBe(before + 1_000);
  });

  it.each<[string, (story: Story) => unknown, string]>([
    ['is not shown before all have committed', (story) => say(story, 'p0', reveal(OWN[0])), 'MATCH.NO_SEED_ASKED'],
    [
      'is committed to by all',
      (story) => say(story, 'p1', { type: 'JoinMatch', seat: 1, brings: null }),
      'MATCH.NO_SEED_ASKED',
    ],
    [
      'is committed to for a seat that is named',
      (story) => say(story, 'p1', { ...join(1, OWN[1]), seat: null } as MatchCommand),
      'MATCH.NO_SEED_ASKED',
    ],
    ['is shown by who sits there', (story) => say(story, 'eve', reveal(OWN[0])), 'MATCH.NOT_SEATED'],
  ])('%s', (_, act, code) => {
    const story = table();
    expect(say(story, 'p0', join(0, OWN[0]))).toBeNull();
    expect(act(story)).toMatchObject({ code });
  });

  it('is the server’s alone in a match that holds no ceremony, as the first ones did', () => {
    const story = opened();
    expect(say(story, 'p0', join(0, OWN[0]))?.code).toBe('MATCH.NO_SEED_ASKED');
    for (const who of ['p0', 'p1']) expect(say(story, who, { type: 'JoinMatch', seat: null, brings: null })).toBeNull();
    expect([planOf(story).seed, seen(story)]).toEqual([SEED, null]);
  });

  it('survives being packed at any moment', () => {
    const story = table();
    const says: readonly (readonly [string, MatchCommand])[] = [
      ['p0', join(0, OWN[0])],
      ['p1', join(1, OWN[1])],
      ['p1', reveal(OWN[1])],
      ['p0', reveal(OWN[0])],
    ];
    for (const [who, command] of says) {
      story.state = RULES.unpack(RULES.pack(story.state));
      expect(say(story, who, command)).toBeNull();
    }
    expect(planOf(story).seed).toBe(planOf({ ...story, state: fold(story.told) }).seed);
  });
});

describe('a ceremony that could not be held so is a fault', () => {
  const story = seated([...OWN]);
  expect(say(story, 'p0', reveal(OWN[0]))).toBeNull();
  const { told } = story;
  const change = (at: number, data: object, secret?: object): readonly Told[] =>
    told.map(([event, moment], nth) =>
      nth === at
        ? [{ ...event, data: { ...event.data, ...data }, secret: secret ?? event.secret } as MatchEvent, moment]
        : [event, moment],
    );
  const places = types(story);
  const nth = (type: string): number => places.indexOf(type);
  const system = momentOf('system' as never, 99, 60_000);

  it.each<[string, readonly Told[]]>([
    ['of another seed of the server', change(nth('CeremonyBegun'), { commitment: commitmentOf(0, SEED) })],
    ['in other terms', change(nth('CeremonyBegun'), { attempt: 2 })],
    ['twice', [...told.slice(0, 2), told[1] as Told, ...told.slice(2)]],
    ['with another sealed seed', change(nth('SeedCommitted'), {}, { seed: OWN[0] })],
    ['by another seat', change(nth('SeedCommitted'), { seat: 1 })],
    ['with another seed shown', change(nth('SeedRevealed'), { seed: OWN[1] })],
    [
      'with a true seed called broken',
      [...told.slice(0, -1), [{ ...told.at(-1)?.[0], type: 'SeedBroken' }, told.at(-1)?.[1]] as unknown as Told],
    ],
    [
      'missing before its time',
      [...told, [{ type: 'SeedsMissing', v: 2, data: { seats: [seat(1)], attempt: 1 }, secret: null }, system]],
    ],
    [
      'with a seat put in that has shown its seed',
      [
        ...told,
        [{ type: 'SeedPutIn', v: 2, data: { seat: 0 as Seat, role: 'judge', attempt: 1 }, secret: null }, system],
      ],
    ],
    ['without the seeds of all', [...told, [{ type: 'GameStarted', v: 2, data: { game: 1 }, secret: null }, system]]],
  ])('%s', (_, events) => {
    expect(() => fold(events)).toThrow(expect.objectContaining({ name: 'Fault' }) as Error);
  });
});
