/** Whole matches of any game, played by chance in memory: their events, as the log would hold them. */
import {
  type ActorId,
  actorId,
  anyAnswer,
  type DecisionRequest,
  type Dice,
  type Json,
  millis,
  type Moment,
} from '#kernel';
import {
  type CreateMatch,
  type GameRegistry,
  gameRegistry,
  host,
  type MatchCommand,
  matchDecider,
  type MatchState,
  type ToldEvent,
} from '#match';
import { voidream } from '#games/voidream';
import { bazaar, duel, wayfarer } from '#test/games';
import { choicesOf, CREATE, STREAM } from '#test/match-story';
import { CARDS, decksFor, setFrom } from '#test/random-voidream';

const SET = setFrom(CARDS);
const DECKS = Object.values(decksFor(SET));

export const ALL_GAMES: GameRegistry = gameRegistry([host(duel), host(bazaar), host(wayfarer), host(voidream(SET))]);

interface Terms extends Partial<CreateMatch> {
  readonly game: string;
  readonly seats: number;
}

export const TERMS: readonly Terms[] = [
  { game: 'duel', seats: 2, bestOf: 3, drawsAllowed: true },
  { game: 'bazaar', seats: 3 },
  { game: 'wayfarer', seats: 1 },
  { game: 'voidream', seats: 2, clock: { is: 'total', ms: 2_700_000, incrementMs: 15_000 } },
];

export interface Played {
  readonly state: MatchState;
  /** Fresh copies, so that a state that was made of them shares nothing with the next. */
  readonly story: () => readonly ToldEvent[];
}

/** Called after each event with the state it led to, which goes on changing. */
export type Watch = (state: MatchState, told: ToldEvent) => void;

/** A match by these dice, of at most so many answers; some offer draws, some leave. */
export function played(terms: Terms, seed: string, most = 400, watch: Watch = () => undefined): Played {
  const rules = matchDecider(ALL_GAMES);
  const dice = choicesOf(seed);
  const told: ToldEvent[] = [];
  let state = rules.initial(STREAM);
  const say = (actor: ActorId, command: MatchCommand): boolean => {
    const moment: Moment = { actor, at: millis(1_800_000_000_000 + told.length * 700), seq: told.length + 1 };
    const decision = rules.decide(state, command, moment);
    if (!decision.ok) return false;
    for (let events = decision.events; events.length > 0; events = rules.settle(state, moment)) {
      for (const event of events) {
        const kept = structuredClone({ event, moment });
        state = rules.evolve(state, event, moment);
        told.push(kept);
        watch(state, kept);
      }
    }
    return true;
  };
  const who = (place: number): ActorId => actorId(`p${place}`);
  say(who(0), { ...CREATE, ...terms, seed: seedOf(dice) });
  for (let place = 0; place < terms.seats; place++) {
    const brings: Json = terms.game === 'voidream' ? (DECKS[dice.below(DECKS.length)] ?? null) : null;
    say(who(place), { type: 'JoinMatch', seat: place, brings });
  }
  for (let moves = 0; moves < most && state.phase === 'playing'; moves++) {
    const { play } = state;
    const asked = play.table.requests();
    const request = asked[dice.below(asked.length)] as DecisionRequest;
    if (dice.below(40) === 0) say(who(request.seat), { type: 'OfferDraw' });
    if (dice.below(200) === 0) say(who(request.seat), { type: 'Resign' });
    else {
      const ply = play.first + play.moves.length;
      say(who(request.seat), { type: 'AnswerDecision', ply, answer: anyAnswer(request.offers, dice) });
    }
  }
  return { state, story: () => structuredClone(told) };
}

const seedOf = (dice: Dice): string =>
  Array.from({ length: 32 }, () => dice.below(256).toString(16).padStart(2, '0')).join('');
