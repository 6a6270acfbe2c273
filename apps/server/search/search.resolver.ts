import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { QuerySearchArgs } from '#contract';
import type { ReadModels } from '#readmodel';
import type { Vault } from '#vault';
import { badInput } from '../graphql/errors.js';
import { displayNames } from '../people/display-names.js';
import type { PeopleGround } from '../people/ground.js';
import { PEOPLE, READ_MODELS, VAULT } from '../tokens.js';
import { type Findable, personFound, recent } from './recent.js';
import { hasWords, wordsOf } from './words.js';

const FRESH = 15_000;
const SHORTEST = 2;
const LONGEST = 100;
const MOST = 50;

/** Search over what is public. What happened last is read at most four times a minute, however many ask. */
@Resolver()
export class SearchResolver {
  private kept: { readonly until: number; readonly found: Promise<readonly Findable[]> } | null = null;

  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(PEOPLE) private readonly people: PeopleGround,
  ) {}

  @Query()
  async search(@Args() { text, first }: QuerySearchArgs): Promise<readonly Findable[]> {
    const words = wordsOf(text);
    const length = text.trim().length;
    if (length < SHORTEST || length > LONGEST || words.length === 0)
      throw badInput(`Search for ${SHORTEST} to ${LONGEST} characters with a letter or a digit; this has ${length}.`, [
        'text',
      ]);
    if (first < 1 || first > MOST) throw badInput(`Ask for 1 to ${MOST}; you asked for ${first}.`, ['first']);
    const [exact, all] = await Promise.all([this.byName(text.trim()), this.recent()]);
    const found = new Map(
      [...exact, ...all.filter(({ title }) => hasWords(words, title))].map((each) => [each.id, each]),
    );
    const still = await Promise.all([...found.values()].slice(0, first).map((each) => this.isStillShown(each)));
    return still.flat();
  }

  private async byName(name: string): Promise<readonly Findable[]> {
    const subject = await this.people.index.find(name);
    if (subject === null) return [];
    const [shown] = await displayNames(this.vault, [subject]);
    return personFound(subject, shown ?? null);
  }

  private recent(): Promise<readonly Findable[]> {
    if (this.kept === null || Date.now() >= this.kept.until) {
      const found = recent(this.readModels, this.vault);
      this.kept = { until: Date.now() + FRESH, found };
      found.catch(() => (this.kept = null));
    }
    return this.kept.found;
  }

  /** Who was erased since is not found any more. */
  private async isStillShown(found: Findable): Promise<readonly Findable[]> {
    const names = await displayNames(this.vault, found.people);
    return names.includes(null) ? [] : [found];
  }
}
