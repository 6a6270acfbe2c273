import { hkdfSync } from 'node:crypto';
import { canonical, tagged } from './bytes.mjs';
import { Finding, tampered } from './finding.mjs';

const ZEROS = '0'.repeat(64);
const STEPS = new Set([
  'SeedCommitted',
  'SeedRevealed',
  'SeedPutIn',
  'SeedBroken',
  'SeedsMissing',
  'RedealCommitted',
  'RedealStoodIn',
]);

/** What is no record of a match of its own has none. */
const LEFT = new Set(['BranchBegun', 'MatchImported']);

/**
 * Follows the ceremonies of a match: all commit before anybody shows a seed, and each seed is the one committed to. Gives
 * the seeds that they made, each with the record that completed it and its epoch; null where none was held.
 */
export function checkCeremonies({ match, slices: [{ records }] }, tell) {
  const made = [];
  let ceremony = null;
  let isHeld = false;
  for (const record of records) {
    for (const event of record.events) {
      if (event.type === 'CeremonyBegun' && isHeld) tampered(record, 'the ceremony of a match begins once');
      ceremony = begun(record, event, match) ?? ceremony;
      isHeld ||= ceremony !== null;
      if (ceremony === null && STEPS.has(event.type)) tampered(record, 'no ceremony is on');
      ceremony?.take(record, event);
    }
    if (ceremony === null || !ceremony.isDone()) continue;
    const seed = ceremony.make();
    if (seed !== null) made.push({ epoch: ceremony.terms.epoch, seed, seq: record.seq });
    ceremony = null;
  }
  if (isHeld) return made;
  if (LEFT.has(records[0].events[0].type)) return null;
  tell(new Finding('UNPROVEN', `${match} 1`, 'no ceremony was held'));
  return null;
}

/** The ceremony that this event begins; null if none. */
function begun(record, event, match) {
  const { type, data, secret } = event;
  if (type !== 'CeremonyBegun' && type !== 'RedealBegun') return null;
  if (data.stream !== match || data.attempt !== 1) tampered(record, 'these terms are not of this match');
  if (type === 'RedealBegun') {
    if (data.after !== data.ruling.hash) tampered(record, 'a redeal comes after its ruling');
    const redeal = new Ceremony(record, data, seedIn(event), data.fallbacks.length);
    data.fallbacks.forEach((fallback, seat) => {
      const seed = secret === undefined ? null : String(secret.seats[seat]);
      redeal.stand(record, seat, { commitment: null, fallback, seed, isPutIn: !data.asked.includes(seat) });
    });
    return redeal;
  }
  if (data.game !== 1 || data.epoch !== 0 || data.after !== ZEROS)
    tampered(record, 'these terms are not those of a start');
  const [created] = record.events;
  if (created.type !== 'MatchCreated') tampered(record, 'a ceremony begins with its match');
  return new Ceremony(record, data, seedIn(created), created.data.seats);
}

/** The seed that is sealed here; null while it can't be known. */
const seedIn = ({ secret }) => (secret === undefined ? null : String(secret.seed));

class Ceremony {
  #server;
  #seats;
  #attempt = 1;

  constructor(record, { after, commitment, epoch, game, stream }, seed, seats) {
    this.terms = { after, attempt: 1, epoch, game, stream };
    this.#server = { by: 'server', commitment, seed };
    this.#seats = Array.from({ length: seats }, () => null);
    this.#mustBe(record, this.#server);
  }

  /** A seat with the server's seed for it, which counts where it is put in. */
  stand(record, seat, { commitment, fallback, seed, isPutIn }) {
    this.#mustBe(record, { by: `seat/${seat}`, commitment: fallback, seed });
    this.#seats[seat] = { commitment, fallback, sealed: seed, shown: null, isPutIn };
  }

  take(record, event) {
    const { type, data } = event;
    if (
      data.attempt !== undefined &&
      type !== 'CeremonyBegun' &&
      type !== 'RedealBegun' &&
      data.attempt !== this.#attempt
    )
      tampered(record, `this ended attempt ${this.#attempt}`);
    switch (type) {
      case 'SeedCommitted':
        return this.#commits(record, event);
      case 'RedealCommitted':
        this.#mustComeFirst(record);
        this.#seats[data.seat].commitment = data.commitment;
        return undefined;
      case 'RedealStoodIn':
        for (const seat of data.seats) this.#seats[seat].isPutIn = true;
        this.#attempt += 1;
        return undefined;
      case 'SeedPutIn':
        this.#seats[data.seat].isPutIn = true;
        this.#attempt += 1;
        return undefined;
      case 'SeedRevealed':
        return this.#reveals(record, data);
      case 'SeedBroken':
        this.#attempt += 1;
        if (this.#commitment(`seat/${data.seat}`, data.seed) === this.#seats[data.seat].commitment)
          tampered(record, 'this seed is the one committed to');
        return undefined;
      case 'SeedsMissing':
        this.#attempt += 1;
        return undefined;
      default:
        return undefined;
    }
  }

  #commits(record, event) {
    const { seat, commitment, fallback } = event.data;
    this.#mustComeFirst(record);
    const before = record.events[record.events.indexOf(event) - 1];
    if (before?.type !== 'SeatTaken' || before.data.seat !== seat || this.#seats[seat] !== null)
      tampered(record, 'a seat commits once, as it is taken');
    const isPutIn = fallback === null;
    this.stand(record, seat, {
      commitment: isPutIn ? null : commitment,
      fallback: fallback ?? commitment,
      seed: seedIn(event),
      isPutIn,
    });
  }

  #reveals(record, { seat, seed }) {
    const own = this.#seats[seat];
    if (!this.#seats.every((each) => each !== null && (each.isPutIn || each.commitment !== null)))
      tampered(record, 'a seed was shown before all had committed');
    if (own.isPutIn || own.shown !== null) tampered(record, 'nobody waits for this seed');
    this.#mustBe(record, { by: `seat/${seat}`, commitment: own.commitment, seed: String(seed) });
    own.shown = seed;
  }

  #mustComeFirst(record) {
    if (this.#seats.some((seat) => seat !== null && seat.shown !== null))
      tampered(record, 'a commitment after a seed was shown');
  }

  #mustBe(record, { by, commitment, seed }) {
    if (seed === null) return;
    if (!/^[0-9a-f]{64}$/.test(seed) || this.#commitment(by, seed) !== commitment)
      tampered(record, `the seed of ${by} is not the one committed to`);
  }

  #commitment(by, seed) {
    return tagged('seed', canonical({ ...this.terms, by, seed }));
  }

  isDone = () => this.#seats.every((seat) => seat !== null && (seat.isPutIn || seat.shown !== null));

  /** HKDF of all seeds; null where one is still sealed. */
  make() {
    const seats = this.#seats.map(({ commitment, fallback, isPutIn, sealed, shown }, seat) => ({
      by: `seat/${seat}`,
      commitment: isPutIn ? fallback : commitment,
      seed: isPutIn ? sealed : shown,
    }));
    const all = [this.#server, ...seats];
    if (all.some(({ seed }) => seed === null)) return null;
    const commitments = all.map(({ by, commitment }) => ({ by, commitment }));
    const transcript = tagged('ceremony', canonical({ ...this.terms, commitments }));
    const seeds = Buffer.from(all.map(({ seed }) => seed).join(''), 'hex');
    return Buffer.from(hkdfSync('sha512', seeds, Buffer.from(transcript, 'hex'), 'dreamledger/game-seed/v1', 64));
  }
}
