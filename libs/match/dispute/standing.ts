import type { ActorId, Millis, Seat } from '#kernel';

/** A dispute as the match knows it; the rest is in its case. */
export type Dispute = {
  readonly case: string;
  readonly by: ActorId;
  /** Null when a judge raised it. */
  readonly seat: Seat | null;
  /** Null when it is about the result. */
  readonly ply: number | null;
  readonly at: Millis;
  readonly settledAt: Millis | null;
};

/** The one that holds the match. */
export const openDispute = ({ disputes }: { readonly disputes: readonly Dispute[] }): Dispute | null =>
  disputes.find(({ settledAt }) => settledAt === null) ?? null;

/** Nobody moves, and no clock runs: a judge holds the match, or a dispute does. */
export const isHeld = (desk: { readonly paused: object | null; readonly disputes: readonly Dispute[] }): boolean =>
  desk.paused !== null || openDispute(desk) !== null;
