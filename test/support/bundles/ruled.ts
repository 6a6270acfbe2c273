import {
  actorId,
  base64Of,
  hash,
  type JsonObject,
  type KeptText,
  millis,
  rule,
  seat,
  seededChance,
  type StreamId,
  streamId,
  utf8,
} from '#kernel';
import type { Bundle } from '#audit';
import { nodeSha256 as sha256 } from '#log';
import type { MatchCommand } from '#match';
import {
  askedOf,
  type Attempt,
  attemptDigest,
  type CaseCommand,
  caseDecider,
  type CaseSignable,
  type CaseState,
  type RulingTerms,
  type Standing,
  WINDOWS,
} from '#rulings';
import { GAMES } from '#test/match-story';
import { answerOnce, bundleOf } from './enclosed.js';
import { MatchScribe, Scribe } from './scribe.js';

const SIGNABLE: readonly string[] = [
  'AddEvidence',
  'AcceptRuling',
  'AppealRuling',
  'WithdrawCase',
] satisfies readonly CaseSignable['type'][];

const isSignable = (command: CaseCommand): command is CaseSignable => SIGNABLE.includes(command.type);

const CUP = streamId('tournament', 'cup');
const TEXT: KeptText = { ref: 'p0/text/x', commitment: hash('0'.repeat(64)) };
const SERVER = ['0a', '0b', '0c'].map((byte) => byte.repeat(32));

/** A case that is driven by commands, and written. */
export class CaseScribe extends Scribe {
  state: CaseState;

  constructor(
    stream: StreamId,
    readonly devices: MatchScribe['devices'] = {},
  ) {
    super(stream, caseDecider.rules);
    this.state = caseDecider.initial(stream);
  }

  say(actor: string, command: CaseCommand): void {
    const now = this.now(actor);
    const body = askedOf(command) as JsonObject;
    const device = this.devices[actor];
    const isSigned = device !== undefined && isSignable(command);
    const sent: CaseCommand = isSigned ? { ...command, signed: this.signedBy(device, actor, body) } : command;
    const decision = caseDecider.decide(this.state, sent, now);
    if (!decision.ok) throw new Error(`${decision.refusal.code}: ${decision.refusal.says}`);
    const events = [...decision.events];
    for (let next = decision.events; next.length > 0; next = caseDecider.settle(this.state, now)) {
      if (next !== decision.events) events.push(...next);
      for (const event of next) this.state = caseDecider.evolve(this.state, structuredClone(event), now);
    }
    this.write(actor, events, body);
  }
}

/** An answer that was tried, and refused. */
export function attempt(own: number, ply: number): Attempt {
  const salt = base64Of(sha256(utf8(`the salt of ${own} ${ply}`)));
  const tried = { seat: own, ply, answer: 'play.none', at: millis(1_800_000_000_000 + ply), salt };
  return { ...tried, rule: rule('TG-1.6'), says: 'No.', digest: attemptDigest(sha256, tried) };
}

/** Who judges in the cup, as of its last record. */
const ROLES = [
  ['j1', 'judge'],
  ['h1', 'head-judge'],
  ['h2', 'head-judge'],
] as const;

export function cup(): Scribe {
  const scribe = new Scribe(CUP, 'tournament/1');
  scribe.write('orga', [{ type: 'TournamentCreated', v: 1, data: {}, secret: null }]);
  for (const [to, role] of ROLES)
    scribe.write('orga', [{ type: 'RoleGranted', v: 1, data: { role, to, asAdmin: false }, secret: null }]);
  return scribe;
}

export const as = (who: string): Standing => ({
  role: ROLES.find(([name]) => name === who)?.[1] ?? 'organiser',
  seq: ROLES.length + 1,
  plays: false,
});

const RULING: RulingTerms = {
  finding: 'upheld',
  remedy: { is: 'rewind', to: 2, randomness: 'redeal' },
  rules: [rule('TG-1.6')],
  houseRulings: [],
  reason: TEXT,
  penalties: [],
  credits: [{ seat: seat(1), ms: 30_000 }],
};

/** The table of a pairing, its first game begun. */
function paired(bestOf: 1 | 3, devices: MatchScribe['devices'] = {}): MatchScribe {
  const match = new MatchScribe(streamId('match', 'cup-1-1'), GAMES, devices);
  const players = ['p0', 'p1'].map(actorId);
  match.say('system', {
    type: 'OpenTable',
    game: 'duel',
    seats: 2,
    options: { goal: 5 },
    switches: {},
    seed: 'f0'.repeat(32),
    ceremony: match.stream,
    bestOf,
    drawsAllowed: false,
    clock: { is: 'total', ms: 600_000, incrementMs: 0 },
    delay: null,
    origin: { tournament: 'cup', round: 1, table: 1, entrants: ['e1', 'e2'], decks: [null, null] },
    players,
    confirmAfter: null,
  });
  for (const place of [0, 1]) {
    const seed = { server: SERVER[place] ?? '', commitment: null };
    match.say(`p${place}`, { type: 'JoinMatch', seat: place, brings: null, seed });
  }
  return match;
}

