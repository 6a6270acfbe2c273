import fc from 'fast-check';
import { hash, type KeptText, type Seat, seat, type Viewer } from '#kernel';
import { explain, explainMove, informationDelta, type MatchRemedy, seePosition } from '#match';
import { choicesOf } from '#test/match-story';
import { VoidreamStory } from '#test/voidream-match';

const CLAIM: KeptText = { ref: 'p0/text/x', commitment: hash('0'.repeat(64)) };
const seats: readonly Viewer[] = [0, 1].map((place) => ({ as: 'seat', seat: seat(place) }));

function rule(story: VoidreamStory, remedy: MatchRemedy): void {
  const ply = story.ply;
  story.say('p0', { type: 'RaiseDispute', case: `c${ply}`, ply, rule: null, claim: CLAIM, role: null });
  const ruling = { seq: 4, hash: hash('ab'.repeat(32)) };
  const redeal = { server: 'cd'.repeat(32), seats: ['ab'.repeat(32), 'ac'.repeat(32)] };
  story.say('system', { type: 'SettleDispute', case: `c${ply}`, ruling, remedy, credits: [], redeal });
}

const after = (moves: number, choices: string): VoidreamStory => {
  const story = new VoidreamStory();
  story.play(moves, choicesOf(choices));
  return story;
};

describe('a game of Voidream', () => {
  it('has a rule against every answer that is not legal, at any ply and for any seat', () => {
    const story = after(60, 'rules');
    const { moves } = story.on.play;
    const tried = moves.flatMap((move) => ('answer' in move ? [move.answer] : []));
    fc.assert(
      fc.property(
        fc.nat(moves.length),
        fc.nat(1),
        fc.oneof(fc.string(), fc.constantFrom(...tried)),
        (ply, place, answer) => {
          const told = explain(story.on, ply, place as Seat, answer);
          expect(told?.legal === true || (told?.rule ?? '').startsWith('VD-')).toBe(true);
          expect(told?.lines.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
    expect(explainMove(story.on, 30)).toMatchObject({ ply: 29, legal: true });
  });

  it('goes back to any ply as it was, also when what nobody knows is dealt anew', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 60 }),
        fc.nat(),
        fc.boolean(),
        fc.nat(9),
        (moves, back, redeals, choices) => {
          const story = after(moves, `back ${choices}`);
          if (story.state.phase !== 'playing') return;
          const to = back % story.ply;
          const eyes: readonly Viewer[] = redeals ? seats : [...seats, { as: 'judge' }];
          const there = seePosition(story.on, to, eyes);
          rule(story, { is: 'rewind', to, randomness: redeals ? 'redeal' : 'keep' });
          const here = seePosition(story.on, story.ply, eyes);
          expect(here?.requests).toEqual(there?.requests);
          expect(here?.views.map(({ table }) => table)).toEqual(there?.views.map(({ table }) => table));
          story.play(20, choicesOf('on'));
        },
      ),
      { numRuns: 8 },
    );
  });

  it('tells what was learned, and offers repairs that can be carried out', () => {
    const story = after(40, 'learned');
    const delta = informationDelta(story.on, 0);
    expect(delta?.undone).toBe(story.ply);
    expect(delta?.draws).toBeGreaterThan(0);
    expect(delta?.learned.every(({ plies }) => plies.length > 0)).toBe(true);
    while (story.on.play.table.repairs().length === 0) story.play(1, choicesOf(String(story.ply)));
    const [offer] = story.on.play.table.repairs();
    const answer = offer?.form === 'number' ? `${offer.key}:${offer.min}` : (offer?.key ?? '');
    const before = story.ply;
    rule(story, { is: 'repair', answer });
    expect(story.ply).toBe(before + 1);
    story.play(5, choicesOf('on'));
  });
});
