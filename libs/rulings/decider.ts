import type { Decider } from '#kernel';
import type { CaseCommand } from './commands.js';
import { decide } from './decide.js';
import type { CaseEvent } from './events.js';
import { evolve } from './evolve.js';
import type { CaseRefusal } from './refusals.js';
import { settle } from './settle.js';
import { decideSigned, isSigned } from './signed.js';
import { type CaseState, pack, unpack, weigh } from './state.js';

/** The rules of `case/*`. */
export const caseDecider: Decider<CaseState, CaseCommand, CaseEvent, CaseRefusal> = {
  kind: 'case',
  rules: 'case/1',
  upcasts: [],
  initial: () => ({ phase: 'none' }),
  decide: (state, command, now) =>
    isSigned(command) ? decideSigned(state, command, now, decide) : decide(state, command, now),
  evolve,
  settle,
  weigh,
  pack,
  unpack,
};
