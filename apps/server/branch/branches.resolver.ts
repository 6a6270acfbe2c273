import { Inject } from '@nestjs/common';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Branch, BranchStep, ListedBranch, QueryBranchesArgs } from '#contract';
import { actorId, type KeptText, type StreamId } from '#kernel';
import { countingAmong, stepsIn } from '#match';
import { type BranchRow, findBranches, type ReadModels } from '#readmodel';
import { readText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { type Connection, connectionOf, pageOf, placeByChange } from '../graphql/connection.js';
import { stale } from '../graphql/errors.js';
import { globalId, nameIn } from '../graphql/ids.js';
import { personOf } from '../match/desk-shape.js';
import type { ShownMatch } from '../match/match-shape.js';
import { Matches } from '../match/matches.js';
import type { ShownPerson } from '../people/person.resolver.js';
import { Stories } from '../replay/story.js';
import { READ_MODELS, VAULT } from '../tokens.js';
import { type PointShown, shownPoint } from './shape.js';

type Shown = Omit<Branch, 'by' | 'from'> & { readonly by: ShownPerson | null; readonly from: PointShown };
type Entry = Omit<ListedBranch, 'by'> & { readonly by: ShownPerson | null };

/** Branches, in lists and by themselves. */
@Resolver('Match')
export class Branches {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(VAULT) private readonly vault: Vault,
    private readonly stories: Stories,
  ) {}

  @Query()
  async branches(@Args() args: QueryBranchesArgs, @Context() { principal }: Asking): Promise<Connection<Entry>> {
    const { of, atLeast } = args;
    const { beyond, ...page } = pageOf(args);
    if (atLeast && !(await this.readModels.reached(atLeast.stream as StreamId, atLeast.seq))) {
      throw stale(`${atLeast.stream} up to record ${atLeast.seq}`);
    }
    const by = principal.is === 'person' ? principal.id : null;
    const wish = { origin: of ? nameIn('match', of, 'of') : null, by };
    const rows = await findBranches(this.readModels.source, wish, {
      take: page.take + 1,
      from: page.from,
      beyond: beyond === null ? null : placeByChange(beyond, 'branches'),
    });
    const names = new Map(await Promise.all(rows.map(async ({ id, name }) => [id, await this.named(name)] as const)));
    return connectionOf({ ...page, beyond }, rows, {
      keys: ({ createdAt, id }) => [createdAt, id],
      node: (row) => entry(row, names.get(row.id) ?? null, by),
    });
  }

  /** Whoever sees the match sees what it is. */
  @ResolveField()
  async branchOf({ branch, creator, position: { stream, seq } }: ShownMatch): Promise<Shown | null> {
    if (branch === null) return null;
    const { from, name, isPublic, bot } = branch;
    const { told } = await this.stories.read(stream, seq, seq);
    const [begun] = told;
    const records = begun?.event.type === 'BranchBegun' ? begun.event.data.records : [];
    const done = stepsIn(told.map(({ event }) => event));
    const answers = countingAmong(done).map(({ seat, answer }) => ({ seat, answer }));
    const steps = done.map((step): BranchStep => ({ seat: null, answer: null, backTo: null, ...step }));
    const point = shownPoint({ from, records });
    return { from: point, name: await this.named(name), public: isPublic, by: creator, bot, answers, steps };
  }

  private named(name: KeptText | null): Promise<string | null> {
    return name === null ? Promise.resolve(null) : readText(this.vault, name);
  }
}

/** The match that a position is of, for who may see it. */
@Resolver('BranchPoint')
export class BranchPointResolver {
  constructor(private readonly matches: Matches) {}

  @ResolveField()
  match({ matchId }: PointShown, _: unknown, { principal }: Asking): Promise<ShownMatch | null> {
    return this.matches.now(nameIn('match', matchId, 'matchId'), principal);
  }
}

const entry = (
  { id, origin, ply, owner, isPublic, isOver, createdAt }: BranchRow,
  name: string | null,
  by: string | null,
): Entry => ({
  id: globalId('match', id),
  ofMatch: globalId('match', origin),
  ply,
  name,
  by: personOf(actorId(owner)),
  isYours: owner === by,
  public: isPublic,
  over: isOver,
  createdAt,
});
