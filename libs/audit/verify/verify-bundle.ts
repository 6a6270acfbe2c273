import { readBundle } from '../bundle/read.js';
import { Malformed } from '../malformed.js';
import { checkCeremony } from './ceremony.js';
import { checkChain } from './chain.js';
import type { Read, Steps, Trust } from './given.js';
import { checkLog } from './log.js';
import { checkOpenings } from './openings.js';
import { checkReplay } from './replay.js';
import { checkRulings } from './rulings.js';
import { checkSignatures } from './signatures.js';
import { type Check, type CheckName, conclude, type Verification } from './verdict.js';

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
    return { bundle: null, verification: conclude(null, [malformed('structure', failure)]) };
  }
  const checks: Check[] = [{ check: 'structure', says: 'every line is in its form and place', findings: [] }];
  for (const [check, step] of STEPS) {
    const made = attempted(check, () => step(trust, bundle));
    checks.push(made);
    if (made.findings.some(({ verdict }) => verdict === 'TAMPERED' || verdict === 'MALFORMED')) break;
  }
  return { bundle, verification: conclude(bundle.match, checks) };
}

function attempted(check: CheckName, step: () => ReturnType<Steps[number][1]>): Check {
  try {
    const { says, findings } = step();
    return { check, says, findings: findings.map((found) => ({ ...found, check })) };
  } catch (failure) {
    return failure instanceof Malformed ? malformed(check, failure) : impossible(check, failure);
  }
}

function malformed(check: CheckName, failure: unknown): Check {
  if (!(failure instanceof Malformed)) throw failure;
  return { check, says: 'malformed', findings: [{ verdict: 'MALFORMED', check, at: null, says: failure.message }] };
}

/** A value of another kind than its event has breaks whatever reads it: a seed that is none, a list that is a number. */
function impossible(check: CheckName, failure: unknown): Check {
  const says = `this could not happen: ${failure instanceof Error ? failure.message : String(failure)}`;
  return { check, says: 'impossible', findings: [{ verdict: 'TAMPERED', check, at: null, says }] };
}
