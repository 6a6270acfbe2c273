import { canonical } from './bytes.mjs';
import { Chance } from './chance.mjs';
import { Finding, at, tampered } from './finding.mjs';

/** What says nothing of the games. */
const BESIDE = new Set([
  'CeremonyBegun',
  'SeedCommitted',
  'SeedPutIn',
  'RedealCommitted',
  'RedealStoodIn',
  'DeadlineSet',
  'KeyReleased',
]);

/** What nobody says, as it comes about of itself. */
const FOLLOWS = new Set(['GameStarted', 'DeckShuffled', 'GameFinished', 'MatchFinished']);

/** A match as its records tell it: who sits, the position, what must follow. Keeps no clocks. */
export class Table {
  #seats = [];
  /** The ply of the start of the game that is on, whose positions these are. */
  #first = 0;
  #positions = [];
  #expected = [];
  #finished = [];
  #number = 0;
  #case = null;
  #redeal = null;
  #redeals = 0;
  #seed = null;
  #offeredBy = null;
  isOver = false;
  stopped = false;

  constructor(game, created, seeds, tell) {
    Object.assign(this, { game, terms: created.data, seeds, tell });
    this.own = Buffer.from(created.secret.seed, 'hex');
  }

  take(record, event) {
    const { type } = event;
    if (this.stopped) return undefined;
    if (this.isOver && type !== 'KeyReleased') return this.#comesLate(record, type);
    if (BESIDE.has(type)) return undefined;
    if (this.#expected[0]?.type === type) return this.#follows(record, event);
    if (FOLLOWS.has(type) && !(type === 'GameStarted' && this.#number === 0))
      tampered(record, `"${type}" does not follow here`);
    const handler = this.#handlers[type];
    if (handler === undefined) return this.#stop(record, `this verifier does not know "${type}"`);
    return handler(record, event);
  }

  /** The result may be disputed. */
  #comesLate(record, type) {
    if (!type.startsWith('Dispute')) tampered(record, `"${type}" after the end`);
    this.#stop(record, 'this verifier does not follow disputes about a result');
  }

  settled(record) {
    if (!this.stopped && this.#expected.length > 0) tampered(record, `"${this.#expected[0].type}" should follow`);
  }

  #stop(record, says) {
    this.stopped = true;
    this.#expected = [];
    this.tell(new Finding('UNPROVEN', at(record), says));
  }

  #follows(record, { type, data }) {
    const expected = this.#expected.shift();
    if (canonical(expected.data) !== canonical(data)) tampered(record, `"${type}" does not say what came about`);
    if (type === 'GameFinished') this.#finished.push(data.result);
    if (type === 'MatchFinished') this.isOver = true;
    if (type === 'GameStarted') this.#starts(data.game);
  }

  get #ply() {
    return this.#first + this.#positions.length - 1;
  }

