import { actorId, hash, millis, type Moment } from '#kernel';
import {
  importedStory,
  type MatchCommand,
  matchDecider,
  type MatchEvent,
  type MatchState,
  matchView,
  type OpenRecord,
  retell,
  type ToldEvent,
} from '#match';
import { STREAM } from '#test/match-story';
import { ALL_GAMES, played, TERMS } from '#test/played';

const RULES = matchDecider(ALL_GAMES);
const NOW: Moment = { actor: actorId('eve'), at: millis(2_000_000_000_000), seq: 1 };
const SOURCE = { match: 'm9', seq: 40, head: hash('a'.repeat(64)), vouchedBy: null };

const recordsOf = (story: readonly ToldEvent[]): readonly OpenRecord[] =>
  story.map(({ event: { type, v, data, secret }, moment: { actor, at } }) => ({
    actor,
    at,
    events: [{ type, v, data, secret }],
  }));

const importing = (records: readonly OpenRecord[]): MatchCommand => ({ type: 'ImportMatch', source: SOURCE, records });

function imported(records: readonly OpenRecord[]): MatchState {
  const decision = RULES.decide(RULES.initial(STREAM), importing(records), NOW);
  if (!decision.ok) throw new Error(decision.refusal.says);
  const [event] = decision.events as readonly [MatchEvent];
  return RULES.evolve(RULES.initial(STREAM), event, NOW);
}

describe.each(TERMS)('a match of $game that was played elsewhere', (terms) => {
  const { story, state } = played(terms, 'elsewhere', 2_000);

  it('is here as it was there, and of no tournament', () => {
    const here = imported(recordsOf(story()));
    expect(matchView(here, { as: 'judge' }, -1)).toEqual({ ...matchView(state, { as: 'judge' }, -1), listed: false });
    expect(RULES.settle(here, NOW)).toEqual([]);
    expect(RULES.unpack(RULES.pack(here))).toMatchObject({ phase: 'finished' });
  });

  it('is told like one that was played here', () => {
    const told = (events: readonly ToldEvent[]): unknown =>
      retell(ALL_GAMES, events, { as: 'both' }).frames.map(({ seq: _, ...frame }) => frame);
    expect(told(importedStory(recordsOf(story())))).toEqual(told(story()));
  });
});

describe('an import', () => {
  const whole = recordsOf(played({ game: 'duel', seats: 2 }, 'whole', 2_000).story());

  it.each<[string, readonly OpenRecord[], string]>([
    ['a match that is on', whole.slice(0, -1), 'only a match that is over is imported.'],
    ['one without its beginning', whole.slice(1), 'This can only happen to a match that is open'],
    [
      'one of rules to come',
      whole.map((each) => ({ ...each, events: each.events.map((one) => ({ ...one, v: 99 })) })),
      'of version 99 is not known',
    ],
  ])('refuses %s', (_, records, says) => {
    const decision = RULES.decide(RULES.initial(STREAM), importing(records), NOW);
    if (decision.ok) throw new Error('It was taken.');
    expect(decision.refusal).toMatchObject({ code: 'MATCH.BAD_TERMS' });
    expect(decision.refusal.says).toContain(says);
  });

  it('is made once', () => {
    const decision = RULES.decide(imported(whole), importing(whole), NOW);
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'MATCH.ALREADY_CREATED' } });
  });
});
