import { shared } from './clocks.mjs';
import { tampered } from './finding.mjs';

/** What is said beside the games of a tournament's match: whose seats they are, what was reported, and who was called. */
export class Desk {
  #terms;
  #players;
  /** By seat: who sits there. */
  #seated;
  #reports;
  #handedIn = [];
  /** Whether each call of a judge was answered. */
  #calls = [];

  constructor(terms, seated) {
    this.#terms = terms;
    this.#players = [...terms.players];
    this.#seated = seated;
    this.#reports = Array.from({ length: terms.seats }, () => null);
  }

  /** Whose seat it is: who sits there, or is to. */
  holder = (seat) => this.#seated[seat]?.who ?? this.#players[seat] ?? null;

  seatOf = (who) => this.#reports.findIndex((_, seat) => this.holder(seat) === who);

  mayTake(seat, who) {
    const { origin } = this.#terms;
    const isFree = this.#isSeat(seat) && this.#seated[seat] === undefined;
    const isTheirs = this.#players[seat] === who || (this.#players[seat] === null && origin === null);
    return isFree && isTheirs && this.#seated.every((each) => each?.who !== who);
  }

  #isSeat = (seat) => Number.isInteger(seat) && seat >= 0 && seat < this.#terms.seats;

  /** Nobody has said how it ended. */
  get isSilent() {
    return this.#handedIn.length === 0 && !this.hasReport;
  }

  get hasReport() {
    return this.#reports.some((report) => report !== null);
  }

  /** When the only report stands if nobody says otherwise: undefined without a report, null where it never does. */
  get confirmBy() {
    if (this.isInConflict) return null;
    return this.#reports.find((report) => report !== null)?.confirmBy;
  }

  get isInConflict() {
    return this.#reports.every((report) => report !== null);
  }

  /** The record of the report that waits to be confirmed. */
  get reportedAt() {
    return this.#reports.find((report) => report !== null)?.seq ?? 1;
  }

  assigns(record, { seat, who }) {
    const isGuests = this.#terms.origin !== null && this.#isSeat(seat) && this.holder(seat) === null;
    if (record.actor !== 'system' || !isGuests) tampered(record, `seat ${seat} is no guest's`);
    this.#players[seat] = who;
  }

  reports(record, { seat, games, confirmBy }) {
    this.mustBeTheirs(record, seat);
    if (this.#reports[seat] !== null) tampered(record, `seat ${seat} had reported before`);
    const { confirmAfter } = this.#terms;
    if (confirmBy !== (confirmAfter === null ? null : record.at + confirmAfter))
      tampered(record, 'another time to contradict was agreed on');
    this.#reports[seat] = { games, confirmBy, seq: record.seq };
  }

  withdraws(record, { seat }) {
    this.mustBeTheirs(record, seat);
    const own = this.#handedIn.findIndex((each) => each.seat === seat);
    if (this.#reports[seat] === null && own < 0) tampered(record, `seat ${seat} has no report`);
    this.#reports[seat] = null;
    if (own >= 0) this.#handedIn.length = own;
  }

  /** Gives the games that were reported. */
  confirms(record, { seat, by }) {
    const report = this.#reports[seat] ?? tampered(record, `seat ${seat} has no report`);
    const isOther = this.#reports.some((_, other) => other !== seat && this.holder(other) === record.actor);
    const isTime = record.actor === 'system' && report.confirmBy !== null && report.confirmBy <= record.at;
    if (!{ opponent: isOther, time: isTime }[by]) tampered(record, `${record.actor} can't confirm this report`);
    return report.games;
  }

  conflicts(record) {
    if (!this.isInConflict) tampered(record, 'there are not two reports');
  }

  handsIn(record, { seat, game, from }) {
    if (seat === null) this.mustBeOfTournament(record);
    else this.mustBeTheirs(record, seat);
    if (game !== this.#handedIn.length + 1 || from.places.length !== this.#players.length)
      tampered(record, `game ${game} is not the next of this match`);
    this.#handedIn.push({ seat });
  }

  calls(record, { seat, call }) {
    if (seat !== null) this.mustBeTheirs(record, seat);
    if (call !== this.#calls.length + 1) tampered(record, `call ${call} is not the next`);
    this.#calls.push(false);
  }

  answersCall(record, { call }) {
    if (this.#calls[call - 1] !== false) tampered(record, `call ${call} is not open`);
    this.#calls[call - 1] = true;
  }

  /** Time that nobody could use to contradict a report. */
  credits(span) {
    const { confirmAfter } = this.#terms;
    for (const report of this.#reports)
      if (report !== null && report.confirmBy !== null)
        report.confirmBy += shared(span, report.confirmBy - confirmAfter);
  }

  mustBeTheirs(record, seat) {
    this.mustBeOfTournament(record);
    if (this.holder(seat) !== record.actor) tampered(record, `${record.actor} can't speak for seat ${seat}`);
  }

  mustBeOfTournament(record) {
    if (this.#terms.origin === null) tampered(record, 'this match is of no tournament');
  }
}
