import { isFromText, listsOf } from './effects.js';
import { bearersOf } from './rules/ability.js';
import { depthOf } from './reckon.js';
import { takenNow } from './rules/loops.js';
import type { CardSet } from './set/compiled.js';
import { isWorn } from './rules/settle.js';
import { isInForce, isTextless } from './standing.js';
import { type Card, type Uid, type VoidreamState } from './state.js';
import { cardOf, defOf, playerOf, SEATS, tableOf } from './table.js';
import { hearsIn } from './zones.js';

/** What must hold between any two answers: the end of part 4 of the catalogue. For tests and long runs. */
export function brokenInvariants(set: CardSet, state: VoidreamState): readonly string[] {
  return [
    ...lostCards(state),
    ...wrongPlayers(set, state),
    ...wrongCards(state),
    ...textsAmiss(set, state),
    ...unsettled(set, state),
  ];
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
    const last = player.deck.slice(player.deck.length - bastions.length);
    if (state.switches['VD-H.33'] === 'c' && bastions.some((uid) => !last.includes(uid)))
      wrong.push(`the bastion of seat ${seat} is not the last card`);
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

/** A text works exactly where it is in force: not face down, buried, a copy, or gone (VD-7.6.2, VD-6.3.2, VD-2.7.4, VD-H.67). */
function textsAmiss(set: CardSet, state: VoidreamState): string[] {
  const t = tableOf(set, state);
  const able = SEATS.flatMap((seat) => bearersOf(t, seat)).filter(({ abilities }) =>
    abilities.some(({ from }) => from === 'play'),
  );
  const heard = [...state.listeners.values()].flat();
  const effects = listsOf(state.effects).flat();
  return state.cards.flatMap((card) => {
    const { triggers, statics, kind } = defOf(t, card);
    const isOn = isInForce(t, card) && !isTextless(t, card);
    const position = kind === 'mind' ? playerOf(t, card.owner).mind : -1;
    const hears = triggers.filter(
      (one) =>
        one.position === position && (one.from === 'play' ? isOn : one.from === card.zone && hearsIn(t, card.zone)),
    );
    const gives = isOn ? statics.filter((one) => one.position === position) : [];
    const found = heard.filter((packed) => Math.floor(packed / set.triggerRoom) === card.uid);
    const given = effects.filter((effect) => isFromText(effect, card));
    const faults: readonly (readonly [boolean, string])[] = [
      [!isOn && able.some((bearer) => bearer.card === card), 'has an ability out of force'],
      [
        !isEach(
          found,
          hears.map(({ index }) => card.uid * set.triggerRoom + index),
        ),
        'hears what it should not, or the reverse',
      ],
      [
        !isEach(
          given.map(({ grant }) => grant),
          gives.map(({ index }) => index),
        ),
        'gives what it should not, or the reverse',
      ],
    ];
    return faults.flatMap(([isWrong, says]) => (isWrong ? [`${name(card)} ${says}`] : []));
  });
}

const isEach = (found: readonly number[], wanted: readonly number[]): boolean =>
  found.length === wanted.length && wanted.every((one) => found.includes(one));

/** Before an action nothing is pending: all that was heard has been done, and what follows from the numbers has come (part 4). */
function unsettled(set: CardSet, state: VoidreamState): string[] {
  if (state.stack.at(-1)?.kind !== 'turns' || !state.waits || state.outcome !== null) return [];
  const t = tableOf(set, state);
  const depths = SEATS.map((seat) => depthOf(t, seat));
  const faults: readonly (readonly [boolean, string])[] = [
    [state.waiting.length > 0, `${state.waiting.length} triggers wait in a turn`],
    [(state.conflict?.stage === 'acting') !== (state.phase === 'conflict'), 'a conflict waits in a turn'],
    [
      depths.some((depth, seat) => depth !== state.depths[seat]),
      `the depths are ${depths.join(' and ')}, not ${state.depths.join(' and ')}`,
    ],
  ];
  const worn = SEATS.flatMap((seat) => playerOf(t, seat).play.map((uid) => cardOf(t, uid))).filter((card) =>
    isWorn(t, card),
  );
  return [
    ...faults.flatMap(([isWrong, says]) => (isWrong ? [says] : [])),
    ...worn.map((card) => `${name(card)} is worn`),
  ];
}
