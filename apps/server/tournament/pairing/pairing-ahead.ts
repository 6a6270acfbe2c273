import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ActorId, StreamId } from '#kernel';
import type { Arbiter } from '#log';
import type { ReadModels } from '#readmodel';
import { type PreparedRound, preparedRounds, type TournamentCommand, tournamentDecider } from '#tournament';
import type { Logger } from '../../logger.js';
import { ARBITER, LOGGER, READ_MODELS } from '../../tokens.js';
import { PairingThread } from './pairing-thread.js';

/** A smaller field is paired within a few milliseconds, which is less than it takes to ask a thread. */
const WORTH_A_THREAD = 512;

/**
 * Has large rounds paired in a thread before the command is decided, which then finds the pairing ready. Where the
 * tournament has moved on meanwhile, or the thread fails, it is paired in place: it costs time and changes nothing.
 */
@Injectable()
export class PairingAhead implements OnModuleDestroy {
  private readonly thread = new PairingThread();

  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async before<Done>(
    {
      actor,
      stream,
      command,
    }: { readonly actor: ActorId; readonly stream: StreamId; readonly command: TournamentCommand },
    execute: () => Promise<Done>,
  ): Promise<Done> {
    if (command.type !== 'DraftRound' && command.type !== 'RepairRound') return execute();
    const prepared = await this.prepare(actor, stream, command).catch((cause: unknown) => {
      this.logger.warn({ err: cause, stream }, 'A round is paired in place: the thread for it has failed');
      return null;
    });
    if (prepared === null) return execute();
    preparedRounds.keep(prepared);
    try {
      return await execute();
    } finally {
      preparedRounds.drop(prepared.seed);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.close();
  }

  private async prepare(actor: ActorId, stream: StreamId, command: TournamentCommand): Promise<PreparedRound | null> {
    const now = await this.arbiter.look(tournamentDecider, stream, ({ state, seq }) => ({
      seq,
      entrants: state.phase === 'none' ? 0 : state.entrants.size,
    }));
    if (now === null || now.entrants < WORTH_A_THREAD) return null;
    if (!(await this.readModels.reached(stream, now.seq))) return null;
    const load = async (after: number): ReturnType<Parameters<PairingThread['pair']>[0]['load']> =>
      (await this.readModels.records.load(stream, after)).records;
    return this.thread.pair({ actor, stream, command, load });
  }
}
