import type { Client, Done } from './client.js';
import { until } from './crowd.js';
import type { Person } from './people.js';

export interface Entry {
  readonly id: string;
  readonly name: string;
}

export interface Table {
  readonly id: string;
  readonly number: number;
  readonly matchId: string;
  readonly entrants: readonly [Entry, Entry];
  readonly match: { readonly phase: string } | null;
  readonly result: { readonly won: readonly number[] } | null;
  /** Of a match that is over and that nobody has won, where somebody must go on. */
  readonly undecided: { readonly drawn: number } | null;
}

interface Payload {
  readonly position: string | null;
  readonly tournament: { readonly id: string } | null;
}

const PAYLOAD = 'position tournament { id }';
const TABLES = 'tables { id number matchId entrants { id name } match { phase } result { won } undecided { drawn } }';

/** Who runs a tournament. */
export interface Staff {
  readonly organiser: Person;
  readonly headJudge: Person;
  readonly judge: Person;
  readonly scorekeeper: Person;
}

/** A tournament, by what is done to it through the API. */
export class Cup {
  #position: string | null = null;

  private constructor(
    readonly client: Client,
    readonly title: string,
    readonly id: string,
    readonly staff: Staff,
  ) {}

  static async create(client: Client, staff: Staff, title: string, plan: object): Promise<Cup> {
    const sent = { step: `create ${title}`, as: staff.organiser };
    const { tournament } = await client.command<Payload>('createTournament', { title, plan }, PAYLOAD, sent);
    const cup = new Cup(client, title, tournament?.id ?? '', staff);
    const roles = [
      [staff.headJudge, 'HEAD_JUDGE'],
      [staff.judge, 'JUDGE'],
      [staff.scorekeeper, 'SCOREKEEPER'],
    ] as const;
    for (const [{ id: personId }, role] of roles) await cup.do('grantTournamentRole', { personId, role }, role);
    return cup;
  }

  /** Does something as its organiser, unless it is said by whom. */
  async do(verb: string, input: object, step: string, as: Person = this.staff.organiser): Promise<void> {
    const sent = { step: `${this.title} ${verb} ${step}`, as };
    const { position } = await this.client.command<Payload>(verb, { tournamentId: this.id, ...input }, PAYLOAD, sent);
    this.#position = position ?? this.#position;
  }

  /** Does something at one of its matches. */
  async atMatch(verb: string, matchId: string, input: object, as: Person): Promise<void> {
    const sent = { step: `${verb} ${matchId} ${as.name}`, as };
    await this.client.command<Done>(verb, { matchId, ...input }, 'position', sent);
  }

  async ask<Seen>(fields: string, as: Person | null = null): Promise<Seen> {
    const query = `query See($id: ID!, $at: Position) { tournament(id: $id, atLeast: $at) { ${fields} } }`;
    const variables = { id: this.id, at: this.#position };
    return (await this.client.ask<{ tournament: Seen }>(query, variables, as)).tournament;
  }

  async entries(): Promise<ReadonlyMap<string, string>> {
    const { entrants } = await this.ask<{ entrants: { nodes: readonly Entry[] } }>(
      'entrants(first: 100) { nodes { id name } }',
    );
    return new Map(entrants.nodes.map(({ id, name }) => [name, id]));
  }

  /** Draws the next round and publishes it; what is done to the draft goes between. Gives its tables once all are open. */
  async begin(round: number, toDraft?: (tables: readonly Table[]) => Promise<void>): Promise<readonly Table[]> {
    await this.do('draftRound', {}, `${round}`);
    const { draft } = await this.ask<{ draft: { tables: readonly Table[] } | null }>(
      `draft { ${TABLES} }`,
      this.staff.organiser,
    );
    if (draft !== null) await toDraft?.(draft.tables);
    await this.do('publishRound', { round }, `${round}`);
    return this.seeing(round, 'its matches open', (tables) => tables.every(({ match }) => match !== null));
  }

  /** Waits until every table of the round has its result. */
  async end(round: number): Promise<readonly Table[]> {
    return this.seeing(round, 'its results come in', (tables) => tables.every(({ result }) => result !== null));
  }

  seeing(round: number, what: string, isSo: (tables: readonly Table[]) => boolean): Promise<readonly Table[]> {
    const look = async (): Promise<readonly Table[]> =>
      (await this.ask<{ round: { tables: readonly Table[] } }>(`round(number: ${round}) { ${TABLES} }`)).round.tables;
    return until(`round ${round} of ${this.title}: ${what}`, look, isSo);
  }
}
