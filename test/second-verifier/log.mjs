import { canonical, tagged } from './bytes.mjs';
import { Finding, orTampered, tampered } from './finding.mjs';
import { leafOf, rootFrom } from './merkle.mjs';
import { parseKeyChange, parseProof } from './notes.mjs';
import { accepts, withKeyChanges } from './policy.mjs';

/** Each proof leads to its checkpoint, and those whose word counts have signed that. */
export function checkLog(bundle, policy, tell) {
  const { slices } = bundle;
  const keyChanges = bundle.keyChanges.map((note) => orMalformed('key changes', () => parseKeyChange(note)));
  const proofs = bundle.proofs.map(({ stream, seq, proof }) => ({
    stream,
    seq,
    ...orMalformed(`${stream} ${seq}`, () => parseProof(proof)),
  }));
  const heads = proofs.map((proof) => headOf(proof, slices));
  proofs.forEach((proof, n) => checkProof(proof, heads[n]));
  checkForks(proofs);
  if (policy === null) return tell(new Finding('UNPROVEN', 'log', 'no policy was given'));
  const logs = withKeyChanges(policy.logs, keyChanges);
  proofs.forEach((proof) => {
    const where = `${proof.stream} ${proof.seq}`;
    if (!orTampered(where, () => accepts(policy, logs, proof.checkpoint)))
      tell(new Finding('POLICY', where, 'those whose word counts have not vouched for its checkpoint'));
  });
  for (const { stream, records } of slices)
    if (!heads.includes(records.at(-1)))
      tell(new Finding('UNPROVEN', `${stream} ${records.at(-1).seq}`, 'nothing proves that the log has it'));
}

function orMalformed(where, read) {
  try {
    return read();
  } catch (failure) {
    throw new Finding('MALFORMED', where, failure.message);
  }
}

function headOf({ stream, seq }, slices) {
  const slice = slices.find((each) => each.stream === stream);
  const record = slice?.records.find((each) => each.seq === seq);
  if (record === undefined) tampered(`${stream} ${seq}`, 'the log has this record, and this file does not hold it');
  return record;
}

function checkProof({ stream, seq, index, path, checkpoint }, { hash }) {
  const leaf = leafOf(canonical({ hash, seq, stream: tagged('stream', stream) }));
  const root = rootFrom(leaf, index, checkpoint.size, path);
  if (root === null || !root.equals(checkpoint.root))
    tampered(`${stream} ${seq}`, `this head is not leaf ${index} of ${checkpoint.origin} at ${checkpoint.size}`);
}

function checkForks(proofs) {
  const roots = new Map();
  for (const {
    checkpoint: { origin, size, root },
  } of proofs) {
    const name = `${origin}\n${size}`;
    const other = roots.get(name);
    if (other !== undefined && !other.equals(root)) tampered(origin, `two checkpoints of ${size} leaves differ`);
    roots.set(name, root);
  }
}
