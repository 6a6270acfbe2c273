/** The table of a pairing at which anything happens that can: played, reported, disputed, held, given up. */
import {
  actorId,
  anyAnswer,
  base64Of,
  commitToSeed,
  type Dice,
  hexOf,
  readRecord,
  seat,
  seededChance,
  type Signer,
  streamId,
  utf8,
} from '#kernel';
import type { Bundle } from '#audit';
import { nodeSha256 as sha256 } from '#log';
import { type PlainCommand, termsIn } from '#match';
import { GAMES } from '#test/match-story';
import { signerOf } from '#test/signing';
import { anyCase } from './any-case.js';
import { oneIn, oneOf, SAID, tried } from './odds.js';
import { bundleOf } from './enclosed.js';
import { CaseScribe, cup } from './ruled.js';
import { MatchScribe, type Scribe } from './scribe.js';

const MINUTE = 60_000;
const WAITS = [1_000, 40_000, 125_000, 11 * MINUTE, 31 * MINUTE];
const SEEDS = ['c1', 'c2'].map((byte) => byte.repeat(32));
const MOST_DEEDS = 40;

/** The same for the same number. */
export function anyMatch(nth: number): Bundle {
  const dice = seededChance(utf8(`match ${nth}`), { game: 'any match', epoch: 0 }).dice('deeds', 0);
  const devices = oneIn(3, dice) ? { p0: signerOf('the phone of p0'), p1: signerOf('the phone of p1') } : {};
  const match = opened(devices, dice);
  const cases: CaseScribe[] = [];
  const isPlayed = !oneIn(4, dice);
  const deeds = 5 + dice.below(MOST_DEEDS);
  for (let place = 0; isPlayed && place < 2; place++) says(match, `p${place}`, joining(match, place, oneIn(3, dice)));
  for (let nth = 0; nth < deeds; nth++) {
    if (oneIn(3, dice)) match.later += oneOf(WAITS, dice);
    if (!answers(match, dice) || oneIn(4, dice)) happens(match, cases, dice);
  }
  ends(match, dice);
  for (let nth = dice.below(4); nth > 0; nth--) happens(match, cases, dice);
  return bundleOf(match, [...cases, cup()], {
    keys: [match, ...cases].filter(isSealed).map(({ stream, key }) => ({ stream, key: base64Of(key.bytes) })),
  });
}

const isSealed = ({ records }: Scribe): boolean =>
  records.some(({ bytes }) => readRecord(bytes).events.some(({ sealed }) => sealed !== undefined));

const says = (match: MatchScribe, who: string, command: PlainCommand): boolean =>
  tried(() => {
    match.say(who, command);
  });

function opened(devices: Readonly<Record<string, Signer>>, dice: Dice): MatchScribe {
  const match = new MatchScribe(streamId('match', 'cup-1-1'), GAMES, devices);
  const clock = oneOf(
    [null, { is: 'total', ms: 600_000, incrementMs: 2_000 }, { is: 'decision', ms: 120_000 }] as const,
    dice,
  );
  match.say('system', {
    type: 'OpenTable',
    game: 'duel',
    seats: 2,
    options: { goal: oneOf([3, 5, 8], dice) },
    switches: {},
    seed: 'f0'.repeat(32),
    ceremony: match.stream,
    bestOf: oneOf([1, 3, 5] as const, dice),
    drawsAllowed: oneIn(2, dice),
    clock,
    delay: oneIn(4, dice) ? { ms: 5 * MINUTE, moves: 3 } : null,
    origin: { tournament: 'cup', round: 1, table: 1, entrants: ['e1', 'e2'], decks: [null, null] },
    players: [actorId('p0'), oneIn(6, dice) ? null : actorId('p1')],
    confirmAfter: oneIn(2, dice) ? 10 * MINUTE : null,
  });
  return match;
}

const ownSeed = (place: number): string => hexOf(sha256(utf8(`the seed of p${place}`)));

function joining({ stream }: MatchScribe, place: number, isOwn: boolean): PlainCommand {
  const by = place === 0 ? 'seat/0' : 'seat/1';
  const commitment = isOwn ? commitToSeed(sha256, termsIn(stream), { by, seed: ownSeed(place) }) : null;
  return { type: 'JoinMatch', seat: place, brings: null, seed: { server: oneSeed(place), commitment } };
}

const oneSeed = (place: number): string => SEEDS[place] ?? '';

