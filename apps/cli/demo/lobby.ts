import type { Cast, Player } from './cast.js';
import { together } from './crowd.js';
import { Bots } from './play.js';

/** Where games stop: at their end, in the middle, or before somebody came. */
const GAMES = [
  { most: Number.POSITIVE_INFINITY, bestOf: 3 },
  { most: Number.POSITIVE_INFINITY, bestOf: 1 },
  { most: 60, bestOf: 3 },
  { most: 18, bestOf: 1 },
  { most: 0, bestOf: 1 },
  { most: 0, bestOf: 3 },
] as const;

/** Games outside tournaments: some over, some going on, some waiting for an opponent. */
export async function lobby({ client, players, tell }: Cast): Promise<void> {
  await together(GAMES, async ({ most, bestOf }, nth) => {
    const [host, guest] = players.slice(20 + 2 * nth, 22 + 2 * nth);
    if (host === undefined || guest === undefined) return;
    const terms = { game: 'voidream', seats: 2, bestOf, clock: { kind: 'NONE' } };
    const sent = { step: `lobby ${nth}`, as: host.person };
    const { match } = await client.command<{ match: { id: string } }>('createMatch', terms, 'match { id }', sent);
    const both = most === 0 ? [host] : [host, guest];
    await new Bots(
      client,
      match.id,
      both.map(person),
      both.map(({ deck }) => deck.brings),
    ).play(most);
  });
  tell('The lobby has games that are over, that go on, and that wait');
}

const person = (player: Player): Player['person'] => player.person;