/** One in which six answers were given, and the last of them is disputed: at once, or in the next game. */
function disputed(inGame: 1 | 2, devices: MatchScribe['devices']): MatchScribe {
  const match = paired(inGame === 1 ? 1 : 3, devices);
  const choices = seededChance(utf8('ruled'), { game: 'choices', epoch: 0 }).dice('answers', 0);
  for (let nth = 0; nth < 6; nth++) answerOnce(match, choices);
  if (inGame === 2) {
    match.say('p0', { type: 'Resign' });
    for (let nth = 0; nth < 3; nth++) answerOnce(match, choices);
  }
  match.say('p1', { type: 'RaiseDispute', case: 'c1', ply: 6, rule: null, claim: TEXT, role: null });
  return match;
}

export interface Ruled {
  readonly match: MatchScribe;
  readonly ruling: Scribe;
  readonly cup: Scribe;
}

/** A match with a dispute: ruled by one head judge, affirmed by another, carried out by going back and dealing anew, and played to its end. */
export function ruledMatch(inGame: 1 | 2 = 1, devices: MatchScribe['devices'] = {}): Ruled {
  const match = disputed(inGame, devices);
  const ruling = new CaseScribe(streamId('case', 'c1'), devices);
  const subject = {
    is: 'play',
    match: 'cup-1-1',
    round: 1,
    table: 1,
    ply: 6,
    seq: 9,
    standsAt: inGame === 1 ? 6 : 11,
  } as const;
  ruling.say('system', {
    type: 'OpenCase',
    tournament: 'cup',
    subject,
    rule: null,
    claim: TEXT,
    raiser: { who: actorId('p1'), seat: 1, role: null },
    parties: [0, 1].map((place) => ({ who: actorId(`p${place}`), seat: place })),
    windows: WINDOWS.play,
  });
  const { seq, hash: head } = match.head;
  const delta = match.delta(2);
  if (delta === null) throw new Error('Nobody can go back to ply 2.');
  ruling.say('h1', { type: 'ClaimCase', as: as('h1') });
  ruling.say('h1', { type: 'ComputeDelta', delta, match: { seq, head } });
  ruling.say('h1', { type: 'IssueRuling', as: as('h1'), ruling: RULING });
  ruling.say('p0', { type: 'AppealRuling', ground: TEXT });
  ruling.say('h2', { type: 'ClaimCase', as: as('h2') });
  ruling.say('h2', { type: 'AffirmRuling', as: as('h2'), reason: TEXT });
  const settles: MatchCommand = {
    type: 'SettleDispute',
    case: 'c1',
    ruling: { seq: ruling.head.seq, hash: ruling.head.hash },
    remedy: RULING.remedy,
    credits: RULING.credits,
    redeal: { server: SERVER[2] ?? '', seats: SERVER.slice(0, 2) },
  };
  match.say('system', settles);
  const applied = { stream: match.stream, seq: match.head.seq, head: match.head.hash, applied: true };
  ruling.say('system', { type: 'NoteApplied', ...applied });
  const choices = seededChance(utf8('to the end'), { game: 'choices', epoch: 0 }).dice('answers', 0);
  while (!match.isOver) answerOnce(match, choices);
  return { match, ruling, cup: cup() };
}

/** A match whose game was lost by a ruling, or whose result was disputed after its end. */
export function endedByRuling(remedy: Extract<RulingTerms['remedy'], { readonly is: 'game-loss' | 'result' }>): Ruled {
  const [match, ruling] = [paired(1), new CaseScribe(streamId('case', 'c1'))];
  const choices = seededChance(utf8('ruled'), { game: 'choices', epoch: 0 }).dice('answers', 0);
  for (let nth = 0; nth < 2; nth++) answerOnce(match, choices);
  const ply = remedy.is === 'result' ? null : 2;
  if (ply === null) match.say('p0', { type: 'Resign' });
  match.say('p1', { type: 'RaiseDispute', case: 'c1', ply, rule: null, claim: TEXT, role: null });
  const place = { match: 'cup-1-1', round: 1, table: 1 };
  ruling.say('system', {
    type: 'OpenCase',
    tournament: 'cup',
    subject:
      ply === null
        ? { is: 'result', ...place, over: true }
        : { is: 'play', ...place, ply, seq: match.head.seq - 1, standsAt: ply },
    rule: null,
    claim: TEXT,
    raiser: { who: actorId('p1'), seat: 1, role: null },
    parties: [0, 1].map((each) => ({ who: actorId(`p${each}`), seat: each })),
    windows: WINDOWS[ply === null ? 'result' : 'play'],
  });
  ruling.say('system', { type: 'CopyAttempts', attempts: [attempt(0, 1), attempt(1, 2)] });
  ruling.say('h1', { type: 'ClaimCase', as: as('h1') });
  ruling.say('h1', { type: 'IssueRuling', as: as('h1'), ruling: { ...RULING, remedy, credits: [] } });
  for (const who of ['p0', 'p1']) ruling.say(who, { type: 'AcceptRuling' });
  const cited = { seq: ruling.head.seq, hash: ruling.head.hash };
  match.say('system', { type: 'SettleDispute', case: 'c1', ruling: cited, remedy, credits: [], redeal: null });
  const applied = { stream: match.stream, seq: match.head.seq, head: match.head.hash, applied: true };
  ruling.say('system', { type: 'NoteApplied', ...applied });
  return { match, ruling, cup: cup() };
}

export const ruledBundle = ({ match, ruling, cup: tournament }: Ruled): Bundle =>
  bundleOf(match, [ruling, tournament], {
    keys: [match, ruling].map(({ stream, key }) => ({ stream, key: base64Of(key.bytes) })),
  });
