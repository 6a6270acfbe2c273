import type { StreamId } from '#kernel';

/**
 * OK: everything is proven. TAMPERED: something is not as it was, or was not allowed. MALFORMED: no bundle at all.
 * UNPROVEN: nothing is wrong, but not all is proven yet. POLICY: those whose word counts have not vouched for it.
 */
export type Verdict = 'OK' | 'TAMPERED' | 'MALFORMED' | 'UNPROVEN' | 'POLICY';

export const VERDICT_EXIT = {
  OK: 0,
  TAMPERED: 1,
  MALFORMED: 2,
  UNPROVEN: 3,
  POLICY: 4,
} as const satisfies Readonly<Record<Verdict, number>>;

/** A record, and which of its events, counted from 0, if it is one of them. */
export type Place = { readonly stream: StreamId; readonly seq: number; readonly event: number | null };

/** As people are told of it: `match/4f2a7c, record 12, event 1`; nothing where it is the file as a whole. */
export const placeText = (at: Place | null): string =>
  at === null ? '' : `${at.stream}, record ${at.seq}${at.event === null ? '' : `, event ${at.event + 1}`}`;

export type Finding = {
  readonly verdict: Exclude<Verdict, 'OK'>;
  readonly check: CheckName;
  /** Null when it is the file as a whole. */
  readonly at: Place | null;
  readonly says: string;
};

export type CheckName = 'structure' | 'chain' | 'signatures' | 'log' | 'openings' | 'ceremony' | 'replay' | 'rulings';

/** One kind of check that was made, and what it came to. */
export type Check = { readonly check: CheckName; readonly says: string; readonly findings: readonly Finding[] };

export type Verification = {
  readonly verdict: Verdict;
  readonly match: StreamId | null;
  /** What led to the verdict; null when it is OK. */
  readonly finding: Finding | null;
  /** In order, up to the first that finds the bundle tampered with. */
  readonly checks: readonly Check[];
};

const GRAVEST: readonly Verdict[] = ['MALFORMED', 'TAMPERED', 'POLICY', 'UNPROVEN'];

export function conclude(match: StreamId | null, checks: readonly Check[]): Verification {
  const findings = checks.flatMap((check) => check.findings);
  const [finding = null] = GRAVEST.flatMap((verdict) =>
    findings.filter((each) => each.verdict === verdict).slice(0, 1),
  );
  return { verdict: finding?.verdict ?? 'OK', match, finding, checks };
}
