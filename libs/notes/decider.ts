import type { Decider } from '#kernel';
import type { NoteCommand } from './commands.js';
import { decide } from './decide.js';
import type { NoteEvent } from './events.js';
import { evolve } from './evolve.js';
import type { NoteRefusal } from './refusals.js';
import { initial, type NoteState, pack, unpack } from './state.js';

/** The rules of `note/*`. */
export const noteDecider: Decider<NoteState, NoteCommand, NoteEvent, NoteRefusal> = {
  kind: 'note',
  rules: 'note/1',
  upcasts: [],
  initial,
  decide,
  evolve,
  settle: () => [],
  weigh: () => 800,
  pack,
  unpack,
};
