/** A match in memory, driven by commands as the arbiter would drive it, for tests of its rules. */
import {
  type ActorId,
  actorId,
  anyAnswer,
  type Dice,
  millis,
  type Moment,
  type Refusal,
  seededChance,
  streamId,
  utf8,
} from '#kernel';
import {
  type CreateMatch,
  gameRegistry,
  host,
  type MatchCommand,
  matchDecider,
  type MatchEvent,
  type MatchState,
  type OpenTable,
} from '#match';
import { bazaar, duel, wayfarer } from '#test/games';

export const GAMES = gameRegistry([host(duel), host(bazaar), host(wayfarer)]);
export const RULES = matchDecider(GAMES);
export const STREAM = streamId('match', 'm1');

/** An event with the moment of its record. */
export type Told = readonly [MatchEvent, Moment];

export interface Story {
  state: MatchState;
  readonly told: Told[];
}

export const newStory = (): Story => ({ state: RULES.initial(STREAM), told: [] });

/**
 * Decides a command and lets it happen, so many milliseconds later than usual; the refusal if it is refused, null if
 * not. Usually each event takes a millisecond.
 */
export function say(story: Story, actor: string, command: MatchCommand, later = 0): Refusal | null {
  const now = momentOf(actorId(actor), story.told.length + 1, later);
  const decision = RULES.decide(story.state, command, now);
  if (!decision.ok) return decision.refusal;
  happen(story, decision.events, now);
  for (let more = RULES.settle(story.state, now); more.length > 0; more = RULES.settle(story.state, now)) {
    happen(story, more, now);
  }
  return null;
}

const BEGAN = 1_800_000_000_000;

export const momentOf = (actor: ActorId, seq: number, later = 0): Moment => ({
  actor,
  at: millis(BEGAN + seq + later),
  seq,
});

/** The state that these events lead to. */
export function fold(told: readonly Told[]): MatchState {
  return told.reduce((state, [event, moment]) => RULES.evolve(state, event, moment), RULES.initial(STREAM));
}

function happen(story: Story, events: readonly MatchEvent[], now: Moment): void {
  for (const event of events) {
    story.state = RULES.evolve(story.state, event, now);
    story.told.push([event, now]);
  }
}

export const SEED = '0f'.repeat(32);

/** A duel of one game, without a clock. */
export const CREATE: CreateMatch = {
  type: 'CreateMatch',
  game: 'duel',
  seats: 2,
  options: {},
  switches: {},
  seed: SEED,
  bestOf: 1,
  drawsAllowed: false,
  clock: null,
  delay: null,
  listed: true,
};

/** A table of a tournament for p0 and p1: best of three, with draws, reports standing after a minute. */
export const OPEN_TABLE: OpenTable = {
  type: 'OpenTable',
  game: 'duel',
  seats: 2,
  options: {},
  switches: {},
  seed: SEED,
  bestOf: 3,
  drawsAllowed: true,
  clock: null,
  delay: null,
  origin: { tournament: 't1', round: 2, table: 7, entrants: ['e1', 'e2'], decks: [null, null] },
  players: [actorId('p0'), actorId('p1')],
  confirmAfter: 60_000,
};

/** That table, on other terms if given, with nobody seated yet. */
export function opened(terms: Partial<OpenTable> = {}): Story {
  const story = newStory();
  expectTaken(say(story, 'system', { ...OPEN_TABLE, ...terms }));
  return story;
}

/** That table, where both sit and play. */
export function playing(terms: Partial<OpenTable> = {}): Story {
  const story = opened(terms);
  for (const who of ['p0', 'p1']) expectTaken(say(story, who, { type: 'JoinMatch', seat: null, brings: null }));
  return story;
}

/** A match whose seats are taken by p0, p1 and so on, and whose game has begun. */
export function begun(game: string, seats: number, options = {}, seed = SEED): Story {
  const story = newStory();
  expectTaken(say(story, 'p0', { ...CREATE, game, seats, options, seed }));
  for (let seat = 0; seat < seats; seat++) {
    expectTaken(say(story, `p${seat}`, { type: 'JoinMatch', seat, brings: null }));
  }
  return story;
}

function expectTaken(refusal: Refusal | null): void {
  if (refusal !== null) throw new Error(`${refusal.code}: ${refusal.says}`);
}

/** Lets somebody who is asked give any answer; false when nobody is asked any more. */
export function playOn(story: Story, choices: Dice): boolean {
  if (story.state.phase !== 'playing') return false;
  const { plan, play } = story.state;
  const requests = play.table.requests();
  const request = requests[choices.below(requests.length)];
  const who = request && plan.seats[request.seat]?.who;
  if (request === undefined || who === undefined) throw new Error('Nobody is asked in a game that is not over.');
  const answer = anyAnswer(request.offers, choices);
  expectTaken(say(story, who, { type: 'AnswerDecision', ply: play.first + play.moves.length, answer }));
  return true;
}

export const choicesOf = (seed: string): Dice =>
  seededChance(utf8(seed), { game: 'choices', epoch: 0 }).dice('answers', 0);
