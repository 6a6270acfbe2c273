import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT, Stop } from '../exit.js';
import { reasonOf } from '../reason.js';

/** What every mutation says of itself. */
export interface Done {
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

/** Somebody who is signed in. */
export interface Who {
  token(): Promise<string>;
}

/** What a command is called in the story, which always sends it under the same key, and who sends it. */
export interface Sent {
  readonly step: string;
  readonly as: Who | null;
}

interface Answered {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** No answer, and whether there may be one later. */
interface Not {
  readonly isPassing: boolean;
  readonly waitMs: number;
  readonly says: string;
}

const PASSING: readonly string[] = ['UNAVAILABLE', 'STALE'];
const MOST_TRIES = 30;
const PAUSE_MS = 500;
/** An earlier telling, which was broken off, had this step behind it, and saw other things when it took it. */
const DONE_BEFORE = 'IDEMPOTENCY_KEY_REUSED';
/** Neither yes nor no: the same command under the same key is right. */
const AGAIN: readonly string[] = ['CONTENDED', 'OUTCOME_UNKNOWN', 'PEOPLE_BUSY', 'PEOPLE_TOO_MANY_TRIES'];

/** A client of the API like any other. It waits where it is told to, and knows no way in but the front door. */
export class Client {
  constructor(
    readonly url: string,
    private readonly story: string,
  ) {}

  async ask<Data>(query: string, variables: object = {}, as: Who | null = null): Promise<Data> {
    const body = JSON.stringify({ query, variables });
    for (let tries = 1; ; tries++) {
      const read = await this.send(body, as === null ? null : await as.token());
      if ('data' in read) return read.data as Data;
      if (!read.isPassing || tries === MOST_TRIES) throw new Stop(EXIT.fault, read.says);
      await sleep(read.waitMs);
    }
  }

  /** A command whose refusal the story can go on with. */
  async offer<Payload>(verb: string, input: object, fields: string, sent: Sent): Promise<Payload & Done> {
    const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input!`;
    const query = `mutation Do($input: ${type}) { ${verb}(input: $input) { ${fields} userErrors { code message } } }`;
    const variables = { input: { idempotencyKey: this.keyOf(sent.step), ...input } };
    for (let tries = 1; ; tries++) {
      const data = await this.ask<Readonly<Record<string, Payload & Done>>>(query, variables, sent.as);
      const payload = data[verb];
      if (payload === undefined) throw new Stop(EXIT.fault, `${this.url} said nothing to ${verb}.`);
      if (payload.userErrors.some(({ code }) => code === DONE_BEFORE)) return { ...payload, userErrors: [] };
      if (tries === MOST_TRIES || !payload.userErrors.some(({ code }) => AGAIN.includes(code))) return payload;
      await sleep(PAUSE_MS);
    }
  }

  /** A command that must be carried out. */
  async command<Payload>(verb: string, input: object, fields: string, sent: Sent): Promise<Payload & Done> {
    const payload = await this.offer<Payload>(verb, input, fields, sent);
    const [no] = payload.userErrors;
    if (no === undefined) return payload;
    throw new Stop(EXIT.refused, `${verb} (${sent.step}) was refused: ${no.message}`);
  }

  private async send(body: string, token: string | null): Promise<{ readonly data: unknown } | Not> {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    };
    try {
      return await this.read(await fetch(new URL('/graphql', this.url), { method: 'POST', headers, body }));
    } catch (cause) {
      return { isPassing: true, waitMs: PAUSE_MS, says: `${this.url} does not answer: ${reasonOf(cause)}.` };
    }
  }

  private async read(answer: Response): Promise<{ readonly data: unknown } | Not> {
    const { data, errors = [] } = (await answer.json()) as Answered;
    const [error] = errors;
    if (data !== undefined && error === undefined) return { data };
    const isPassing = answer.status === 429 || PASSING.includes(error?.extensions?.code ?? '');
    const waitMs = Number(answer.headers.get('retry-after') ?? 1) * 1000;
    return { isPassing, waitMs, says: error?.message ?? `${this.url} answered with status ${answer.status}.` };
  }

  private keyOf(step: string): string {
    return createHash('sha256').update(`dreamledger/demo/1 ${this.story} ${step}`).digest('hex').slice(0, 40);
  }
}
