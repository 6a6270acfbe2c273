import { slugOf } from '#cards';
import { type Chance, type Fact, type Game, Fault, seat, type Seat, type Switches, type Tell } from '#kernel';
import { type Placed, setOut, type Side } from '../position.js';
import { beginConflict } from '../rules/conflict-start.js';
import { roundFrame } from '../rules/round.js';
import { run } from '../run.js';
import type { CardSet } from '../set/compiled.js';
import { DIRTY, type VoidreamState } from '../state.js';
import { cardOf, playerOf, type Table, tableOf } from '../table.js';
import { type DecksText, type DeckText, type Name, NAMES, placedOf, type SideText, type TableText } from './layout.js';

/** Sets a scenario's table out, in any phase and in the middle of a conflict. */

const seatCalled = (name: Name): Seat => seat(NAMES.indexOf(name));

export interface Rules {
  readonly set: CardSet;
  readonly switches: Switches;
  readonly chance: Chance;
  readonly tell: Tell;
}

const slugs = (titles: readonly string[]): string[] => titles.map(slugOf);

function firstOf(set: CardSet, kind: 'bastion' | 'mind'): string {
  const found = set.cards.find((card) => card.kind === kind);
  if (found === undefined) throw new Fault(`The set "${set.title}" has no ${kind}.`);
  return found.slug;
}

function sideOf(set: CardSet, text: SideText): Side {
  return {
    bastion: text.bastion === null ? firstOf(set, 'bastion') : slugOf(text.bastion),
    spares: [],
    mindCard: text.mindCard === null ? firstOf(set, 'mind') : slugOf(text.mindCard),
    mind: text.mind,
    hand: slugs(text.hand),
    deck: slugs(text.deck),
    play: text.play.map((given): Placed => {
      const { card, exhausted, veiled, attached, charges } = placedOf(given);
      return { card: slugOf(card), exhausted, veiled, attached: slugs(attached), charges: slugs(charges) };
    }),
    arcanaDiscard: slugs(text.arcanaDiscard),
    dreamDiscard: slugs(text.dreamDiscard),
    void: slugs([...text.void, ...text.offerings]),
  };
}

export function arrange({ set, switches, chance, tell }: Rules, text: TableText): VoidreamState {
  const sides = [sideOf(set, text.you), sideOf(set, text.opponent)] as const;
  const active = seatCalled(text.active);
  const state = setOut(set, { sides, active, round: text.round, switches }, chance, null);
  if (state.outcome !== null) return state;
  const t = tableOf(set, state, chance, tell);
  for (const name of NAMES) mark(t, seatCalled(name), text[name]);
  state.faced = text.faced === null ? null : seatCalled(text.faced);
  state.firstPasser = active;
  state.lastPasser = active;
  state.waits = false;
  state.dirty = DIRTY.decks | DIRTY.numbers;
  pend(t, text);
  run(t);
  return state;
}

/** What a position can't say: who has joined, which void cards are offerings, an exhausted bastion. */
function mark(t: Table, of: Seat, text: SideText): void {
  const player = playerOf(t, of);
  cardOf(t, player.bastion).exhausted = text.exhaustedBastion;
  const offerings = text.offerings.length;
  if (offerings > 0) for (const uid of player.void.slice(-offerings)) cardOf(t, uid).offering = true;
  const onTable = text.play
    .map(placedOf)
    .filter(({ card, veiled }) => veiled || t.set.bySlug.get(slugOf(card))?.kind !== 'construct');
  onTable.forEach(({ joined }, i) => {
    const uid = player.play[i];
    if (uid !== undefined) cardOf(t, uid).joined = joined;
  });
}

/** What is to be done next in this phase. */
function pend(t: Table, { phase, conflict, active }: TableText): void {
  const { state } = t;
  state.stack.length = 0;
  switch (phase) {
    case 'beginning':
      state.round -= 1;
      state.faced ??= seatCalled(active);
      state.stack.push(roundFrame());
      return;
    case 'nightmare':
      state.stack.push(roundFrame('nightmare'));
      return;
    case 'main':
      state.stack.push(roundFrame('after-main'), { kind: 'turns', stage: 0 });
      return;
    case 'conflict':
      state.stack.push(roundFrame('after-main'), { kind: 'turns', stage: 0 });
      state.conflict = {
        attacker: seatCalled(conflict?.attacker ?? active),
        type: conflict?.type ?? 'dawn',
        stage: 'waiting',
        rolls: true,
        nightmare: false,
      };
      beginConflict(t);
  }
}

/** A whole game from the start. Decks stacked by hand lie as they are written, once both cuts are made. */
export function deal(
  game: Game<VoidreamState>,
  { switches, chance }: Rules,
  decks: DecksText,
  stacked: boolean,
): { readonly state: VoidreamState; readonly facts: readonly Fact[] } {
  const facts: Fact[] = [];
  const tell = (fact: Fact): void => void facts.push(fact);
  const seats = NAMES.map((name) => {
    const { main, guest, bastion, mind, arcana, dream } = decks[name];
    return {
      main: slugOf(main),
      guest: guest === null ? null : slugOf(guest),
      bastion: slugOf(bastion),
      mind: slugOf(mind),
      arcana: slugs(arcana),
      dream: slugs(stacked ? beforeCut(dream) : dream),
    };
  });
  const state = game.start({ seats, switches, options: {} }, chance, tell);
  while (stacked && state.phase === 'setup' && state.outcome === null) {
    const asked = game.requests(state)[0];
    if (asked?.kind !== 'cut') break;
    game.apply(state, asked.seat, 'cut:1', chance, tell);
  }
  return { state, facts };
}

/** The one cut that must be made puts the top card under the rest. */
const beforeCut = (dream: DeckText['dream']): DeckText['dream'] =>
  dream.length < 2 ? dream : [...dream.slice(-1), ...dream.slice(0, -1)];
