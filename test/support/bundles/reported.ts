/** Matches whose result comes from the desk: reported, confirmed, entered by staff, or given up before the first game. */
import { actorId, base64Of, hash, type KeptText, seat, seededChance, type Signer, streamId, utf8 } from '#kernel';
import type { GameElsewhere, PlainCommand } from '#match';
import { GAMES } from '#test/match-story';
import { signerOf } from '#test/signing';
import { answerOnce } from './enclosed.js';
import { MatchScribe } from './scribe.js';

const SAID: KeptText = { ref: 'j1/text/1', commitment: hash('a'.repeat(64)) };
const DEVICES = { p0: signerOf('the phone of p0'), p1: signerOf('the phone of p1') };
const MINUTE = 60_000;

type Said = readonly [who: string, command: PlainCommand | 'waits' | 'answers' | 'releases'];

const report = (...won: readonly number[]): PlainCommand => ({
  type: 'ReportResult',
  games: { won, drawn: 0 },
  intentionalDraw: false,
});
const CONFIRM: PlainCommand = { type: 'ConfirmResult' };
const WITHDRAW: PlainCommand = { type: 'WithdrawReport' };
const EXPIRE: PlainCommand = { type: 'ExpireTime' };
const call = (text: KeptText | null): PlainCommand => ({ type: 'CallJudge', text });
const enter = (won: readonly number[], bothLost = false): PlainCommand => ({
  type: 'EnterResult',
  games: { won, drawn: 0 },
  bothLost,
  notPlayed: false,
  role: 'judge',
});
const join = (own: number): PlainCommand => ({
  type: 'JoinMatch',
  seat: own,
  brings: null,
  seed: { server: `c${own}`.repeat(32), commitment: null },
});
const elsewhere = (match: string, places: readonly number[]): GameElsewhere => ({
  match,
  head: hash('b'.repeat(64)),
  game: 1,
  seats: [0, 1],
  places,
});
const handIn = (first: number, ...games: readonly GameElsewhere[]): PlainCommand => ({
  type: 'HandInGames',
  first,
  games,
  role: null,
});

const STORIES: readonly (readonly [string, readonly Said[]])[] = [
  [
    'a report that is confirmed',
    [
      ['p0', report(2, 1)],
      ['p1', CONFIRM],
    ],
  ],
  [
    'a call about a report, which is confirmed then',
    [
      ['p0', report(2, 1)],
      ['p1', call(null)],
      ['p1', CONFIRM],
    ],
  ],
  [
    'two reports that say the same',
    [
      ['p1', report(0, 2)],
      ['p0', report(0, 2)],
    ],
  ],
  [
    'a report taken back, and one that stands by time, but for time that nobody had',
    [
      ['p0', report(2, 1)],
      ['p0', WITHDRAW],
      ['p1', report(1, 2)],
      ['system', { type: 'CreditClocks', from: 1_800_000_004_000, to: 1_800_000_005_000 } as PlainCommand],
      ['system', 'waits'],
      ['system', EXPIRE],
    ],
  ],
  [
    'reports that conflict, until a judge enters what happened',
    [
      ['p0', report(2, 0)],
      ['p1', report(0, 2)],
      ['j1', { type: 'AnswerJudgeCall', call: 1, role: 'judge' }],
      ['j1', enter([0, 0], true)],
    ],
  ],
  [
    'a seat given up by a guest who turned out to be somebody',
    [
      ['system', { type: 'AssignSeat', seat: seat(1), who: actorId('p1') }],
      ['p1', { type: 'Resign' }],
    ],
  ],
  [
    'games handed in, which the other confirms',
    [
      ['p0', handIn(1, elsewhere('imported-a', [1, 2]))],
      ['p0', WITHDRAW],
      ['p0', handIn(1, elsewhere('imported-a', [1, 2]), elsewhere('imported-b', [1, 2]))],
      ['p1', CONFIRM],
    ],
  ],
  [
    'a game, a call and an entered result',
    [
      ['p0', join(0)],
      ['p1', join(1)],
      ['p0', 'answers'],
      ['p0', call(SAID)],
      ['j1', { type: 'AnswerJudgeCall', call: 1, role: 'judge' }],
      ['p0', 'answers'],
      ['j1', enter([2, 0])],
    ],
  ],
  [
    'a key that is released',
    [['p0', { type: 'Resign' }], ...Array.from({ length: 3 }, (): Said => ['system', 'waits']), ['system', 'releases']],
  ],
  [
    'a game that is called off',
    [
      ['p0', join(0)],
      ['p1', join(1)],
      ['p0', 'answers'],
      ['system', { type: 'CancelMatch' }],
    ],
  ],
];

export const REPORTED: readonly (readonly [string, Readonly<Record<string, Signer>>, readonly Said[]])[] = [
  ...STORIES.map(([name, story]) => [name, {}, story] as const),
  ['a report and its confirmation, both signed', DEVICES, STORIES[0]?.[1] ?? []],
  ['a report taken back, signed', DEVICES, STORIES[3]?.[1] ?? []],
  ['reports that conflict, signed', DEVICES, STORIES[4]?.[1] ?? []],
  ['a seat given up before the first game, signed', DEVICES, [['p0', { type: 'Resign' }]]],
];

/** The table of a pairing, and all that is said at it. */
export function reportedMatch(devices: Readonly<Record<string, Signer>>, story: readonly Said[]): MatchScribe {
  const match = new MatchScribe(streamId('match', 'cup-1-1'), GAMES, devices);
  const isGuest = story.some(([, command]) => typeof command === 'object' && command.type === 'AssignSeat');
  match.say('system', {
    type: 'OpenTable',
    game: 'duel',
    seats: 2,
    options: { goal: 5 },
    switches: {},
    seed: 'f0'.repeat(32),
    ceremony: match.stream,
    bestOf: 3,
    drawsAllowed: false,
    clock: { is: 'total', ms: 600_000, incrementMs: 0 },
    delay: null,
    origin: { tournament: 'cup', round: 1, table: 1, entrants: ['e1', 'e2'], decks: [null, null] },
    players: [actorId('p0'), isGuest ? null : actorId('p1')],
    confirmAfter: 10 * MINUTE,
  });
  const dice = seededChance(utf8('reported'), { game: 'choices', epoch: 0 }).dice('answers', 0);
  for (const [who, command] of story) {
    if (command === 'waits') match.later += 11 * MINUTE;
    else if (command === 'answers') answerOnce(match, dice);
    else if (command === 'releases') match.say(who, { type: 'ReleaseKey', key: base64Of(match.key.bytes) });
    else match.say(who, command);
  }
  return match;
}
