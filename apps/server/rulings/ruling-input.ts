import type { ClockCreditInput, IssueRulingInput, PenaltyInput, RemedyInput } from '#contract';
import { actorId, type KeptText, type Seat, seat, type Switches } from '#kernel';
import type { MatchRemedy, TimeGift } from '#match';
import type { Penalty, RulingTerms } from '#rulings';
import { parseId } from '../graphql/ids.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import type { RuleBook } from './rule-book.js';
import { DEGREES_WRITTEN, FINDINGS, INFRINGEMENTS, RANDOMNESS, readAs } from './words.js';

const MOST = 20;
const LONGEST_GIFT_MS = 3_600_000;

const bad = (says: string, field: string): UserError => userError('INVALID_INPUT', says, field);

/** What somebody rules, as the case takes it; or what is wrong with it. The reason is kept only if all else is right. */
export async function rulingIn(
  book: RuleBook,
  { game, switches }: Played,
  input: Pick<
    IssueRulingInput,
    'finding' | 'remedy' | 'rules' | 'houseRulings' | 'reason' | 'penalties' | 'clockCredits'
  >,
  keep: (reason: string) => Promise<KeptText | UserError>,
): Promise<RulingTerms | UserError> {
  const remedy = remedyIn(input.remedy);
  if ('code' in remedy) return remedy;
  const { houseRulings = [], penalties: given = [], clockCredits = [] } = input;
  const lists = { rules: input.rules, houseRulings, penalties: given, clockCredits };
  const tooLong = Object.entries(lists).find(([, { length }]) => length > MOST);
  if (tooLong !== undefined) return bad(`\`${tooLong[0]}\` has at most ${MOST} entries.`, tooLong[0]);
  const rules = book.cited(game, input.rules, 'rules');
  if ('code' in rules) return rules;
  const other = book.notInForce(game, switches, houseRulings);
  if (other !== null) return other;
  const penalties = penaltiesIn(given);
  if ('code' in penalties) return penalties;
  const credits = creditsIn(clockCredits);
  if ('code' in credits) return credits;
  const reason = await keep(input.reason);
  if ('code' in reason) return reason;
  return {
    finding: readAs(FINDINGS, input.finding),
    remedy,
    rules,
    houseRulings: houseRulings.map(({ ruling, reading }) => ({ ruling, reading })),
    reason,
    penalties: penalties.list,
    credits: credits.list,
  };
}

/** What is played where something is ruled. */
export interface Played {
  readonly game: string;
  readonly switches: Switches;
}

function remedyIn(input: RemedyInput): MatchRemedy | UserError {
  const { toPly, randomness, repair, seat: place, won } = input;
  const lacks = (what: string): UserError => bad(`A remedy ${input.remedy} takes \`${what}\` too.`, 'remedy');
  switch (input.remedy) {
    case 'PLAY_ON':
      return { is: 'play-on' };
    case 'REWIND':
      if (typeof toPly !== 'number') return lacks('toPly');
      if (!randomness) return lacks('randomness');
      return { is: 'rewind', to: toPly, randomness: readAs(RANDOMNESS, randomness) };
    case 'REPAIR':
      return typeof repair === 'string' ? { is: 'repair', answer: repair } : lacks('repair');
    case 'GAME_LOSS':
      return typeof place === 'number' ? { is: 'game-loss', seat: seat(place) } : lacks('seat');
    case 'RESULT':
      if (!won) return lacks('won');
      return {
        is: 'result',
        games: { won, drawn: input.drawn ?? 0 },
        bothLost: input.bothLost ?? false,
        ...(input.notPlayed === true ? { notPlayed: true } : {}),
      };
  }
}

function penaltiesIn(given: readonly PenaltyInput[]): { readonly list: readonly Penalty[] } | UserError {
  const list: Penalty[] = [];
  for (const { personId, degree, infringement } of given) {
    const id = parseId(personId);
    if (id?.kind !== 'person') {
      return bad(`"${personId}" is not the id of a person, which looks like "person_7d1e".`, 'penalties');
    }
    const who = actorId(id.name);
    list.push({ who, degree: readAs(DEGREES_WRITTEN, degree), infringement: readAs(INFRINGEMENTS, infringement) });
  }
  return { list };
}

function creditsIn(given: readonly ClockCreditInput[]): { readonly list: readonly TimeGift[] } | UserError {
  const wrong = given.find(({ ms }) => ms < 1 || ms > LONGEST_GIFT_MS);
  if (wrong !== undefined) {
    return bad(`A seat is given 1 to ${LONGEST_GIFT_MS} milliseconds, not ${wrong.ms}.`, 'clockCredits');
  }
  return { list: given.map(({ seat: place, ms }) => ({ seat: place as Seat, ms })) };
}
