import { Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { MutationReportBySlipArgs, QueryResultSlipArgs, ResultSlip } from '#contract';
import { phrase, streamId } from '#kernel';
import type { Keyring } from '#log';
import { keyProblem } from '../graphql/idempotency.js';
import { outcomeAsError, type UserError, userError } from '../graphql/user-errors.js';
import { SendToMatch } from '../match/match.commands.js';
import { KEYRING } from '../tokens.js';
import type { ShownTable } from '../tournament/round.resolver.js';
import { isStaff } from '../tournament/tournaments.js';
import { slipTokens } from './slip-token.js';
import { Slips } from './slips.js';

interface Payload {
  readonly slip: ResultSlip | null;
  readonly userErrors: readonly UserError[];
  readonly repeated: boolean;
}

const UNKNOWN = userError(
  'NOT_FOUND',
  phrase('This is not a slip of this house, or its table was paired anew.'),
  'token',
);

/** Paper that reports: the staff print the tokens, and whoever holds a slip speaks for the player whom it names. */
@Resolver('TournamentTable')
export class SlipsResolver {
  constructor(
    private readonly slips: Slips,
    private readonly bus: CommandBus,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {}

  @ResolveField()
  async slipTokens({ seen, round, table }: ShownTable): Promise<readonly (string | null)[]> {
    if (!isStaff(seen) || round.phase !== 'published') return [];
    const write = await slipTokens(this.keyring, seen.stream);
    return table.entrants.map((entrant, seat) => {
      const hasAccount = (seen.state.entrants.get(entrant)?.who ?? null) !== null;
      return hasAccount ? write({ tournament: seen.name, round: round.number, table: table.id, seat }) : null;
    });
  }

  @Query()
  async resultSlip(@Args() { token }: QueryResultSlipArgs): Promise<ResultSlip | null> {
    return (await this.slips.read(token))?.slip ?? null;
  }

  @Mutation()
  async reportBySlip(@Args() { input }: MutationReportBySlipArgs): Promise<Payload> {
    const { token, idempotencyKey, won, drawn } = input;
    const read = await this.slips.read(token);
    if (read === null) return { slip: null, userErrors: [UNKNOWN], repeated: false };
    const { slip, player, match } = read;
    const wrongKey = keyProblem(idempotencyKey);
    if (wrongKey !== null) return { slip, userErrors: [wrongKey], repeated: false };
    if (player === null) {
      const guest = phrase('A guest has no account to report as: hand the slip in at the desk.');
      const error = userError('FORBIDDEN', slip.closed ?? guest, 'token');
      const closed = slip.closed === null ? error : { ...error, phrases: [...slip.closedPhrases] };
      return { slip, userErrors: [closed], repeated: false };
    }
    const report = { type: 'ReportResult', games: { won, drawn: drawn ?? 0 }, intentionalDraw: false } as const;
    const { outcome } = await this.bus.execute(
      new SendToMatch(player, idempotencyKey, streamId('match', match), report),
    );
    if (outcome.is !== 'accepted') return { slip, userErrors: [outcomeAsError(outcome)], repeated: false };
    return { slip, userErrors: [], repeated: outcome.repeated };
  }
}
