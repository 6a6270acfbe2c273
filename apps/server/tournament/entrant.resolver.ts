import { ResolveField, Resolver } from '@nestjs/graphql';
import type { EntrantStatus } from '#contract';
import { bracketPlay, currentRound, isElimination, playsOn } from '#tournament';
import { type ShownPerson, shownPerson } from '../people/person.resolver.js';
import { globalEntrantId, type ShownEntrant, STATUSES } from './entrants.js';
import type { ShownTable } from './round.resolver.js';
import { isStaff, Tournaments } from './tournaments.js';

@Resolver('Entrant')
export class EntrantResolver {
  constructor(private readonly tournaments: Tournaments) {}

  @ResolveField()
  id({ seen, entrant }: ShownEntrant): string {
    return globalEntrantId(seen.name, entrant.id);
  }

  @ResolveField()
  number({ entrant }: ShownEntrant): number {
    return Number(entrant.id);
  }

  @ResolveField()
  name({ seen, entrant }: ShownEntrant): Promise<string | null> {
    return seen.names.load(entrant.id);
  }

  @ResolveField()
  person({ entrant }: ShownEntrant): ShownPerson | null {
    return entrant.who === null ? null : shownPerson(entrant.who);
  }

  @ResolveField()
  status({ entrant }: ShownEntrant): EntrantStatus {
    return STATUSES[entrant.is];
  }

  @ResolveField()
  checkedIn({ entrant }: ShownEntrant): boolean {
    return entrant.checkedIn;
  }

  @ResolveField()
  byes({ entrant }: ShownEntrant): readonly number[] {
    return [...entrant.byes].sort((a, b) => a - b);
  }

  @ResolveField()
  table({ seen, entrant }: ShownEntrant): ShownTable | null {
    const round = currentRound(seen.state);
    const table = [...(round?.tables.values() ?? [])].find(({ entrants }) => entrants.includes(entrant.id));
    return round === null || table === undefined ? null : { seen, round, table };
  }

  @ResolveField()
  playsOn({ seen: { state }, entrant }: ShownEntrant): boolean | null {
    const stage = currentRound(state)?.stage ?? 0;
    const plan = state.plan.stages[stage];
    if (state.phase !== 'running' || plan === undefined || !isElimination(plan)) return null;
    const play = bracketPlay(state, stage);
    return play === null ? null : playsOn(play, entrant.id);
  }

  @ResolveField()
  async claimCode({ seen, entrant }: ShownEntrant): Promise<string | null> {
    if (entrant.who !== null || !isStaff(seen)) return null;
    const codes = await this.tournaments.codes(seen.stream);
    return codes(entrant);
  }

  @ResolveField()
  isYou({ seen, entrant }: ShownEntrant): boolean {
    return entrant.who !== null && entrant.who === seen.who;
  }
}
