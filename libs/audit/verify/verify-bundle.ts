import { readBundle } from '../bundle/read.js';
import { Malformed } from '../malformed.js';
import { attempted, malformed } from './attempted.js';
import { checkCeremony } from './ceremony.js';
import { checkChain } from './chain.js';
import type { Read, Steps, Trust } from './given.js';
import { checkLog } from './log.js';
import { checkOpenings } from './openings.js';
import { checkReplay } from './replay.js';
import { checkRulings } from './rulings.js';
import { checkSignatures } from './signatures.js';
import { type Check, conclude, type Verification } from './verdict.js';

const STEPS: Steps = [
  ['chain', checkChain],
  ['signatures', checkSignatures],
  ['log', checkLog],
  ['openings', checkOpenings],
  ['ceremony', checkCeremony],
  ['replay', checkReplay],
  ['rulings', checkRulings],
];

/** Checks a match from its seed to its end, with nothing but its file. Throws nothing, whatever the bytes are. */
export function verifyBundle(bytes: Uint8Array, trust: Trust): Verification {
  return inspect(bytes, trust).verification;
}

export type Imported =
  | { readonly ok: true; readonly bundle: Read; readonly verification: Verification }
  | { readonly ok: false; readonly verification: Verification };

/** The content of a bundle, if all of it is proven. */
export function importBundle(bytes: Uint8Array, trust: Trust): Imported {
  const { bundle, verification } = inspect(bytes, trust);
  return bundle !== null && verification.verdict === 'OK'
    ? { ok: true, bundle, verification }
    : { ok: false, verification };
}

function inspect(
  bytes: Uint8Array,
  trust: Trust,
): { readonly bundle: Read | null; readonly verification: Verification } {
  let bundle: Read;
  try {
    bundle = readBundle(trust.sha256, bytes);
  } catch (failure) {
    if (!(failure instanceof Malformed)) throw failure;
    return { bundle: null, verification: conclude(null, [malformed('structure', failure)]) };
  }
  const structure: Check = { check: 'structure', says: 'every line is in its form and place', findings: [] };
  const checks = attempted(STEPS.map(([check, step]) => [check, () => step(trust, bundle)]));
  return { bundle, verification: conclude(bundle.match, [structure, ...checks]) };
}
