import { type Chance, isJsonObject, type Json, type Problem, rule, type Seat, shuffle, type Tell } from '#kernel';
import { CARDS, HOUSE_DECK, isCard, type CardName } from '../cards.js';
import { type DuelState, type Player, playerOf } from '../state.js';

const DECK = rule('TG-1.1');
const DRAWING = rule('TG-1.13');
const EMPTY_DECK = rule('TG-1.8');
const SIZE = 12;
const COPIES = 3;

/** TG-1.1 */
export function deckProblems(brings: Json): readonly Problem[] {
  if (brings === null) return [];
  const deck = isJsonObject(brings) ? brings.deck : undefined;
  if (!Array.isArray(deck)) return [problem(null, 'Bring nothing, or an object with a list "deck".')];
  const names = deck as readonly Json[];
  const problems = names.flatMap((name, i): readonly Problem[] => {
    if (!isCard(name)) return [problem(i + 1, `No card has this name; there are ${Object.keys(CARDS).join(', ')}.`)];
    const copy = names.slice(0, i + 1).filter((each) => each === name).length;
    return copy > COPIES ? [problem(i + 1, `This is copy ${copy} of ${name}; ${COPIES} are the limit.`)] : [];
  });
  if (names.length === SIZE) return problems;
  return [...problems, problem(null, `A deck has ${SIZE} cards, not ${names.length}.`)];
}

const problem = (line: number | null, says: string): Problem => ({ rule: DECK, line, says });

export function newPlayer(brings: Json): Player {
  const listed = isJsonObject(brings) ? (brings.deck as readonly CardName[]) : HOUSE_DECK;
  return { hand: [], deck: [], discard: [...listed], known: 0, shuffles: 0, score: 0 };
}

/** TG-1.13; an empty deck is made anew from the discard pile first, TG-1.8. */
export function draw(state: DuelState, seat: Seat, count: number, chance: Chance, tell: Tell): void {
  const player = playerOf(state, seat);
  const drawn: CardName[] = [];
  while (drawn.length < count) {
    if (player.deck.length === 0) shuffleIn(player, seat, chance, tell);
    const top = player.deck.shift();
    if (top === undefined) break;
    player.known = Math.max(0, player.known - 1);
    drawn.push(top);
  }
  player.hand.push(...drawn);
  tell?.({
    kind: 'drew',
    rule: DRAWING,
    open: { seat, count: drawn.length },
    closed: [{ seat, data: { cards: drawn } }],
    judge: null,
  });
}

/** TG-1.8 */
export function shuffleIn(player: Player, seat: Seat, chance: Chance, tell: Tell): void {
  player.deck.push(...player.discard.splice(0));
  const draw = { purpose: `deck/${seat}`, nth: player.shuffles };
  shuffle(player.deck, chance.dice(draw.purpose, draw.nth));
  player.shuffles += 1;
  player.known = 0;
  const count = player.deck.length;
  tell?.({ kind: 'shuffled', rule: EMPTY_DECK, open: { seat, count }, closed: [], judge: { draw } });
}
