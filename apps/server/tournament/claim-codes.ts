import { createHmac } from 'node:crypto';
import type { StreamId } from '#kernel';
import type { Keyring } from '#log';
import type { TournamentEntrant } from '#tournament';

/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

type Guest = Pick<TournamentEntrant, 'id' | 'claimsUndone'>;

/**
 * The codes by which guests of one tournament are claimed; made from its secret key, so they need not be kept. Once the
 * wrong one has used it, it is another.
 */
export async function claimCodes(keyring: Keyring, stream: StreamId): Promise<(guest: Guest) => string> {
  const { bytes } = await keyring.ensure(stream);
  return ({ id, claimsUndone }) => {
    const guest = claimsUndone === 0 ? id : `${id} ${claimsUndone}`;
    let number = createHmac('sha256', bytes).update(`dreamledger/claim/v1 ${guest}`).digest().readBigUInt64BE();
    let code = '';
    for (let nth = 0; nth < LENGTH; nth++) {
      code += ALPHABET[Number(number % BigInt(ALPHABET.length))] ?? '';
      number /= BigInt(ALPHABET.length);
    }
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  };
}

/** As somebody may type it. */
export const sameCode = (code: string, typed: string): boolean => plain(code) === plain(typed);

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
