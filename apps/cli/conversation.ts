import { writeFileSync } from 'node:fs';
import { didYouMean } from '#cards';
import { isAsked, type Practice, QUESTIONS, takesPartAnyway } from '#games/voidream';
import { type DecisionRequest, factFor, type Offer, type Seat } from '#kernel';
import { printRecording } from '#scenario';
import { board, boundsText, numbered } from './board.js';
import { cardCalled, cardLines } from './cards.js';
import { nodeSha256 as sha256 } from '#node';
import { wholeNumber } from './numbers.js';
import { sentenceOf, toldText } from './told.js';
import { tracedText } from './traced.js';

/** What a person at a terminal types, and what comes back. */

const HELP = `A number or an answer as it is spelled plays it; within bounds, as in cut:1-38,
what you choose is enough: 12; of several, 1+3 or none. Besides:
  why ANSWER   why an answer, or a number, is legal or refused, and by which rule
  why CARD     the text of a card
  undo [PLY]   back to your last decision, or to a ply
  board        the table once more
  save FILE    keep the game so far; dreamledger replay and verify read it
  quit         leave`;

const COMMANDS = ['why', 'undo', 'board', 'save', 'help', 'quit'];

/** What is shown, and whether the person is done with it. */
export interface Reply {
  readonly says: string;
  readonly over: boolean;
}
const reply = (says: string): Reply => ({ says, over: false });

/** The table and what may be answered, as this seat sees it; `you` is null for who plays both seats. */
export function situation(practice: Practice, seat: Seat, you: Seat | null = seat): string {
  const { game, state, asked } = practice;
  const table = board(game.view(state, { as: 'seat', seat }), game.requests(state));
  if (asked === null) return `${table}\n${endText(practice, you)}`;
  const asks = isAsked(asked.kind) ? QUESTIONS[asked.kind].asks : asked.kind;
  const along = takesPartAnyway(asked.told);
  const besides = along.length === 0 ? '' : ` In any case: ${along.join(', ')}.`;
  return `Ply ${practice.ply}\n${table}${asks}${besides} (${asked.rules.join(', ')})\n${numbered(asked)}`;
}

function endText({ game, set, state }: Practice, you: Seat | null): string {
  const result = game.result(state);
  if (result === null) return '';
  const { places, reason, rule } = result;
  const winner = new Set(places).size === 1 ? null : places.indexOf(1);
  const says = sentenceOf(set, { kind: 'ended', data: { winner, reason } }, you);
  return `${says} (${reason}, ${String(rule)})\nThe game is over: undo, save FILE or quit.`;
}

/** What an answer brought about, as this seat sees it; null where there is nothing to see. */
export function happened({ facts, set }: Practice, seat: Seat, you: Seat | null = seat): string | null {
  const seen = facts.flatMap((fact) => factFor({ as: 'seat', seat }, fact) ?? []);
  return seen.length === 0 ? null : toldText(set, seen, you);
}

export function respond(practice: Practice, seat: Seat, line: string): Reply {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const about = rest.join(' ');
  switch (word.toLowerCase()) {
    case '':
    case 'help':
      return reply(HELP);
    case 'quit':
      return { says: 'Bye.', over: true };
    case 'board':
      return reply(situation(practice, seat));
    case 'why':
      return reply(why(practice, about));
    case 'undo':
      return reply(undo(practice, seat, about));
    case 'save':
      return reply(save(practice, about));
    default:
      return reply(play(practice, word, line.trim()));
  }
}

function play(practice: Practice, typed: string, line: string): string {
  const { asked } = practice;
  if (asked === null) return 'The game is over: undo, save FILE or quit.';
  const alone = typed.includes(':') ? null : aloneWithinBounds(asked);
  // What stands before the colon need not be typed: "12" for "cut:12".
  if (alone !== null && practice.answer(`${alone.key}:${chosenIn(alone, line)}`) === null) return '';
  const offer = alone ?? numberedIn(asked, typed);
  if (offer === undefined && isNumber(typed)) return noSuchNumber(asked, typed);
  if (offer !== undefined && offer.form !== 'one') return bounds(offer);
  const refusal = practice.answer(offer?.key ?? typed);
  if (refusal === null) return '';
  const hint = didYouMean(typed, [...COMMANDS, ...asked.offers.map(({ key }) => key)]);
  return `${refusal.rule ?? ''} ${refusal.says}${hint} (help tells more)`.trimStart();
}

