import {
  type ActorId,
  actorId,
  canonicalJson,
  Fault,
  hash,
  type Json,
  type JsonObject,
  type KeptText,
  millis,
  streamId,
  SYSTEM,
} from '#kernel';
import {
  type EntrantId,
  type OpenTournament,
  type Plan,
  type Score,
  type TournamentCommand,
  tournamentDecider,
  type TournamentEvent,
  type TournamentRefusal,
  type TournamentState,
} from '#tournament';

export const ORGA = actorId('orga');
export const TEXT: KeptText = { ref: 'orga/text/1', commitment: hash('a'.repeat(64)) };

/** Three rounds of Swiss, best of three. */
export const USUAL: Plan = {
  game: 'voidream',
  switches: {},
  options: {},
  rules: { ruleSet: 'mtr-2026-02-27', points: null, tieBreaks: null },
  stages: [{ is: 'swiss', rounds: 3, bestOf: 3, cut: null }],
  capacity: null,
  checkIn: false,
  lists: 'none',
  lockAt: null,
  drawsAllowed: true,
  confirmAfter: null,
  roundTime: null,
  tables: [],
  clock: null,
  delay: null,
  caseTimes: [],
};

type Done = readonly TournamentEvent[] | TournamentRefusal;

/** A tournament day as its stream goes: commands in, events or a refusal out, all of it kept. */
export class Day {
  readonly records: { readonly actor: ActorId; readonly at: number; readonly events: readonly TournamentEvent[] }[] =
    [];
  #state: TournamentState = tournamentDecider.initial(streamId('tournament', 'cup'));
  #at = 1_000;

  constructor(plan: Partial<Plan> = {}) {
    this.must(ORGA, { type: 'CreateTournament', title: TEXT, plan: { ...USUAL, ...plan } });
  }

  get state(): OpenTournament {
    if (this.#state.phase === 'none') throw new Fault('There is no tournament.');
    return this.#state;
  }

  /** Time goes on before the next command. */
  later(ms: number): void {
    this.#at += ms;
  }

  do(actor: ActorId, command: TournamentCommand): Done {
    const before = canonicalJson(tournamentDecider.pack(this.#state));
    const now = { actor, at: millis(this.#at++), seq: this.records.length + 1 };
    const decision = tournamentDecider.decide(this.#state, command, now);
    if (canonicalJson(tournamentDecider.pack(this.#state)) !== before)
      throw new Fault(`${command.type} changed the state.`);
    if (!decision.ok) return decision.refusal;
    const events: TournamentEvent[] = [];
    for (let next = decision.events; next.length > 0; next = tournamentDecider.settle(this.#state, now))
      for (const event of next) {
        const read = JSON.parse(canonicalJson({ ...event, data: event.data as JsonObject })) as TournamentEvent;
        events.push(read);
        this.#state = tournamentDecider.evolve(this.#state, structuredClone(read), now);
      }
    this.records.push({ actor, at: now.at, events });
    return events;
  }

  must(actor: ActorId, command: TournamentCommand): readonly TournamentEvent[] {
    const done = this.do(actor, command);
    if ('code' in done) throw new Fault(`${command.type} was refused: ${done.code}: ${done.says}`);
    return done;
  }

  /** So many guests. */
  guests(count: number): void {
    const players = Array.from({ length: count }, () => ({ who: null, name: TEXT }));
    this.must(ORGA, { type: 'EnterPlayers', players, missed: 'loss' });
  }

  start(): void {
    this.must(ORGA, { type: 'StartTournament', withoutDecks: false });
  }

  /** Pairs the next round and publishes it. */
  pair(seed = '11'): void {
    this.must(ORGA, { type: 'DraftRound', seed: seed.repeat(32) });
    this.must(ORGA, { type: 'PublishRound', round: this.state.rounds.length });
  }

  /** The table at which somebody sits is won by them, to nothing unless said. */
  result(winner: EntrantId, games: readonly [number, number] = [this.#needed(), 0]): Done {
    const round = this.state.rounds.at(-1);
    const table = [...(round?.tables.values() ?? [])].find(({ entrants }) => entrants.includes(winner));
    if (round === undefined || table === undefined) throw new Fault(`${winner} sits nowhere.`);
    const won: Score['won'] = table.entrants[0] === winner ? games : [games[1], games[0]];
    return this.do(SYSTEM, {
      type: 'RecordResult',
      round: round.number,
      table: table.id,
      games: { won, drawn: 0, bothLost: false },
      how: 'reported',
    });
  }

  #needed(): number {
    const stage = this.state.plan.stages[this.state.rounds.at(-1)?.stage ?? 0];
    return ((stage?.bestOf ?? 1) + 1) / 2;
  }

  /** All tables of the round that have no result, by who is to win. */
  finish(wins: (a: EntrantId, b: EntrantId) => boolean = (a, b) => Number(a) < Number(b)): void {
    for (const { entrants, result } of this.state.rounds.at(-1)?.tables.values() ?? []) {
      const [a, b] = entrants;
      if (result === null) this.result(wins(a, b) ? a : b);
    }
  }

  /** What a reader makes of the records so far. */
  refolded(through = this.records.length): TournamentState {
    let state = tournamentDecider.initial(streamId('tournament', 'cup'));
    this.records.slice(0, through).forEach(({ actor, at, events }, nth) => {
      for (const event of events)
        state = tournamentDecider.evolve(state, structuredClone(event), { actor, at: millis(at), seq: nth + 1 });
    });
    return state;
  }

  packed(): Json {
    return tournamentDecider.pack(this.#state);
  }
}
