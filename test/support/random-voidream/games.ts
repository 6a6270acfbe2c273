import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  botAnswer,
  brokenInvariants,
  type CardSet,
  greedyBot,
  loadSet,
  readyDecks,
  voidream,
  type VoidreamState,
} from '#games/voidream';
import { slugOf } from '#cards';
import {
  type Answer,
  anyAnswer,
  type DecisionRequest,
  type Dice,
  type Json,
  seededChance,
  type Sha256,
  utf8,
} from '#kernel';
import { recordGame, type Recording, seedFrom } from '#scenario';

export const sha256: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());

export const CARDS = 'libs/games/voidream/sets/first-light.json';

export const setFrom = (file: string): CardSet => setOf(file, readFileSync(file, 'utf8'));

export function setOf(file: string, json: string): CardSet {
  const loaded = loadSet(file, json);
  if (loaded.ok) return loaded.set;
  throw new Error(loaded.flaws.map(({ line, field, says }) => `${file}:${line} ${field}: ${says}`).join('\n'));
}

export const decksFor = (set: CardSet): Readonly<Record<string, Json>> =>
  Object.fromEntries(readyDecks(set).map(({ name, deck }) => [slugOf(name), { ...deck }]));

type Choose = (request: DecisionRequest, state: VoidreamState, dice: Dice) => Answer;

/** Passes seldom, so that more happens than in games of plain chance. */
const eager: Choose = ({ offers }, _, dice) => {
  const deeds = offers.filter(({ key }) => key !== 'pass');
  return anyAnswer(deeds.length === 0 || dice.below(5) === 0 ? offers : deeds, dice);
};
const plain: Choose = ({ offers }, _, dice) => anyAnswer(offers, dice);
/** Knows what it does, and so comes to where chance does not. */
const greedy = (set: CardSet): Choose => {
  const game = voidream(set);
  return ({ seat }, state, dice) => botAnswer({ game, set }, greedyBot, state, seat, dice);
};

export interface Wish {
  readonly set: CardSet;
  readonly decks: readonly Json[];
  readonly switches: Readonly<Record<string, string>>;
  readonly about: string;
  readonly player: 'plain' | 'eager' | 'greedy';
  /** Whether the invariants are looked at after each answer. */
  readonly checked: boolean;
}

/** The same wish gives the same game. */
export function randomGame({ set, decks, switches, about, player, checked }: Wish): Recording {
  const dice = seededChance(utf8(about), { game: 'choices', epoch: 0 }).dice('answers', 0);
  const choose = { plain, eager, greedy: greedy(set) }[player];
  const broken = checked ? (state: VoidreamState) => brokenInvariants(set, state) : () => [];
  return recordGame(sha256, {
    game: voidream(set),
    setup: { seats: decks, switches, options: {} },
    seed: seedFrom(about),
    about,
    choose: ([request], state) => {
      if (request === undefined) throw new RangeError('Nobody is asked.');
      return { seat: request.seat, answer: choose(request, state, dice) };
    },
    chapter: ({ round }) => round,
    broken,
  });
}
