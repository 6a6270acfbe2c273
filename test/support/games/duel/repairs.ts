import { type Answer, type Chance, Fault, isOffered, type Offer, rule, seat, type Tell } from '#kernel';
import { draw, shuffleIn } from './rules/deck.js';
import { isOver } from './rules/end.js';
import { type DuelState, playerOf } from './state.js';

const TRICK = rule('TG-1.6');

/** A judge may set a score, or give a player a fresh hand while that player is not looking at cards. */
export function repairs(state: DuelState): readonly Offer[] {
  if (isOver(state)) return [];
  return state.players.flatMap((player, owner): readonly Offer[] => {
    const looks = state.stack.some((frame) => frame.do === 'arrange' && frame.seat === owner);
    const score: Offer = { form: 'number', key: `score.${owner}`, about: {}, min: 0, max: state.goal - 1 };
    const redraw: Offer = { form: 'one', key: `redraw.${owner}`, about: { cards: player.hand.length } };
    return looks ? [score] : [score, redraw];
  });
}

export function repair(state: DuelState, answer: Answer, chance: Chance, tell: Tell): void {
  if (!isOffered(repairs(state), answer)) throw new Fault(`This is no repair here: ${answer}`);
  const [, kind, place, value] = /^(score|redraw)\.([01])(?::(\d+))?$/.exec(answer) ?? [];
  const owner = seat(Number(place));
  const player = playerOf(state, owner);
  if (kind === 'score') {
    player.score = Number(value);
    tell?.({ kind: 'scored', rule: TRICK, open: { seat: owner, score: player.score }, closed: [], judge: null });
    return;
  }
  const count = player.hand.length;
  player.deck.push(...player.hand.splice(0));
  shuffleIn(player, owner, chance, tell);
  draw(state, owner, count, chance, tell);
}
