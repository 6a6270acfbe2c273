import { type Chance, Fault, type Seat, seat, type Tell } from '#kernel';
import type { Ability, CardDef, CardSet, Lasting, Program, Trigger } from './set/compiled.js';
import {
  type Card,
  type Effect,
  type Frame,
  type Happening,
  type LineFrame,
  type Player,
  type Uid,
  type VoidreamState,
  ZONES,
} from './state.js';

/** A game while it is being played: the cards, where it stands, and what the present step may use. */
export interface Table {
  readonly set: CardSet;
  readonly state: VoidreamState;
  readonly chance: Chance | null;
  readonly tell: Tell;
  /** The effects that are being reckoned, each for the one before it: none goes by itself. */
  readonly reckoned: Effect[];
  /** The value that the top of a deck is supposed to have, while nobody knows what lies there. */
  supposed: { readonly seat: Seat; readonly value: number } | null;
  /** The card for which something is counted just now. */
  counted: Card | null;
  /** The action that was taken just now, while nothing has come between: it is as legal as when it was offered. */
  begun: Frame | null;
}

export const tableOf = (
  set: CardSet,
  state: VoidreamState,
  chance: Chance | null = null,
  tell: Tell = null,
): Table => ({
  set,
  state,
  chance,
  tell,
  reckoned: [],
  supposed: null,
  counted: null,
  begun: null,
});

export const FIRST: Seat = seat(0);
export const SECOND: Seat = seat(1);
export const SEATS: readonly [Seat, Seat] = [FIRST, SECOND];
export const other = (of: Seat): Seat => (of === FIRST ? SECOND : FIRST);

export const playerOf = (t: Table, of: Seat): Player => t.state.players[of === FIRST ? 0 : 1];

/** A player's cards that lie together. */
export function pileOf(player: Player, pile: 'hand' | 'arcana-discard' | 'dream-discard' | 'void'): Uid[] {
  switch (pile) {
    case 'hand':
      return player.hand;
    case 'arcana-discard':
      return player.arcanaDiscard;
    case 'dream-discard':
      return player.dreamDiscard;
    case 'void':
      return player.void;
  }
}

export function cardOf(t: Table, uid: Uid): Card {
  const card = t.state.cards[uid];
  if (card === undefined) throw new Fault(`There is no card ${uid}.`);
  return card;
}

export function defOf(t: Table, { def: index }: Pick<Card, 'def'>): CardDef {
  const def = t.set.cards[index];
  if (def === undefined) throw new Fault(`The set has no card ${index}.`);
  return def;
}

function entry<T>(list: readonly T[], index: number, what: string): T {
  const found = list[index];
  if (found === undefined) throw new Fault(`The set has no ${what} ${index}.`);
  return found;
}
export const programOf = (t: Table, index: number): Program => entry(t.set.programs, index, 'program');
export const abilityOf = (t: Table, index: number): Ability => entry(t.set.abilities, index, 'ability');
export const triggerOf = (t: Table, index: number): Trigger => entry(t.set.triggers, index, 'trigger');
export const lastingOf = (t: Table, index: number): Lasting => entry(t.set.lasting, index, 'lasting effect');

/** An object in play: the card and which of its lives, so that a card that has left and come back is another (VD-H.96). */
const ROOM = 1024;
/** With bastions and mind cards that nobody has named. */
export const MOST_CARDS = ROOM - 4;
export const refOf = (card: Card): number => card.serial * ROOM + card.uid;
export const uidOf = (ref: number): Uid => ref % ROOM;

export function deref(t: Table, ref: number): Card | null {
  const card = cardOf(t, uidOf(ref));
  return refOf(card) === ref ? card : null;
}

/** Which object a card is: by its handle in play, and elsewhere by the place where it lies. */
export const lifeOf = ({ serial, zone }: Card): number => (serial > 0 ? serial : -1 - ZONES.indexOf(zone));

export const push = (t: Table, frame: Frame): void => {
  t.state.stack.push(frame);
};
export const pop = (t: Table): void => {
  t.state.stack.pop();
};

/** The line being carried out, or null outside of lines. */
export function currentLine(t: Table): LineFrame | null {
  for (let i = t.state.stack.length - 1; i >= 0; i--) {
    const frame = t.state.stack[i];
    if (frame?.kind === 'line') return frame;
  }
  return null;
}

/** Who says something, and by which card; `def` is what that card was then, wherever it has gone since (VD-2.2.3). */
export interface Voice {
  readonly you: Seat;
  readonly source: Uid;
  readonly def: number;
}

export const voiceOf = ({ uid, def }: Card, you: Seat): Voice => ({ you, source: uid, def });

export function makeLine(
  t: Table,
  program: Program,
  { you, source, def }: Voice,
  event: Happening | null,
  inverted: boolean,
): LineFrame {
  return {
    kind: 'line',
    program: program.index,
    pc: 0,
    you,
    source,
    def,
    since: t.state.waiting.length,
    stage: 'announce',
    bound: [],
    counts: [],
    looked: [],
    it: -1,
    itsController: you,
    foretold: [],
    foreseen: [],
    modes: [],
    rolled: 0,
    dealt: 0,
    done: false,
    each: null,
    halves: null,
    inverted,
    event,
  };
}

export function pushLine(t: Table, program: Program, by: Voice, event: Happening | null, inverted = false): LineFrame {
  const line = makeLine(t, program, by, event, inverted);
  push(t, line);
  return line;
}

/** Makes things happen together, with all triggers before, when and after. */
export function happen(t: Table, events: Happening[]): void {
  if (events.length === 0) return;
  for (const event of events) {
    event.id = ++t.state.happenings;
    if (event.card >= 0) event.life = lifeOf(cardOf(t, event.card));
  }
  push(t, { kind: 'event', stage: 0, events, heard: [], spared: [] });
}

export function happening(what: Happening['what'], at: Seat, card: Uid = -1, source: Uid = -1, amount = 1): Happening {
  return { id: 0, what, seat: at, card, life: 0, source, amount, goesOn: true };
}

/** The frame waits for its answer. */
export const wait = (t: Table): void => {
  t.state.waits = true;
};
