import type { CutBranch as ApiBranch, MatchDispute } from '#contract';
import type { CutBranch, Dispute } from '#match';
import { globalId } from '../graphql/ids.js';

export const shownDispute = ({ case: id, ply, seat, at, settledAt }: Dispute): MatchDispute => ({
  caseId: globalId('case', id),
  ply,
  seat,
  at,
  open: settledAt === null,
});

export const shownBranch = ({ from, first, last, at, case: id, randomness }: CutBranch): ApiBranch => ({
  fromPly: from,
  firstPly: first,
  lastPly: last,
  atPly: at,
  caseId: globalId('case', id),
  randomness: randomness === 'keep' ? 'KEEP' : 'REDEAL',
});
