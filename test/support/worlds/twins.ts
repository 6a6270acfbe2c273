import { fileURLToPath } from 'node:url';
import { mutate } from '#test/people';
import { personIdOf, sends } from '#test/rulings';
import { type Asker, asker, type Embedded, embeddedServer, newcomer, tournamentOf } from '#test/server';
import type { Dealer } from './elsewhere.js';
import { dealer as dealsHere } from './here.js';
import { Names } from './plain.js';
import { dealer as dealsThere } from './there.js';

export const PEOPLE = ['ann', 'ben', 'head', 'judge', 'organiser', 'stranger', 'judge elsewhere'] as const;
/** Nobody at all, and some whose token may do less than they may themselves. */
type Other =
  | 'nobody'
  | 'ann, by a token for her account'
  | 'the organiser, by a token to play'
  | 'the head judge, by a token to play';
export type Role = (typeof PEOPLE)[number] | Other;

/** Who plays no part in a match and does not run its tournament. */
export const OUTSIDERS: readonly Role[] = [
  'nobody',
  'stranger',
  'judge elsewhere',
  'ann, by a token for her account',
  'the organiser, by a token to play',
  'the head judge, by a token to play',
];

/** One of two worlds: a whole server, the same people, and how its games are dealt. */
export interface World {
  readonly server: Embedded;
  readonly who: Readonly<Record<Role, Asker>>;
  readonly dealer: Dealer;
  readonly names: Names;
  /** Of some of them, and of the tournament; and how ann is called. */
  readonly ids: Readonly<Record<'ann' | 'ben' | 'head' | 'cup' | 'called', string>>;
  readonly isThere: boolean;
}

/** Two worlds in which the same is done, but for what some may not know. */
export class Twins {
  #keys = 0;

  private constructor(
    readonly here: World,
    readonly there: World,
  ) {}

  static async open(): Promise<Twins> {
    const [here, there] = await Promise.all([startServer('here'), startServer('there')]);
    return Twins.#on({ server: here, names: new Names() }, { server: there, names: new Names() });
  }

  /** Other servers, with nothing on them yet. */
  async anew(): Promise<Twins> {
    await Promise.all([this.here.server.close(), this.there.server.close()]);
    return Twins.open();
  }

  /** The same servers, and people who have not said anything yet. */
  withOthers(): Promise<Twins> {
    return Twins.#on(this.here, this.there);
  }

  static async #on(here: Place, there: Place): Promise<Twins> {
    const nth = this.#casts++;
    return new Twins(...(await Promise.all([peopled(here, dealsHere, nth), peopled(there, dealsThere, nth)])));
  }

  static #casts = 0;

  /** The same deed in both; what it gives, here and there. */
  async both<Given>(deed: (world: World, key: string) => Promise<Given>): Promise<readonly [Given, Given]> {
    const key = `a key that both worlds use ${this.#keys++}`;
    return [await deed(this.here, key), await deed(this.there, key)];
  }

  /** A command in both, which both must carry out; what differs between the worlds is said in `input`. */
  async must<Result extends object>(
    role: Role,
    verb: string,
    input: (world: World) => object,
    select: string,
  ): Promise<readonly [Result, Result]> {
    return this.both(async (world, idempotencyKey) => {
      const done = await sends<Result>(world.who[role], verb, { idempotencyKey, ...input(world) }, select);
      if (done.userErrors.length > 0) throw new Error(`${verb}: ${JSON.stringify(done.userErrors)}`);
      return done;
    });
  }

  know(name: string, [here, there]: readonly [string, string]): void {
    this.here.names.know(here, name);
    this.there.names.know(there, name);
  }
}

const startServer = (file: string): Promise<Embedded> =>
  embeddedServer({
    DREAMLEDGER_LOG: 'memory',
    DREAMLEDGER_GAMES: fileURLToPath(new URL(`./${file}.ts`, import.meta.url)),
    APPEAL_SECONDS: '3600',
    WEBHOOKS_TO_PRIVATE: 'yes',
    MAX_COST: '1000000',
  });

/** Where people come to. */
type Place = Pick<World, 'server' | 'names'>;

async function peopled({ server, names }: Place, dealer: Dealer, nth: number): Promise<World> {
  const signedIn = async (name: Role): Promise<readonly [Role, Asker]> => {
    const called = `${name} ${nth}`;
    const who = await newcomer(server, called);
    names.know(await personIdOf(who), called);
    return [name, who];
  };
  const people = Object.fromEntries(await Promise.all(PEOPLE.map(signedIn))) as Record<(typeof PEOPLE)[number], Asker>;
  const who = {
    ...people,
    nobody: asker(server.url),
    'ann, by a token for her account': await narrower(people.ann, 'ACCOUNT'),
    'the organiser, by a token to play': await narrower(people.organiser, 'GAME_PLAY'),
    'the head judge, by a token to play': await narrower(people.head, 'GAME_PLAY'),
  };
  const cup = `tournament_${await tournamentOf(people.organiser, [people.judge])}`;
  const head = await personIdOf(people.head);
  const role = { tournamentId: cup, personId: head, role: 'HEAD_JUDGE' };
  await sends(people.organiser, 'grantTournamentRole', role, 'tournament { id }');
  names.know(cup, `the cup ${nth}`);
  names.know(await tournamentOf(people.stranger, [people['judge elsewhere']]), `another cup ${nth}`);
  const [ann, ben] = [await personIdOf(people.ann), await personIdOf(people.ben)];
  const ids = { ann, ben, head, cup, called: `ann ${nth}` };
  return { server, who, dealer, names, ids, isThere: dealer === dealsThere };
}

async function narrower(who: Asker, scope: string): Promise<Asker> {
  const input = { idempotencyKey: `a token to ${scope}, and no more`, label: 'narrow', scopes: [scope] };
  const { secret } = await mutate<{ secret: string }>(who, 'createApiToken', input, 'secret');
  return asker(who.url, secret);
}
