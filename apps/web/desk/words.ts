/** The desk's words that have kinds, numbers or times in them. */
import type { Dispute } from './case.js';

export const ABOUT = {
  PLAY: 'A move',
  RESULT: 'A result',
  PAIRING: 'A pairing',
  DECK: 'A deck',
  CONDUCT: 'Conduct',
} as const;

export const PHASE = {
  WAITING: 'waits for a judge',
  CLAIMED: 'being judged',
  RULED: 'ruled, can be appealed',
  APPEALED: 'appealed',
  FINAL: 'being carried out',
  CLOSED: 'closed',
} as const;

export const STATE = {
  WAITING: 'It waits for a judge.',
  CLAIMED: 'It is being judged.',
  RULED: 'There is a ruling; an appeal is possible.',
  APPEALED: 'It was appealed.',
  FINAL: 'The ruling is being carried out.',
  CLOSED: 'It is closed.',
} as const;

export const FINDING = { UPHELD: 'Claim upheld', NOT_UPHELD: 'Claim not upheld' } as const;

export const DEGREE = {
  CAUTION: 'Caution',
  WARNING: 'Warning',
  GAME_LOSS: 'Game loss',
  MATCH_LOSS: 'Match loss',
  DISQUALIFICATION: 'Disqualification',
} as const;

export const INFRINGEMENT = {
  PLAY_ERROR: 'Play error',
  PROCEDURE: 'Procedure',
  TIME: 'Slow play',
  DECK: 'Deck or list',
  CONDUCT: 'Conduct',
} as const;

export const RISK = { NONE: 'No risk', SOME: 'Some risk', HIGH: 'High risk' } as const;

type Ruling = NonNullable<Dispute['ruling']>;

export function remedySays(ruling: Ruling, names: readonly string[]): string {
  const name = (seat: number | null): string => (seat === null ? 'a seat' : (names[seat] ?? `seat ${seat + 1}`));
  switch (ruling.remedy) {
    case 'PLAY_ON':
      return 'The match goes on as it stands.';
    case 'REWIND':
      return ruling.randomness === 'REDEAL'
        ? `The match goes back to ply ${ruling.toPly ?? 0}; what no seat knew there is dealt anew.`
        : `The match goes back to ply ${ruling.toPly ?? 0}; the cards keep their order.`;
    case 'REPAIR':
      return `Set right: ${keyWords(ruling.repair ?? '')}.`;
    case 'GAME_LOSS':
      return `${name(ruling.seat)} loses this game.`;
    case 'RESULT':
      return ruling.bothLost === true
        ? 'Both lose the match.'
        : `The result is ${(ruling.result?.won ?? []).join('–')}.`;
  }
}

/** `handKept` and `score.0` as words, where nothing better is known. */
export const keyWords = (key: string): string =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.:]/g, ' ')
    .toLowerCase();
