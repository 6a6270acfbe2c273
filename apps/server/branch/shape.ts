import type { BranchPoint as ShownPoint } from '#contract';
import type { JsonObject } from '#kernel';
import { globalId } from '../graphql/ids.js';
import type { Point } from './points.js';

/** A position as the resolvers of `BranchPoint` take it: the match is read by its own resolver. */
export type PointShown = Omit<ShownPoint, 'match'>;

export const shownPoint = ({ from: { match, ...at }, records }: Point): PointShown => ({
  ...at,
  matchId: globalId('match', match),
  records: records.map(({ actor, at: time, events }): JsonObject => ({ actor, at: time, events })),
});
