/** Matches in which time is counted: moves, pauses, outages, gifts of time, and who was too late. */
import { type ActorId, actorId, hash, type KeptText, seededChance, streamId, utf8 } from '#kernel';
import type { Clock } from '#match';
import { GAMES } from '#test/match-story';
import { answerOnce } from './enclosed.js';
import { MatchScribe } from './scribe.js';

const SAID: KeptText = { ref: 'j1/text/1', commitment: hash('a'.repeat(64)) };

export const CLOCKS: readonly (readonly [string, Clock | null, string])[] = [
  ['a whole game with increments, until time is up', { is: 'total', ms: 60_000, incrementMs: 2_000 }, 'timed-out'],
  ['each decision, until time is up', { is: 'decision', ms: 45_000 }, 'timed-out'],
  ['each decision, played to the end', { is: 'decision', ms: 600_000 }, 'played'],
  ['nothing, until somebody is away', null, 'removed'],
];

export function clockedMatch(clock: Clock | null, ends: string): MatchScribe {
  const match = begun(clock);
  const dice = seededChance(utf8('clocked'), { game: 'choices', epoch: 0 }).dice('answers', 0);
  answerOnce(match, dice);
  match.say('j1', { type: 'PauseClocks', reason: SAID, role: 'judge' });
  match.later += 900_000;
  match.say('j1', { type: 'ResumeClocks', reason: SAID, role: 'judge' });
  answerOnce(match, dice);
  const { at } = match.now('system');
  match.later += 20_000;
  match.say('system', { type: 'CreditClocks', from: at, to: match.now('system').at });
  for (let nth = 0; nth < 3; nth++) answerOnce(match, dice);
  if (ends === 'played') {
    while (!match.isOver) answerOnce(match, dice);
    return match;
  }
  match.later += 600_000;
  if (ends === 'timed-out') match.say('system', { type: 'ExpireTime' });
  else match.say(otherThan(match.asked()?.who), { type: 'ClaimAway', seat: match.asked()?.who === 'p0' ? 0 : 1 });
  return match;
}

function begun(clock: Clock | null): MatchScribe {
  const match = new MatchScribe(streamId('match', 'cup-2-1'), GAMES, {});
  match.say('system', {
    type: 'OpenTable',
    game: 'duel',
    seats: 2,
    options: { goal: 8 },
    switches: {},
    seed: 'e1'.repeat(32),
    ceremony: match.stream,
    bestOf: 1,
    drawsAllowed: false,
    clock,
    delay: null,
    origin: { tournament: 'cup', round: 2, table: 1, entrants: ['e1', 'e2'], decks: [null, null] },
    players: ['p0', 'p1'].map(actorId),
    confirmAfter: null,
  });
  for (const [place, own] of ['c1', 'c2'].entries())
    match.say(`p${place}`, {
      type: 'JoinMatch',
      seat: place,
      brings: null,
      seed: { server: own.repeat(32), commitment: null },
    });
  return match;
}

const otherThan = (who: ActorId | undefined): string => (who === 'p0' ? 'p1' : 'p0');
