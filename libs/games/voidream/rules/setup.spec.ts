import { type Chance, type Fact, type Json, type JsonObject, seat } from '#kernel';
import { voidream, type VoidreamState } from '#games/voidream';
import { always, arcanum, bastion, mind, setOf, thought } from '#test/voidream';

const ORDERLY: Chance = { dice: () => ({ below: (limit) => limit - 1 }) };
const small = { dream: { count: 4, guests: 0 }, major: 'Last Word', arcana: { count: 1, guests: 0 } };
const keen = bastion('Keen', {
  back: small,
  lines: [{ line: 'start', do: [{ do: 'discard-top', times: 1 }] }],
});
const roomy = bastion('Roomy', { back: { ...small, dream: { count: 4, guests: 1 } } });
const rash = bastion('Rash', { back: small, lines: [{ line: 'start', do: [{ do: 'start-conflict' }] }] });
const restless = bastion('Restless', {
  back: small,
  lines: [{ line: 'start', do: [{ do: 'set-mind', to: 2 }] }],
});
const bright = mind('Bright', { two: [always({ give: 'score', type: 'dawn', amount: 1 })] });
const foreign = [
  thought('Maze Note', [], { faction: 'the-maze' }),
  thought('Court Note', [], { faction: 'chimeric-court' }),
  arcanum('Maze Plan', [{ do: 'roll' }], { faction: 'the-maze' }),
];
const set = setOf([
  bastion('Small', { back: small }),
  roomy,
  ...foreign,
  keen,
  rash,
  restless,
  bright,
  arcanum('Plan', [{ do: 'roll' }]),
  mind('Still'),
  thought('Spare', []),
]);
const game = voidream(set);

const deck = (dream: readonly string[], of = 'small'): JsonObject => ({
  main: 'fracta',
  bastion: of,
  mind: 'calm',
  arcana: ['last-word', 'plan'],
  dream,
});

class Opening {
  readonly facts: Fact[] = [];
  readonly state: VoidreamState;

  constructor(...seats: readonly Json[]) {
    this.state = game.start({ seats, switches: {}, options: {} }, ORDERLY, (fact) => this.facts.push(fact));
  }

  answer(...answers: readonly string[]): this {
    for (const answer of answers) {
      const asked = game.requests(this.state)[0];
      expect(asked === undefined ? 'nobody' : game.check(this.state, asked.seat, answer)).toBeNull();
      game.apply(this.state, asked?.seat ?? seat(0), answer, ORDERLY, (fact) => this.facts.push(fact));
    }
    return this;
  }

  get asked(): string {
    const asked = game.requests(this.state)[0];
    return asked === undefined ? 'nobody' : `${asked.seat} ${asked.kind}`;
  }
}

const one = deck(['blank-1', 'blank-2', 'blank-3']);
const four = deck(['blank-4', 'blank-4', 'blank-4']);

describe('VD-3.2.1 to 3.2.6 setting up', () => {
  it('shows, runs the bastion, shuffles, has each deck cut, and puts the bastion under it', () => {
    const opening = new Opening(deck(['blank-1', 'blank-2', 'blank-3'], 'keen'), four);
    expect(opening.asked).toBe('1 cut');
    expect(game.check(opening.state, seat(1), 'no-cut')?.rule).toBe('VD-3.2.4');
    opening.answer('cut:1');
    expect(opening.asked).toBe('0 cut');
    opening.answer('cut:2');
    const kinds = opening.facts.map(({ kind }) => kind);
    const steps = ['shown', 'top-discarded', 'shuffled', 'cut', 'bastion-placed', 'phase'];
    expect(kinds.filter((kind) => steps.includes(kind))).toEqual([
      ...['shown', 'shown', 'top-discarded', 'shuffled', 'cut', 'shuffled', 'cut', 'bastion-placed', 'bastion-placed'],
      ...['phase', 'phase'],
    ]);
  });

  it('VD-3.2.5, VD-3.2.6, VD-2.2.1 leaves the bastion at the bottom, face up, and all arcana in hand', () => {
    const { state } = new Opening(one, four).answer('cut:1', 'cut:1');
    const view = game.view(state, { as: 'judge' });
    expect(view.players).toMatchObject([
      { deck: { count: 4, faceUp: ['small-1'] }, hand: { count: 2 }, mind: { card: 'calm' } },
      { deck: { count: 4, faceUp: ['small-2'] } },
    ]);
  });

  it('VD-H.21 runs the bastion of seat 1 before that of seat 2', () => {
    const { facts } = new Opening(deck(['blank-1', 'blank-2', 'blank-3'], 'keen'), deck(['blank-4'], 'keen'));
    expect(facts.filter(({ kind }) => kind === 'top-discarded').map(({ open }) => open?.seat)).toEqual([0, 1]);
  });

  it('VD-H.19 leaves minds spent until the first round sets them', () => {
    const opening = new Opening(one, four);
    const minds = (): unknown => game.view(opening.state, { as: 'judge' }).players;
    expect(minds()).toMatchObject([{ mind: { at: 0 } }, { mind: { at: 0 } }]);
    opening.answer('cut:1', 'cut:1');
    expect(minds()).toMatchObject([{ mind: { at: 2 } }, { mind: { at: 4 } }]);
  });

  it('VD-3.2.3, VD-H.42 keeps the bastion out of the shuffle, and the cut may be anywhere', () => {
    const opening = new Opening(one, four);
    expect(game.requests(opening.state)[0]?.offers).toMatchObject([{ key: 'cut', min: 1, max: 2 }]);
  });
});

