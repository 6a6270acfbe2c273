import fc from 'fast-check';
import { canonicalJson, seat } from '#kernel';
import type { MatchRemedy } from '#match';
import { type CaseCommand, caseDeadline, caseDecider, type Subject } from '#rulings';
import {
  STREAM,
  TEXT,
  WHO,
  standing,
  PLAY,
  deltaOf,
  PLAY_ON,
  REWIND,
  ruling,
  type Court,
  claim,
  assign,
  issue,
  compute,
  ACCEPT,
  APPEAL,
  WITHDRAW,
  EXPIRE,
  applied,
  opened,
} from '#test/court';

/** Everything that anybody may try, sensible or not. */
const anyCommand: fc.Arbitrary<readonly [string, CaseCommand]> = fc
  .tuple(fc.constantFrom(...WHO, 'system'), fc.nat(30))
  .chain(([who, n]) => {
    const remedies: readonly MatchRemedy[] = [
      PLAY_ON,
      REWIND,
      { is: 'rewind', to: 3, randomness: 'redeal' },
      { is: 'game-loss', seat: seat(0) },
      { is: 'repair', answer: 'x' },
    ];
    const terms = ruling(remedies[n % remedies.length]);
    return fc.constantFrom<readonly [string, CaseCommand]>(
      [who, claim(who)],
      [who, assign(who, WHO[n % WHO.length] ?? 'j1')],
      [who, { type: 'ReleaseCase' }],
      [who, { type: 'EscalateCase' }],
      [who, { type: 'AddEvidence', text: TEXT }],
      [who, { type: 'LookAtPosition', ply: n, eyes: { through: 'judge', seat: null } }],
      [who, compute(deltaOf(n % 2 === 0 ? 9 : 3, n % 3, n % 2))],
      [who, issue(who, terms)],
      [who, ACCEPT],
      [who, APPEAL],
      [who, { type: 'AffirmRuling', as: standing(who), reason: TEXT }],
      [who, { type: 'ReplaceRuling', as: standing(who), ruling: terms }],
      [who, WITHDRAW],
      [who, EXPIRE],
      [who, applied(n % 2 === 0)],
    );
  });

/** What is always left to do, by people who are always there. */
function bringToAnEnd(court: Court): number {
  for (let steps = 0; ; steps++) {
    const { phase } = court.case;
    if (phase === 'closed') return steps;
    if (phase === 'waiting' || phase === 'claimed') {
      if (court.case.judge?.who !== 'h1') court.does('orga', assign('orga', 'h1'));
      court.does('h1', issue('h1'));
    } else if (phase === 'final') court.does('system', applied());
    else {
      court.now = Math.max(court.now, caseDeadline(court.state) ?? 0);
      court.does('system', EXPIRE);
    }
  }
}

it('whatever anybody tries, with authority or without: what is refused changes nothing, no rule of the house is broken, and no case is stuck', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Subject>(
        PLAY,
        { is: 'result', match: 'm1', round: 2, table: 7, over: false },
        { is: 'conduct', entrant: '3' },
      ),
      fc.array(fc.tuple(anyCommand, fc.constantFrom(1, 1, 1, 60_000, 1_000_000, 90_000_000)), {
        maxLength: 60,
        size: 'max',
      }),
      (subject, tries) => {
        const court = opened(subject);
        for (const [[who, command], later] of tries) {
          court.now += later;
          const before = canonicalJson(caseDecider.pack(court.state));
          const told = court.told.length;
          if (court.say(who, command) !== null) {
            expect(canonicalJson(caseDecider.pack(court.state))).toBe(before);
            expect(court.told.length).toBe(told);
          }
          const { rulings, appeal, phase, judge, appealJudge, raiser, applied: done } = court.case;
          const [first, second] = rulings;
          for (const each of [judge, appealJudge]) expect(['p0', 'p1', 'jp', raiser.who]).not.toContain(each?.who);
          expect(rulings.length).toBeLessThanOrEqual(appeal === null ? 1 : 2);
          if (second !== undefined)
            expect([second.by.role, second.by.who === first?.by.who]).toEqual(['head-judge', false]);
          if (done !== null) expect(['final', 'closed']).toContain(phase);
        }
        expect(bringToAnEnd(court)).toBeLessThan(6);
        const types = court.told.map(([{ type }]) => type);
        expect(types.filter((type) => type === 'RulingFinal')).toHaveLength(1);
        expect(types.at(-1)).toBe('CaseClosed');
        const again = court.told.reduce(
          (state, [event, moment]) => caseDecider.evolve(state, event, moment),
          caseDecider.initial(STREAM),
        );
        expect(again).toEqual(court.state);
      },
    ),
    { numRuns: 400 },
  );
});
