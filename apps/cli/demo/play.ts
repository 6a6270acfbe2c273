import type { Json } from '#kernel';
import { answerTo, type ShownOffer } from './bot.js';
import type { Client } from './client.js';
import { diceFor } from './names.js';
import type { Person } from './people.js';

interface Seen {
  readonly phase: string;
  readonly ply: number | null;
  readonly requests: readonly { readonly seat: number }[];
  readonly decision: { readonly kind: string } | null;
  readonly offers: readonly ShownOffer[];
}

const SEEN =
  'phase ply requests { seat } decision { kind } offers { form key about min max of total among { key min max } }';

/** Two bots at a match: each looks through its own player's eyes, and answers what that player is asked. */
export class Bots {
  constructor(
    private readonly client: Client,
    private readonly matchId: string,
    private readonly players: readonly Person[],
    private readonly brings: readonly Json[] = [],
  ) {}

  /** They sit down and play to the end, or until so many answers were given. */
  async play(most = Number.POSITIVE_INFINITY): Promise<void> {
    for (const [seat, player] of this.players.entries()) {
      await this.send('joinMatch', { seat, brings: this.brings[seat] ?? null }, `join ${seat}`, player);
    }
    const dice = diceFor(this.matchId, 'answers');
    let [eyes, match] = [0, await this.look(0)];
    while (match.phase === 'PLAYING' && (match.ply ?? 0) < most) {
      const seat = match.requests[0]?.seat ?? eyes;
      if (seat !== eyes) [eyes, match] = [seat, await this.look(seat)];
      if (match.decision === null) {
        match = await this.look(seat);
        continue;
      }
      const answer = answerTo(match.decision.kind, match.offers, dice);
      const input = { ply: match.ply, answer };
      match = (await this.send('answer', input, `answer ${match.ply ?? 0} ${answer}`, this.player(seat))) ?? match;
    }
  }

  private async look(seat: number): Promise<Seen> {
    const query = `query Look($id: ID!) { match(id: $id) { ${SEEN} } }`;
    return (await this.client.ask<{ match: Seen }>(query, { id: this.matchId }, this.player(seat))).match;
  }

  private async send(verb: string, input: object, step: string, as: Person): Promise<Seen | null> {
    const sent = { step: `${this.matchId} ${step}`, as };
    const payload = { matchId: this.matchId, ...input };
    return (await this.client.command<{ match: Seen | null }>(verb, payload, `match { ${SEEN} }`, sent)).match;
  }

  private player(seat: number): Person {
    const player = this.players[seat];
    if (player === undefined) throw new RangeError(`Nobody sits at seat ${seat}.`);
    return player;
  }
}
