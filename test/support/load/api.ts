import { Agent, request } from 'node:http';

/** The server asks to be asked again. */
class NotNow extends Error {
  readonly code = 'UNAVAILABLE';
}

/** A client of the GraphQL API that keeps its connections open, as an app does. */
export class Api {
  readonly #agent: Agent;

  constructor(
    private readonly url: string,
    connections: number,
    private readonly token: string | null,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** The data of an operation; throws when there are errors. */
  async ask<Data>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Data> {
    const { data, errors } = JSON.parse(await this.#post(JSON.stringify({ query, variables }))) as Answered<Data>;
    if (errors?.some(({ extensions }) => extensions?.code === 'UNAVAILABLE') === true) throw new NotNow();
    if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data;
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(body: string): Promise<string> {
    const authorization = this.token === null ? {} : { authorization: `Bearer ${this.token}` };
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...authorization };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.url}/graphql`, { method: 'POST', agent: this.#agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve(Buffer.concat(chunks).toString());
        });
      });
      sent.on('error', (failure) => {
        // The server closed it as this was sent, and has not read it.
        if (sent.reusedSocket && isReset(failure)) resolve(this.#post(body));
        else reject(failure);
      });
      sent.end(body);
    });
  }
}

const isReset = (failure: Error): boolean => 'code' in failure && failure.code === 'ECONNRESET';

interface Answered<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}
