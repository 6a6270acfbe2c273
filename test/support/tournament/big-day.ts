import {
  type ActorId,
  commandId,
  EMPTY,
  Fault,
  hash,
  millis,
  type StreamId,
  streamId,
  SYSTEM,
  writeRecord,
} from '#kernel';
import { type Round, type TournamentCommand, tournamentDecider, type TournamentState } from '#tournament';
import { ORGA, TEXT, USUAL } from './day.js';

export interface KeptRecord {
  readonly seq: number;
  readonly bytes: Uint8Array;
}

/** A Swiss with many players as the log has it, record by record; the state is the one that they lead to. */
export class BigDay {
  readonly stream: StreamId = streamId('tournament', 'big');
  readonly records: KeptRecord[] = [];
  #state: TournamentState = tournamentDecider.initial(this.stream);

  constructor(players: number) {
    const stages = [{ is: 'swiss' as const, rounds: 15, bestOf: 3 as const, cut: null }];
    this.do(ORGA, { type: 'CreateTournament', title: TEXT, plan: { ...USUAL, stages } });
    for (let left = players; left > 0; left -= AT_ONCE) {
      const guests = Array.from({ length: Math.min(left, AT_ONCE) }, () => ({ who: null, name: TEXT }));
      this.do(ORGA, { type: 'EnterPlayers', players: guests, missed: 'loss' });
    }
    this.do(ORGA, { type: 'StartTournament', withoutDecks: false });
  }

  get state(): TournamentState {
    return this.#state;
  }

  after(seq: number): readonly KeptRecord[] {
    return this.records.slice(seq);
  }

  /** A round is paired, published and finished. */
  playRound(seed: string): void {
    this.do(ORGA, { type: 'DraftRound', seed });
    const round = this.#last();
    this.do(ORGA, { type: 'PublishRound', round: round.number });
    for (const { id, entrants } of round.tables.values()) {
      const won = Number(entrants[0]) % 3 === 0 ? ([0, 2] as const) : ([2, 1] as const);
      const games = { won, drawn: 0, bothLost: false };
      this.do(SYSTEM, { type: 'RecordResult', round: round.number, table: id, games, how: 'reported' });
    }
  }

  do(actor: ActorId, command: TournamentCommand): void {
    const seq = this.records.length + 1;
    const now = { actor, at: millis(seq), seq };
    const decision = tournamentDecider.decide(this.#state, command, now);
    if (!decision.ok) throw new Fault(decision.refusal.says);
    for (const event of decision.events) this.#state = tournamentDecider.evolve(this.#state, event, now);
    const events = decision.events.map(({ type, v, data }) => ({ type, v, data: structuredClone(data) }));
    const ids = { commandId: commandId(hexOf(seq)), commandTag: hash(hexOf(seq)), prev: EMPTY.hash };
    const record = { stream: this.stream, seq, actor, at: now.at, rules: tournamentDecider.rules, events, ...ids };
    this.records.push({ seq, bytes: writeRecord(record) });
  }

  #last(): Round {
    const round = this.#state.phase === 'none' ? undefined : this.#state.rounds.at(-1);
    if (round === undefined) throw new Fault('No round was paired.');
    return round;
  }
}

const AT_ONCE = 500;
const hexOf = (seq: number): string => seq.toString(16).padStart(64, '0');
