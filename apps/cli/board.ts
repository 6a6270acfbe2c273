import { isAsked, QUESTIONS } from '#games/voidream';
import type { DecisionRequest, JsonObject, Offer } from '#kernel';
import { offerText } from '#scenario';
import { wrapped } from './wrapped.js';

/** A table as people read it, from what a viewer may see. */

interface SeenCard {
  readonly id: string;
  readonly card: string | null;
  readonly value: number;
  readonly sort: string;
  readonly exhausted: boolean;
  readonly joined: boolean;
  readonly damage?: number;
  readonly stability?: number;
  readonly dawn?: number;
  readonly dusk?: number;
  readonly keywords?: Readonly<Record<string, number>>;
  readonly textless?: boolean;
  /** Subtypes and factions that are not printed on it. */
  readonly also?: readonly string[];
  readonly attachments: readonly SeenCard[];
}
interface SeenPlayer {
  readonly mind: { readonly card: string; readonly at: number };
  readonly bastion: SeenCard;
  readonly construct: SeenCard | null;
  readonly hand: {
    readonly count: number;
    readonly values: readonly number[];
    readonly cards: readonly string[] | null;
  };
  readonly deck: {
    readonly count: number;
    readonly depth: number | null;
    readonly top: string | null;
    readonly open?: string;
  };
  readonly play: readonly SeenCard[];
  readonly arcanaDiscard: readonly string[];
  readonly dreamDiscard: readonly string[];
  readonly void: readonly string[];
}
interface SeenTable {
  readonly round: number;
  readonly phase: string;
  readonly inNightmare: number | null;
  readonly conflict: {
    readonly attacker: number;
    readonly type: string | null;
    /** Engines from before they told it have none. */
    readonly scores?: readonly { readonly total: number }[] | null;
  } | null;
  readonly effects: readonly { readonly source: string; readonly until: string }[];
  readonly players: readonly SeenPlayer[];
}

export const PLAYERS = ['Player 1', 'Player 2'] as const;
const playerName = (seat: number): string => PLAYERS[seat] ?? `Player ${seat + 1}`;

/** As far in as what follows "hand" and "discard". */
const UNDER_THE_WORDS = ' '.repeat(11);

export function board(view: JsonObject, requests: readonly DecisionRequest[]): string {
  const table = view as unknown as SeenTable;
  return [
    wrapped(header(table, requests), '  '),
    ...table.players.toReversed().map((player) => wrapped(playerText(table)(player), UNDER_THE_WORDS)),
    '',
  ].join('\n');
}

function header({ round, phase, inNightmare, conflict }: SeenTable, requests: readonly DecisionRequest[]): string {
  const parts = [`Round ${round}, ${phase} phase`];
  if (conflict !== null) {
    const totals = conflict.scores?.map(({ total }) => total) ?? [];
    const score = (conflict.attacker === 0 ? totals : totals.toReversed()).join(' to ');
    parts.push(
      `${conflict.type ?? 'open'} conflict, ${playerName(conflict.attacker)} attacks${score === '' ? '' : `, ${score}`}`,
    );
  }
  if (inNightmare !== null) parts.push(`${playerName(inNightmare)} is in Nightmare`);
  if (requests.length === 0) parts.push('the game is over');
  for (const { seat, kind } of requests)
    parts.push(`${playerName(seat)} decides: ${isAsked(kind) ? QUESTIONS[kind].others : kind}`);
  return `${parts.join(' | ')}\n`;
}

const playerText =
  (table: SeenTable) =>
  (player: SeenPlayer): string => {
    const { mind, hand, deck, bastion, construct } = player;
    const depth = deck.depth === null ? '' : `, depth ${deck.depth}`;
    const onTop = deck.top ?? deck.open ?? null;
    const top = onTop === null ? '' : `, on top ${onTop}`;
    const lines = [
      `${playerName(table.players.indexOf(player)).toUpperCase()}  mind ${mind.at} (${mind.card}) | hand ${hand.count} | deck ${deck.count}${depth}${top}`,
      `  bastion  ${cardText(bastion)}`,
      ...(construct === null ? [] : [`  on top   ${cardText(construct)}`]),
      `  hand     ${hand.cards === null ? `backs ${hand.values.join(' ') || 'none'}` : piled(hand.cards)}`,
      ...player.play.map((card, i) => `  ${i === 0 ? 'in play  ' : '         '}${cardText(card)}`),
      `  discard  arcana: ${piled(player.arcanaDiscard)} | Dream: ${piled(player.dreamDiscard)} | Void: ${piled(player.void)}`,
    ];
    return `${lines.join('\n')}\n`;
  };

