/** A ruling as it is being written; kept in this tab until it was issued. */
import type { VariablesOf } from '../api/graphql.js';
import type { RULE } from './acts.js';
import type { Dispute } from './case.js';
import { FINDING, remedySays } from './words.js';
import { say } from '../say/index.js';

type Input = VariablesOf<typeof RULE>['input'];
type Penalty = NonNullable<Input['penalties']>[number];

export interface Draft {
  /** Both are null until the judge has chosen. */
  readonly finding: keyof typeof FINDING | null;
  readonly remedy: Input['remedy']['remedy'] | null;
  readonly toPly: number;
  /** As what was learned suggests, until the judge has chosen. */
  readonly randomness: 'KEEP' | 'REDEAL' | null;
  readonly repair: string;
  /** Who loses the game; null until it was chosen. */
  readonly seat: number | null;
  readonly won: readonly [number, number];
  readonly drawn: number;
  readonly bothLost: boolean;
  readonly notPlayed: boolean;
  readonly rules: readonly string[];
  readonly reason: string;
  readonly penalties: readonly Penalty[];
  readonly minutes: readonly [number, number];
}

/** A draft that lacks nothing. */
export type Ready = Draft & {
  readonly finding: keyof typeof FINDING;
  readonly remedy: Input['remedy']['remedy'];
  readonly randomness: 'KEEP' | 'REDEAL';
};

export const deltaOf = ({ deltas }: Dispute, { toPly }: Draft): Dispute['deltas'][number] | undefined =>
  deltas.findLast(({ fromPly }) => fromPly === toPly);

export const randomnessOf = (dispute: Dispute, draft: Draft): Ready['randomness'] =>
  draft.randomness ?? deltaOf(dispute, draft)?.suggested ?? 'KEEP';

export const firstDraft = ({ ply, rule }: Dispute): Draft => ({
  finding: null,
  remedy: null,
  toPly: Math.max(0, (ply ?? 1) - 1),
  randomness: null,
  repair: '',
  seat: null,
  won: [0, 0],
  drawn: 0,
  bothLost: false,
  notPlayed: false,
  rules: rule === null ? [] : [rule.id],
  reason: '',
  penalties: [],
  minutes: [0, 0],
});

function remedyOf(draft: Ready): Input['remedy'] {
  const { remedy, toPly, randomness, repair, seat, won, drawn, bothLost, notPlayed } = draft;
  switch (remedy) {
    case 'PLAY_ON':
      return { remedy };
    case 'REWIND':
      return { remedy, toPly, randomness };
    case 'REPAIR':
      return { remedy, repair };
    case 'GAME_LOSS':
      return { remedy, seat };
    case 'RESULT':
      return { remedy, won: [...won], drawn, bothLost, notPlayed };
  }
}

const MINUTE = 60_000;

export const inputOf = (caseId: string, draft: Ready): Omit<Input, 'idempotencyKey'> => ({
  caseId,
  finding: draft.finding,
  remedy: remedyOf(draft),
  rules: [...draft.rules],
  reason: draft.reason.trim(),
  penalties: [...draft.penalties],
  clockCredits: draft.minutes.flatMap((minutes, seat) => (minutes > 0 ? [{ seat, ms: minutes * MINUTE }] : [])),
});

export interface Missing {
  readonly at: 'finding' | 'reason' | 'rules' | 'remedy' | 'penalties';
  readonly says: string;
}

/** What is missing before it can be looked over, or is not for this judge, from the top down; null when nothing is. */
export function draftProblem(draft: Draft, dispute: Dispute): Missing | null {
  const says = remedyProblem(draft, dispute);
  if (draft.finding === null) return { at: 'finding', says: say('Choose whether the claim is upheld.') };
  if (says !== null) return { at: 'remedy', says };
  if (dispute.about === 'PLAY' && draft.rules.length === 0)
    return { at: 'rules', says: say('Cite at least one rule.') };
  if (draft.reason.trim() === '') return { at: 'reason', says: say('Give the reason; both players read it.') };
  if (!isPlainJudge(dispute) || !draft.penalties.some(({ degree }) => GRAVE.includes(degree))) return null;
  return {
    at: 'penalties',
    says: say('More than a warning is for a head judge: hand the case to one, at the top, or choose less.'),
  };
}

const GRAVE: readonly Penalty['degree'][] = ['GAME_LOSS', 'MATCH_LOSS', 'DISQUALIFICATION'];

const isPlainJudge = ({ phase, judgeRole }: Dispute): boolean => phase === 'CLAIMED' && judgeRole === 'JUDGE';

function remedyProblem(draft: Draft, dispute: Dispute): string | null {
  const { remedy, repair, seat, toPly } = draft;
  const delta = deltaOf(dispute, draft);
  if (remedy === null) return say('Choose what happens to the match.');
  if (remedy === 'REPAIR' && repair === '') return say('Choose what is to be set right.');
  if (remedy === 'GAME_LOSS' && seat === null) return say('Choose who loses the game.');
  if (remedy === 'REWIND' && delta === undefined) return say('Weigh a rewind to ply {toPly} first.', { toPly });
  const isSimple = remedy === 'REWIND' && delta?.simple === true && randomnessOf(dispute, draft) === 'KEEP';
  if (remedy === 'PLAY_ON' || isSimple || !isPlainJudge(dispute)) return null;
  return say('This is for a head judge: hand the case to one, at the top, or rule something else.');
}

/** What it will do, in sentences, before it is issued. */
export function draftSays(draft: Ready, names: readonly string[], move: string | null): readonly string[] {
  const name = (seat: number): string => names[seat] ?? say('Seat {seat}', { seat: seat + 1 });
  const credits = draft.minutes.flatMap((minutes, seat) =>
    minutes > 0 ? [say('{name} gets {minutes} min more.', { name: name(seat), minutes })] : [],
  );
  return [`${FINDING[draft.finding]}.`, remedySays({ ...draft, result: draft }, names, move), ...credits];
}
