import fc from 'fast-check';
import { type ActorId, actorId, anyAnswer, hash, type Json, millis, type Moment, seat } from '#kernel';
import {
  type BeginBranch,
  ledTo,
  type MatchCommand,
  matchDecider,
  type MatchEvent,
  type MatchState,
  matchView,
  retell,
  type ToldEvent,
  viewAt,
  type Viewpoint,
} from '#match';
import { choicesOf, STREAM } from '#test/match-story';
import { ALL_GAMES, played, TERMS } from '#test/played';

const RULES = matchDecider(ALL_GAMES);
const EVE = actorId('eve');

/** A branch in memory, driven as the arbiter would drive it. */
class Branch {
  state: MatchState = RULES.initial(STREAM);
  readonly told: ToldEvent[] = [];

  say(command: MatchCommand, actor: ActorId = EVE): string | null {
    const now = this.now(actor);
    const decision = RULES.decide(this.state, command, now);
    if (!decision.ok) return decision.refusal.code;
    for (let events = decision.events; events.length > 0; events = RULES.settle(this.state, now))
      for (const event of events) this.happen(event, now);
    return null;
  }

  happen(event: MatchEvent, now: Moment = this.now(EVE)): void {
    this.told.push(structuredClone({ event, moment: now }));
    this.state = RULES.evolve(this.state, event, now);
  }

  now = (actor: ActorId): Moment => ({
    actor,
    at: millis(1_900_000_000_000 + this.told.length),
    seq: this.told.length + 1,
  });

  get ply(): number {
    if (this.state.phase !== 'playing') throw new Error('It is over.');
    return this.state.play.first + this.state.play.moves.length;
  }
}

function beginning(story: readonly ToldEvent[], ply: number, more: Partial<BeginBranch> = {}): BeginBranch {
  const led = ledTo(ALL_GAMES, story, ply);
  if (led === null) throw new Error(`The match never stood at ply ${ply}.`);
  const from = { match: 'm1', game: led.game, ply, seq: led.seq, head: hash('a'.repeat(64)) };
  return { type: 'BeginBranch', from, records: led.records, bot: null, name: null, isPublic: false, ...more };
}

function branchFrom(story: readonly ToldEvent[], ply: number, more: Partial<BeginBranch> = {}): Branch {
  const branch = new Branch();
  expect(branch.say(beginning(story, ply, more))).toBeNull();
  return branch;
}

const EYES: readonly Viewpoint[] = [{ as: 'seat', seat: seat(0) }, { as: 'both' }, { as: 'judge' }, { as: 'public' }];

const shownAt = (story: readonly ToldEvent[], eyes: Viewpoint, ply: number): Json =>
  viewAt(retell(ALL_GAMES, structuredClone(story), eyes).frames, ply);

/** What was answered from a ply of the match on, until its game was over or somebody left it. */
function answersFrom(story: readonly ToldEvent[], ply: number): readonly { seat: number; answer: string }[] {
  const found: { seat: number; answer: string }[] = [];
  for (const { event } of story) {
    if (event.type === 'SeatLeft' || event.type === 'GameStarted') {
      if (found.length > 0 || (event.type === 'SeatLeft' && event.data.ply >= ply)) break;
    }
    const isAnswer = event.type === 'AnswerGiven' || event.type === 'AnswerSealed';
    if (!isAnswer || event.data.ply < ply) continue;
    const answer = event.type === 'AnswerGiven' ? event.data.answer : (event.secret as { answer: string }).answer;
    found.push({ seat: event.data.seat, answer });
  }
  return found;
}

