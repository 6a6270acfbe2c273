import { Inject, Injectable } from '@nestjs/common';
import { type Policy, readPolicy, type Taken, takenFrom } from '#audit';
import { type ActorId, type StreamId, streamId } from '#kernel';
import { type Arbiter, nodeSha256 as sha256, type Outcome } from '#log';
import type { GameRegistry, MatchEvent, MatchRefusal, MatchRules } from '#match';
import { findLogKeys, type ReadModels } from '#readmodel';
import { verifyEd25519 } from '#node';
import { ARBITER, GAMES, MATCH_RULES, READ_MODELS } from '../tokens.js';

export type Imported =
  | { readonly stream: StreamId; readonly outcome: Outcome<MatchEvent, MatchRefusal> }
  | { readonly wrong: Extract<Taken, { readonly ok: false }>['verification'] };

/** Matches that were played elsewhere, out of their bundles. */
@Injectable()
export class MatchImports {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) private readonly rules: MatchRules,
    @Inject(GAMES) private readonly games: GameRegistry,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
  ) {}

  /** The match is named after the last record that it has, so that it is here once, whoever brings it; and can be exported at once. */
  async take(bytes: Uint8Array, actor: ActorId): Promise<Imported> {
    const taken = takenFrom(bytes, {
      sha256,
      verifies: verifyEd25519,
      policy: await this.ownLog(),
      engine: (game, engine, cards) => this.games.find(game, engine, cards),
    });
    if (!taken.ok) return { wrong: taken.verification };
    const { source, records } = taken;
    const stream = streamId('match', `imported-${source.head.slice(0, 24)}`);
    const command = { type: 'ImportMatch' as const, source, records };
    const outcome = await this.arbiter.execute(this.rules, { stream, actor, key: `import ${stream}`, command });
    if (outcome.is === 'accepted') await this.readModels.reached(stream, outcome.seq);
    return { stream, outcome };
  }

  /** The one log that this house can vouch for: its own. */
  private async ownLog(): Promise<Policy | null> {
    const keys = await findLogKeys(this.readModels.source);
    return keys.length === 0
      ? null
      : readPolicy(sha256, `${keys.map(({ key }) => `log ${key}`).join('\n')}\nquorum none\n`);
  }
}
