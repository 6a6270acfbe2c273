import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mutate } from '#test/people';
import { afterFile } from '#test/servers';
import type { Role, Twins, World } from './twins.js';
import { difference, Leak } from './sight.js';

const QUIET_MS = 1_500;

/** What comes to a webhook on this tournament, which is told what everybody may know: so many messages, in this order. */
export class Hooks {
  private constructor(
    private readonly twins: Twins,
    private readonly taken: readonly [string[], string[]],
  ) {}

  static async on(twins: Twins, who: Role, tournament: (world: World) => string): Promise<Hooks> {
    const taken: readonly [string[], string[]] = [[], []];
    const urls = [await receiver(taken[0]), await receiver(taken[1])];
    const input = (world: World) => ({ tournamentId: tournament(world), url: urls[world.isThere ? 1 : 0] });
    const ids = await twins.both(async (world, idempotencyKey) => {
      const { webhook } = await mutate<{ webhook: { id: string } }>(
        world.who[who],
        'createWebhook',
        { idempotencyKey, ...input(world) },
        'webhook { id }',
      );
      return webhook.id;
    });
    twins.know('the webhook', ids);
    return new Hooks(twins, taken);
  }

  /** Once nothing more comes. */
  async compare(): Promise<void> {
    for (let before = -1; before !== this.#count || this.taken[0].length !== this.taken[1].length;) {
      if (before > 0 && before === this.#count) break;
      before = this.#count;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    }
    const { here, there } = this.twins;
    const [one, other] = [here.names.plain(this.taken[0].join('\n')), there.names.plain(this.taken[1].join('\n'))];
    if (one !== other)
      throw new Leak(
        `A webhook tells two worlds apart, ${this.taken[0].length} messages here, ${this.taken[1].length} there:\n${difference(one, other)}`,
      );
  }

  get #count(): number {
    return this.taken[0].length + this.taken[1].length;
  }
}

async function receiver(taken: string[]): Promise<string> {
  const at = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push(Buffer.concat(parts).toString());
      response.writeHead(200).end();
    });
  });
  at.listen(0, '127.0.0.1');
  await once(at, 'listening');
  afterFile(() => {
    at.closeAllConnections();
    at.close();
    return Promise.resolve();
  });
  return `http://127.0.0.1:${(at.address() as AddressInfo).port}/hook`;
}
