import { type Answer, type DecisionRequest, Fault, type Offer, rule, type Seat, type Tell } from '#kernel';
import { CARDS, type CardName, isCard } from '../cards.js';
import { type DuelState, other, playerOf } from '../state.js';

const STANCE = rule('TG-1.3');
const LEAD = rule('TG-1.4');
const FOLLOW = rule('TG-1.5');
const TRICK = rule('TG-1.6');

/** TG-1.3 */
export function stanceRequest({ leader }: DuelState): DecisionRequest {
  return {
    seat: leader,
    kind: 'stance',
    rules: [STANCE],
    offers: ['stance:high', 'stance:low'].map((key) => ({ form: 'one', key, about: {} })),
    hidden: true,
    told: { kind: 'stance' },
  };
}

export function takeStance(state: DuelState, answer: Answer, tell: Tell): void {
  const stance = answer === 'stance:high' ? 'high' : 'low';
  state.trick.stance = stance;
  const seat = state.leader;
  tell?.({ kind: 'took-stance', rule: STANCE, open: { seat }, closed: [{ seat, data: { stance } }], judge: null });
}

/** TG-1.4 */
export const leadRequest = (state: DuelState): DecisionRequest => playRequest(state, state.leader, 'lead');

/** TG-1.5 */
export const followRequest = (state: DuelState): DecisionRequest => playRequest(state, other(state.leader), 'follow');

function playRequest(state: DuelState, seat: Seat, kind: 'lead' | 'follow'): DecisionRequest {
  const names = new Set(playerOf(state, seat).hand);
  const offers = [...names].sort().map((card): Offer => ({ form: 'one', key: `${kind}:${card}`, about: { card } }));
  return { seat, kind, rules: [kind === 'lead' ? LEAD : FOLLOW], offers, hidden: false, told: { kind } };
}

export function play(state: DuelState, kind: 'lead' | 'follow', answer: Answer, tell: Tell): void {
  const seat = kind === 'lead' ? state.leader : other(state.leader);
  const card = answer.slice(kind.length + 1);
  if (!isCard(card)) throw new Fault(`${card} is no card.`);
  const { hand } = playerOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  state.trick[kind] = card;
  tell?.({ kind: 'played', rule: kind === 'lead' ? LEAD : FOLLOW, open: { seat, card }, closed: [], judge: null });
}

export interface Won {
  readonly seat: Seat;
  readonly card: CardName;
}

/** TG-1.6; null when nobody won. */
export function score(state: DuelState, tell: Tell): Won | null {
  const { stance, lead, follow } = state.trick;
  if (stance === null || lead === null || follow === null) throw new Fault('A trick is scored before it is complete.');
  const difference = (CARDS[lead].value - CARDS[follow].value) * (stance === 'high' ? 1 : -1);
  const leads = difference === 0 ? state.tie === 'leader' : difference > 0;
  const seat = leads ? state.leader : difference === 0 ? null : other(state.leader);
  tell?.({ kind: 'trick', rule: TRICK, open: { seat: state.leader, stance, winner: seat }, closed: [], judge: null });
  playerOf(state, state.leader).discard.push(lead);
  playerOf(state, other(state.leader)).discard.push(follow);
  state.trick = { stance: null, lead: null, follow: null };
  state.tricks += 1;
  if (seat === null) return null;
  playerOf(state, seat).score += 1;
  return { seat, card: leads ? lead : follow };
}
