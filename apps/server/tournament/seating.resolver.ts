import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { FixTableInput, KeepApartInput } from '#contract';
import { type KeptText, phrase } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { entrantIn, type ShownEntrant, shownEntrants } from './entrants.js';
import { Reasons } from './reasons.js';
import { type Acting, type Payload, type ToTournament, TournamentDesk, type Wish, wrong } from './tournament-desk.js';
import { isStaff, type SeenTournament } from './tournaments.js';

/** What the staff say of who meets and who sits where, whatever the pairing. */
@Resolver('Tournament')
export class SeatingResolver {
  constructor(
    private readonly desk: TournamentDesk,
    private readonly reasons: Reasons,
  ) {}

  @ResolveField()
  keptApart(seen: SeenTournament): readonly (readonly ShownEntrant[])[] | null {
    return isStaff(seen) ? seen.state.apart.map((pair) => shownEntrants(seen, pair)) : null;
  }

  @Mutation()
  keepApart(@Args('input') input: KeepApartInput, @Context() asking: Asking): Promise<Payload> {
    return this.withReason(input, asking, (reason, { name }) => {
      const [one, other, ...more] = input.entrantIds.map((id) => entrantIn(name, id));
      if (!one || !other || more.length > 0)
        return wrong('INVALID_INPUT', phrase('It takes the ids of two entrants of this tournament.'), 'entrantIds');
      return { type: 'KeepApart', entrants: [one, other], apart: input.apart, reason };
    });
  }

  @Mutation()
  fixTable(@Args('input') input: FixTableInput, @Context() asking: Asking): Promise<Payload> {
    return this.withReason(input, asking, (reason, { name }) => {
      const entrant = entrantIn(name, input.entrantId);
      if (entrant === null)
        return wrong(
          'INVALID_INPUT',
          phrase('"{entrantId}" is no entrant of this tournament.', { entrantId: input.entrantId }),
          'entrantId',
        );
      return { type: 'FixTable', entrant, table: input.table ?? null, reason };
    });
  }

  private withReason(
    input: ToTournament & { readonly reason: string },
    asking: Asking,
    wish: (reason: KeptText, acting: Acting) => Wish,
  ): Promise<Payload> {
    return this.desk.act('runTournament', input, asking, async (acting) => {
      const reason = await this.reasons.kept(acting, input.reason);
      if ('wrong' in reason) return reason;
      return reason.text === null ? wrong('INVALID_INPUT', phrase('Say why.'), 'reason') : wish(reason.text, acting);
    });
  }
}

@Resolver('Entrant')
export class FixedTableResolver {
  @ResolveField()
  fixedTable({ seen, entrant }: ShownEntrant): number | null {
    return isStaff(seen) ? (seen.state.fixedTables.get(entrant.id) ?? null) : null;
  }
}
