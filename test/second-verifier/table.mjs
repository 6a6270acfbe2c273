import { canonical } from './bytes.mjs';
import { Chance } from './chance.mjs';
import { Clocks, Showing } from './clocks.mjs';
import { Desk } from './desk.mjs';
import { Finding, at, tampered } from './finding.mjs';
import { lostBy, outcomeOf, ruledOutcome, tallied, winsNeeded } from './outcome.mjs';

/** What says nothing of the games. */
const BESIDE = new Set(['CeremonyBegun']);

/** What staff do who don't play here. */
const BY_OTHERS = new Set(['ClocksPaused', 'ClocksResumed', 'SeedPutIn']);

/** So long after the end of a tournament's match its result can be disputed, and its key is kept. */
const DISPUTABLE = 30 * 60_000;

/** What nobody says, as it comes about of itself. */
const FOLLOWS = new Set(['GameStarted', 'DeckShuffled', 'GameFinished', 'MatchFinished']);

/** What comes after the end: the result may be disputed, which the tournament then corrects. */
const LATE = new Set(['CommandSigned', 'DisputeRaised', 'DisputeSettled', 'KeyReleased']);

/** The report that comes second is confirmed by being the same, or calls a judge. */
function isAnswered({ events: [, , next, call] }) {
  if (next?.type === 'ResultConfirmed') return true;
  return next?.type === 'ReportsConflict' && call?.type === 'JudgeCalled' && call.data.seat === null;
}

/** Under older rules, a device may have seen less. */
const RULES = 'match/3';

/** A match as its records tell it: who sits, the position, what must follow, and whose time runs. */
export class Table {
  #created;
  #seats = [];
  /** By ply: each with its chance, the name of its game for chance, and what time was left. */
  #positions = [];
  /** The plies that were not taken back, in order. */
  #line = [];
  #expected = [];
  /** Those that count, the last of which is on: number, first ply, and the result once there is one. */
  #games = [];
  /** How often a game of a number began. */
  #starts = new Map();
  #case = null;
  #redeal = null;
  /** The plies of rewinds that dealt anew. */
  #redealtAt = [];
  #seed = null;
  #offeredBy = null;
  /** A judge holds the match. */
  #isPaused = false;
  /** By seat: the record since which its position is the same but for others' sealed answers. */
  #changedAt = [];
  #raisedAt = 0;
  /** By whom, and of which ply. */
  #raised = [];
  #announced = null;
  /** The deadline that this record told. */
  #told = null;
  #overAt = null;
  #isCalledOff = false;
  #isKeyOut = false;
  stopped = false;

