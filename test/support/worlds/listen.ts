import type { Asker } from '#test/server';
import { documentsOf } from './documents.js';
import type { Names } from './plain.js';
import { difference, Leak } from './sight.js';
import type { Role, Twins, World } from './twins.js';
import { put, type Sights, STAND_INS } from './ways.js';

const QUIET_MS = 100;
const LONGEST_MS = 20_000;

/** The subscriptions that tell of a thing as it happens, by what they are about. */
export const SUBSCRIPTIONS = {
  matchEvents: { id: '"@match"' },
  caseChanged: { id: '"@case"' },
  deskChanged: { tournamentId: '"@cup"' },
  tournamentDeeds: { id: '"@cup"' },
} as const;

type Subscription = keyof typeof SUBSCRIPTIONS;

/** What one subscription says to somebody in one world, message by message. */
class Ear {
  readonly heard: string[] = [];

  constructor(
    who: Asker,
    document: string,
    private readonly names: Names,
  ) {
    void this.#listen(who.watch<object>(document));
  }

  /** In the names that are known by now: a message may be ahead of them. */
  plain(): string {
    return this.names.plain(this.heard.join('\n'));
  }

  async #listen(messages: AsyncIterableIterator<object>): Promise<void> {
    try {
      for await (const message of messages) this.heard.push(JSON.stringify(message));
      this.heard.push('the end');
    } catch (failure) {
      this.heard.push(`refused: ${failure instanceof Error ? failure.message : String(failure)}`);
    }
  }
}

/** People who listen in both worlds: the same messages, in the same order, so many. */
export class Listeners {
  readonly #ears: { readonly role: Role; readonly subscription: string; readonly here: Ear; readonly there: Ear }[] =
    [];

  constructor(private readonly twins: Twins) {}

  listen(roles: readonly Role[], subscription: Subscription, sights: (world: World) => Sights): void {
    const { here, there } = this.twins;
    const given = { ...STAND_INS, ...SUBSCRIPTIONS[subscription] };
    for (const role of roles) {
      for (const document of documentsOf('subscription', subscription, given)) {
        const ear = (world: World): Ear => {
          const about = put(document, { ...world.ids, ...sights(world) });
          return new Ear(world.who[role], about, world.names);
        };
        this.#ears.push({ role, subscription, here: ear(here), there: ear(there) });
      }
    }
  }

  /** Waits until nothing more is said, and compares what was. */
  async compare(): Promise<void> {
    await this.#quiet();
    for (const { role, subscription, here, there } of this.#ears) {
      const [one, other] = [here.plain(), there.plain()];
      if (one === other) continue;
      const counts = `${here.heard.length} messages here, ${there.heard.length} there`;
      throw new Leak(`${role} tells two worlds apart by ${subscription}, ${counts}:\n${difference(one, other)}`);
    }
  }

  /** A slow machine is no leak: whoever lags behind is waited for. Each subscription says something at first. */
  async #quiet(): Promise<void> {
    const began = Date.now();
    let before = -1;
    for (;;) {
      const now = this.#ears.reduce((sum, { here, there }) => sum + here.heard.length + there.heard.length, 0);
      const isEven = this.#ears.every(({ here, there }) => here.heard.length === there.heard.length);
      const isHeard = this.#ears.every(({ here, there }) => here.heard.length > 0 && there.heard.length > 0);
      if ((isEven && isHeard && now === before) || Date.now() - began > LONGEST_MS) return;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    }
  }
}
