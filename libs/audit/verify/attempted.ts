import { Malformed } from '../malformed.js';
import type { Checked } from './given.js';
import type { Check, CheckName } from './verdict.js';

/** The checks in their order, up to the first that finds the file tampered with or malformed. Throws nothing. */
export function attempted(steps: readonly (readonly [CheckName, () => Checked])[]): readonly Check[] {
  const checks: Check[] = [];
  for (const [check, step] of steps) {
    const made = attempt(check, step);
    checks.push(made);
    if (made.findings.some(({ verdict }) => verdict === 'TAMPERED' || verdict === 'MALFORMED')) break;
  }
  return checks;
}

function attempt(check: CheckName, step: () => Checked): Check {
  try {
    const { says, findings } = step();
    return { check, says, findings: findings.map((found) => ({ ...found, check })) };
  } catch (failure) {
    return failure instanceof Malformed ? malformed(check, failure) : impossible(check, failure);
  }
}

export const malformed = (check: CheckName, { message: says }: Malformed): Check => ({
  check,
  says: 'malformed',
  findings: [{ verdict: 'MALFORMED', check, at: null, says }],
});

/** A value of another kind than its event has breaks whatever reads it: a seed that is none, a list that is a number. */
function impossible(check: CheckName, failure: unknown): Check {
  const says = `this could not happen: ${failure instanceof Error ? failure.message : String(failure)}`;
  return { check, says: 'impossible', findings: [{ verdict: 'TAMPERED', check, at: null, says }] };
}
