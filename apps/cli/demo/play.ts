import type { Json } from '#kernel';
import { EXIT, Stop } from '../exit.js';
import { answerTo, type ShownOffer } from './bot.js';
import type { Client } from './client.js';
import { diceFor } from './names.js';
import type { Person } from './people.js';

interface Shown {
  readonly match: Seen | null;
}

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
      const input = { matchId: this.matchId, seat, brings: this.brings[seat] ?? null };
      await this.client.command('joinMatch', input, 'position', { step: `${this.matchId} join ${seat}`, as: player });
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
      match = (await this.answer(match.ply ?? 0, answer, seat)) ?? (await this.look(seat));
    }
  }

  /** Null when there is nothing to see: also when an earlier telling, broken off, had its answer arrive only now. */
  private async answer(ply: number, answer: string, seat: number): Promise<Seen | null> {
    const sent = { step: `${this.matchId} answer ${ply} ${answer}`, as: this.player(seat) };
    const input = { matchId: this.matchId, ply, answer };
    const { match, userErrors } = await this.client.offer<Shown>('answer', input, `match { ${SEEN} }`, sent);
    const [no] = userErrors;
    if (no === undefined || no.code === 'MATCH_STALE') return no === undefined ? match : null;
    throw new Stop(EXIT.refused, `The bots can't go on with ${this.matchId}: ${no.message}`);
  }

  private async look(seat: number): Promise<Seen> {
    const query = `query Look($id: ID!) { match(id: $id) { ${SEEN} } }`;
    return (await this.client.ask<{ match: Seen }>(query, { id: this.matchId }, this.player(seat))).match;
  }

  private player(seat: number): Person {
    const player = this.players[seat];
    if (player === undefined) throw new RangeError(`Nobody sits at seat ${seat}.`);
    return player;
  }
}
