import { Inject } from '@nestjs/common';
import { Args, Query, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import type { PersonRole } from '#contract';
import { actorId, type ActorId } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { globalId, nameIn } from '../graphql/ids.js';
import { Nodes } from '../graphql/nodes.js';
import { PEOPLE } from '../tokens.js';
import { displayNames } from './display-names.js';
import type { PeopleGround } from './ground.js';
import { lookAt } from './subjects.js';

/** A person as the resolvers of `Person` take one. */
export interface ShownPerson {
  readonly __typename: 'Person';
  readonly subject: ActorId;
}

export const shownPerson = (subject: ActorId): ShownPerson => ({ __typename: 'Person', subject });

@Resolver('Person')
export class PersonResolver {
  private readonly names = new WeakMap<Asking, DataLoader<ActorId, string | null>>();

  constructor(
    @Inject(PEOPLE) private readonly people: PeopleGround,
    nodes: Nodes,
  ) {
    nodes.register('person', (name) => this.find(actorId(name)));
  }

  @Query()
  person(@Args('id') id: string): Promise<ShownPerson | null> {
    return this.find(actorId(nameIn('person', id, 'id')));
  }

  @ResolveField()
  id({ subject }: ShownPerson): string {
    return globalId('person', subject);
  }

  /** One look into the vault a person and request, however often they show up in it. */
  @ResolveField()
  name({ subject }: ShownPerson, _: unknown, asking: Asking): Promise<string | null> {
    const loader =
      this.names.get(asking) ??
      new DataLoader<ActorId, string | null>((subjects) => displayNames(this.people.vault, subjects));
    this.names.set(asking, loader);
    return loader.load(subject);
  }

  @ResolveField()
  async erased({ subject }: ShownPerson): Promise<boolean> {
    return (await lookAt(this.people.arbiter, subject)).phase === 'erased';
  }

  @ResolveField()
  async roles({ subject }: ShownPerson): Promise<readonly PersonRole[]> {
    const state = await lookAt(this.people.arbiter, subject);
    return state.phase === 'registered' ? state.roles.map(() => 'ADMIN') : [];
  }

  private async find(subject: ActorId): Promise<ShownPerson | null> {
    const { phase } = await lookAt(this.people.arbiter, subject);
    return phase === 'none' ? null : shownPerson(subject);
  }
}
