import type { Redeal, SeedCeremony } from '#contract';
import { type Hash, hash } from '#kernel';
import type { SeenAttempt, SeenCeremony, SeenRedeal } from '#match';
import { globalId } from '../graphql/ids.js';

export const COMMITMENT_SAYS = '`seedCommitment` is a SHA-256 in hex: 64 digits from 0 to f.';

/** What somebody who sits down commits to; null leaves the seed to the server. */
export function commitmentIn({
  seedCommitment,
}: {
  readonly seedCommitment?: string | null;
}): Hash | null | 'malformed' {
  if (seedCommitment === undefined || seedCommitment === null) return null;
  return /^[0-9a-f]{64}$/.test(seedCommitment) ? hash(seedCommitment) : 'malformed';
}

/** The ceremony as the contract has it. */
export const shownCeremony = ({ terms, commitment, seats, showBy, attempts }: SeenCeremony): SeedCeremony => ({
  terms,
  commitment,
  seats: seats.map(({ madeBy, ...rest }, seat) => ({ seat, madeBy: madeBy === null ? null : MAKERS[madeBy], ...rest })),
  showBy,
  attempts: attempts.map(({ attempt, ended, seats: by }) => ({
    number: attempt,
    ending: ended === null ? null : ENDINGS[ended],
    seats: by,
  })),
});

export const shownRedeal = ({ case: id, to, dealt, ceremony }: SeenRedeal): Redeal => ({
  caseId: globalId('case', id),
  toPly: to,
  dealt,
  ceremony: shownCeremony(ceremony),
});

const MAKERS = { player: 'PLAYER', server: 'SERVER', judge: 'JUDGE' } as const;

const ENDINGS = {
  made: 'MADE',
  'put-in': 'PUT_IN',
  'stood-in': 'STOOD_IN',
  broken: 'BROKEN',
  missing: 'MISSING',
  'called-off': 'CALLED_OFF',
} as const satisfies Readonly<Record<NonNullable<SeenAttempt['ended']>, string>>;