/** `startle x3, warm-kitchen` */
function piled(cards: readonly string[]): string {
  if (cards.length === 0) return 'none';
  const times = (name: string): number => cards.filter((card) => card === name).length;
  return [...new Set(cards)].map((name) => (times(name) === 1 ? name : `${name} x${times(name)}`)).join(', ');
}

function cardText(card: SeenCard): string {
  const { id, sort, value, attachments } = card;
  const known = card.card === null || id.startsWith(card.card) ? '' : ` = ${card.card}`;
  const kind = sort === 'entity' || sort === 'bastion' ? '' : ` (${sort})`;
  return `${id.padEnd(22)}${known}${kind} ${[`value ${value}`, ...numbers(card), ...marks(card)].join(', ')}${
    attachments.length === 0 ? '' : `; under it: ${attachments.map(({ id: under }) => under).join(', ')}`
  }`;
}

function numbers({ dawn, dusk, stability }: SeenCard): string[] {
  const shown = [
    ['dawn', dawn],
    ['stability', stability],
    ['dusk', dusk],
  ] as const;
  return shown.flatMap(([name, number]) => (number === undefined ? [] : [`${name} ${number}`]));
}

function marks({ exhausted, joined, damage = 0, keywords = {}, textless = false, also = [] }: SeenCard): string[] {
  const words = Object.entries(keywords).map(([word, n]) =>
    n === 0 ? `no longer ${word}` : n > 1 ? `${word} ${n}` : word,
  );
  return [
    ...words,
    ...(textless ? ['without its text'] : []),
    ...also.map((one) => `also ${one}`),
    ...(exhausted ? ['exhausted'] : []),
    ...(joined ? ['in the conflict'] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
  ];
}

/** What may be answered, numbered from 1; where some of several things are asked alone, these are. */
export function numbered({ offers }: DecisionRequest): string {
  const [only] = offers;
  if (offers.length > 1 || only === undefined || (only.form !== 'some' && only.form !== 'order'))
    return list(offers.map(boundsText));
  const many = only.form === 'order' ? 'all of them in order' : howMany(only);
  return `${list(only.of)}\n${wrapped(`  Choose ${many}${example(only)}, or by numbers.`, ' '.repeat(5))}`;
}

const list = (lines: readonly string[]): string =>
  lines.map((line, i) => wrapped(`${String(i + 1).padStart(3)}  ${line}`, ' '.repeat(5))).join('\n');

function howMany({ min, max }: Extract<Offer, { readonly form: 'some' }>): string {
  if (min === max) return `${max} of them`;
  return min === 0 ? `none or up to ${max} of them` : `${min} to ${max} of them`;
}

/** With an answer to go by, where they are too many to list. */
export const boundsText = (offer: Offer): string => `${offerText(offer)}${example(offer)}`;

function example(offer: Offer): string {
  switch (offer.form) {
    case 'one':
      return '';
    case 'some':
      return `, such as ${offer.key}:${offer.of.slice(0, Math.max(offer.min, Math.min(2, offer.max))).join('+')}`;
    case 'number':
      return `, such as ${offer.key}:${offer.min}`;
    case 'order':
      return `, such as ${offer.key}:${offer.of.join('>')}`;
    case 'split':
      return `, such as ${offer.key}:${shared(offer)}`;
  }
}

/** The first get as much as they may. */
function shared({ total, among }: Extract<Offer, { readonly form: 'split' }>): string {
  let left = total - among.reduce((sum, { min }) => sum + min, 0);
  const shares = among.map(({ key, min, max }) => {
    const more = Math.min(left, max - min);
    left -= more;
    return `${key}=${min + more}`;
  });
  return shares.join('+');
}
