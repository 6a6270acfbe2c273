import { Fault } from '#kernel';
import type { EventName } from '../language.js';
import type { Frame, Happening } from '../state.js';
import { pop, type Table, wait } from '../table.js';
import { find, interrupt, queue } from '../triggers.js';
import { arcanaReturned, leaveHand } from './arcana.js';
import { attached } from './attach.js';
import { charged } from './charge.js';
import { damaged } from './damage.js';
import { withDepartures } from './departures.js';
import { dreamDamaged, topDiscarded } from './dream-damage.js';
import { evoked } from './evoke.js';
import { exhausted, readied } from './exhaust.js';
import { conflictSwitched } from './initiate.js';
import { inspired } from './inspire.js';
import { discarded, voided } from './leave.js';
import { lookedAt } from './look.js';
import { mindChanged } from './mind.js';
import { revealed } from './reveal.js';
import { rolled } from './roll.js';
import { shuffled } from './shuffle.js';
import { nextSpared } from './unique.js';
import { veiled } from './veil.js';

export { answer, ask } from './unique.js';

/** How everything that can be replaced happens: before, when, the thing itself, after (VD-7.11.1 to 7.11.5). */

type CarryOut = (t: Table, events: readonly Happening[]) => void;

const CARRY_OUT: Partial<Record<EventName, CarryOut>> = {
  rolled,
  evoked,
  veiled,
  charged,
  attached,
  exhausted,
  readied,
  inspired,
  destroyed: discarded,
  sacrificed: discarded,
  discarded,
  voided,
  damaged,
  'dream-damaged': dreamDamaged,
  'arcanum-discarded': leaveHand('arcana-discard'),
  'arcanum-voided': leaveHand('void'),
  'arcana-returned': arcanaReturned,
  'mind-changed': mindChanged,
  'looked-at': lookedAt,
  'top-discarded': topDiscarded,
  'conflict-switched': conflictSwitched,
  revealed,
  shuffled,
};

/** Of these the cards are gone afterwards, so who listens is asked first (VD-H.62). */
const GONE: readonly EventName[] = ['destroyed', 'sacrificed', 'discarded', 'voided'];

export function step(t: Table, frame: Extract<Frame, { kind: 'event' }>): void {
  if (frame.stage === 0) {
    frame.stage = 1;
    if (interrupt(t, find(t, 'before', withDepartures(t, frame.events)))) return;
  }
  if (frame.stage === 1) {
    frame.stage = 2;
    if (interrupt(t, find(t, 'when', frame.events))) return;
  }
  if (nextSpared(frame, t) !== null) {
    wait(t);
    return;
  }
  pop(t);
  carryOut(t, frame.events.every(isDone) ? frame.events : frame.events.filter(isDone));
}

const isDone = ({ goesOn, amount, what }: Happening): boolean => goesOn && (amount !== 0 || what === 'rolled');

function carryOut(t: Table, events: readonly Happening[]): void {
  const [first] = events;
  if (first === undefined) return;
  const act = CARRY_OUT[first.what];
  if (act === undefined) throw new Fault(`Nothing carries out "${first.what}".`);
  const after = GONE.includes(first.what) ? find(t, 'after', events) : null;
  act(t, events);
  queue(t, after ?? find(t, 'after', events));
}
