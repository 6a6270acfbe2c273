import { randomUUID } from 'node:crypto';
import { type Asker, asker } from '#test/server';

export interface CupError {
  readonly code: string;
  readonly message: string;
  readonly field: readonly string[] | null;
  readonly alternatives: readonly string[];
}

export interface CupPayload {
  readonly position: string | null;
  readonly repeated: boolean;
  readonly userErrors: readonly CupError[];
  readonly tournament: { readonly id: string } | null;
}

export interface CupTable {
  readonly id: string;
  readonly number: number;
  readonly matchId: string;
  readonly result: { readonly won: readonly number[]; readonly how: string; readonly corrections: number } | null;
  readonly entrants: readonly { readonly id: string; readonly name: string; readonly number: number }[];
  readonly match: { readonly phase: string } | null;
  readonly whyPaired: { readonly because: string };
}

export interface CupRound {
  readonly round: {
    readonly missing: number;
    readonly tables: readonly CupTable[];
    readonly byes: readonly {
      readonly entrant: { readonly id: string; readonly number: number };
      readonly why: string;
    }[];
  };
}

export interface CupEntrant {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly status: string;
  readonly claimCode: string | null;
}

interface Somebody {
  readonly ask: Asker;
  readonly id: string;
  readonly name: string;
}

/** A tournament and who runs it, with what is done to it in words of the API. */
export interface Cup {
  readonly id: string;
  readonly orga: Asker;
  act(who: Asker, verb: string, input?: object): Promise<CupPayload>;
  must(verb: string, input?: object): Promise<CupPayload>;
  ask<T>(fields: string, who?: Asker): Promise<T>;
  /** Those who entered, with what the organiser sees of them. */
  entrants(): Promise<readonly CupEntrant[]>;
  guests(...names: readonly string[]): Promise<readonly CupEntrant[]>;
  /** A round once its matches are open. */
  opened(number: number): Promise<CupRound['round']>;
  /** Pairs the next round and publishes it. */
  pair(number: number): Promise<CupRound['round']>;
  /** Every table without a result is won like this, as the staff enter it. */
  finish(number: number, won: readonly [number, number]): Promise<CupRound['round']>;
  /** Who stands where: the numbers of the entrants, and their points. */
  standings(): Promise<readonly string[]>;
}

const PAYLOAD = 'position repeated userErrors { code message field alternatives } tournament { id }';

export const roundFields = (number: number): string =>
  `round(number: ${number}) { missing byes { entrant { id number } why } tables { id number matchId entrants { id name number } result { won how corrections } match { phase } whyPaired { because } } }`;

export const codes = ({
  userErrors,
}: {
  readonly userErrors: readonly { readonly code: string }[];
}): readonly string[] => userErrors.map(({ code }) => code);

/** Asks until it is so: results come by way of the worker. */
export async function until<T>(look: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const value = await look();
    if (isSo(value)) return value;
    if (tries > 400) throw new Error(`It did not come about: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const atMatch = (
  who: Asker,
  verb: string,
  matchId: string,
  more: object = {},
): Promise<{ readonly repeated: boolean; readonly userErrors: readonly CupError[] }> =>
  mutation(who, verb, { matchId, ...more }, 'repeated userErrors { code message field alternatives }');

export async function somebody({ url }: { readonly url: string }, name: string): Promise<Somebody> {
  const full = `${name} ${randomUUID().slice(0, 6)}`;
  const input = { name: full, password: 'correct horse' };
  const { person, accessToken } = await mutation<{ person: { id: string }; accessToken: string }>(
    asker(url),
    'register',
    input,
    'person { id } accessToken',
  );
  return { ask: asker(url, accessToken), id: person.id, name: full };
}

export async function openCup(server: { readonly url: string }, plan: object = {}, more: object = {}): Promise<Cup> {
  const { ask: orga } = await somebody(server, 'Orga');
  const made = await mutation<CupPayload>(
    orga,
    'createTournament',
    { title: 'Winter Cup', plan: { game: 'duel', ...plan }, ...more },
    PAYLOAD,
  );
  const id = made.tournament?.id;
  if (id === undefined) throw new Error(JSON.stringify(made));
  let position = made.position;
  const act = async (who: Asker, verb: string, input: object = {}): Promise<CupPayload> => {
    const done = await mutation<CupPayload>(who, verb, { tournamentId: id, ...input }, PAYLOAD);
    position = done.position ?? position;
    return done;
  };
  const must = async (verb: string, input: object = {}): Promise<CupPayload> => {
    const done = await act(orga, verb, input);
    if (done.userErrors.length > 0) throw new Error(`${verb} was refused: ${JSON.stringify(done.userErrors)}`);
    return done;
  };
  const ask = async <T>(fields: string, who = asker(server.url)): Promise<T> => {
    const query = `query ($id: ID!, $at: Position) { tournament(id: $id, atLeast: $at) { ${fields} } }`;
    const { data, errors } = await who.ask<{ tournament: T }>(query, { id, at: position });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '));
    return data.tournament;
  };
  const opened = async (number: number): Promise<CupRound['round']> => {
    const isOpen = ({ round: { tables } }: CupRound): boolean => tables.every(({ match }) => match !== null);
    const { round } = await until(() => ask<CupRound>(roundFields(number)), isOpen);
    return round;
  };
  const entrants = async (): Promise<readonly CupEntrant[]> => {
    const fields = 'entrants(first: 100) { nodes { id number name status claimCode } }';
    return (await ask<{ entrants: { nodes: readonly CupEntrant[] } }>(fields, orga)).entrants.nodes;
  };
  return {
    id,
    orga,
    act,
    must,
    ask,
    entrants,
    async guests(...names) {
      await must('enterPlayers', { players: names.map((guest) => ({ guest })) });
      return entrants();
    },
    opened,
    async pair(number) {
      await must('draftRound');
      await must('publishRound', { round: number });
      return opened(number);
    },
    async finish(number, won) {
      const { tables } = await opened(number);
      for (const { matchId, result } of tables)
        if (result === null && codes(await atMatch(orga, 'enterResult', matchId, { won })).length > 0)
          throw new Error(`Table ${matchId} took no result.`);
      const isOver = ({ round: { missing } }: CupRound): boolean => missing === 0;
      return (await until(() => ask<CupRound>(roundFields(number)), isOver)).round;
    },
    async standings() {
      interface Rows {
        readonly standings: { readonly rows: readonly { entrant: { number: number }; points: string }[] };
      }
      const { rows } = (await ask<Rows>('standings { rows { entrant { number } points } }')).standings;
      return rows.map(({ entrant, points }) => `${entrant.number}: ${points}`);
    },
  };
}

async function mutation<Payload>(who: Asker, verb: string, input: object, wanted: string): Promise<Payload> {
  const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${verb}(input: $input) { ${wanted} } }`;
  const whole = { idempotencyKey: randomUUID(), ...input };
  const { data, errors } = await who.ask<Readonly<Record<string, Payload>>>(query, { input: whole });
  const payload = errors.length === 0 ? data[verb] : undefined;
  if (payload === undefined) throw new Error(errors.map(({ message }) => message).join(' '));
  return payload;
}
