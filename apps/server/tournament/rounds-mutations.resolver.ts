import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { createHmac } from 'node:crypto';
import type {
  AnnounceInput,
  CancelTournamentInput,
  CorrectResultInput,
  DiscardDraftInput,
  DraftRoundInput,
  EndTournamentInput,
  ExtendTableInput,
  PublishRoundInput,
  RepairRoundInput,
  ReopenTournamentInput,
  ReturnToRegistrationInput,
  SetRoundTimerInput,
  StartTournamentInput,
  SwapPlayersInput,
  WithdrawAnnouncementInput,
  WithdrawRoundInput,
} from '#contract';
import { type KeptText, phrase } from '#kernel';
import type { Keyring } from '#log';
import type { TournamentCommand } from '#tournament';
import type { Asking } from '../graphql/asking.js';
import { KEYRING } from '../tokens.js';
import { Decks } from './decks.js';
import { entrantIn, tableIn } from './entrants.js';
import { scoreOf } from './games-input.js';
import { PendingRulings } from './pending-rulings.js';
import { Reasons } from './reasons.js';
import { type Acting, type Payload, type ToTournament, TournamentDesk, type Wish, wrong } from './tournament-desk.js';

const MINUTE = 60_000;
const USUAL_MINUTES = 50;

/** The course of a tournament: its start and end, its rounds, their clocks and corrections. */
@Resolver()
export class RoundMutations {
  constructor(
    private readonly desk: TournamentDesk,
    private readonly reasons: Reasons,
    private readonly decks: Decks,
    private readonly rulings: PendingRulings,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {}

  @Mutation()
  startTournament(@Args('input') input: StartTournamentInput, @Context() asking: Asking): Promise<Payload> {
    const withoutDecks = input.withoutDecks ?? false;
    return this.run(input, asking, async ({ stream, name }) => {
      if (!withoutDecks) await this.decks.noted(stream, name);
      return { type: 'StartTournament', withoutDecks };
    });
  }

  @Mutation()
  returnToRegistration(@Args('input') input: ReturnToRegistrationInput, @Context() asking: Asking): Promise<Payload> {
    return this.withReason(input, asking, (reason) => ({ type: 'ReturnToRegistration', reason }));
  }

  @Mutation()
  endTournament(@Args('input') input: EndTournamentInput, @Context() asking: Asking): Promise<Payload> {
    return this.run(input, asking, () => ({ type: 'EndTournament' }));
  }

  @Mutation()
  cancelTournament(@Args('input') input: CancelTournamentInput, @Context() asking: Asking): Promise<Payload> {
    return this.withReason(input, asking, (reason) => ({ type: 'CancelTournament', reason }));
  }

  @Mutation()
  reopenTournament(@Args('input') input: ReopenTournamentInput, @Context() asking: Asking): Promise<Payload> {
    return this.withReason(input, asking, (reason) => ({ type: 'ReopenTournament', reason }));
  }

  @Mutation()
  draftRound(@Args('input') input: DraftRoundInput, @Context() asking: Asking): Promise<Payload> {
    return this.run(
      input,
      asking,
      async (acting) => (await this.rulings.holdUp(acting)) ?? { type: 'DraftRound', seed: await this.lot(acting) },
    );
  }

  @Mutation()
  discardDraft(@Args('input') input: DiscardDraftInput, @Context() asking: Asking): Promise<Payload> {
    return this.ifSaid(input, asking, (why) => ({ type: 'DiscardDraft', ...why }));
  }

  @Mutation()
  publishRound(@Args('input') input: PublishRoundInput, @Context() asking: Asking): Promise<Payload> {
    const { round, seen } = input;
    return this.run(input, asking, async (acting) => {
      const { stream } = acting;
      const held = await this.rulings.holdUp(acting);
      if (held !== null) return held;
      if (!seen) return { type: 'PublishRound', round };
      if (seen.stream === stream) return { type: 'PublishRound', round, seen: seen.seq };
      return wrong(
        'INVALID_INPUT',
        phrase('`seen` is a position of {stream}; here it is one of {stream2}.', {
          stream: seen.stream,
          stream2: stream,
        }),
        'seen',
      );
    });
  }

  @Mutation()
  swapPlayers(@Args('input') input: SwapPlayersInput, @Context() asking: Asking): Promise<Payload> {
    const { round, entrantIds } = input;
    return this.withReason(input, asking, (reason, { name }) => {
      const [a, b, ...more] = entrantIds.map((id) => entrantIn(name, id));
      if (a && b && more.length === 0) return { type: 'SwapPlayers', round, swapped: [a, b], reason };
      return wrong('INVALID_INPUT', phrase('It takes the ids of two entrants of this tournament.'), 'entrantIds');
    });
  }

  @Mutation()
  repairRound(@Args('input') input: RepairRoundInput, @Context() asking: Asking): Promise<Payload> {
    const { round, tableIds } = input;
    return this.withReason(input, asking, async (reason, acting) => {
      const dissolved = tableIds.flatMap((id) => tableIn(acting.name, id) ?? []);
      if (dissolved.length < tableIds.length) return noTable(tableIds.join(', '), 'tableIds');
      return { type: 'RepairRound', round, dissolved, seed: await this.lot(acting), reason };
    });
  }

  @Mutation()
  withdrawRound(@Args('input') input: WithdrawRoundInput, @Context() asking: Asking): Promise<Payload> {
    const { round, losing } = input;
    return this.withReason(input, asking, (reason) => ({ type: 'WithdrawRound', round, losing, reason }));
  }

  @Mutation()
  correctResult(@Args('input') input: CorrectResultInput, @Context() asking: Asking): Promise<Payload> {
    const { round, tableId } = input;
    return this.withReason(input, asking, (reason, { name }) => {
      const table = tableIn(name, tableId);
      const games = scoreOf(input.games);
      if (table === null) return noTable(tableId, 'tableId');
      if (games === null) return wrong('INVALID_INPUT', '`won` takes a number for each seat.', 'games');
      const { corrections } = input;
      const seen = typeof corrections === 'number' ? { seen: corrections } : {};
      return { type: 'CorrectResult', round, table, games, ...seen, reason };
    });
  }

  @Mutation()
  setRoundTimer(@Args('input') input: SetRoundTimerInput, @Context() asking: Asking): Promise<Payload> {
    const { round, action, minutes } = input;
    return this.run(input, asking, async ({ stream }) => {
      if (action !== 'START') return { type: action === 'PAUSE' ? 'PauseTimer' : 'ResumeTimer', round };
      if (minutes !== undefined && minutes !== null) return { type: 'StartTimer', round, length: minutes * MINUTE };
      const seen = await this.desk.tournaments.see(stream, asking.principal);
      const planned = seen === null || seen === 'behind' ? null : seen.state.plan.roundTime;
      return { type: 'StartTimer', round, length: planned ?? USUAL_MINUTES * MINUTE };
    });
  }

  @Mutation()
  extendTable(@Args('input') input: ExtendTableInput, @Context() asking: Asking): Promise<Payload> {
    const { round, tableId, minutes } = input;
    return this.run(input, asking, async (acting) => {
      const table = tableIn(acting.name, tableId);
      if (table === null) return noTable(tableId, 'tableId');
      const reason = await this.reasons.kept(acting, input.reason ?? null);
      if ('wrong' in reason) return reason;
      return { type: 'ExtendTable', round, table, by: minutes * MINUTE, reason: reason.text };
    });
  }

  @Mutation()
  announce(@Args('input') input: AnnounceInput, @Context() asking: Asking): Promise<Payload> {
    return this.run(input, asking, (acting) =>
      this.reasons.with(acting, input.text, (text) => ({ type: 'Announce', text }), 'text'),
    );
  }

  @Mutation()
  withdrawAnnouncement(@Args('input') input: WithdrawAnnouncementInput, @Context() asking: Asking): Promise<Payload> {
    return this.ifSaid(input, asking, (why) => ({ type: 'WithdrawAnnouncement', nth: input.nth, ...why }));
  }

  private run(
    input: ToTournament,
    asking: Asking,
    wish: (acting: Acting) => Wish | TournamentCommand | Promise<Wish>,
  ): Promise<Payload> {
    return this.desk.act('runTournament', input, asking, wish);
  }

  private ifSaid(
    input: ToTournament & { readonly reason?: string | null },
    asking: Asking,
    wish: (why: { readonly reason?: KeptText }) => TournamentCommand,
  ): Promise<Payload> {
    return this.run(input, asking, (acting) => this.reasons.ifSaid(acting, input.reason, wish));
  }

  private withReason(
    input: ToTournament & { readonly reason: string },
    asking: Asking,
    wish: (reason: KeptText, acting: Acting) => Wish | Promise<Wish>,
  ): Promise<Payload> {
    return this.run(input, asking, (acting) =>
      this.reasons.with(acting, input.reason, (reason) => wish(reason, acting)),
    );
  }

  /** Drawn from the tournament's own secret key and the command's, so that it is the same for a retry. */
  private async lot({ stream, actor, key }: Acting): Promise<string> {
    const { bytes } = await this.keyring.ensure(stream);
    return createHmac('sha256', bytes).update(`dreamledger/pairing/v1 ${actor} ${key}`).digest('hex');
  }
}

const noTable = (id: string, field: string): Wish =>
  wrong(
    'INVALID_INPUT',
    phrase('"{id}" is no table of this tournament; ids look like "table_4f2a7c.31".', { id }),
    field,
  );
