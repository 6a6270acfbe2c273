/**
 * The thread in which rounds are paired: it folds tournaments from their records, so that nothing but these has to be
 * handed to it, and keeps the last few, since each round follows on the one before.
 */
import { parentPort } from 'node:worker_threads';
import { readRecord } from '#kernel';
import { Versions } from '#log';
import { pairAhead, tournamentDecider } from '#tournament';

const versions = new Versions(tournamentDecider.upcasts);
const states = new Map();

parentPort.on('message', ({ id, stream, after, records, forget, command, actor }) => {
  if (forget !== null) states.delete(forget);
  const begun = after === 0 ? tournamentDecider.initial(stream) : states.get(stream);
  const { state, moment } = records.map(readRecord).reduce(take, { state: begun, moment: null });
  states.set(stream, state);
  const now = { actor, at: moment?.at ?? 0, seq: (moment?.seq ?? after) + 1 };
  parentPort.postMessage({ id, prepared: pairAhead(state, command, now) });
});

/** A tournament seals nothing, so its records can be read as they are. */
function take({ state }, { actor, at, seq, events }) {
  const moment = { actor, at, seq };
  const next = events
    .map((event) => versions.raise({ ...event, secret: null }))
    .reduce((before, event) => tournamentDecider.evolve(before, event, moment), state);
  return { state: next, moment };
}
