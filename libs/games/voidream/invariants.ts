import { isFromText, listsOf } from './effects.js';
import { bearersOf } from './rules/ability.js';
import { takenNow } from './rules/loops.js';
import type { CardSet } from './set/compiled.js';
import { isInForce } from './standing.js';
import { type Card, type Uid, type VoidreamState } from './state.js';
import { SEATS, tableOf } from './table.js';
import { triggersOf } from './triggers.js';

/** What must hold between any two answers: the end of part 4 of the catalogue. For tests and long runs. */
export function brokenInvariants(set: CardSet, state: VoidreamState): readonly string[] {
  return [...lostCards(state), ...wrongPlayers(set, state), ...wrongCards(state), ...textsOutOfForce(set, state)];
}

const name = ({ uid, zone }: Card): string => `card ${uid} (${zone})`;

/** Each card lies in exactly the one place that it says. */
function lostCards(state: VoidreamState): string[] {
  const places = new Map<Uid, string[]>();
  const put = (zone: string, uids: readonly Uid[]): void => {
    for (const uid of uids) places.set(uid, [...(places.get(uid) ?? []), zone]);
  };
  for (const player of state.players) {
    put('deck', player.deck);
    put('hand', player.hand);
    put('arcana-discard', player.arcanaDiscard);
    put('dream-discard', player.dreamDiscard);
    put('void', player.void);
    put('play', player.play);
    put('mind', [player.mindCard]);
    put(
      'outside',
      [player.bastion, ...player.spares].filter((uid) => state.cards[uid]?.zone === 'outside'),
    );
  }
  put('attached', state.attached);
  put('resolving', state.resolving);
  return state.cards.flatMap((card) => {
    const found = places.get(card.uid) ?? [];
    return found.length === 1 && found[0] === card.zone ? [] : [`${name(card)} lies in [${found.join(', ')}]`];
  });
}

function wrongPlayers(set: CardSet, state: VoidreamState): string[] {
  const wrong: string[] = [];
  state.players.forEach((player, seat) => {
    if (player.mind < 0 || player.mind > 4) wrong.push(`the mind of seat ${seat} is ${player.mind}`);
    const bastions = player.deck.filter((uid) => set.cards[state.cards[uid]?.def ?? -1]?.kind === 'bastion');
    if (state.phase !== 'setup' && state.outcome === null && bastions.length === 0)
      wrong.push(`seat ${seat} plays on without a bastion`);
    const isConstruct = (card: Card | undefined): boolean =>
      card?.up === true && set.cards[card.def]?.kind === 'construct';
    const among = state.switches['VD-H.6'] === 'b' ? player.deck : player.deck.slice(0, 1);
    const active = among.find((uid) => isConstruct(state.cards[uid])) ?? -1;
    if (state.phase !== 'setup' && state.dirty === 0 && state.outcome === null && player.construct !== active) {
      wrong.push(`the active construct of seat ${seat} is ${player.construct}, not ${active}`);
    }
  });
  return wrong;
}

function wrongCards(state: VoidreamState): string[] {
  /** The active player has changed in this phase; before its first turn, damage may have come with the phase (VD-H.54). */
  const isLaterTurn = state.waits && state.stack.at(-1)?.kind === 'turns' && takenNow(state) + state.passes > 0;
  return state.cards.flatMap((card) => {
    const inPlay = card.zone === 'play' || card.zone === 'attached';
    const mayJoin = state.conflict !== null && card.zone === 'play' && card.up;
    const host = state.cards[card.host];
    const faults: readonly (readonly [boolean, string])[] = [
      [inPlay && card.serial === 0, 'has no handle'],
      [!inPlay && card.zone !== 'deck' && card.serial !== 0, 'has kept its handle'],
      [(card.zone === 'attached') !== (host !== undefined), `has host ${card.host}`],
      [host !== undefined && host.zone !== 'play', 'lies under a card that is no host'],
      [card.joined && !mayJoin, 'participates'],
      [card.damage < 0 || (isLaterTurn && card.damage !== 0), `has ${card.damage} damage`],
    ];
    return faults.flatMap(([isWrong, says]) => (isWrong ? [`${name(card)} ${says}`] : []));
  });
}

/** A text that works in play does so only where it is in force: not face down, buried, a copy, or gone (VD-7.6.2, VD-6.3.2, VD-2.7.4, VD-H.67). */
function textsOutOfForce(set: CardSet, state: VoidreamState): string[] {
  const t = tableOf(set, state);
  const able = SEATS.flatMap((seat) => bearersOf(t, seat)).filter(({ abilities }) =>
    abilities.some(({ from }) => from === 'play'),
  );
  const effects = listsOf(state.effects).flat();
  const idle = state.cards.filter((card) => card.zone !== 'outside' && !isInForce(t, card));
  return idle.flatMap((card) => {
    const faults: readonly (readonly [boolean, string])[] = [
      [able.some((bearer) => bearer.card === card), 'has an ability'],
      [triggersOf(t, card).some(({ from }) => from === 'play'), 'has a trigger'],
      [effects.some((effect) => isFromText(effect, card)), 'has an effect'],
    ];
    return faults.flatMap(([isWrong, says]) => (isWrong ? [`${name(card)} is not in force and ${says}`] : []));
  });
}
