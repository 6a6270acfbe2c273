import {
  type Answer,
  type DecisionRequest,
  howToAnswer,
  isOffered,
  type JsonObject,
  type Offer,
  phrase,
  type Refusal,
  refuse,
  rule,
  type Seat,
  type Trace,
} from '#kernel';
import { evokedGrounds, type Ground, groundsOf } from './grounds.js';
import { cardOf, playerOf, type Table } from './table.js';

/** Why an answer is refused: the first rule that does not hold, in words that a player can use. VD-4.2.2, VD-4.2.3, VD-5.1.1. */

export const WHY_NOT = {
  '2.2.5': '"{answer}" is not legal: no arcanum of that name is in hand.',
  '2.2.6': '"{answer}" is not legal: no arcanum of that name is in hand.',
  '2.9.5': '"{answer}" is not legal: the mind is spent, and an arcanum costs one.',
  '2.10.2': '"{answer}" is not legal: its value is below its player\'s depth.',
  '4.2.3': '"{answer}" is not legal: it is not one of the actions that are open now.',
  '4.2.4': '"{answer}" is not legal: no card of that name has such an ability in force.',
  '4.2.5': '"{answer}" is not legal: its cost cannot be paid.',
  '4.2.13': '"{answer}" is not legal: the mind is spent, and unveiling costs one.',
  '4.2.14': '"{answer}" is not legal: there are too few arcana in hand to pay for it.',
  '4.5.14': '"{answer}" is not legal: its text limits it to the inside or the outside of conflicts.',
  '6.6.1': '"{answer}" is not legal: too few arcana lie in the Void for a Dormant card.',
  '6.12.1': '"{answer}" is not legal: there are too few ready entities for its Hierarchy.',
  '6.17.1': '"{answer}" is not legal: there are too few veiled cards for a Shadowborne card.',
  '6.24.1': '"{answer}" is not legal: no veiled card of that name is in play.',
  '6.28.1': '"{answer}" is not legal: there are too few offerings for its Worship.',
  '7.1.1': '"{answer}" is not legal: a card forbids it.',
  '7.8.5': '"{answer}" is not legal: it would change nothing, or not all of it can be done.',
  '7.16.1':
    '"{answer}" is not legal: it has been done from this very position in this phase, and would go round in a circle.',
  'H.6': '"{answer}" is not legal: another construct is there.',
  'H.68': '"{answer}" is not legal: nothing is there that it could be attached to.',
  'H.99': '"{answer}" is not legal: it has been used already, and its text limits it.',
  other: '"{answer}" is not legal: a rule forbids it.',
} as const;

const isNamed = (bar: string): bar is keyof typeof WHY_NOT => Object.hasOwn(WHY_NOT, bar);

export function refusalOf(t: Table, asked: DecisionRequest, seat: Seat, answer: Answer): Refusal | null {
  if (seat !== asked.seat) {
    return refuse('ENGINE.NOT_ASKED', phrase('Another seat is asked now.'), { asked: asked.seat }, rule('VD-4.2.2'));
  }
  if (isOffered(asked.offers, answer)) return null;
  const keys = asked.offers.map(({ key }) => key);
  const ground = lookedAt(t, asked, answer).find(({ held }) => !held);
  if (asked.kind !== 'turn') {
    const says = phrase('"{answer}" is not offered for "{kind}"; it may be {offered}.', {
      answer,
      kind: asked.kind,
      offered: keys.join(', '),
    });
    const meant = offerMeant(asked, answer) ?? (asked.offers.length === 1 ? asked.offers[0] : undefined);
    const how = meant === undefined ? [] : howToAnswer(meant);
    const facts = { kind: asked.kind, offered: keys };
    return refuse(
      'ENGINE.NOT_OFFERED',
      [...says, ...how],
      facts,
      ground === undefined ? null : rule(`VD-${ground.rule}`),
    );
  }
  const bar = ground?.rule ?? '4.2.3';
  const says = [{ text: WHY_NOT[isNamed(bar) ? bar : 'other'], facts: { answer } }];
  return refuse('ENGINE.NOT_LEGAL', says, { rule: bar }, rule(`VD-${bar}`));
}

/** Every rule that was looked at, with what it found. */
export function traceOf(t: Table, asked: DecisionRequest | null, seat: Seat, answer: Answer): readonly Trace[] {
  if (asked === null) return [{ rule: rule('VD-5.1.1'), held: false, facts: { over: true }, open: true }];
  const isAsked = seat === asked.seat;
  const turn: Trace = { rule: rule('VD-4.2.2'), held: isAsked, facts: { asked: asked.seat }, open: true };
  if (!isAsked) return [turn];
  const looked = lookedAt(t, asked, answer).map(({ rule: id, ...line }) => ({ rule: rule(`VD-${id}`), ...line }));
  return [turn, ...looked];
}

/** At least one does not hold where the answer is not offered, and all do where it is. */
function lookedAt(t: Table, asked: DecisionRequest, answer: Answer): readonly Ground[] {
  const fits = isOffered(asked.offers, answer);
  const grounds = groundsFor(t, asked, answer);
  if (fits || grounds.some(({ held }) => !held)) return grounds;
  return [...grounds, { ...situationOf(t, asked), held: false }];
}

function groundsFor(t: Table, asked: DecisionRequest, answer: Answer): readonly Ground[] {
  const here = situationOf(t, asked);
  if (asked.kind === 'turn') return [here, ...groundsOf(t, asked.seat, answer)];
  if (asked.kind === 'evoke' && answer === 'play') {
    const top = playerOf(t, asked.seat).deck[0];
    return top === undefined ? [here] : [here, ...evokedGrounds(t, asked.seat, cardOf(t, top))];
  }
  const meant = offerMeant(asked, answer);
  const held = isOffered(asked.offers, answer);
  const facts = meant === undefined ? { offered: asked.offers.map(({ key }) => key) } : boundsOf(meant);
  const [first, ...others] = asked.rules.map((id) => id.replace('VD-', ''));
  if (first === undefined) return [here];
  const lines = [{ rule: first, held, facts, open: true }];
  return [here, ...lines, ...(held ? others.map((id) => ({ rule: id, held, facts: {}, open: true })) : [])];
}

const offerMeant = ({ offers }: DecisionRequest, answer: Answer): Offer | undefined =>
  offers.find(({ key }) => answer === key || answer.startsWith(`${key}:`));

/** What is asked, and where in the game that is. */
const situationOf = ({ state }: Table, { kind, rules }: DecisionRequest): Ground => ({
  rule: rules[0]?.replace('VD-', '') ?? '4.2.3',
  held: true,
  facts: {
    asked: kind,
    phase: state.phase,
    round: state.round,
    conflict: state.conflict === null ? null : { type: state.conflict.type, stage: state.conflict.stage },
  },
  open: true,
});

function boundsOf(offer: Offer): JsonObject {
  switch (offer.form) {
    case 'one':
      return { form: offer.form, key: offer.key };
    case 'number':
      return { form: offer.form, key: offer.key, min: offer.min, max: offer.max };
    case 'some':
      return { form: offer.form, key: offer.key, of: offer.of, min: offer.min, max: offer.max };
    case 'order':
      return { form: offer.form, key: offer.key, of: offer.of };
    case 'split':
      return {
        form: offer.form,
        key: offer.key,
        total: offer.total,
        among: offer.among.map((share) => ({ ...share })),
      };
  }
}