describe.each(TERMS)('a branch of $game', (terms) => {
  const runs = terms.game === 'voidream' ? 3 : 6;

  it('stands where the match stood, and with the same answers comes to the same positions', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(10_000), (seed, nth) => {
        const { story } = played(terms, seed, 120);
        const told = story();
        const { frames } = retell(ALL_GAMES, story(), { as: 'public' });
        const open = frames.filter(({ asked }) => asked.length > 0);
        const from = open[nth % open.length];
        if (from === undefined) return;
        const branch = branchFrom(told, from.ply);
        for (const { seat: place, answer } of answersFrom(told, from.ply))
          expect(branch.say({ type: 'AnswerDecision', ply: branch.ply, seat: place, answer })).toBeNull();
        const again = retell(ALL_GAMES, structuredClone(branch.told), { as: 'public' }).frames;
        for (const eyes of EYES) {
          for (const ply of new Set([0, from.ply, again.length - 1])) {
            expect(shownAt(branch.told, eyes, ply)).toEqual(shownAt(told, eyes, ply));
            compared += 1;
          }
        }
        expect(RULES.unpack(RULES.pack(branch.state))).toMatchObject({ phase: branch.state.phase });
      }),
      { numRuns: runs },
    );
    expect(compared).toBeGreaterThan(0);
  });

  it('can go another way, to an end of its own, of which its match knows nothing', () => {
    const { story } = played(terms, 'other ways', 60);
    const { frames } = retell(ALL_GAMES, story(), { as: 'public' });
    const from = frames.find(({ asked, game }) => asked.length > 0 && game === frames.at(-1)?.game);
    const branch = branchFrom(story(), from?.ply ?? 0);
    const dice = choicesOf('another way');
    for (let moves = 0; moves < 2_000 && branch.state.phase === 'playing'; moves++) {
      const [request] = branch.state.play.table.requests();
      if (request === undefined) throw new Error('Nobody is asked.');
      const answer = anyAnswer(request.offers, dice);
      expect(branch.say({ type: 'AnswerDecision', ply: branch.ply, answer })).toBeNull();
    }
    expect(branch.state).toMatchObject({ phase: 'finished', games: [{}], outcome: { how: 'played' } });
    const marks = retell(ALL_GAMES, structuredClone(branch.told), { as: 'public' }).marks.map(({ kind }) => kind);
    expect(marks).toContain('branch-begun');
    expect(marks.at(-1)).toBe('branch-finished');
    expect(new Set(branch.told.map(({ event }) => event.type))).toEqual(
      new Set(['BranchBegun', 'BranchAnswered', 'BranchFinished']),
    );
    const twig = branchFrom(branch.told, (from?.ply ?? 0) + 1);
    expect(shownAt(twig.told, { as: 'judge' }, twig.ply)).toEqual(shownAt(branch.told, { as: 'judge' }, twig.ply));
  });
});

