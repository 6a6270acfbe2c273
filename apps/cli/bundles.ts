import { readFileSync } from 'node:fs';
import {
  FORMAT,
  Malformed,
  type Policy,
  readPolicy,
  type Verification,
  VERDICT_EXIT,
  verifyBundle,
  verifyEvents,
} from '#audit';
import type { FindEngine } from './engines.js';
import { EXIT, Stop } from './exit.js';
import { textFile } from './files.js';
import { nodeSha256 as sha256, verifyEd25519 } from '#node';

const BEGINNING = Buffer.from(`{"format":"${FORMAT.replace(/v[0-9]+$/, '')}`);

/** The events of a tournament begin with the first record. */
const RECORD = Buffer.from('{"actor":');

/** The bytes of a bundle, or null when the file is something else. */
export const bundleIn = (file: string): Uint8Array | null => bytesIn(file, BEGINNING);

/** The bytes of a tournament's events, or null when the file is something else. */
export const eventsIn = (file: string): Uint8Array | null => bytesIn(file, RECORD);

function bytesIn(file: string, beginning: Buffer): Uint8Array | null {
  try {
    const bytes = readFileSync(file);
    return bytes.subarray(0, beginning.length).equals(beginning) ? bytes : null;
  } catch {
    throw new Stop(
      EXIT.usage,
      `There is no file ${file} that can be read. Name a match's bundle, a tournament's events or a recorded game.`,
    );
  }
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
  engine: FindEngine,
): VerifiedBundle {
  const verification = verifyBundle(bytes, { sha256, verifies: verifyEd25519, engine, policy });
  return { file, exitCode: VERDICT_EXIT[verification.verdict], ...verification };
}

export function verifiedEvents(file: string, bytes: Uint8Array): VerifiedBundle {
  const verification = verifyEvents(bytes, sha256);
  return { file, exitCode: VERDICT_EXIT[verification.verdict], ...verification };
}

export function bundleLines({ file, verdict, finding, match, checks }: VerifiedBundle): string {
  const at = finding?.at ?? null;
  const event = at?.event ?? null;
  const where = at === null ? '' : ` ${at.stream}, record ${at.seq}${event === null ? '' : `, event ${event + 1}`}:`;
  const why = finding === null ? ` ${match ?? ''}` : `${where} ${finding.says}`;
  const made = checks.map(({ check, says, findings }) => {
    const isOpen = findings.every(({ verdict: each }) => each === 'UNPROVEN');
    return `  ${findings.length === 0 ? 'ok  ' : isOpen ? 'open' : 'FAIL'}  ${check}: ${findings[0]?.says ?? says}`;
  });
  return [`${verdict}  ${file}:${why}`, ...made].join('\n');
}
