const AWAY_AFTER = 120_000;
const WITHOUT_CLOCK = 120_000;

/** How much of a span lies after a moment. */
export const shared = ({ from, to }, since) => Math.max(0, to - Math.max(from, since));

/** The time of each seat in the game that is on, and since when it is waited for. */
export class Clocks {
  #seats = [];

  constructor(clock) {
    this.clock = clock;
  }

  starts(seats, asked, at, isHeld) {
    this.#seats = Array.from({ length: seats }, () => ({ left: this.clock?.ms ?? null, runs: null, waits: null }));
    if (!isHeld) this.resumes(asked, at);
  }

  /** A seat has moved. Those for whom nothing changed go on with their decision; all others have a new one. */
  turns(mover, same, asked, at) {
    this.#seats.forEach((own, seat) => {
      const isNew = !same.has(seat);
      const began = isNew || own.waits === null ? at : own.waits;
      own.waits = asked.has(seat) ? began : null;
      if (this.clock === null) return;
      stop(own, at);
      if (this.clock.is === 'decision' && isNew) own.left = this.clock.ms;
      if (this.clock.is === 'total' && seat === mover) own.left += this.clock.incrementMs;
      if (asked.has(seat)) own.runs = at;
    });
  }

  pauses(at) {
    for (const own of this.#seats) {
      stop(own, at);
      own.waits = null;
    }
  }

  resumes(asked, at) {
    for (const seat of asked) {
      this.#seats[seat].waits = at;
      if (this.clock !== null) this.#seats[seat].runs = at;
    }
  }

  /** Whoever says something is not away. */
  stirs(seat, at) {
    if (this.#seats[seat].waits !== null) this.#seats[seat].waits = at;
  }

  credits(span) {
    for (const own of this.#seats) {
      if (own.runs !== null) own.left += shared(span, own.runs);
      if (own.waits !== null) own.waits += shared(span, own.waits);
    }
  }

  grants(seat, ms) {
    const own = this.#seats[seat];
    if (own !== undefined && this.clock !== null) own.left += ms;
  }

  /** The decisions of the position that was left are nobody's any more. */
  rewinds() {
    for (const own of this.#seats) {
      if (this.clock?.is === 'decision') own.left = this.clock.ms;
      own.runs = null;
      own.waits = null;
    }
  }

  get left() {
    return this.#seats.map(({ left }) => left);
  }

  /** In a game that is on again, with a clock for all of it. */
  set left(left) {
    if (this.clock?.is === 'total') this.#seats.forEach((own, seat) => (own.left = left[seat]));
  }

  /** The seat whose time runs out first, and when. */
  get next() {
    const running = this.#seats.flatMap(({ left, runs }, seat) => (runs === null ? [] : [{ seat, at: runs + left }]));
    return running.sort((a, b) => a.at - b.at || a.seat - b.seat)[0] ?? null;
  }

  isAway(seat, at) {
    const waits = this.#seats[seat]?.waits ?? null;
    return waits !== null && waits + AWAY_AFTER <= at;
  }
}

function stop(own, at) {
  if (own.runs !== null) own.left -= at - own.runs;
  own.runs = null;
}

/** Who has still to commit to a seed, and who to show it; and since when those are waited for. */
export class Showing {
  #seats;
  #since = null;

  /** `committing` are the seats that commit; the others have. */
  constructor(seats, committing, clock, at) {
    this.clock = clock;
    this.#seats = Array.from({ length: seats }, (_, seat) => (committing.includes(seat) ? 'commits' : 'made'));
    if (at !== null && committing.length > 0) this.#since = at;
  }

  commits(seat, brings, at) {
    this.#seats[seat] = brings ? 'shows' : 'made';
    if (!this.#seats.includes('commits')) this.#since = this.#seats.includes('shows') ? at : null;
  }

  /** Shown, or put in by a judge. */
  shows(seat, at) {
    if (this.#seats[seat] === 'commits') return this.commits(seat, false, at);
    this.#seats[seat] = 'made';
    if (!this.#seats.includes('shows')) this.#since = null;
    return undefined;
  }

  /** Whose seed is waited for: to be committed to, or to be shown once all have. */
  get asked() {
    const due = this.#seats.includes('commits') ? 'commits' : 'shows';
    return this.#seats.flatMap((is, seat) => (is === due ? [seat] : []));
  }

  isAsked = (seat) => this.asked.includes(seat);

  credits(span) {
    if (this.#since !== null) this.#since += shared(span, this.#since);
  }

  get deadline() {
    return this.#since === null ? null : this.#since + (this.clock?.ms ?? WITHOUT_CLOCK);
  }
}