  #handlers = {
    MatchCreated: (record) => {
      if (record.seq !== 1) tampered(record, 'a match begins once');
      if (this.terms.origin !== null && record.actor !== 'system') tampered(record, 'only the house opens a table');
      const [problem] = this.game.problems(this.#terms, this.terms.seats);
      if (problem !== undefined) tampered(record, `these terms are not allowed: ${problem.says}`);
    },
    CommandSigned: () => undefined,
    SeatTaken: (record, { data, secret }) => {
      this.#maySit(record, data);
      const bad = this.game.seatProblems(this.#terms, secret.brings);
      if (bad.length > 0) tampered(record, `what is brought is not allowed: ${bad[0].says}`);
      this.#seats[data.seat] = { who: data.who, brings: secret.brings };
    },
    SeedRevealed: (record, { data }) => this.#mustSit(record, data.seat),
    GameStarted: (record, { data }) => {
      if (data.game !== 1 || this.#seats.filter((seat) => seat !== undefined).length !== this.terms.seats)
        tampered(record, 'this game can not start here');
      this.#seed = this.#seedOf(record, 0);
      this.#starts(1);
    },
    DrawOffered: (record, { data }) => {
      this.#mayMove(record, data.ply);
      this.#mustSit(record, data.seat);
      if (!this.terms.drawsAllowed || this.#offeredBy !== null) tampered(record, 'no draw can be offered here');
      this.#offeredBy = data.seat;
    },
    DrawDeclined: (record, { data }) => this.#answersOffer(record, data),
    DrawAgreed: (record, { data }) => {
      this.#answersOffer(record, data);
      const places = this.#seats.map(() => 1);
      this.#ends({ places, scores: null, reason: 'agreed', rule: null, carries: null });
    },
    AnswerGiven: (record, { data }) => this.#answers(record, data, data.answer, false),
    AnswerSealed: (record, { data, secret }) => this.#answers(record, data, secret.answer, true),
    SeatLeft: (record, { data }) => {
      if (data.why !== 'conceded') return this.#stop(record, 'this verifier keeps no clocks');
      this.#mayMove(record, data.ply);
      this.#mustSit(record, data.seat);
      return this.#leaves(data);
    },
    DisputeRaised: (record, { data }) => {
      if (this.#case !== null) tampered(record, 'a dispute is open');
      this.#case = data.case;
    },
    DisputeSettled: (record, { data }) => {
      this.#carriesOut(record, data);
      this.#case = null;
    },
    RedealBegun: (record, { data }) => {
      this.#carriesOut(record, data);
      if (data.game !== this.#number || data.epoch !== this.#redeals + 1)
        tampered(record, 'this redeal is for another game');
      this.#redeal = data;
    },
    GameRewound: (record, { data }) => {
      this.#carriesOut(record, data);
      this.#rewinds(record, data);
    },
    TimeGranted: (record, { data }) => this.#carriesOut(record, data),
  };

  get #terms() {
    return { switches: this.terms.switches, options: this.terms.options };
  }

  /** What a ceremony made by now; where none was held, what the server sealed. */
  #seedOf(record, epoch) {
    if (this.seeds === null) return this.own;
    const made = this.seeds.findLast((each) => each.epoch === epoch && each.seq <= record.seq);
    return made?.seed ?? tampered(record, 'no seed was made for this');
  }

  #starts(number) {
    const chance = new Chance(this.#seed, { game: String(number), epoch: 0 });
    const setup = { ...this.#terms, seats: this.#seats.map(({ brings }) => brings) };
    if (this.#number > 0) this.#first = this.#ply + 1;
    this.#number = number;
    this.#redeals = 0;
    this.#offeredBy = null;
    this.#positions = [{ state: this.game.start(setup, chance, () => undefined), chance }];
    this.#tells();
  }

  #maySit(record, { seat, who }) {
    const { players, seats } = this.terms;
    const isFree = seat < seats && this.#seats[seat] === undefined && (players[seat] ?? who) === who;
    const isSeated = this.#seats.some((each) => each?.who === who);
    if (!isFree || isSeated || who !== record.actor) tampered(record, `seat ${seat} is not free for ${record.actor}`);
  }

  #mayMove(record, ply) {
    if (ply !== this.#ply) tampered(record, `ply ${ply} is not the next, ${this.#ply}`);
    if (this.#case !== null) tampered(record, 'a move while a dispute is open');
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
    this.#moves((moved, chance) => this.game.apply(moved, seat, answer, chance, () => undefined));
  }

  #leaves({ seat, why }) {
    this.#moves((state, chance) => this.game.leave(state, seat, why, chance, () => undefined));
  }

  #carriesOut(record, data) {
    if (this.#case === null || data.case !== this.#case || record.actor !== 'system')
      tampered(record, `the case ${data.case} does not hold this match`);
  }

  #mustSit(record, seat) {
    if (this.#seats[seat]?.who !== record.actor) tampered(record, `${record.actor} does not sit at seat ${seat}`);
  }

  #answersOffer(record, { seat }) {
    this.#mustSit(record, seat);
    if (this.#offeredBy === null || this.#offeredBy === seat) tampered(record, 'no draw was offered');
    this.#offeredBy = null;
  }

  #moves(change) {
    const { state, chance } = this.#positions.at(-1);
    const moved = this.game.clone(state);
    change(moved, chance);
    this.#positions.push({ state: moved, chance });
    this.#tells();
  }

  #rewinds(record, { ply, to, epoch }) {
    if (ply !== this.#ply) tampered(record, 'a rewind at another ply');
    const position = this.#positions[to - this.#first];
    if (position === undefined) return this.#stop(record, 'this verifier does not go back into earlier games');
    const state = this.game.clone(position.state);
    let { chance } = position;
    if (epoch !== null) {
      if (this.#redeal?.epoch !== epoch || this.#redeal.to !== to) tampered(record, 'no redeal was begun for this');
      this.#redeals += 1;
      chance = new Chance(this.#seedOf(record, epoch), { game: String(this.#number), epoch });
      this.game.reshuffle(
        state,
        this.#seats.map((_, seat) => seat),
        chance.dice('redeal', 0),
      );
    }
    this.#redeal = null;
    this.#positions.push({ state, chance });
    return this.#tells();
  }

  /** What follows of itself. */
  #tells() {
    const { state, chance } = this.#positions.at(-1);
    for (const root of chance.takeRoots())
      this.#expected.push({ type: 'DeckShuffled', data: { ply: this.#ply, root } });
    const result = this.game.result(state);
    if (result !== null) this.#ends(result);
  }

  #ends(result) {
    this.#expected.push({ type: 'GameFinished', data: { game: this.#number, result } });
    const results = [...this.#finished, result];
    const won = this.#seats.map((_, seat) => results.filter(({ places }) => isFirst(places, seat)).length);
    const drawn = results.filter(({ places }) => places.filter((place) => place === 1).length > 1).length;
    const needed = Math.floor(this.terms.bestOf / 2) + 1;
    if (Math.max(...won) < needed && results.length < this.terms.bestOf)
      return void this.#expected.push({ type: 'GameStarted', data: { game: this.#number + 1 } });
    const places =
      this.terms.bestOf === 1 ? result.places : won.map((count) => 1 + won.filter((other) => other > count).length);
    this.#expected.push({
      type: 'MatchFinished',
      data: { bothLost: false, games: { drawn, won }, how: 'played', places },
    });
  }
}

const isFirst = (places, seat) => places[seat] === 1 && places.filter((place) => place === 1).length === 1;
