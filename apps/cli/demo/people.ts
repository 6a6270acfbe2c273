import { EXIT, Stop } from '../exit.js';
import type { Client, Done, Who } from './client.js';

interface SignedIn {
  readonly person: { readonly id: string } | null;
  readonly accessToken: string | null;
  readonly accessTokenUntil: string | null;
  readonly refreshToken: string | null;
}

const SIGNED_IN = 'person { id } accessToken accessTokenUntil refreshToken';
const SPARE_MS = 60_000;
/** Where a name is taken, somebody else has it: the second of that name is told apart. */
const FURTHER = ['', ' II', ' III', ' IV'];

/** Somebody with an account of their own; their tokens are renewed while the story goes on. */
export class Person implements Who {
  #renewing: Promise<void> | null = null;

  private constructor(
    private readonly client: Client,
    readonly name: string,
    private signedIn: SignedIn,
  ) {}

  static async register(client: Client, wanted: string, password: string): Promise<Person> {
    for (const more of FURTHER) {
      const name = wanted + more;
      const sent = { step: `register ${wanted}`, as: null };
      const done = await client.offer<SignedIn>('register', { name, password }, SIGNED_IN, sent);
      const [no] = done.userErrors;
      if (no === undefined) return new Person(client, name, done);
      if (no.code !== 'PEOPLE_NAME_TAKEN')
        throw new Stop(EXIT.refused, `${name} could not be registered: ${no.message}`);
    }
    throw new Stop(EXIT.refused, `There are too many of the name ${wanted}: tell another story with --seed.`);
  }

  get id(): string {
    return this.signedIn.person?.id ?? '';
  }

  async token(): Promise<string> {
    const { accessToken, accessTokenUntil } = this.signedIn;
    if (Date.now() > Date.parse(accessTokenUntil ?? '') - SPARE_MS) {
      await (this.#renewing ??= this.renew().finally(() => (this.#renewing = null)));
      return this.token();
    }
    return accessToken ?? '';
  }

  private async renew(): Promise<void> {
    const query = `mutation Go($input: RefreshInput!) { refresh(input: $input) { ${SIGNED_IN} userErrors { code message } } }`;
    const input = { refreshToken: this.signedIn.refreshToken };
    const { refresh } = await this.client.ask<{ refresh: SignedIn & Done }>(query, { input });
    const [no] = refresh.userErrors;
    if (no !== undefined) throw new Stop(EXIT.refused, `${this.name} was signed out: ${no.message}`);
    this.signedIn = refresh;
  }
}