describe('a branch', () => {
  const { story } = played({ game: 'duel', seats: 2, drawsAllowed: true }, 'guards', 400);
  const last = retell(ALL_GAMES, story(), { as: 'public' }).frames.length - 1;

  it.each<[string, MatchCommand, string]>([
    ['nobody resigns', { type: 'Resign' }, 'MATCH.IS_BRANCH'],
    ['nobody gives up', { type: 'ConcedeMatch' }, 'MATCH.IS_BRANCH'],
    ['no draw is offered', { type: 'OfferDraw' }, 'MATCH.IS_BRANCH'],
    ['nobody joins', { type: 'JoinMatch', seat: null, brings: null }, 'MATCH.IS_BRANCH'],
    ['nothing is called off', { type: 'CancelMatch' }, 'MATCH.IS_BRANCH'],
    ['no judge comes', { type: 'CallJudge', text: null }, 'MATCH.IS_BRANCH'],
    ['nobody is away', { type: 'ClaimAway', seat: 1 }, 'MATCH.IS_BRANCH'],
    [
      'no result is entered',
      { type: 'EnterResult', games: { won: [1, 0], drawn: 0 }, bothLost: false, notPlayed: false, role: 'judge' },
      'MATCH.IS_BRANCH',
    ],
    ['no key comes out', { type: 'ReleaseKey', key: 'x' }, 'MATCH.IS_BRANCH'],
    ['an answer is for the present ply', { type: 'AnswerDecision', ply: 99, answer: 'x' }, 'MATCH.STALE'],
    ['an answer is one that is offered', { type: 'AnswerDecision', ply: 4, answer: 'x' }, 'MATCH.ILLEGAL_ANSWER'],
    [
      'a seat that there is not answers nothing',
      { type: 'AnswerDecision', ply: 4, seat: 7, answer: 'x' },
      'MATCH.NOT_ASKED',
    ],
  ])('is only played on: %s', (_, command, code) => {
    const branch = branchFrom(story(), 4);
    const before = RULES.pack(branch.state);
    expect(branch.say(command)).toBe(code);
    expect(RULES.pack(branch.state)).toEqual(before);
  });

  it('is its own: begun once, played and shown by one person', () => {
    const branch = branchFrom(story(), 4);
    expect(branch.say(beginning(story(), 4))).toBe('MATCH.ALREADY_CREATED');
    const mine = { type: 'ChangeBranch', isPublic: true } as const;
    expect(branch.say(mine, actorId('bob'))).toBe('MATCH.NOT_CREATED');
    expect(matchView(branch.state, { as: 'public' }, -1)).toBeNull();
    expect(branch.say(mine)).toBeNull();
    expect(branch.say(mine, actorId('bob'))).toBe('MATCH.NOT_YOURS');
    expect(matchView(branch.state, { as: 'public' }, -1)).toMatchObject({
      listed: false,
      origin: null,
      branch: { from: { match: 'm1', ply: 4 }, isPublic: true },
    });
    expect(branch.say({ type: 'ChangeBranch', isPublic: false })).toBeNull();
    expect(matchView(branch.state, { as: 'public' }, -1)).toBeNull();
  });

  it('begins where somebody must decide, with what led there', () => {
    const begin = (more: Partial<BeginBranch>, ply = 4): string | null =>
      new Branch().say(beginning(story(), ply, more));
    expect(begin({}, last)).toBe('MATCH.BAD_TERMS');
    expect(begin({ bot: { seat: seat(7), name: 'quick' } })).toBe('MATCH.BAD_TERMS');
    expect(begin({ from: beginning(story(), 5).from })).toBe('MATCH.BAD_TERMS');
    expect(begin({ records: [] })).toBe('MATCH.BAD_TERMS');
    expect(begin({ records: beginning(story(), 4).records.slice(1) })).toBe('MATCH.BAD_TERMS');
    expect(ledTo(ALL_GAMES, story(), last + 1)).toBeNull();
    expect(ledTo(ALL_GAMES, story(), -1)).toBeNull();
  });

  it('has a record of its own kind, and what is of the other is a fault of the log', () => {
    const answered = branchFrom(story(), 4);
    const [request] = answered.state.phase === 'playing' ? answered.state.play.table.requests() : [];
    const answer = anyAnswer(request?.offers ?? [], choicesOf('x'));
    const place = request?.seat ?? seat(0);
    const given = { v: 1, data: { seat: place, ply: 4, answer }, secret: null } as const;
    expect(() => {
      branchFrom(story(), 4).happen({ type: 'AnswerGiven', ...given });
    }).toThrow("can't happen in a branch");
    const by = (actor: string): (() => void) => {
      const branch = branchFrom(story(), 4);
      return () => {
        branch.happen({ type: 'BranchAnswered', ...given }, branch.now(actorId(actor)));
      };
    };
    expect(by('bob')).toThrow('played on by another');
    expect(by('eve')).not.toThrow();
    const match = new Branch();
    expect(() => {
      for (const { event, moment } of story()) {
        match.happen(event, moment);
        if (event.type === 'GameStarted') match.happen({ type: 'BranchAnswered', ...given }, moment);
      }
    }).toThrow('can only happen in a branch');
  });
});
