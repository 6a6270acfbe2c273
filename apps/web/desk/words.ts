/** The desk's words that have kinds, numbers or times in them. */
import { scoreOf } from '../console/words.js';
import { repairSays } from '../replay/names.js';
import type { Dispute } from './case.js';
import { say } from '../say/index.js';

export const ABOUT = {
  PLAY: say('A move'),
  RESULT: say('A result'),
  PAIRING: say('A pairing'),
  DECK: say('A deck'),
  CONDUCT: say('Conduct'),
} as const;

export const PHASE = {
  WAITING: say('waits for a judge'),
  CLAIMED: say('being judged'),
  RULED: say('ruled, can be appealed'),
  APPEALED: say('appealed'),
  FINAL: say('being carried out'),
  CLOSED: say('closed'),
} as const;

export const STATE = {
  WAITING: say('It waits for a judge.'),
  CLAIMED: say('It is being judged.'),
  RULED: say('There is a ruling; an appeal is possible.'),
  APPEALED: say('It was appealed.'),
  FINAL: say('The ruling is being carried out.'),
  CLOSED: say('It is closed.'),
} as const;

/** What came of an appeal. */
export const OUTCOME: Readonly<Record<string, string>> = {
  affirmed: say('It was affirmed.'),
  replaced: say('It was replaced.'),
  lapsed: say('Nobody decided in time: the first ruling stands.'),
};

export const FINDING = { UPHELD: say('Claim upheld'), NOT_UPHELD: say('Claim not upheld') } as const;

export const DEGREE = {
  CAUTION: say('Caution'),
  WARNING: say('Warning'),
  GAME_LOSS: say('Game loss'),
  MATCH_LOSS: say('Match loss'),
  DISQUALIFICATION: say('Disqualification'),
} as const;

export const INFRINGEMENT = {
  PLAY_ERROR: say('Play error'),
  PROCEDURE: say('Procedure'),
  TIME: say('Slow play'),
  DECK: say('Deck or list'),
  CONDUCT: say('Conduct'),
} as const;

export const RISK = { NONE: say('No risk'), SOME: say('Some risk'), HIGH: say('High risk') } as const;

type Ruling = NonNullable<Dispute['ruling']>;
type Remedy = Pick<Ruling, 'remedy' | 'toPly' | 'randomness' | 'repair' | 'seat' | 'bothLost' | 'notPlayed'> & {
  readonly result: { readonly won: readonly number[]; readonly drawn: number } | null;
};

/** The same words while it is written and when it was ruled. */
export function remedySays(ruling: Remedy, names: readonly string[], move: string | null): string {
  const name = (seat: number | null): string =>
    seat === null ? say('a seat') : (names[seat] ?? say('seat {seat}', { seat: seat + 1 }));
  switch (ruling.remedy) {
    case 'PLAY_ON':
      return say('The match goes on as it stands.');
    case 'REWIND':
      return rewindSays(ruling, move);
    case 'REPAIR':
      return say('Set right: {repair}.', { repair: repairSays(ruling.repair ?? '', names) });
    case 'GAME_LOSS':
      return say('{name} loses this game.', { name: name(ruling.seat) });
    case 'RESULT':
      return ruling.bothLost === true && ruling.notPlayed !== true
        ? say('Both lose the match.')
        : say('The result is {won}.', { won: ruledScore(ruling) });
  }
}

/** The move after which the match stands again, as the log tells it, where that is known. */
function rewindSays({ randomness, toPly: to }: Remedy, move: string | null): string {
  const toPly = to ?? 0;
  const isRedealt = randomness === 'REDEAL';
  if (move === null)
    return isRedealt
      ? say('The match goes back to ply {toPly}; what no seat knew there is dealt anew.', { toPly })
      : say('The match goes back to ply {toPly}; the cards keep their order.', { toPly });
  return isRedealt
    ? say('The match goes back to ply {toPly}: “{move}” stands, and what no seat knew there is dealt anew.', {
        toPly,
        move,
      })
    : say('The match goes back to ply {toPly}: “{move}” stands, and the cards keep their order.', { toPly, move });
}

const ruledScore = ({ result, bothLost, notPlayed }: Remedy): string =>
  scoreOf({ ...(result ?? { won: [], drawn: 0 }), bothLost: bothLost === true, notPlayed: notPlayed === true });

/** `handKept` and `score.0` as words, where nothing better is known. */
export const keyWords = (key: string): string =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.:]/g, ' ')
    .toLowerCase();

/** Who takes cases on; whoever else has the desk gives them to these. */
export const isJudging = (role: string): boolean => role === 'JUDGE' || role === 'HEAD_JUDGE';

export const takeSays = ({ phase }: { readonly phase: keyof typeof PHASE }): string =>
  phase === 'APPEALED' ? say('Take the appeal on') : say('Take it on');

/** Overdue is a first ruling; an appeal has a time of its own. */
export const isLate = ({
  overdue,
  phase,
}: {
  readonly overdue: boolean;
  readonly phase: keyof typeof PHASE;
}): boolean => overdue && (phase === 'WAITING' || phase === 'CLAIMED');

/** Each ply once, as it was weighed last. */
export const weighedLast = (deltas: Dispute['deltas']): Dispute['deltas'] =>
  deltas.filter(({ fromPly }, nth) => deltas.findLastIndex((each) => each.fromPly === fromPly) === nth);
