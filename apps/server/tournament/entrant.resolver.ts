import { Inject } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import type { EntrantStatus } from '#contract';
import type { ActorId } from '#kernel';
import { currentRound } from '#tournament';
import { readText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { displayNames } from '../people/display-names.js';
import { type ShownPerson, shownPerson } from '../people/person.resolver.js';
import { VAULT } from '../tokens.js';
import { globalEntrantId, type ShownEntrant, STATUSES } from './entrants.js';
import type { ShownTable } from './round.resolver.js';
import { isStaff, Tournaments } from './tournaments.js';

@Resolver('Entrant')
export class EntrantResolver {
  private readonly names = new WeakMap<Asking, DataLoader<ActorId, string | null>>();

  constructor(
    private readonly tournaments: Tournaments,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  @ResolveField()
  id(@Parent() { seen, entrant }: ShownEntrant): string {
    return globalEntrantId(seen.name, entrant.id);
  }

  @ResolveField()
  number(@Parent() { entrant }: ShownEntrant): number {
    return Number(entrant.id);
  }

  /** A person goes by their own name, also one who was a guest before. */
  @ResolveField()
  async name(@Parent() { entrant }: ShownEntrant, @Context() asking: Asking): Promise<string | null> {
    if (entrant.who !== null) return this.loaderOf(asking).load(entrant.who);
    return entrant.name === null ? null : readText(this.vault, entrant.name);
  }

  @ResolveField()
  person(@Parent() { entrant }: ShownEntrant): ShownPerson | null {
    return entrant.who === null ? null : shownPerson(entrant.who);
  }

  @ResolveField()
  status(@Parent() { entrant }: ShownEntrant): EntrantStatus {
    return STATUSES[entrant.is];
  }

  @ResolveField()
  checkedIn(@Parent() { entrant }: ShownEntrant): boolean {
    return entrant.checkedIn;
  }

  @ResolveField()
  byes(@Parent() { entrant }: ShownEntrant): readonly number[] {
    return [...entrant.byes].sort((a, b) => a - b);
  }

  @ResolveField()
  table(@Parent() { seen, entrant }: ShownEntrant): ShownTable | null {
    const round = currentRound(seen.state);
    const table = [...(round?.tables.values() ?? [])].find(({ entrants }) => entrants.includes(entrant.id));
    return round === null || table === undefined ? null : { seen, round, table };
  }

  @ResolveField()
  async claimCode(@Parent() { seen, entrant }: ShownEntrant): Promise<string | null> {
    if (entrant.who !== null || !isStaff(seen)) return null;
    const codes = await this.tournaments.codes(seen.stream);
    return codes(entrant.id);
  }

  @ResolveField()
  isYou(@Parent() { seen, entrant }: ShownEntrant): boolean {
    return entrant.who !== null && entrant.who === seen.who;
  }

  private loaderOf(asking: Asking): DataLoader<ActorId, string | null> {
    const loader =
      this.names.get(asking) ??
      new DataLoader<ActorId, string | null>((subjects) => displayNames(this.vault, subjects));
    this.names.set(asking, loader);
    return loader;
  }
}
