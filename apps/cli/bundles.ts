import {
  FORMAT,
  Malformed,
  placeText,
  type Policy,
  readPolicy,
  type Verification,
  VERDICT_EXIT,
  verifyBundle,
  verifyEvents,
} from '#audit';
import type { VerifySignature } from '#kernel';
import type { FindGame } from '#match';
import { EXIT, Stop } from './exit.js';
import { readBytes, textFile } from './files.js';
import { ed25519Later, nodeSha256 as sha256, verifyEd25519 } from '#node';

const BEGINNING = Buffer.from(`{"format":"${FORMAT.replace(/v[0-9]+$/, '')}`);

/** The events of a tournament begin with the first record. */
const RECORD = Buffer.from('{"actor":');

/** A recorded game may have been written by somebody's hand, its fields in any order. */
const GAME = Buffer.from('"dreamledger-game-');

export interface Named {
  readonly is: 'bundle' | 'events' | 'recorded game' | 'unknown';
  readonly bytes: Uint8Array;
}

/** The file that somebody named, and what it is by its beginning. */
export function theNamed(file: string): Named {
  const bytes = readBytes(file, "a match's bundle, a tournament's events or a recorded game");
  const begins = (beginning: Buffer): boolean => bytes.subarray(0, beginning.length).equals(beginning);
  if (begins(BEGINNING)) return { is: 'bundle', bytes };
  if (begins(RECORD)) return { is: 'events', bytes };
  return { is: bytes.includes(GAME) ? 'recorded game' : 'unknown', bytes };
}

export function thePolicy(file: string): Policy {
  try {
    return readPolicy(sha256, textFile(file, 'a policy'));
  } catch (failure) {
    if (!(failure instanceof Malformed)) throw failure;
    throw new Stop(EXIT.usage, `${file}:${failure.line}: ${failure.says}`);
  }
}

export type VerifiedBundle = Verification & { readonly file: string; readonly exitCode: number };

export function verifiedBundle(
  file: string,
  bytes: Uint8Array,
  policy: Policy | null,
  engine: FindGame,
): Promise<VerifiedBundle> {
  return verifiedBy(file, (verifies) => verifyBundle(bytes, { sha256, verifies, engine, policy }));
}

export function verifiedEvents(file: string, bytes: Uint8Array, policy: Policy | null): Promise<VerifiedBundle> {
  return verifiedBy(file, (verifies) => verifyEvents(bytes, { sha256, verifies, policy }));
}

/** Signatures are looked at all at once, in the hope that they are right. */
async function verifiedBy(file: string, verify: (verifies: VerifySignature) => Verification): Promise<VerifiedBundle> {
  const later = ed25519Later();
  const hoped = verify(later.verifies);
  const verification = (await later.allRight()) ? hoped : verify(verifyEd25519);
  return { file, exitCode: VERDICT_EXIT[verification.verdict], ...verification };
}

export function bundleLines({ file, verdict, finding, match, checks }: VerifiedBundle): string {
  const where = placeText(finding?.at ?? null);
  const why = finding === null ? ` ${match ?? ''}` : `${where === '' ? '' : ` ${where}:`} ${finding.says}`;
  const made = checks.map(({ check, says, findings }) => {
    const isOpen = findings.every(({ verdict: each }) => each === 'UNPROVEN');
    return `  ${findings.length === 0 ? 'ok  ' : isOpen ? 'open' : 'FAIL'}  ${check}: ${findings[0]?.says ?? says}`;
  });
  return [`${verdict}  ${file}:${why}`, ...made].join('\n');
}
