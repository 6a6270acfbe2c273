import { ResolveField, Resolver } from '@nestjs/graphql';
import type { CaseJudge } from '#contract';
import type { ActorId } from '#kernel';
import { barOf, type Case, isFree, type Standing } from '#rulings';
import { refusalAsError, type UserError } from '../graphql/user-errors.js';
import { personOf } from '../match/desk-shape.js';
import { writtenRole } from '../match/staff.js';
import type { ShownPerson } from '../people/person.resolver.js';
import { Cases } from './cases.js';
import type { ShownCase } from './case-shape.js';
import { Standings } from './standings.js';

type ShownJudge = Omit<CaseJudge, 'person' | 'barred'> & {
  readonly person: ShownPerson | null;
  readonly barred: UserError | null;
};

/** Who could judge a case, and who has too much of a part in it: said before anybody tries. */
@Resolver('DisputeCase')
export class JudgesResolver {
  constructor(
    private readonly cases: Cases,
    private readonly standings: Standings,
  ) {}

  @ResolveField()
  async barred({ seen: { stream, who, as } }: ShownCase): Promise<UserError | null> {
    if (who === null || as === null || as.role === 'organiser') return null;
    const state = await this.stateOf(stream);
    return state === null || !isFree(state) ? null : barred(state, who, as);
  }

  @ResolveField()
  async judges({ seen: { stream, acts } }: ShownCase): Promise<readonly ShownJudge[] | null> {
    const state = acts.includes('assign') ? await this.stateOf(stream) : null;
    if (state === null) return null;
    const { tournament } = state;
    const staff = (await this.standings.look(tournament, ({ staff: held }) => [...held.keys()])) ?? [];
    const judges = await Promise.all(staff.map(async (who) => ({ who, as: await this.standings.of(tournament, who) })));
    return judges.flatMap(({ who, as }) =>
      as === null || as.role === 'organiser'
        ? []
        : [{ person: personOf(who), role: writtenRole(as.role), barred: barred(state, who, as) }],
    );
  }

  private async stateOf(stream: ShownCase['seen']['stream']): Promise<Case | null> {
    const taken = await this.cases.take(stream);
    return taken === null || taken === 'behind' ? null : taken.state;
  }
}

function barred(state: Case, who: ActorId, as: Standing): UserError | null {
  const bar = barOf(state, who, as);
  return bar === null ? null : refusalAsError(bar);
}
