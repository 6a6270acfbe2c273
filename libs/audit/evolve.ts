import { canonicalJson, Fault, fromHex, hexOf, type Moment, never } from '#kernel';
import type { AuditCommand } from './commands.js';
import { decide, withHeads } from './decide.js';
import type { AuditEvent, LogOpened } from './events.js';
import { EMPTY_TREE, rootOf } from './merkle/frontier.js';
import type { AuditState, Ports } from './state.js';
import { readVerifierKey } from './tlog/verifier-key.js';

/** The story of the Merkle log. An event that could not happen here is a fault of the log. */
export function evolve(ports: Ports, state: AuditState, event: AuditEvent, moment: Moment): AuditState {
  checkAgain(ports, state, event, moment);
  const records = moment.seq;
  if (event.type === 'LogOpened') return opened(ports, event, moment);
  if (state.phase === 'none') throw new Fault(`${event.type} before the Merkle log was opened.`);
  switch (event.type) {
    case 'HeadsAppended': {
      const { heads, through } = event.data;
      return { ...state, tree: withHeads(ports, state.tree, heads), through, records };
    }
    case 'CheckpointSigned':
      return { ...state, signed: { ...event.data, at: moment.at }, records };
    case 'KeyChanged':
      return { ...state, key: readVerifierKey(ports.sha256, event.data.key), records };
    default:
      return never(event);
  }
}

function opened({ sha256 }: Ports, { data: { key, continues } }: LogOpened, { seq }: Moment): AuditState {
  const begun = { phase: 'open', key: readVerifierKey(sha256, key), records: seq } as const;
  if (continues === null) return { ...begun, tree: EMPTY_TREE, signed: null, through: [] };
  const { size, peaks, note, through } = continues;
  const tree = { size, peaks: peaks.map(fromHex) };
  return { ...begun, tree, signed: { size, root: hexOf(rootOf(sha256, tree)), note, at: null }, through };
}

/** Sizes, roots and signatures are checked by whoever reads them, too. */
function checkAgain(ports: Ports, state: AuditState, event: AuditEvent, moment: Moment): void {
  const decision = decide(ports, state, commandOf(state, event), moment);
  if (!decision.ok) throw new Fault(`${event.type} could not happen: ${decision.refusal.says}`);
  if (canonicalJson(decision.events.map(({ data }) => data)) !== canonicalJson([event.data]))
    throw new Fault(`${event.type} says another thing than came about.`);
}

function commandOf(state: AuditState, event: AuditEvent): AuditCommand {
  switch (event.type) {
    case 'LogOpened':
      return { type: 'OpenLog', ...event.data };
    case 'HeadsAppended': {
      const { heads, through } = event.data;
      return { type: 'AppendHeads', after: state.phase === 'none' ? 0 : state.tree.size, heads, through };
    }
    case 'CheckpointSigned':
      return { type: 'SignCheckpoint', note: event.data.note };
    case 'KeyChanged':
      return { type: 'ChangeKey', note: event.data.note };
    default:
      return never(event);
  }
}
