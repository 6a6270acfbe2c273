import {
  type Answer,
  type DecisionRequest,
  isOffered,
  type Refusal,
  refuse,
  rule,
  type Seat,
  type Trace,
} from '#kernel';
import { abilityBar, abilityCalled } from './rules/ability.js';
import { arcanumBar } from './rules/arcana.js';
import { spentActions } from './rules/loops.js';
import { cardOf, defOf, playerOf, type Table } from './table.js';

/** Why an answer is refused: the number of the rule, in words that a player can use. VD-2.10.2, VD-2.9.5, VD-4.2.5, VD-7.8.5. */

const WHY: Readonly<Record<string, string>> = {
  '2.9.5': 'the mind is spent, and an arcanum costs one',
  '2.10.2': "its value is below its player's depth",
  '4.5.14': 'its text limits it to the inside or the outside of conflicts',
  '7.1.1': 'a card forbids it',
  'H.99': 'it has been used already, and its text limits it',
  '4.2.5': 'its cost cannot be paid',
  '7.8.5': 'it would change nothing, or not all of it can be done',
  '7.16.1': 'it has been done from this very position in this phase, and would go round in a circle',
  '4.2.3': 'it is not one of the actions that are open now',
};

/** The rule that bars an action, found among the seat's own cards. */
function barOf(t: Table, seat: Seat, answer: Answer): string {
  if (spentActions(t.state).includes(answer)) return '7.16.1';
  const [word, name = ''] = answer.split(':', 2);
  if (word === 'play' || word === 'invert') {
    const held = playerOf(t, seat).hand.map((uid) => cardOf(t, uid));
    const card = held.find((one) => defOf(t, one).slug === name);
    return (card === undefined ? null : arcanumBar(t, card, seat, word === 'invert')) ?? '4.2.3';
  }
  if (word !== 'use') return '4.2.3';
  const found = abilityCalled(t, seat, name);
  return (found === null ? null : abilityBar(t, found.card, found.ability, seat)) ?? '4.2.3';
}

export function refusalOf(t: Table, asked: DecisionRequest, seat: Seat, answer: Answer): Refusal | null {
  if (seat !== asked.seat) {
    return refuse('ENGINE.NOT_ASKED', 'Another seat is asked now.', { asked: asked.seat }, rule('VD-4.2.2'));
  }
  if (isOffered(asked.offers, answer)) return null;
  if (asked.kind !== 'turn') {
    const keys = asked.offers.map(({ key }) => key);
    const says = `${JSON.stringify(answer)} is not offered for "${asked.kind}"; it may be ${keys.join(', ')}.`;
    return refuse('ENGINE.NOT_OFFERED', says, { kind: asked.kind, offered: keys }, asked.rules[0] ?? null);
  }
  const bar = barOf(t, seat, answer);
  return refuse(
    'ENGINE.NOT_LEGAL',
    `${JSON.stringify(answer)} is not legal: ${WHY[bar] ?? 'a rule forbids it'}.`,
    { rule: bar },
    rule(`VD-${bar}`),
  );
}

export function traceOf(t: Table, asked: DecisionRequest | null, seat: Seat, answer: Answer): readonly Trace[] {
  if (asked === null) return [{ rule: rule('VD-5.1.1'), held: false, facts: {}, open: true }];
  const refusal = refusalOf(t, asked, seat, answer);
  const looked: Trace[] = asked.rules.map((id) => ({
    rule: id,
    held: refusal === null,
    facts: {},
    open: true,
  }));
  const barred = refusal?.rule ?? null;
  if (refusal === null || barred === null || asked.rules.includes(barred)) return looked;
  return [...looked, { rule: barred, held: false, facts: refusal.facts, open: true }];
}
