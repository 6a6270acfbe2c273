import { OUTSIDERS, type Role, type Twins, type World } from './twins.js';
import { ODD_ANSWERS, read, READINGS, type Sights, TRIES, type Way } from './ways.js';

/** Where two worlds differ for somebody who may not know in which of them they are. */
export class Leak extends Error {}

/** Compares what people see of the same thing in two worlds, a few ways at a time; over time, all of them. */
export class Onlookers {
  pairs = 0;
  readonly #looked = new Set<string>();
  readonly #turns = new Map<Role, number>();

  constructor(
    /** In so many ways each pair of worlds is looked at. */
    private readonly ways: number,
    private readonly isMeant: (way: string) => boolean = () => true,
  ) {}

  async compare(twins: Twins, roles: readonly Role[], sights: (world: World) => Sights): Promise<void> {
    for (const role of roles) {
      this.pairs += 1;
      const all = waysOf(role).filter(({ name }) => this.isMeant(name));
      for (let nth = 0; nth < this.ways; nth++)
        await this.#look(twins, all[this.#turn(role) % all.length], role, sights);
    }
  }

  /** Each takes their own ways in turn, and begins elsewhere. */
  #turn(role: Role): number {
    const turn = this.#turns.get(role) ?? role.length * 11;
    this.#turns.set(role, turn + 1);
    return turn;
  }

  /** The ways in which nobody has looked yet. */
  unlooked(): readonly string[] {
    return [...READINGS, ...TRIES, ...ODD_ANSWERS].map(({ name }) => name).filter((name) => !this.#looked.has(name));
  }

  async #look(
    { here: one, there: other }: Twins,
    way: Way | undefined,
    role: Role,
    sights: (world: World) => Sights,
  ): Promise<void> {
    if (way === undefined) return;
    this.#looked.add(way.name);
    const ask = (): Promise<readonly string[]> =>
      Promise.all(
        [one, other].map(async (world) =>
          world.names.plain(await read(way, world.who[role], { ...world.ids, ...sights(world) })),
        ),
      );
    let [here, there] = await ask();
    for (let again = 0; here !== there && again < AGAIN; again++) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      [here, there] = await ask();
    }
    if (here !== there) throw new Leak(`${role} tells two worlds apart by ${way.name}:\n${difference(here, there)}`);
  }
}

/** A server that is behind with its lists is asked again; what tells worlds apart does so each time. */
const AGAIN = 8;
const AGAIN_MS = 250;

/** Her own words are in the export of her own data. */
const OWN_WORDS = 'ann, by a token for her account';
const NOT_OWN = READINGS.filter(({ name }) => !name.startsWith('exportMyData'));

function waysOf(role: Role): readonly Way[] {
  if (OUTSIDERS.includes(role)) return [...(role === OWN_WORDS ? NOT_OWN : READINGS), ...TRIES];
  return role === 'ann' || role === 'ben' ? [...ODD_ANSWERS, ...READINGS] : READINGS;
}

/** Where two texts part. */
export function difference(here = '', there = ''): string {
  let at = 0;
  while (at < here.length && here[at] === there[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 200);
  return `  here:  ${around(here)}\n  there: ${around(there)}`;
}