  constructor(game, record, seeds, tell) {
    const { actor, events } = record;
    const [created] = events;
    Object.assign(this, { game, terms: created.data, seeds, tell });
    const { seed } = created.secret;
    if (!/^[0-9a-f]{64}$/.test(seed)) tampered(record, 'the seed of the server is 32 bytes in hex');
    this.own = Buffer.from(seed, 'hex');
    this.clocks = new Clocks(this.terms.clock);
    const seats = Array.from({ length: this.terms.seats }, (_, seat) => seat);
    this.showing = new Showing(this.terms.seats, seats, this.terms.clock, null);
    this.desk = new Desk(this.terms, this.#seats);
    this.creator = actor;
    this.#created = created;
  }

  take(record, event) {
    const { type } = event;
    if (this.stopped) return undefined;
    if (this.#told !== null) tampered(record, `"${type}" after the deadline was told`);
    if (this.isOver && !LATE.has(type)) tampered(record, `"${type}" after the end`);
    if (this.#isKeyOut) tampered(record, `"${type}" after the key was released`);
    if (BY_OTHERS.has(type) && this.desk.seatOf(record.actor) >= 0) tampered(record, `${record.actor} plays here`);
    if (BESIDE.has(type)) return undefined;
    if (this.#expected[0]?.type === type) return this.#follows(record, event);
    if (FOLLOWS.has(type) && !(type === 'GameStarted' && this.#number === 0))
      tampered(record, `"${type}" does not follow here`);
    const handler = this.#handlers[type];
    if (handler === undefined) return this.#stop(record, `this verifier does not know "${type}"`);
    return handler(record, event);
  }

  settled(record) {
    if (this.stopped) return;
    if (this.#expected.length > 0) tampered(record, `"${this.#expected[0].type}" should follow`);
    if (this.#isReady) tampered(record, '"GameStarted" should follow');
    if (this.#told !== this.#newDeadline(record)) tampered(record, 'another deadline should be told here, or none');
    this.#announced = this.#told ?? this.#announced;
    this.#told = null;
  }

  get isOver() {
    return this.#overAt !== null;
  }

  get #hasEnded() {
    return this.isOver && !this.#isCalledOff;
  }

  get #isHeld() {
    return this.#isPaused || this.#case !== null;
  }

  /** When something happens by itself; null when nothing will. */
  get #deadline() {
    if (this.isOver) return null;
    if (this.#number === 0) return this.#isHeld ? null : this.#firstDeadline;
    return this.#redeal === null ? (this.clocks.next?.at ?? null) : this.showing.deadline;
  }

  /** A report stands, or a seed is missing. */
  get #firstDeadline() {
    const { confirmBy } = this.desk;
    return confirmBy === undefined ? this.showing.deadline : confirmBy;
  }

  /** All sit, their seed is made, and nobody said meanwhile how it ended. */
  get #isReady() {
    const isSeeded = this.seeds === null || this.showing.asked.length === 0;
    const sit = this.#seats.filter((seat) => seat !== undefined).length;
    return !this.isOver && this.#number === 0 && sit === this.terms.seats && isSeeded && this.desk.isSilent;
  }

  /** One is told that is sooner than the last that was told, or comes after that has passed. */
  #newDeadline({ at: now }) {
    const deadline = this.#deadline;
    const before = this.#announced;
    if (deadline === null || deadline === before) return null;
    return before === null || deadline < before || before <= now ? deadline : null;
  }

  get #asked() {
    const { state } = this.#positions.at(-1);
    return new Set(this.game.requests(state).map(({ seat }) => seat));
  }

  #stop(record, says) {
    this.stopped = true;
    this.#expected = [];
    this.tell(new Finding('UNPROVEN', at(record), says));
  }

  #follows(record, { type, data }) {
    const expected = this.#expected.shift();
    if (canonical(expected.data) !== canonical(data)) tampered(record, `"${type}" does not say what came about`);
    if (type === 'GameFinished') this.#games.at(-1).result = data.result;
    if (type === 'MatchFinished') this.#overAt = record.at;
    if (type === 'GameStarted') this.#begins(record, data.game);
  }

  get #ply() {
    return this.#positions.length - 1;
  }

