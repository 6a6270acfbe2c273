import { actorId } from '#kernel';
import { type MatchCommand, rematchOf } from '#match';
import { begun, newStory, opened, playing, say, SEED, type Story } from '#test/match-story';

const RESIGN: MatchCommand = { type: 'Resign' };

const over = (): Story => {
  const story = begun('duel', 2, { goal: 4 });
  expect(say(story, 'p0', RESIGN)).toBeNull();
  return story;
};

describe('a rematch', () => {
  it('has the same terms, and the seats swapped for the same players', () => {
    const first = rematchOf(over().state, 'm1', actorId('p0'));
    const second = rematchOf(over().state, 'm1', actorId('p1'));
    if ('code' in first || 'code' in second) throw new Error('It was refused.');
    expect(first.create).toEqual(second.create);

    const story = newStory();
    expect(say(story, 'p0', { ...first.create, seed: SEED })).toBeNull();
    expect(say(story, 'p1', { ...second.create, seed: SEED })?.code).toBe('MATCH.ALREADY_CREATED');
    expect(say(story, 'eve', { type: 'JoinMatch', seat: null, brings: null })?.code).toBe('MATCH.SEAT_NOT_FREE');
    expect(say(story, 'p0', first.join)).toBeNull();
    expect(say(story, 'p1', second.join)).toBeNull();
    expect(story.state).toMatchObject({
      phase: 'playing',
      plan: { rematchOf: 'm1', terms: { options: { goal: 4 } }, seats: [{ who: 'p1' }, { who: 'p0' }] },
    });
  });

  it.each<[string, () => Story, string, string]>([
    ['what is not there', newStory, 'p0', 'MATCH.NOT_CREATED'],
    ['what is being played', () => begun('duel', 2), 'p0', 'MATCH.NO_REMATCH'],
    ['what others played', over, 'eve', 'MATCH.NOT_SEATED'],
    ['a seat that was never taken', opened, 'p0', 'MATCH.NOT_SEATED'],
    ['a table of a tournament', playing, 'p0', 'MATCH.NO_REMATCH'],
  ])('is not of %s', (_, given, who, code) => {
    expect(rematchOf(given().state, 'm1', actorId(who))).toMatchObject({ code });
  });
});
