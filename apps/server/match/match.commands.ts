import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ActorId, commandIdOf, type GameTerms, type StreamId, streamId } from '#kernel';
import { type Arbiter, type Keyring, nodeSha256, type Outcome } from '#log';
import {
  askedBy,
  type CreateMatch,
  type FoundingCommand,
  type MatchCommand,
  type MatchEvent,
  type MatchRefusal,
  type MatchTerms,
} from '#match';
import { Attempts } from '../rulings/attempts.js';
import { ARBITER, KEYRING } from '../tokens.js';
import { Matches } from './matches.js';
import { seedFor } from './seed.js';

/** What became of a command, and of which match. */
export interface Done {
  readonly stream: StreamId;
  readonly outcome: Outcome<MatchEvent, MatchRefusal>;
}

export class OpenMatch extends Command<Done> {
  constructor(
    readonly actor: ActorId,
    readonly key: string,
    readonly wish: GameTerms & MatchTerms & Pick<CreateMatch, 'game' | 'seats' | 'listed'>,
  ) {
    super();
  }
}

export class SendToMatch extends Command<Done> {
  constructor(
    readonly actor: ActorId,
    readonly key: string,
    readonly stream: StreamId,
    readonly command: Exclude<MatchCommand, FoundingCommand>,
  ) {
    super();
  }
}

/** Names the match after the command and draws its seed from the match's own secret key, so that both are the same for a retry. */
@CommandHandler(OpenMatch)
export class OpenMatchHandler implements ICommandHandler<OpenMatch> {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(KEYRING) private readonly keyring: Keyring,
    private readonly matches: Matches,
  ) {}

  async execute({ actor, key, wish }: OpenMatch): Promise<Done> {
    const stream = streamId('match', commandIdOf(nodeSha256, actor, key).slice(0, 24));
    const seed = await seedFor(this.keyring, stream);
    const command = { type: 'CreateMatch' as const, ...wish, seed, ceremony: stream };
    return { stream, outcome: await this.arbiter.execute(this.matches.decider, { stream, actor, key, command }) };
  }
}

@CommandHandler(SendToMatch)
export class SendToMatchHandler implements ICommandHandler<SendToMatch> {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    private readonly matches: Matches,
    private readonly attempts: Attempts,
  ) {}

  async execute({ actor, key, stream, command }: SendToMatch): Promise<Done> {
    const request = { stream, actor, key, command, asked: askedBy(command) };
    const outcome = await this.arbiter.execute(this.matches.decider, request);
    if (outcome.is === 'refused' && command.type === 'AnswerDecision') {
      await this.attempts.note(stream, actor, command, outcome.refusal);
    }
    return { stream, outcome };
  }
}
