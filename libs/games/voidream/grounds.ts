import type { Answer, JsonObject, Seat } from '#kernel';
import { isPlayerBanned } from './bans.js';
import { cardNamed } from './keys.js';
import { covers, keywordOf } from './reckon.js';
import { abilityBar, abilityCalled } from './rules/ability.js';
import { arcanumBar, arcanumFigures } from './rules/arcana.js';
import { costsOf } from './rules/costs.js';
import { extrasOf } from './rules/extra-costs.js';
import { spentActions } from './rules/loops.js';
import { arcanaInVoid, hostsFor, limitBar } from './rules/play-limits.js';
import { mindPrice, priceOf, veiledOf } from './rules/unveil.js';
import type { Ability } from './set/compiled.js';
import { type Card, KNOWS } from './state.js';
import { cardOf, defOf, playerOf, type Table } from './table.js';
import { offeringsOf } from './tallies.js';

/** One rule that was looked at: whether it held, and what it looked at. */
export interface Ground {
  readonly rule: string;
  readonly held: boolean;
  readonly facts: JsonObject;
  /** Whether the player knows the card that it looked at. */
  readonly open: boolean;
}

type Looked = readonly [rule: string, facts: () => JsonObject];

/** The rules that let an action pass, in the order in which they are looked at, up to the one that does not. */
export function groundsOf(t: Table, seat: Seat, answer: Answer): readonly Ground[] {
  const [word = '', name = ''] = answer.split(':', 2);
  const again = ground('7.16.1', !spentActions(t.state).includes(answer), { action: answer });
  if (!again.held) return [again];
  switch (word) {
    case 'pass':
      return [ground('4.2.16', true, {})];
    case 'play':
    case 'invert':
      return arcanumGrounds(t, seat, name, word === 'invert');
    case 'use':
      return abilityGrounds(t, seat, name);
    case 'unveil':
      return unveilGrounds(t, seat, name);
    default:
      return [ground('4.2.3', false, { actions: ['pass', 'play', 'invert', 'use', 'unveil'] })];
  }
}

const ground = (rule: string, held: boolean, facts: JsonObject, open = true): Ground => ({ rule, held, facts, open });

/** All up to the bar, which is the first that does not hold. */
function upTo(bar: string | null, looked: readonly Looked[], open = true): readonly Ground[] {
  const end = looked.findIndex(([rule]) => rule === bar);
  const all = end < 0 ? looked : looked.slice(0, end + 1);
  return all.map(([rule, facts]) => ground(rule, rule !== bar, facts(), open));
}

const situation = ({ state }: Table): JsonObject => ({ phase: state.phase, inConflict: state.conflict !== null });

function arcanumGrounds(t: Table, seat: Seat, name: string, inverted: boolean): readonly Ground[] {
  const held = playerOf(t, seat).hand.map((uid) => cardOf(t, uid));
  const card = held.find((one) => defOf(t, one).slug === name);
  const inHand = ground(inverted ? '2.2.6' : '2.2.5', card !== undefined, { card: name, inHand: card !== undefined });
  if (card === undefined) return [inHand];
  const { mind, needed, value, depth } = arcanumFigures(t, card, seat);
  const banned = (): boolean =>
    isPlayerBanned(t, 'play-arcana', seat, card) || (inverted && isPlayerBanned(t, 'invert-arcana', seat, card));
  return [
    inHand,
    ...upTo(arcanumBar(t, card, seat, inverted), [
      ['2.9.5', () => ({ mind, needed })],
      ['4.5.14', () => ({ only: defOf(t, card).only, ...situation(t) })],
      ['7.1.1', () => ({ banned: banned() })],
      ['2.10.2', () => ({ value, depth })],
    ]),
  ];
}

function abilityGrounds(t: Table, seat: Seat, name: string): readonly Ground[] {
  const found = abilityCalled(t, seat, name);
  const isOwn = ground('4.2.4', found !== null, { ability: name, found: found !== null });
  if (found === null) return [isOwn];
  const { card, ability } = found;
  return [isOwn, ...upTo(abilityBar(t, card, ability, seat), abilityLooked(t, seat, card, ability))];
}

const abilityLooked = (t: Table, seat: Seat, card: Card, ability: Ability): readonly Looked[] => [
  ['4.5.14', () => ({ only: ability.only, ...situation(t) })],
  ['H.99', () => ({ often: ability.program.often })],
  ['7.1.1', () => ({ banned: isPlayerBanned(t, 'activate', seat, card) })],
  ['4.2.5', () => ({ costs: costsOf(t, card, ability, seat) })],
  ['7.8.5', () => ({ ability: defOf(t, card).slug })],
];

function unveilGrounds(t: Table, seat: Seat, name: string): readonly Ground[] {
  const card = cardNamed(t, veiledOf(t, seat), name);
  const isVeiled = ground('6.24.1', card !== null, { card: name, veiled: card !== null });
  if (card === null) return [isVeiled];
  const { mind, hand } = playerOf(t, seat);
  const needed = mindPrice(t, seat, [card.uid]);
  const price = priceOf(t, card);
  const isBanned = isPlayerBanned(t, 'unveil', seat, card);
  const bar = mind < needed ? '4.2.13' : hand.length < price ? '4.2.14' : isBanned ? '7.1.1' : playBar(t, seat, card);
  const isKnown = (card.knows & KNOWS.front[seat === 0 ? 0 : 1]) !== 0;
  return [
    isVeiled,
    ...upTo(
      bar,
      [
        ['4.2.13', () => ({ mind, needed })],
        ['4.2.14', () => ({ hand: hand.length, needed: price })],
        ['7.1.1', () => ({ banned: isBanned })],
        ...playLooked(t, seat, card),
      ],
      isKnown,
    ),
  ];
}

/** The first limit or extra cost that keeps a Dream card from being played. */
const playBar = (t: Table, seat: Seat, card: Card): string | null =>
  limitBar(t, card, seat) ??
  extrasOf(t, seat, [card.uid]).find(({ needed, available }) => available < needed)?.rule ??
  null;

const playLooked = (t: Table, seat: Seat, card: Card): readonly Looked[] => [
  ['4.5.14', () => ({ only: defOf(t, card).only, ...situation(t) })],
  ['6.6.1', () => ({ needed: keywordOf(t, card, 'dormant'), arcanaInVoid: arcanaInVoid(t, seat) })],
  ['6.28.1', () => ({ needed: keywordOf(t, card, 'worship'), offerings: offeringsOf(t, seat, covers) })],
  ['H.6', () => ({ construct: playerOf(t, seat).construct >= 0 })],
  ['H.68', () => ({ hosts: defOf(t, card).hosts === null ? null : hostsFor(t, card, seat).length })],
  ...extrasOf(t, seat, [card.uid]).map(({ rule, needed, available }): Looked => [rule, () => ({ needed, available })]),
];

/** Whether the card that is evoked could be played: limits and extra costs. */
export function evokedGrounds(t: Table, seat: Seat, card: Card): readonly Ground[] {
  const isBanned = isPlayerBanned(t, 'play-cards', seat, card);
  return upTo(isBanned ? '7.1.1' : playBar(t, seat, card), [
    ['7.1.1', () => ({ banned: isBanned })],
    ...playLooked(t, seat, card),
  ]);
}
