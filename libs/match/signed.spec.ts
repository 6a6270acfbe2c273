import { actorId, hash } from '#kernel';
import type { MatchCommand, Signable, SignedCommand } from '#match';
import { momentOf, newStory, opened, playing, RULES, say, type Story } from '#test/match-story';

const signed = (command: Signable, seq: number): SignedCommand => ({
  ...command,
  signed: { device: 'phone', saw: { seq, hash: hash('ab'.repeat(32)) }, signature: 'by the phone', key: 'a key' },
});
const REPORT = { type: 'ReportResult', games: { won: [2, 0], drawn: 0 }, intentionalDraw: false } as const;
const answerOf = (story: Story, who: string): Signable => {
  const { state } = story;
  if (state.phase !== 'playing') throw new Error('Nobody is asked.');
  const place = who === 'p0' ? 0 : 1;
  const offer = state.play.table.requests().find(({ seat }) => seat === place)?.offers[0];
  if (offer === undefined) throw new Error(`${who} is not asked.`);
  const answer = offer.form === 'number' ? `${offer.key}:${offer.min}` : offer.key;
  return { type: 'AnswerDecision', ply: state.play.first + state.play.moves.length, answer };
};
const told = (story: Story, from: number): readonly string[] => story.told.slice(from).map(([{ type }]) => type);

describe('a command that a device signed', () => {
  it.each<[string, Signable, string]>([
    ['a draw offered', { type: 'OfferDraw' }, 'DrawOffered'],
    ['a game given up', { type: 'Resign' }, 'SeatLeft'],
    ['a match given up', { type: 'ConcedeMatch' }, 'SeatLeft'],
  ])('does what it does unsigned, and says that it was signed: %s', (_, command, event) => {
    const [story, plain] = [playing(), playing()];
    const from = story.told.length;
    expect(say(story, 'p0', signed(command, 1))).toBeNull();
    expect(say(plain, 'p0', command)).toBeNull();
    expect(told(story, from).slice(0, 2)).toEqual(['CommandSigned', event]);
    expect(told(story, from).slice(1)).toEqual(told(plain, from));
    const { key, ...data } = signed(command, 1).signed;
    expect(story.told[from]?.[0]).toEqual({ type: 'CommandSigned', v: 1, data, secret: { key, command } });
  });

  it('is refused as it is unsigned', () => {
    const command: MatchCommand = signed({ type: 'AcceptDraw' }, 1);
    expect(say(playing(), 'p0', command)?.code).toBe('MATCH.NO_OFFER');
    expect(say(newStory(), 'p0', command)?.code).toBe('MATCH.NOT_CREATED');
  });

  it('answers what its device saw', () => {
    const story = playing();
    const who = asked(story);
    const began = story.told.find(([{ type }]) => type === 'GameStarted')?.[1].seq ?? 0;
    const answer = answerOf(story, who);
    expect(say(story, who, signed(answer, began - 1))).toMatchObject({ code: 'MATCH.STALE', facts: { since: began } });
    expect(say(story, who, signed(answer, began))).toBeNull();
  });

  it('reports, confirms and takes back as it does unsigned', () => {
    const story = opened();
    for (const [who, command, events] of [
      ['p0', REPORT, ['ResultReported', 'DeadlineSet']],
      ['p0', { type: 'WithdrawReport' }, ['ReportWithdrawn']],
      ['p1', REPORT, ['ResultReported']],
      ['p0', { type: 'ConfirmResult' }, ['ResultConfirmed', 'MatchFinished']],
    ] as const) {
      const from = story.told.length;
      expect(say(story, who, signed(command, story.told.at(-1)?.[1].seq ?? 0))).toBeNull();
      expect(told(story, from)).toEqual(['CommandSigned', ...events]);
    }
    expect(story.state).toMatchObject({ phase: 'finished', outcome: { games: REPORT.games, how: 'reported' } });
  });

  it('confirms the report that its device saw, not one that took its place', () => {
    const story = opened();
    const seq = (): number => story.told.at(-1)?.[1].seq ?? 0;
    say(story, 'p0', REPORT);
    const first = seq();
    say(story, 'p0', { type: 'WithdrawReport' });
    say(story, 'p0', { ...REPORT, games: { won: [2, 1], drawn: 0 } });
    const refusal = say(story, 'p1', signed({ type: 'ConfirmResult' }, first));
    expect(refusal).toMatchObject({ code: 'MATCH.STALE', facts: { saw: first, since: seq() } });
    expect(say(story, 'p1', signed({ type: 'ConfirmResult' }, seq()))).toBeNull();
  });

  it('is of who sits there, and over what was written', () => {
    const story = playing();
    const command = { type: 'Resign' as const };
    const event = { type: 'CommandSigned' as const, v: 1, secret: { key: 'k', command } };
    const data = { device: 'd', signature: 's', saw: { seq: 1, hash: hash('ab'.repeat(32)) } };
    const evolve = (who: string, seq: number): unknown =>
      RULES.evolve(story.state, { ...event, data: { ...data, saw: { ...data.saw, seq } } }, momentOf(actorId(who), 9));
    expect(() => evolve('eve', 1)).toThrow('no seat');
    expect(() => evolve('p0', 9)).toThrow('not written yet');
    expect(evolve('p0', 8)).toBe(story.state);
  });
});

const asked = ({ state }: Story): string =>
  state.phase === 'playing' && state.play.table.requests()[0]?.seat === 1 ? 'p1' : 'p0';
