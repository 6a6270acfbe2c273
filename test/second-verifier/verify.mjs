import { parseBundle } from './bundle.mjs';
import { checkCeremonies } from './ceremony.mjs';
import { checkChain } from './chain.mjs';
import { Finding, VERDICTS } from './finding.mjs';
import { checkLog } from './log.mjs';
import { checkOpenings } from './openings.mjs';
import { checkReplay } from './replay.mjs';
import { checkRulings } from './rulings.mjs';
import { checkSignatures } from './signatures.mjs';

/** What a bundle proves: the gravest verdict, the check that came to it, and why. `games` are the engines at hand. */
export function verify(bytes, { policy, games }) {
  const findings = [];
  let check = 'structure';
  let bundle;
  let seeds;
  const found = (finding) =>
    findings.push({ verdict: finding.verdict, check, where: finding.where, says: finding.message });
  const steps = {
    structure: () => (bundle = parseBundle(bytes)),
    chain: () => checkChain(bundle),
    signatures: () => checkSignatures(bundle, found),
    log: () => checkLog(bundle, policy, found),
    openings: () => checkOpenings(bundle, found),
    ceremony: () => (seeds = checkCeremonies(bundle, found)),
    replay: () => checkReplay(bundle, seeds, games, found),
    rulings: () => checkRulings(bundle, found),
  };
  try {
    for (const [name, step] of Object.entries(steps)) {
      check = name;
      step();
    }
  } catch (failure) {
    const says = `this could not happen: ${failure.message}`;
    found(
      failure instanceof Finding ? failure : new Finding(bundle === undefined ? 'MALFORMED' : 'TAMPERED', null, says),
    );
  }
  const rank = ({ verdict }) => VERDICTS.indexOf(verdict);
  return (
    findings.sort((a, b) => rank(b) - rank(a))[0] ?? {
      verdict: 'OK',
      check: null,
      where: null,
      says: 'everything is proven',
    }
  );
}
