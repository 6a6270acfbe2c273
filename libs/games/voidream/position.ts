import { type Chance, Fault, type Seat, type Tell } from '#kernel';
import { run } from './run.js';
import { roundFrame } from './rules/round.js';
import { putBastionUnder } from './rules/setup.js';
import type { CardSet } from './set/compiled.js';
import { layOut } from './start.js';
import { type Card, DIRTY, type VoidreamState } from './state.js';
import { cardOf, defOf, playerOf, SEATS, type Table, tableOf } from './table.js';
import { enter, layVeiled, move, putUnder } from './zones.js';

/** A card in play as somebody sets it out; a veiled card has nothing under it. */
export interface Placed {
  readonly card: string;
  readonly exhausted: boolean;
  readonly veiled: boolean;
  readonly attached: readonly string[];
  readonly charges: readonly string[];
}

/** One side of a table that is set out by hand; decks top first, without the bastion, which lies under them. */
export interface Side {
  readonly bastion: string;
  readonly spares: readonly string[];
  readonly mindCard: string;
  readonly mind: number;
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly play: readonly Placed[];
  readonly arcanaDiscard: readonly string[];
  readonly dreamDiscard: readonly string[];
  readonly void: readonly string[];
}

/** A position in the main phase, before somebody's turn. */
export interface Position {
  readonly sides: readonly [Side, Side];
  readonly active: Seat;
  readonly round: number;
  readonly switches: Readonly<Record<string, string>>;
}

export function setOut(set: CardSet, position: Position, chance: Chance, tell: Tell): VoidreamState {
  const { sides, active, round, switches } = position;
  const seats = sides.map((side) => ({
    main: 'neutral',
    bastion: side.bastion,
    mind: side.mindCard,
    arcana: [...side.hand, ...side.arcanaDiscard, ...side.void.filter((slug) => isArcanum(set, slug))],
    dream: [...side.spares, ...side.deck, ...laidOut(set, side)],
  }));
  const state = layOut(set, { seats, switches, options: {} });
  const t = tableOf(set, state, chance, tell);
  state.round = round;
  state.phase = 'main';
  state.active = active;
  SEATS.forEach((seat, i) => {
    const side = sides[i];
    if (side !== undefined) layOutSide(t, seat, side);
  });
  state.stack.length = 0;
  state.stack.push(roundFrame('after-main'), { kind: 'turns', stage: 0 });
  state.waiting.length = 0;
  state.dirty = DIRTY.decks | DIRTY.numbers;
  run(t);
  return state;
}

const isArcanum = (set: CardSet, slug: string): boolean => set.bySlug.get(slug)?.kind === 'arcanum';

const laidOut = (set: CardSet, side: Side): string[] => [
  ...side.play.flatMap(({ card, attached, charges }) => [card, ...attached, ...charges]),
  ...side.dreamDiscard,
  ...side.void.filter((slug) => !isArcanum(set, slug)),
];

function layOutSide(t: Table, seat: Seat, side: Side): void {
  const player = playerOf(t, seat);
  player.mind = side.mind;
  putBastionUnder(t, seat);
  for (const placed of side.play) place(t, seat, placed);
  for (const slug of side.arcanaDiscard) move(t, take(t, player.hand, slug), 'arcana-discard');
  for (const slug of side.dreamDiscard) move(t, take(t, player.deck, slug), 'dream-discard');
  for (const slug of side.void) {
    move(t, take(t, isArcanum(t.set, slug) ? player.hand : player.deck, slug), 'void');
  }
}

function place(t: Table, seat: Seat, { card: slug, exhausted, veiled, attached, charges }: Placed): void {
  const { deck } = playerOf(t, seat);
  const card = take(t, deck, slug);
  if (veiled) layVeiled(t, card, seat);
  else enter(t, card, seat);
  card.exhausted = exhausted;
  for (const under of attached) putUnder(t, take(t, deck, under), card, seat, true);
  for (const under of charges) putUnder(t, take(t, deck, under), card, seat, false);
}

/** The last card of that name, so that the deck that is left stands as it was written. */
function take(t: Table, from: readonly number[], slug: string): Card {
  const uid = from.findLast((each) => defOf(t, cardOf(t, each)).slug === slug);
  if (uid === undefined) throw new Fault(`There is no "${slug}" to set out.`);
  return cardOf(t, uid);
}
