import { Fault } from '#kernel';
import { EVENTS, type EventName } from '../language.js';
import type { Frame, Happening, Waiting } from '../state.js';
import { pop, type Table, wait } from '../table.js';
import { DEEDS, find, heardOnArrival, interrupt, isDone, over, queue } from '../triggers.js';
import { arcanaReturned, leaveHand } from './arcana.js';
import { attached } from './attach.js';
import { charged } from './charge.js';
import { damaged } from './damage.js';
import { dreamDamaged, topDiscarded } from './dream-damage.js';
import { evoked } from './evoke.js';
import { exhausted, readied } from './exhaust.js';
import { foreseen } from './foreseen.js';
import { conflictSwitched } from './initiate.js';
import { inspired } from './inspire.js';
import { discarded, voided } from './leave.js';
import { lookedAt } from './look.js';
import { mindChanged } from './mind.js';
import { revealed } from './reveal.js';
import { rolled } from './roll.js';
import { spare } from './settle.js';
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
  destroyed: discarded('destroyed'),
  sacrificed: discarded('sacrificed'),
  discarded: discarded('discarded'),
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

/** What is done, so that something else can be done in its place (VD-7.11.3); all others are moments. */
export const REPLACEABLE: readonly EventName[] = EVENTS.filter((event) => event in CARRY_OUT || DEEDS.includes(event));

/** Of these the cards are gone afterwards, so who listens is asked first (VD-H.62); of what is veiled, both first and then. */
const GONE: readonly EventName[] = ['destroyed', 'sacrificed', 'discarded', 'voided'];

export function step(t: Table, frame: Extract<Frame, { kind: 'event' }>): void {
  if (frame.stage === 0) {
    frame.stage = 1;
    if (interrupt(t, find(t, 'before', foreseen(t, frame.events)))) return;
  }
  if (frame.stage === 1) {
    if (interrupt(t, whensOf(t, frame))) return;
    frame.stage = 2;
  }
  if (nextSpared(frame, t) !== null) {
    wait(t);
    return;
  }
  pop(t);
  for (const event of frame.events) if (event.what === 'destroyed' && !event.goesOn) spare(t, event);
  const isLeft = (event: Happening): boolean => isDone(t, event);
  carryOut(t, frame.events.every(isLeft) ? frame.events : frame.events.filter(isLeft));
}

/** Those that it has not met yet: one may change the event so that it meets others; each at most once (VD-H.61). */
function whensOf(t: Table, { events, heard }: Extract<Frame, { kind: 'event' }>): readonly Waiting[] {
  const found = find(t, 'when', events);
  if (found.length === 0) return found;
  const news = found.filter(({ event: { id }, trigger, source }) => {
    for (let i = 0; i < heard.length; i += 3) {
      if (heard[i] === id && heard[i + 1] === trigger && heard[i + 2] === source) return false;
    }
    return isGoingOn(t, events, id);
  });
  for (const { event, trigger, source } of news) heard.push(event.id, trigger, source);
  return news;
}

const isGoingOn = (t: Table, events: readonly Happening[], id: number): boolean =>
  events.some((event) => event.id === id && isDone(t, event));

const NONE: readonly Waiting[] = [];
const isAmong = (list: readonly Waiting[], { trigger, source, event }: Waiting): boolean =>
  list.some((one) => one.trigger === trigger && one.source === source && one.event.card === event.card);

function latter(t: Table, what: EventName, events: readonly Happening[]): readonly Waiting[] {
  if (GONE.includes(what)) return heardOnArrival(t, events);
  return what === 'veiled' ? find(t, 'after', events) : over(t, events);
}

function carryOut(t: Table, events: readonly Happening[]): void {
  const [first] = events;
  if (first === undefined) return;
  const act = CARRY_OUT[first.what];
  if (act === undefined) throw new Fault(`Nothing carries out "${first.what}".`);
  const earlier = first.what === 'veiled' || GONE.includes(first.what) ? over(t, events) : NONE;
  act(t, events);
  const later = latter(t, first.what, events);
  queue(t, earlier.length === 0 ? later : [...earlier, ...later.filter((one) => !isAmong(earlier, one))]);
}
