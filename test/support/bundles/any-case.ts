/** A dispute that takes any course: who judges, what is ruled, whether somebody appeals, what time runs out. */
import { actorId, type Dice, type Head, type JsonObject, readRecord, rule, seat } from '#kernel';
import type { MatchRemedy } from '#match';
import { type Case, type CaseCommand, type RulingTerms, WINDOWS } from '#rulings';
import { oneIn, oneOf, SAID, tried } from './odds.js';
import { as, attempt, type CaseScribe } from './ruled.js';
import type { MatchScribe } from './scribe.js';

const SEEDS = ['0a', '0b', '0c'].map((byte) => byte.repeat(32));
const HOUR = 3_600_000;
const ATTEMPTS = [[], [attempt(0, 1)], [attempt(0, 1), attempt(1, 2)]];

/** From the dispute in the last record of the match on, mostly until that is settled there. */
export function anyCase(match: MatchScribe, ruling: CaseScribe, raiser: string, dice: Dice): void {
  const raised = dataOf(match, 'DisputeRaised');
  const standsAt = Number(raised.standsAt ?? 0);
  let { head } = ruling;
  const says = (who: string, command: CaseCommand): boolean => {
    const was = ruling.state.phase;
    const isTaken = tried(() => {
      ruling.say(who, command);
    });
    if (ruling.state.phase === 'final' && was !== 'final') head = ruling.head;
    return isTaken;
  };
  const decides = (judge: string, type: 'IssueRuling' | 'ReplaceRuling'): boolean => {
    const remedy = anyRemedy(dice, standsAt);
    const delta = remedy.is === 'rewind' ? match.delta(remedy.to) : null;
    const { seq, hash: last } = match.head;
    if (delta !== null) says(judge, { type: 'ComputeDelta', delta, match: { seq, head: last } });
    return says(judge, { type, as: as(judge), ruling: anyRuling(dice, remedy) });
  };
  const waits = (ms: number): void => {
    ruling.later += ms;
    says('system', { type: 'ExpireCase' });
  };

  ruling.later = match.later;
  says('system', opening(raised, raiser, match.people));
  if (oneIn(2, dice)) says('system', { type: 'CopyAttempts', attempts: oneOf(ATTEMPTS, dice) });
  if (oneIn(6, dice)) waits(HOUR);
  if (oneIn(6, dice)) says(raiser, { type: 'WithdrawCase' });
  const judge = oneOf(['j1', 'h1'], dice);
  says(judge, { type: 'ClaimCase', as: as(judge) });
  if (oneIn(3, dice)) says('p0', { type: 'AddEvidence', text: SAID });
  if (oneIn(3, dice))
    says(judge, { type: 'LookAtPosition', ply: dice.below(standsAt + 1), eyes: { through: 'both', seat: null } });
  while (ruling.state.phase === 'claimed' && !decides(judge, 'IssueRuling'));
  if (oneIn(2, dice)) for (const who of ['p0', 'p1']) says(who, { type: 'AcceptRuling' });
  else if (says(oneOf(['p0', 'p1'], dice), { type: 'AppealRuling', ground: SAID })) {
    says('h2', { type: 'ClaimCase', as: as('h2') });
    if (oneIn(2, dice)) says('h2', { type: 'AffirmRuling', as: as('h2'), reason: SAID });
    else decides('h2', 'ReplaceRuling');
  }
  for (let nth = 0; nth < 3; nth++) waits(HOUR);
  match.later = ruling.later;
  if (ruling.state.phase === 'final') settle(match, ruling, ruling.state, head, dice);
}

/** What the last record says in its event of this type. */
function dataOf({ records }: MatchScribe, type: string): JsonObject {
  const events = records.slice(-1).flatMap(({ bytes }) => readRecord(bytes).events);
  const found = events.find((event) => event.type === type);
  if (found === undefined) throw new Error(`The last record has no ${type}.`);
  return found.data;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** As the house opens it, once the match has the dispute. */
function opening(
  { ply, seq, standsAt, over, seat: own }: JsonObject,
  raiser: string,
  people: MatchScribe['people'],
): CaseCommand {
  const table = { match: 'cup-1-1', round: 1, table: 1 };
  const at = numberOf(ply);
  return {
    type: 'OpenCase',
    tournament: 'cup',
    subject:
      at === null
        ? { is: 'result', ...table, over: over === true }
        : { is: 'play', ...table, ply: at, seq: numberOf(seq), standsAt: Number(standsAt) },
    rule: null,
    claim: SAID,
    raiser: { who: actorId(raiser), seat: numberOf(own), role: raiser.startsWith('p') ? null : 'head-judge' },
    parties: people.flatMap((who, place) => (who === null ? [] : [{ who, seat: place }])),
    windows: WINDOWS[at === null ? 'result' : 'play'],
  };
}

function anyRemedy(dice: Dice, standsAt: number): MatchRemedy {
  switch (dice.below(6)) {
    case 0:
      return { is: 'play-on' };
    case 1:
      return { is: 'repair', answer: oneOf(['score.0:2', 'redraw.1'], dice) };
    case 2:
      return { is: 'game-loss', seat: seat(dice.below(2)) };
    case 3: {
      const won = oneOf(
        [
          [1, 0],
          [0, 2],
          [2, 1],
          [0, 0],
        ] as const,
        dice,
      );
      return { is: 'result', games: { won, drawn: 0 }, bothLost: won[0] === won[1] };
    }
    default:
      return { is: 'rewind', to: dice.below(standsAt + 1), randomness: oneOf(['keep', 'redeal'] as const, dice) };
  }
}

const anyRuling = (dice: Dice, remedy: MatchRemedy): RulingTerms => ({
  finding: oneOf(['upheld', 'not-upheld'] as const, dice),
  remedy,
  rules: [rule('TG-1.6')],
  houseRulings: [],
  reason: SAID,
  penalties: oneIn(3, dice) ? [{ who: actorId('p0'), degree: 'warning', infringement: 'play-error' }] : [],
  credits: oneIn(2, dice) ? [{ seat: seat(dice.below(2)), ms: 30_000 }] : [],
});

/** Carried out in the match as the case has it, and noted in the case. */
function settle(match: MatchScribe, ruling: CaseScribe, state: Case, head: Head, dice: Dice): void {
  const last = state.withdrawn ? undefined : state.rulings.at(-1);
  const remedy: MatchRemedy = last?.remedy ?? { is: 'play-on' };
  match.say('system', {
    type: 'SettleDispute',
    case: ruling.stream.slice('case/'.length),
    ruling: last === undefined ? null : { seq: head.seq, hash: head.hash },
    remedy,
    credits: last?.credits ?? [],
    redeal: { server: oneOf(SEEDS, dice), seats: SEEDS.slice(0, 2) },
  });
  const { seq, hash: at } = match.head;
  const applied = dataOf(match, 'DisputeSettled').applied === true;
  ruling.say('system', { type: 'NoteApplied', stream: match.stream, seq, head: at, applied });
}
