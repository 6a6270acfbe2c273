import { handleOf, openly } from '../keys.js';
import { type Frame, KNOWS } from '../state.js';
import { cardOf, defOf, FIRST, playerOf, pop, push, pushLine, SEATS, SECOND, type Table, voiceOf } from '../table.js';
import { listen, release } from '../triggers.js';
import { changeZone } from '../zones.js';
import { DIRTY } from '../state.js';
import type { Seat } from '#kernel';
import { roundFrame } from './round.js';
import { shuffleDeck } from './shuffle.js';

/** Setting up, in the order of VD-3.2.1 to 3.2.6; VD-2.2.1, VD-2.9.1, VD-H.19, VD-H.21. */

type SetupFrame = Extract<Frame, { kind: 'setup' }>;

export function step(t: Table, frame: SetupFrame): void {
  switch (frame.stage++) {
    case 0:
      for (const seat of SEATS) show(t, seat);
      return;
    case 1:
      nextInstruction(t, frame);
      return;
    case 2:
      if (release(t, 0)) {
        frame.stage = 2;
        return;
      }
      shuffleDeck(t, FIRST, true);
      return;
    case 3:
      shuffleDeck(t, SECOND, true);
      return;
    case 4:
      for (const seat of SEATS) putBastionUnder(t, seat);
      return;
    default:
      pop(t);
      push(t, roundFrame());
      t.state.phase = 'beginning';
      t.state.dirty |= DIRTY.decks | DIRTY.numbers;
  }
}

function show(t: Table, seat: Seat): void {
  const player = playerOf(t, seat);
  const bastions = [player.bastion, ...player.spares].map((uid) => defOf(t, cardOf(t, uid)).slug);
  const mind = defOf(t, cardOf(t, player.mindCard)).slug;
  t.tell?.(openly('shown', '3.2.1', { seat, bastion: bastions.join('+'), mind }));
}

/** The bastions' own instructions: seat 1, then seat 2, in printed order (VD-3.2.2, VD-H.21). */
function nextInstruction(t: Table, frame: SetupFrame): void {
  let left = frame.next;
  for (const you of SEATS) {
    const { bastion, spares } = playerOf(t, you);
    for (const source of [bastion, ...spares]) {
      const card = cardOf(t, source);
      const { starts } = defOf(t, card);
      const program = left < starts.length ? starts[left] : undefined;
      left -= starts.length;
      if (program === undefined) continue;
      frame.next += 1;
      frame.stage = 1;
      pushLine(t, program, voiceOf(card, you), null);
      return;
    }
  }
}

/** Under the deck, name side up, in force from now on (VD-3.2.5, VD-2.8.2); the mind card and the hand with it (VD-3.2.6). */
export function putBastionUnder(t: Table, seat: Seat): void {
  const player = playerOf(t, seat);
  for (const uid of [player.bastion, ...player.spares]) {
    const bastion = cardOf(t, uid);
    player.deck.push(uid);
    changeZone(t, bastion, 'deck');
    bastion.up = true;
    bastion.knows = KNOWS.all | KNOWS.place;
    bastion.serial = ++t.state.serials;
    listen(t, bastion, 'play');
    t.tell?.(openly('bastion-placed', '3.2.5', { seat, card: handleOf(t, bastion) }));
  }
  listen(t, cardOf(t, player.mindCard), 'play');
  for (const uid of player.hand) listen(t, cardOf(t, uid), 'hand');
}