  get #number() {
    return this.#games.at(-1)?.number ?? 0;
  }

  #handlers = {
    MatchCreated: (record, event) => {
      if (event !== this.#created) tampered(record, 'a match begins once');
      if (this.terms.origin !== null && record.actor !== 'system') tampered(record, 'only the house opens a table');
      const { seats } = this.terms;
      if (!Number.isInteger(seats) || seats < this.game.seats.least || seats > this.game.seats.most)
        tampered(record, `${seats} can't play this game`);
      const [problem] = this.game.problems(this.#terms, seats);
      if (problem !== undefined) tampered(record, `these terms are not allowed: ${problem.says}`);
    },
    SeatTaken: (record, { data, secret }) => {
      this.#maySit(record, data);
      const bad = this.game.seatProblems(this.#terms, secret.brings);
      if (bad.length > 0) tampered(record, `what is brought is not allowed: ${bad[0].says}`);
      this.#seats[data.seat] = { who: data.who, brings: secret.brings };
    },
    SeedCommitted: (record, { data }) => this.showing.commits(data.seat, data.fallback !== null, record.at),
    RedealCommitted: (record, { data }) => {
      this.#mustSit(record, data.seat);
      this.showing.commits(data.seat, true, record.at);
    },
    RedealStoodIn: (record, { data }) => {
      if (record.actor !== 'system' || this.showing.deadline === null || record.at < this.showing.deadline)
        tampered(record, 'the server stood in before the time was up');
      for (const seat of data.seats) this.showing.commits(seat, false, record.at);
    },
    SeedPutIn: (record, { data }) => {
      if (!this.showing.isAsked(data.seat)) tampered(record, 'nobody waits for this seed');
      this.showing.shows(data.seat, record.at);
    },
    SeedBroken: (record, { data }) => {
      this.#maySeed(record, data.seat);
      this.#ends(record, lostBy([data.seat], this.terms));
    },
    SeedsMissing: (record, { data }) => {
      const { deadline, asked } = this.showing;
      if (record.actor !== 'system' || deadline === null || record.at < deadline)
        tampered(record, 'seeds were called missing before the time was up');
      if (canonical(data.seats) !== canonical(asked)) tampered(record, 'other seeds are missing');
      this.#ends(record, lostBy(data.seats, this.terms));
    },
    SeedRevealed: (record, { data }) => {
      this.#maySeed(record, data.seat);
      this.showing.shows(data.seat, record.at);
    },
    DeadlineSet: (_, { data }) => {
      this.#told = data.at;
    },
    ClocksPaused: (record) => {
      if (this.#isPaused || this.#number === 0) tampered(record, 'there is nothing to pause here');
      this.#isPaused = true;
      this.clocks.pauses(record.at);
    },
    ClocksResumed: (record) => {
      if (!this.#isPaused) tampered(record, 'this match was not paused');
      this.#isPaused = false;
      if (!this.#isHeld) this.clocks.resumes(this.#asked, record.at);
    },
    ClocksCredited: (record, { data }) => {
      if (record.actor !== 'system' || data.from >= data.to || data.to > record.at)
        tampered(record, 'time was given back that nobody lost');
      if (this.#number === 0 || this.#redeal !== null) this.showing.credits(data);
      if (this.#number === 0) this.desk.credits(data);
      if (this.#number > 0) this.clocks.credits(data);
    },
    GameStarted: (record, { data }) => {
      if (data.game !== 1 || !this.#isReady) tampered(record, 'this game can not start here');
      this.#seed = this.#seedOf(record, 0);
      this.#begins(record, 1);
    },
    CommandSigned: (record, { data, secret }) => {
      const seat = this.desk.seatOf(record.actor);
      if (seat < 0) tampered(record, `${record.actor} signed, and has no seat`);
      if (record.rules === RULES && data.saw.seq < this.#neededBy(secret.command, seat))
        tampered(record, `the device of ${record.actor} saw too little`);
    },
    SeatAssigned: (record, { data }) => this.desk.assigns(record, data),
    ResultReported: (record, { data }) => {
      this.#mustBeOpen(record);
      this.desk.reports(record, data);
      if (record.events[0].type === 'CommandSigned' && this.desk.isInConflict && !isAnswered(record))
        tampered(record, 'a report that another one stood against leads to more than itself');
    },
    ReportWithdrawn: (record, { data }) => {
      this.#mustBeOpen(record);
      this.desk.withdraws(record, data);
    },
    ResultConfirmed: (record, { data }) => {
      this.#mustBeOpen(record);
      this.#ends(record, ruledOutcome(this.desk.confirms(record, data), 'reported', false));
    },
    ReportsConflict: (record) => {
      this.#mustBeOpen(record);
      this.desk.conflicts(record);
    },
    GameHandedIn: (record, { data }) => {
      this.#mustBeOpen(record);
      this.desk.handsIn(record, data);
    },
    JudgeCalled: (record, { data }) => {
      this.desk.calls(record, data);
      if (this.#number > 0 && data.seat !== null) this.clocks.stirs(data.seat, record.at);
    },
    JudgeCallAnswered: (record, { data }) => this.desk.answersCall(record, data),
    ResultEntered: (record, { data }) => {
      this.desk.mustBeOfTournament(record);
      this.#ends(record, ruledOutcome(data.games, data.notPlayed ? 'forfeited' : 'entered', data.bothLost));
    },
    MatchForfeited: (record, { data }) => {
      this.#mustBeOpen(record);
      this.desk.mustBeTheirs(record, data.seat);
      this.#ends(record, lostBy([data.seat], this.terms));
    },
    MatchCancelled: (record) => {
      const isHouse = record.actor === 'system';
      const mayCancel =
        this.#number === 0 ? isHouse || record.actor === this.creator : isHouse && this.terms.origin !== null;
      if (!mayCancel) tampered(record, 'this match was called off by who may not');
      this.#overAt = record.at;
      this.#isCalledOff = true;
      this.#expected = [];
    },
    KeyReleased: (record) => {
      if (record.actor !== 'system') tampered(record, 'the house alone releases a key');
      const { origin, delay } = this.terms;
      const kept = Math.max(origin === null ? 0 : DISPUTABLE, delay?.ms ?? 0);
      if (!this.isOver || this.#case !== null || record.at < this.#overAt + kept)
        tampered(record, 'the key was released too soon');
      this.#isKeyOut = true;
    },
    DrawOffered: (record, { data }) => {
      this.#mayMove(record, data.ply);
      this.#mustSit(record, data.seat);
      if (!this.terms.drawsAllowed || this.#offeredBy !== null) tampered(record, 'no draw can be offered here');
      this.#offeredBy = data.seat;
      this.clocks.stirs(data.seat, record.at);
    },
    DrawDeclined: (record, { data }) => {
      this.#answersOffer(record, data);
      this.clocks.stirs(data.seat, record.at);
    },
    DrawAgreed: (record, { data }) => {
      this.#answersOffer(record, data);
      const places = this.#seats.map(() => 1);
      this.#gameEnds({ places, scores: null, reason: 'agreed', rule: null, carries: null });
    },
    AnswerGiven: (record, { data }) => this.#answers(record, data, data.answer, false),
    AnswerSealed: (record, { data, secret }) => this.#answers(record, data, secret.answer, true),
    SeatLeft: (record, { data }) => {
      this.#mayLeave(record, data);
      this.#leaves(record, data);
    },
    MatchConceded: (record, { data }) => {
      const left = record.events.some(({ type, data: said }) => type === 'SeatLeft' && said.seat === data.seat);
      if (!left || this.terms.bestOf === 1 || this.terms.seats > 2) tampered(record, 'nobody gave this match up');
      this.#mustSit(record, data.seat);
      const { won, drawn } = tallied(this.#results, this.terms.seats);
      const all = won.map((count, seat) => (seat === data.seat ? count : winsNeeded(this.terms.bestOf)));
      this.#ends(record, ruledOutcome({ won: all, drawn }, 'played', false));
    },
    DisputeRaised: (record, { data }) => {
      this.#mayRaise(record, data);
      this.#case = data.case;
      this.#raisedAt = record.at;
      this.clocks.pauses(record.at);
    },
    DisputeSettled: (record, { data }) => {
      this.#carriesOut(record, data);
      if (this.#redeal !== null && !this.isOver) tampered(record, 'the cards were not dealt anew');
      this.#case = null;
      this.#redeal = null;
      if (this.isOver || this.#isHeld) return;
      if (this.#number > 0) this.clocks.resumes(this.#asked, record.at);
      else {
        const span = { from: this.#raisedAt, to: record.at };
        this.showing.credits(span);
        this.desk.credits(span);
      }
    },
    RedealBegun: (record, { data }) => {
      this.#carriesOut(record, data);
      this.#mustGoBack(record, data.to);
      const { number } = this.#gameOf(data.to);
      if (data.game !== number || data.epoch !== this.#redealsIn(data.to) + 1)
        tampered(record, 'this redeal is for another game');
      this.#redeal = data;
      this.showing = new Showing(this.terms.seats, data.asked, this.terms.clock, record.at);
    },
    GameRewound: (record, { data, secret }) => {
      this.#carriesOut(record, data);
      this.#rewinds(record, data, secret?.seed ?? null);
    },
    GameLost: (record, { data }) => {
      this.#carriesOut(record, data);
      if (data.ply !== this.#ply) tampered(record, 'a loss at another ply');
      this.#moves(record, (state, chance) => this.game.leave(state, data.seat, 'removed', chance, () => undefined));
    },
    GameRepaired: (record, { data, secret }) => {
      this.#carriesOut(record, data);
      if (data.ply !== this.#ply) tampered(record, 'a repair at another ply');
      const offers = this.game.repairs(this.#positions.at(-1).state);
      if (!offers.some((offer) => isRepair(offer, secret.answer)))
        tampered(record, `"${secret.answer}" is no repair here`);
      this.#offeredBy = null;
      this.#moves(record, (state, chance) => this.game.repair(state, secret.answer, chance, () => undefined));
    },
    ResultRuled: (record, { data }) => {
      this.#carriesOut(record, data);
      this.#ends(record, ruledOutcome(data.games, data.notPlayed ? 'forfeited' : 'entered', data.bothLost));
    },
    TimeGranted: (record, { data }) => {
      this.#carriesOut(record, data);
      this.clocks.grants(data.seat, data.ms);
    },
  };

  /** The record that who signs this has to have seen. */
  #neededBy({ type, ply }, seat) {
    if (type === 'AnswerDecision' && this.#number > 0) return this.#changedAt[seat];
    if (type === 'ConfirmResult' && this.#number === 0) return this.desk.reportedAt;
    return type === 'RaiseDispute' && ply !== null ? (this.#positions[ply]?.ledBy ?? 1) : 1;
  }

  #mustBeOpen(record) {
    if (this.#number > 0) tampered(record, 'the games say how this ends');
  }

  get #terms() {
    return { switches: this.terms.switches, options: this.terms.options };
  }

  /** What a ceremony made by now; where none was held, what the server sealed. */
  #seedOf(record, epoch) {
    if (this.seeds === null) return this.own;
    const made = this.seeds.findLast((each) => each.epoch === epoch && each.seq <= record.seq);
    return made?.seed ?? tampered(record, 'no seed was made for this');
  }

  #begins(record, number) {
    const before = this.#starts.get(number) ?? 0;
    this.#starts.set(number, before + 1);
    const label = before === 0 ? String(number) : `${number}.${before}`;
    const chance = new Chance(this.#seed, { game: label, epoch: 0 });
    const setup = { ...this.#terms, seats: this.#seats.map(({ brings }) => brings) };
    this.#games.push({ number, first: this.#positions.length, result: null });
    this.#offeredBy = null;
    this.#changedAt = this.#seats.map(() => record.seq);
    this.#comesTo({ state: this.game.start(setup, chance, () => undefined), chance, label, ledBy: null });
    this.clocks.starts(this.terms.seats, this.#asked, record.at, this.#isHeld);
    this.#notes();
  }

  get #results() {
    return this.#games.flatMap(({ result }) => result ?? []);
  }

  /** The game that this ply is one of. */
  #gameOf = (ply) => this.#games.findLast(({ first }) => first <= ply);

  #comesTo(position) {
    this.#positions.push(position);
    this.#line.push(this.#ply);
    this.#tells();
  }

  /** What time was left when this ply was come to. */
  #notes() {
    this.#positions.at(-1).left = this.clocks.left;
  }

  #maySeed(record, seat) {
    this.#mustSit(record, seat);
    const { deadline } = this.showing;
    if (!this.showing.isAsked(seat)) tampered(record, 'nobody waits for this seed');
    if (deadline !== null && record.at >= deadline) tampered(record, 'this seed was shown too late');
  }

  #maySit(record, { seat, who }) {
    if (!this.desk.mayTake(seat, who) || who !== record.actor)
      tampered(record, `seat ${seat} is not free for ${record.actor}`);
  }

  #mayMove(record, ply) {
    this.#mustBeAt(record, ply);
    this.#inTime(record);
  }

  #mustBeAt(record, ply) {
    if (ply !== this.#ply) tampered(record, `ply ${ply} is not the next, ${this.#ply}`);
    if (this.#case !== null) tampered(record, 'a move while a dispute is open');
  }

  #inTime(record) {
    if (this.#isHeld) tampered(record, 'a move while nobody moves');
    this.#mustHaveTime(record);
  }

  #mustHaveTime(record) {
    const { next } = this.clocks;
    if (next !== null && next.at <= record.at) tampered(record, `the time of seat ${next.seat} was over`);
  }

  /** By itself, by the house when its time is over, or by another when it did nothing for long. */
  #mayLeave(record, { seat, ply, why }) {
    this.#mustBeAt(record, ply);
    const { next } = this.clocks;
    const own = this.#seats[seat]?.who === record.actor;
    const sits = this.#seats.some((each) => each?.who === record.actor);
    const isRight = {
      conceded: own && (next === null || record.at < next.at),
      'timed-out': record.actor === 'system' && next?.seat === seat && next.at <= record.at,
      removed: !own && sits && this.clocks.isAway(seat, record.at),
    }[why];
    if (!isRight) tampered(record, `seat ${seat} did not leave like that, or not at that time`);
  }

  #answers(record, { seat, ply }, answer, hidden) {
    this.#mayMove(record, ply);
    this.#mustSit(record, seat);
    const { state } = this.#positions.at(-1);
    const request = this.game.requests(state).find((each) => each.seat === seat);
    if (request === undefined || this.game.check(state, seat, answer) !== null)
      tampered(record, `"${answer}" was not offered`);
    if (request.hidden !== hidden) tampered(record, hidden ? 'this answer is not hidden' : 'this answer is hidden');
    if (this.#offeredBy !== seat) this.#offeredBy = null;
    const before = this.#asked;
    const was = this.#changedAt;
    this.#moves(record, (moved, chance) => this.game.apply(moved, seat, answer, chance, () => undefined));
    const same = [...this.#asked].filter((other) => hidden && other !== seat && before.has(other));
    this.#changedAt = this.#changedAt.map((seq, other) => (same.includes(other) ? was[other] : seq));
    this.clocks.turns(seat, new Set(same), this.#asked, record.at);
    this.#notes();
  }

  #leaves(record, { seat, why }) {
    this.#moves(record, (state, chance) => this.game.leave(state, seat, why, chance, () => undefined));
    if (this.#isHeld) return;
    this.clocks.turns(seat, new Set(), this.#asked, record.at);
    this.#notes();
  }

  /** By a player, or by staff who don't play here; a ply that counts, or a result. Once by each. */
  #mayRaise(record, { case: name, seat, role, ply, seq, standsAt, over }) {
    if (!/^[\w.-]{1,120}$/.test(name)) tampered(record, `"${name}" names no case`);
    if (this.#case !== null || this.terms.origin === null) tampered(record, 'no dispute can be raised here');
    const own = this.desk.seatOf(record.actor);
    if (own !== (seat ?? -1) || (seat === null) !== (role !== null))
      tampered(record, `${record.actor} raises no dispute here`);
    const isPlayed = this.#number > 0 && !this.isOver;
    if (ply === null ? isPlayed || !this.#hasResult(record) : !isPlayed || !this.#line.includes(ply))
      tampered(record, ply === null ? 'there is no result to dispute' : `ply ${ply} is none that counts`);
    if (isPlayed) this.#mustHaveTime(record);
    if (this.#raised.some((each) => each.by === record.actor && each.ply === ply))
      tampered(record, `${record.actor} disputed this before`);
    const stands = [ply === null ? null : this.#positions[ply].ledBy, isPlayed ? this.#ply : null, this.#hasEnded];
    if (canonical([seq, standsAt, over]) !== canonical(stands)) tampered(record, 'the match stood elsewhere');
    this.#raised.push({ by: record.actor, ply });
  }

  /** One that can be disputed still. */
  #hasResult({ at: now }) {
    return this.isOver ? this.#hasEnded && now < this.#overAt + DISPUTABLE : this.desk.hasReport;
  }

  #carriesOut(record, data) {
    const isDealt = record.events.some(({ type }) => type === 'GameRewound');
    const isRight = record.actor === 'system' || this.#redeal !== null || isDealt;
    if (this.#case === null || data.case !== this.#case || !isRight)
      tampered(record, `the case ${data.case} does not hold this match`);
  }

  #mustSit(record, seat) {
    if (this.#seats[seat]?.who !== record.actor) tampered(record, `${record.actor} does not sit at seat ${seat}`);
  }

  #answersOffer(record, { seat }) {
    this.#mustSit(record, seat);
    this.#inTime(record);
    if (this.#offeredBy === null || this.#offeredBy === seat) tampered(record, 'no draw was offered');
    this.#offeredBy = null;
  }

  #moves({ seq }, change) {
    const { state, chance, label } = this.#positions.at(-1);
    const moved = this.game.clone(state);
    change(moved, chance);
    this.#changedAt = this.#changedAt.map(() => seq);
    this.#comesTo({ state: moved, chance, label, ledBy: seq });
  }

  /** Not to what was taken back, nor to where a game was over by its rules. */
  #mustGoBack(record, to) {
    const counts = this.#line.includes(to) && to < this.#ply;
    if (!counts || this.game.result(this.#positions[to].state) !== null)
      tampered(record, `ply ${to} is none to go back to`);
  }

  #rewinds(record, { ply, to, epoch }, sealed) {
    if (ply !== this.#ply) tampered(record, 'a rewind at another ply');
    this.#mustGoBack(record, to);
    const position = this.#positions[to];
    const state = this.game.clone(position.state);
    let { chance } = position;
    if (epoch !== null) {
      chance = new Chance(this.#redealSeed(record, { to, epoch }, sealed), { game: position.label, epoch });
      this.#redealtAt.push(this.#ply + 1);
      this.game.reshuffle(
        state,
        this.#seats.map((_, seat) => seat),
        chance.dice('redeal', 0),
      );
    }
    this.#redeal = null;
    this.#offeredBy = null;
    const game = this.#gameOf(to);
    if (game !== this.#games.at(-1)) this.clocks.left = this.#leftAt(game, to);
    while (this.#games.at(-1) !== game) this.#games.pop();
    game.result = null;
    this.#line = this.#line.filter((each) => each <= to);
    this.clocks.rewinds();
    this.#changedAt = this.#changedAt.map(() => record.seq);
    this.#comesTo({ state, chance, label: position.label, ledBy: record.seq });
    this.#notes();
  }

  /** Where no ceremony is held, the rewind itself seals it. */
  #redealSeed(record, { to, epoch }, sealed) {
    if (this.seeds === null && sealed !== null && epoch === this.#redealsIn(to) + 1) return Buffer.from(sealed, 'hex');
    const isBegun = sealed === null && this.#redeal?.epoch === epoch && this.#redeal.to === to;
    return isBegun ? this.#seedOf(record, epoch) : tampered(record, 'no redeal was begun for this');
  }

  #redealsIn(to) {
    const { first } = this.#gameOf(to);
    return this.#redealtAt.filter((ply) => ply > first).length;
  }

  /** Where none was noted for a ply, that of the one before holds. */
  #leftAt({ first }, to) {
    return this.#positions.slice(first, to + 1).findLast(({ left }) => left !== undefined).left;
  }

  /** What follows of itself. */
  #tells() {
    const { state, chance } = this.#positions.at(-1);
    for (const root of chance.takeRoots())
      this.#expected.push({ type: 'DeckShuffled', data: { ply: this.#ply, root } });
    const result = this.game.result(state);
    if (result !== null) this.#gameEnds(result);
  }

  #gameEnds(result) {
    this.#expected.push({ type: 'GameFinished', data: { game: this.#number, result } });
    const outcome = outcomeOf([...this.#results, result], this.terms);
    if (outcome === null) this.#expected.push({ type: 'GameStarted', data: { game: this.#number + 1 } });
    else this.#expected.push({ type: 'MatchFinished', data: outcome });
  }

  /** The match, whatever its games would have come to. */
  #ends(record, outcome) {
    if (this.isOver) tampered(record, 'this match was over');
    this.#expected = this.#expected.filter(({ type }) => type !== 'GameStarted' && type !== 'MatchFinished');
    this.#expected.push({ type: 'MatchFinished', data: outcome });
  }
}

/** `ready:c7`, or a number within bounds: `mind-1:3`. */
function isRepair({ form, key, min, max }, answer) {
  if (form === 'one') return answer === key;
  const number = answer.startsWith(`${key}:`) ? answer.slice(key.length + 1) : '';
  return form === 'number' && /^(0|-?[1-9][0-9]*)$/.test(number) && number >= min && number <= max;
}
