import { canonicalJson, Fault, hexOf, type Moment, never } from '#kernel';
import { decide, withHeads } from './decide.js';
import type { AuditEvent } from './events.js';
import { EMPTY_TREE, rootOf } from './merkle/frontier.js';
import type { AuditState, OpenLogState, Ports } from './state.js';
import { readVerifierKey } from './tlog/verifier-key.js';

/** The story of the Merkle log. An event that could not happen here is a fault of the log. */
export function evolve(ports: Ports, state: AuditState, event: AuditEvent, moment: Moment): AuditState {
  const { sha256 } = ports;
  if (event.type === 'LogOpened') {
    if (state.phase !== 'none') throw new Fault('A Merkle log was opened twice.');
    return { phase: 'open', key: readVerifierKey(sha256, event.data.key), tree: EMPTY_TREE, signed: -1 };
  }
  if (state.phase === 'none') throw new Fault(`${event.type} before the Merkle log was opened.`);
  switch (event.type) {
    case 'HeadsAppended': {
      const { heads, size, root } = event.data;
      const tree = withHeads(ports, state.tree, heads);
      if (tree.size !== size || hexOf(rootOf(sha256, tree)) !== root)
        throw new Fault(`The Merkle log has another root at ${tree.size} leaves than was written.`);
      return { ...state, tree };
    }
    case 'CheckpointSigned':
      checkAgain(ports, state, event, moment);
      return { ...state, signed: event.data.size };
    case 'KeyChanged':
      checkAgain(ports, state, event, moment);
      return { ...state, key: readVerifierKey(sha256, event.data.key) };
    default:
      return never(event);
  }
}

/** Signatures are checked by whoever reads them, too. */
function checkAgain(
  ports: Ports,
  state: OpenLogState,
  { type, data }: Extract<AuditEvent, { readonly type: 'CheckpointSigned' | 'KeyChanged' }>,
  moment: Moment,
): void {
  const command = type === 'KeyChanged' ? 'ChangeKey' : 'SignCheckpoint';
  const decision = decide(ports, state, { type: command, note: data.note }, moment);
  if (!decision.ok) throw new Fault(`${type} could not happen: ${decision.refusal.says}`);
  if (canonicalJson(decision.events.map((event) => event.data)) !== canonicalJson([data]))
    throw new Fault(`${type} says another thing than its note.`);
}