describe('VD-4.1.2 to 4.1.4 the first active player', () => {
  it('VD-4.1.2 is the one with the higher depth', () => {
    expect(new Opening(one, four).answer('cut:1', 'cut:1').asked).toBe('1 turn');
  });

  it.each([
    ['hide:spent', 'guess:spent', '0 turn'],
    ['hide:spent', 'guess:numbered', '1 turn'],
    ['hide:numbered', 'guess:numbered', '0 turn'],
  ])('VD-4.1.3, VD-4.1.4, VD-H.20 with equal depths: %s, %s, then %s', (hide, guess, asked) => {
    const opening = new Opening(four, four).answer('cut:1', 'cut:1');
    expect(opening.asked).toBe('1 hide-side');
    expect(game.requests(opening.state)[0]?.hidden).toBe(true);
    opening.answer(hide);
    expect(JSON.stringify(game.view(opening.state, { as: 'seat', seat: seat(0) }))).not.toContain('hidden');
    expect(opening.answer(guess).asked).toBe(asked);
  });

  it.each(['guess:spent', 'guess:numbered'])('VD-4.1.4 teaches whoever guesses, and nobody else: %s', (guess) => {
    const { facts } = new Opening(four, four).answer('cut:1', 'cut:1', 'hide:spent', guess);
    const told = facts.filter(({ kind }) => kind === 'side-guessed');
    expect(told).toHaveLength(1);
    expect(game.learned(told, seat(0))).toEqual(told);
    expect(game.learned(told, seat(1))).toEqual([]);
  });
});

describe('VD-H.82 conceding', () => {
  it.each([seat(0), seat(1)])('is open to seat %i at any time, and loses', (who) => {
    const { state } = new Opening(one, four);
    game.leave(state, who, 'conceded', ORDERLY, null);
    expect(game.result(state)).toMatchObject({ places: who === 0 ? [2, 1] : [1, 2], reason: 'conceded' });
    expect(game.requests(state)).toEqual([]);
  });
});

describe('part 8 deck checks', () => {
  const rulesOf = (brings: Json): readonly (string | null)[] =>
    game.seatProblems({ switches: {}, options: {} }, brings).map(({ rule }) => rule);

  it.each<[string, JsonObject, readonly string[]]>([
    ['nothing wrong', {}, []],
    ['VD-8.1.1 no such faction', { main: 'fractal' }, ['VD-8.1.1']],
    ['VD-8.1.2 the guest is the main faction (VD-H.90)', { guest: 'fracta' }, ['VD-8.1.2']],
    ['VD-8.1.3 a bastion of another faction', { main: 'the-maze' }, ['VD-8.1.3']],
    ['VD-8.2.1 too few Dream cards', { dream: ['blank-1', 'blank-2'] }, ['VD-8.2.1']],
    ['VD-8.2.1 an unknown card', { dream: ['blank-1', 'blank-2', 'blonk-3'] }, ['VD-8.2.1']],
    ['VD-8.2.3 no major arcanum', { arcana: ['plan', 'hush-1'] }, ['VD-8.2.3', 'VD-8.2.4']],
    ['VD-8.2.4 too many arcana', { arcana: ['last-word', 'plan', 'hush-1'] }, ['VD-8.2.4']],
    ['VD-8.3.1 an arcanum twice', { arcana: ['last-word', 'plan', 'plan'] }, ['VD-8.3.1', 'VD-8.2.4']],
    ['VD-8.3.2 four copies', { dream: ['blank-1', 'blank-1', 'blank-1', 'blank-1'] }, ['VD-8.3.2', 'VD-8.2.1']],
    ['VD-8.1.5, VD-8.3.3 neutral cards of one value only', { dream: ['blank-4', 'blank-4', 'blank-4'] }, []],
    ['VD-8.2.2 a card of a third faction', { dream: ['blank-1', 'blank-2', 'court-note'] }, ['VD-8.2.2']],
    [
      'VD-8.2.2 a guest where none may be',
      { guest: 'the-maze', dream: ['blank-1', 'blank-2', 'maze-note'] },
      ['VD-8.2.2'],
    ],
    [
      'VD-8.2.2 one guest where one may be',
      { bastion: 'roomy', guest: 'the-maze', dream: ['blank-1', 'blank-2', 'maze-note'] },
      [],
    ],
    [
      'VD-8.2.5 a guest arcanum where none may be',
      { guest: 'the-maze', arcana: ['last-word', 'maze-plan'] },
      ['VD-8.2.5'],
    ],
    ['VD-8.1.4 no mind card', { mind: 'small' }, ['VD-8.2.1']],
  ])('%s', (_, change, rules) => {
    expect(rulesOf({ ...one, ...change })).toEqual(rules);
  });

  it('says what would be right', () => {
    const problems = game.seatProblems({ switches: {}, options: {} }, { ...one, bastion: 'smal' });
    expect(problems.map(({ says }) => says)).toEqual(['There is no bastion "smal" in the set. Did you mean "small"?']);
  });

  it('VD-2.1.1 asks for two players', () => {
    expect(game.problems({ switches: {}, options: {} }, 3)).toMatchObject([{ rule: 'VD-2.1.1' }]);
  });
});

it('VD-3.2.6 what is written on a mind that turns before the first round is in force once', () => {
  const opening = new Opening({ ...deck(['blank-1', 'blank-2', 'blank-3'], 'restless'), mind: 'bright' }, four);
  opening.answer('cut:1', 'cut:2');
  expect([opening.state.players[0].mind, opening.state.effects.score.length]).toEqual([2, 1]);
});

it('VD-4.5.2 no conflict is started before the first round', () => {
  expect(new Opening(deck(['blank-1', 'blank-2', 'blank-3'], 'rash'), four).asked).toBe('1 cut');
});
