import { canonicalJson, type Happening, type JsonObject } from '#kernel';
import { Versions } from '#log';
import { MATCH_UPCASTS, type MatchEvent } from '#match';
import { begun, choicesOf, fold, playOn, RULES, say, type Told } from '#test/match-story';

/** What the first release wrote. */
function asWritten({ type, data, secret }: MatchEvent): Happening {
  const kept: Readonly<Record<string, readonly string[]>> = {
    MatchCreated: ['game', 'engine', 'cards', 'seats', 'switches', 'options'],
    GameStarted: [],
    GameFinished: ['result'],
    MatchFinished: ['places'],
  };
  const names = kept[type] ?? Object.keys(data);
  const old = Object.entries(data as JsonObject).filter(([name]) => names.includes(name));
  return { type, v: 1, data: Object.fromEntries(old), secret };
}

describe('matches of the first release', () => {
  const versions = new Versions<MatchEvent>(MATCH_UPCASTS);

  it.each<[string, number, string]>([
    ['duel', 2, 'a'],
    ['duel', 2, 'b'],
    ['bazaar', 4, 'a'],
    ['bazaar', 3, 'b'],
    ['wayfarer', 1, 'a'],
    ['wayfarer', 1, 'b'],
    ['wayfarer', 1, 'c'],
  ])('are read as they were played: %s of %i, %s', (game, seats, seed) => {
    const story = begun(game, seats);
    const choices = choicesOf(seed);
    while (playOn(story, choices));
    const again = story.told.map(([event, moment]): Told => [versions.raise(asWritten(event)), moment]);
    expect(canonicalJson(RULES.pack(fold(again)))).toBe(canonicalJson(RULES.pack(story.state)));
  });

  it('are read also as they were before there was a lobby to keep out of', () => {
    const story = begun('duel', 2);
    const again = story.told.map(([event, moment]): Told => {
      if (event.type !== 'MatchCreated') return [event, moment];
      const { listed: _, rematchOf: __, ...data } = event.data;
      return [versions.raise({ ...event, v: 2, data }), moment];
    });
    expect(canonicalJson(RULES.pack(fold(again)))).toBe(canonicalJson(RULES.pack(story.state)));
  });

  it('are read also where they were drawn', () => {
    const drawn: Happening = { type: 'MatchFinished', v: 1, data: { places: [1, 1, 3] }, secret: null };
    expect(versions.raise(drawn)).toMatchObject({ v: 2, data: { games: { won: [0, 0, 0], drawn: 1 } } });
  });

  it('had come where their staff entered a result', () => {
    const data = { games: { won: [2, 0], drawn: 0 }, bothLost: false, role: 'judge' };
    const entered: Happening = { type: 'ResultEntered', v: 1, data, secret: null };
    expect(versions.raise(entered)).toMatchObject({ v: 2, data: { ...data, notPlayed: false } });
  });

  it('go on under the new rules', () => {
    const told = begun('duel', 2).told.map(([event, moment]): Told => [versions.raise(asWritten(event)), moment]);
    const story = { state: fold(told), told: [...told] };
    expect(say(story, 'p0', { type: 'Resign' })).toBeNull();
    expect(story.state).toMatchObject({ phase: 'finished', outcome: { places: [2, 1], how: 'played' } });
  });
});
