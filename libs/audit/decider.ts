import type { Decider } from '#kernel';
import type { AuditCommand } from './commands.js';
import { decide } from './decide.js';
import type { AuditEvent } from './events.js';
import { evolve } from './evolve.js';
import type { AuditRefusal } from './refusals.js';
import { type AuditState, pack, type Ports, unpack, weigh } from './state.js';

/** The rules of `audit/*`: one Merkle log over the heads of all other streams. */
export function auditDecider(ports: Ports): Decider<AuditState, AuditCommand, AuditEvent, AuditRefusal> {
  return {
    kind: 'audit',
    rules: 'audit/1',
    upcasts: [],
    initial: () => ({ phase: 'none' }),
    decide: (state, command, now) => decide(ports, state, command, now),
    evolve: (state, event, moment) => evolve(ports, state, event, moment),
    settle: () => [],
    weigh,
    pack,
    unpack: (packed) => unpack(ports.sha256, packed),
  };
}