/** Whether somebody was asked, and answered. */
function answers(match: MatchScribe, dice: Dice): boolean {
  const asked = match.isOver ? null : match.asked();
  if (asked === null) return false;
  const { who, ply, own } = asked;
  return says(match, who, { type: 'AnswerDecision', ply, answer: anyAnswer(own.offers, dice) });
}

/** Played to the end, or else ended by staff. */
function ends(match: MatchScribe, dice: Dice): void {
  says(match, 'j1', { type: 'ResumeClocks', reason: SAID, role: 'judge' });
  while (oneIn(8, dice) ? says(match, 'p0', { type: 'Resign' }) : answers(match, dice));
  const games = anyScore(dice);
  says(match, 'j1', { type: 'EnterResult', games, bothLost: false, notPlayed: false, role: 'judge' });
  if (!match.isOver) says(match, 'system', { type: 'CancelMatch' });
}

/** Something else than a move, by somebody; most of it is refused. */
function happens(match: MatchScribe, cases: CaseScribe[], dice: Dice): void {
  const place = dice.below(2);
  const player = `p${place}`;
  if (oneIn(5, dice)) {
    const isStaff = oneIn(4, dice);
    const ply = oneIn(4, dice) ? null : dice.below(1 + (match.asked()?.ply ?? 4));
    const id = `c${cases.length + 1}`;
    const claim: PlainCommand = {
      type: 'RaiseDispute',
      case: id,
      ply,
      rule: null,
      claim: SAID,
      role: isStaff ? 'head-judge' : null,
    };
    const raiser = isStaff ? 'h1' : player;
    if (!says(match, raiser, claim)) return;
    const ruling = new CaseScribe(streamId('case', id), match.devices);
    cases.push(ruling);
    anyCase(match, ruling, raiser, dice);
    return;
  }
  const [who, command] = oneOf(DEEDS, dice)(match, place, dice);
  says(match, who === 'player' ? player : who, command);
}

type Deed = (match: MatchScribe, place: number, dice: Dice) => readonly [who: 'player' | 'j1' | 'system', PlainCommand];

const by =
  (who: 'player' | 'j1' | 'system', command: PlainCommand): Deed =>
  () => [who, command];

const anyScore = (dice: Dice): { readonly won: readonly number[]; readonly drawn: number } => ({
  won: oneOf(
    [
      [2, 0],
      [1, 2],
      [0, 1],
      [1, 0],
      [2, 1],
    ] as const,
    dice,
  ),
  drawn: 0,
});

const DEEDS: readonly Deed[] = [
  by('player', { type: 'Resign' }),
  by('player', { type: 'ConcedeMatch' }),
  by('player', { type: 'OfferDraw' }),
  by('player', { type: 'AcceptDraw' }),
  by('player', { type: 'DeclineDraw' }),
  by('player', { type: 'ConfirmResult' }),
  by('player', { type: 'WithdrawReport' }),
  by('player', { type: 'CallJudge', text: null }),
  by('player', { type: 'CallJudge', text: SAID }),
  by('j1', { type: 'AnswerJudgeCall', call: 1, role: 'judge' }),
  by('j1', { type: 'PauseClocks', reason: SAID, role: 'judge' }),
  by('j1', { type: 'ResumeClocks', reason: SAID, role: 'judge' }),
  by('j1', { type: 'PutInSeed', seat: seat(1), role: 'judge' }),
  by('system', { type: 'AssignSeat', seat: seat(1), who: actorId('p1') }),
  by('system', { type: 'ExpireTime' }),
  by('system', { type: 'ExpireTime' }),
  by('system', { type: 'CancelMatch' }),
  (_, place) => ['player', { type: 'ClaimAway', seat: 1 - place }],
  (_, place) => ['player', { type: 'RevealSeed', seed: ownSeed(place) }],
  (_, place) => ['player', { type: 'RevealSeed', seed: ownSeed(1 - place) }],
  (match, place, dice) => ['player', joining(match, place, oneIn(2, dice))],
  (_, __, dice) => ['player', { type: 'ReportResult', games: anyScore(dice), intentionalDraw: false }],
  (_, __, dice) => ['player', { type: 'ReportResult', games: anyScore(dice), intentionalDraw: false }],
  (_, __, dice) => [
    'j1',
    { type: 'EnterResult', games: anyScore(dice), bothLost: false, notPlayed: oneIn(4, dice), role: 'judge' },
  ],
  (match) => ['system', { type: 'ReleaseKey', key: base64Of(match.key.bytes) }],
  (match) => {
    const { at } = match.now('system');
    match.later += 20_000;
    return ['system', { type: 'CreditClocks', from: at, to: match.now('system').at }];
  },
];