const numberedIn = ({ offers }: DecisionRequest, typed: string): Offer | undefined =>
  isNumber(typed) ? offers[Number(typed) - 1] : undefined;

const isNumber = (typed: string): boolean => /^\d+$/.test(typed);

const noSuchNumber = ({ offers: { length } }: DecisionRequest, typed: string): string =>
  `There is no answer ${typed}: ${length === 1 ? 'there is only 1' : `they go from 1 to ${length}`}. (help tells more)`;

const bounds = (offer: Offer): string => `Choose within these bounds: ${boundsText(offer)}`;

/** The offer, where one thing alone is asked and its answers are too many to list. */
function aloneWithinBounds({ offers }: DecisionRequest): Offer | null {
  const [only] = offers;
  return only !== undefined && offers.length === 1 && only.form !== 'one' ? only : null;
}

/** By their numbers, "1+2" or "1 2", or "none"; else as it was typed. */
function chosenIn(offer: Offer, typed: string): string {
  if (offer.form !== 'some' && offer.form !== 'order') return typed;
  if (typed.toLowerCase() === 'none') return '';
  const numbers = typed.split(/[\s,+>]+/);
  if (!numbers.every((number) => isNumber(number) && offer.of[Number(number) - 1] !== undefined)) return typed;
  const inOrder = offer.form === 'order' ? numbers : numbers.sort((a, b) => Number(a) - Number(b));
  return inOrder.map((number) => offer.of[Number(number) - 1]).join(offer.form === 'order' ? '>' : '+');
}

/** An answer, or the number of one, is judged; anything else is taken for a card. */
function why(practice: Practice, typed: string): string {
  if (typed === '') return 'Why what? Name an answer or a card: why play:waking-call.';
  const { asked, set } = practice;
  if (asked !== null && isNumber(typed)) {
    const offer = numberedIn(asked, typed);
    if (offer === undefined) return noSuchNumber(asked, typed);
    return offer.form === 'one' ? whyAnswer(practice, asked.seat, offer.key) : bounds(offer);
  }
  if (asked !== null && (typed.includes(':') || typed === 'pass')) return whyAnswer(practice, asked.seat, typed);
  const card = cardCalled(set, typed);
  return 'says' in card ? card.says : cardLines(card.card).join('\n');
}

/** How it is judged, and the text of its card. */
function whyAnswer(practice: Practice, seat: Seat, answer: string): string {
  const card = cardCalled(practice.set, answer.slice(answer.indexOf(':') + 1));
  const text = 'card' in card ? cardLines(card.card) : [];
  return [...judged(practice, seat, answer), ...text].join('\n');
}

function judged({ game, state }: Practice, seat: Seat, about: string): readonly string[] {
  const refusal = game.check(state, seat, about);
  const open = game.trace(state, seat, about).filter((looked) => looked.open);
  const says = refusal === null ? `"${about}" is legal.` : `${refusal.rule ?? ''} ${refusal.says}`;
  return [says, ...tracedText(game.rulings, open)];
}

function undo(practice: Practice, seat: Seat, about: string): string {
  const ply = about === '' ? practice.lastOf(seat) : wholeNumber(about);
  if (about === '' && ply === null) return 'You have not decided anything yet.';
  const { first } = practice;
  if (ply === null || ply < first || ply > practice.ply)
    return `"${about}" is no ply: there are ${first} to ${practice.ply}.`;
  practice.undo(ply);
  return `Back at ply ${ply}.`;
}

function save(practice: Practice, file: string): string {
  if (file === '') return 'Save where? Name a file: save my-game.json';
  const recording = practice.recording('played at a terminal', sha256);
  if (recording === null)
    return 'A game out of a match draws from a seed of several hands, and is not written down as a recorded game.';
  try {
    writeFileSync(file, printRecording(recording));
    return `Saved ${practice.ply} answers in ${file}.`;
  } catch (cause) {
    return `${file} can't be written: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}
