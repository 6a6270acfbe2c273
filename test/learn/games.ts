import {
  type Bot,
  botAnswer,
  greedyBot,
  loadSet,
  noteSide,
  readyDecks,
  tableOf,
  voidream,
  type VoidreamState,
} from '#games/voidream';
import { anyAnswer, type Dice, seat, seededChance, utf8 } from '#kernel';
import { readFileSync } from 'node:fs';

/** Games to learn from: greedy against itself, with slips and handicaps, so that there is something to see of every mistake. */

/** What one side had more of than the other, and whether it won. */
export interface Example {
  readonly game: number;
  readonly lead: ReadonlyMap<string, number>;
  readonly won: boolean;
}

const FILE = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
if (!loaded.ok) throw new Error(`${FILE} has ${loaded.flaws.length} flaws.`);
const { set } = loaded;
const game = voidream(set);
const decks = readyDecks(set).map(({ deck }) => deck);
const [P, O] = [seat(0), seat(1)];

/** Of a hundred answers so many are slips. */
const SLIPS: readonly number[] = [0, 4, 10, 20];
const MOST_ARCANA_LESS = 6;
const MOST_CARDS_LESS = 25;

/** One game, and what stood on the table at the first turn of each round. A draw teaches nothing. */
export function examplesOf(seed: string, n: number): readonly Example[] {
  const chance = seededChance(utf8(`${seed}, game ${n}`), { game: 'learn', epoch: 0 });
  const dice = chance.dice('answers', 0);
  const one = dice.below(decks.length);
  const other = (one + 1 + dice.below(decks.length - 1)) % decks.length;
  const seats = [one, other].map((i) => weakened(decks[i], dice));
  const slips = SLIPS[dice.below(SLIPS.length)] ?? 0;
  const state = game.start({ seats, switches: {}, options: {} }, chance, null);
  const leads: ReadonlyMap<string, number>[] = [];
  let round = 0;
  for (let asked = game.requests(state)[0]; asked !== undefined; asked = game.requests(state)[0]) {
    if (state.phase === 'main' && state.round > round) {
      round = state.round;
      leads.push(leadOf(state));
    }
    const bot: Bot = asked.kind !== 'nightmare' && dice.below(100) < slips ? slip : greedyBot;
    game.apply(state, asked.seat, botAnswer({ game, set }, bot, state, asked.seat, dice), chance, null);
  }
  const winner = state.outcome?.winner ?? null;
  return winner === null ? [] : leads.map((lead) => ({ game: n, lead, won: winner === P }));
}

const slip: Bot = { name: 'slip', answer: ({ request }, dice) => anyAnswer(request.offers, dice) };

/** Half of the players lack arcana, half lack cards. */
function weakened(deck: (typeof decks)[number] | undefined, dice: Dice) {
  if (deck === undefined) return null;
  const less = <T>(cards: readonly T[], most: number): readonly T[] => {
    const left = [...cards];
    for (let n = dice.below(2) * dice.below(most + 1); n > 0; n--) left.splice(dice.below(left.length), 1);
    return left;
  };
  return { ...deck, arcana: less(deck.arcana, MOST_ARCANA_LESS), dream: less(deck.dream, MOST_CARDS_LESS) };
}

function leadOf(state: VoidreamState): ReadonlyMap<string, number> {
  const t = tableOf(set, state);
  const lead = new Map<string, number>();
  for (const [side, sign] of [
    [P, 1],
    [O, -1],
  ] as const) {
    noteSide(t, side, (feature, times = 1) => lead.set(feature, (lead.get(feature) ?? 0) + sign * times));
  }
  return new Map([...lead].filter(([, n]) => n !== 0));
}
