import { Args, Context, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import type {
  CaseTable,
  CaseView,
  DisputeCaseBoardArgs,
  Offer as ApiOffer,
  QueryCaseArgs,
  SubscriptionCaseChangedArgs,
} from '#contract';
import { seat, streamId, type Viewer } from '#kernel';
import { type Begun, playedIn, seePosition, type SeenPosition } from '#match';
import { type Eyes, isSameLook, judgeNow, mayLookInto } from '#rulings';
import type { Asking } from '../graphql/asking.js';
import { badInput, notFound, stale } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import { Nodes } from '../graphql/nodes.js';
import { type ShownFact, shownFact, shownOffer } from '../match/match-shape.js';
import type { Tell } from '../match/telling.js';
import { CaseFeed } from './case-feed.js';
import { Cases } from './cases.js';
import { type ShownCase, shownCase } from './case-shape.js';
import { eyesIn } from './judging.resolver.js';

/** A case as somebody may see it, with what its judge looks at. */
@Resolver('DisputeCase')
export class CaseResolver {
  constructor(
    private readonly cases: Cases,
    nodes: Nodes,
  ) {
    nodes.register('case', async (name, { principal }) => {
      const seen = await cases.see(streamId('case', name), principal);
      return seen === null || seen === 'behind' ? null : shownCase(seen, cases);
    });
  }

  @Query()
  async case(@Args() { id, atLeast }: QueryCaseArgs, @Context() { principal }: Asking): Promise<ShownCase | null> {
    const stream = streamId('case', nameIn('case', id, 'id'));
    if (atLeast && atLeast.stream !== stream) {
      throw badInput(`\`atLeast\` is a position of ${atLeast.stream}; here it expects one of ${stream}.`, ['atLeast']);
    }
    const seen = await this.cases.see(stream, principal, atLeast?.seq);
    if (seen === 'behind') throw stale(`${id} up to record ${atLeast?.seq ?? 0}`);
    return seen === null ? null : shownCase(seen, this.cases);
  }

  @Subscription('caseChanged', { resolve: (shown: ShownCase) => shown })
  async caseChanged(@Args() { id }: SubscriptionCaseChangedArgs, @Context() { principal }: Asking): Promise<CaseFeed> {
    const stream = streamId('case', nameIn('case', id, 'id'));
    if ((await this.cases.see(stream, principal)) === null) throw notFound(`case ${id}`);
    return new CaseFeed(this.cases, stream, principal);
  }

  /** What the judge who has the case may set right now. */
  @ResolveField()
  async repairs({ seen }: ShownCase): Promise<readonly ApiOffer[] | null> {
    const taken = await this.cases.take(seen.stream);
    if (taken === null || taken === 'behind' || judgeNow(taken.state)?.who !== seen.who) return null;
    return this.cases.lookAtMatch(taken.state, (match) =>
      match.phase === 'playing' ? match.play.table.repairs().map(shownOffer) : [],
    );
  }

  /** Only what was looked at on record, and by whoever looked. */
  @ResolveField()
  async board({ seen }: ShownCase, { ply, viewpoint, seat: place }: DisputeCaseBoardArgs): Promise<ShownBoard | null> {
    const eyes = eyesIn(viewpoint, place ?? null);
    if ('code' in eyes) throw badInput(eyes.message, ['seat']);
    const taken = await this.cases.take(seen.stream);
    if (taken === null || taken === 'behind') return null;
    const { state } = taken;
    const { who } = seen;
    const looked = state.looks.some((look) => look.by === who && isSameLook(look, { ply, ...eyes }));
    if (who === null || !looked || !mayLookInto(state, who)) return null;
    return this.cases.lookAtMatch(state, (match) => {
      const found = seePosition(match, ply, viewersOf(match, eyes));
      return found === null ? null : shownBoard(found, this.cases.teller(state));
    });
  }
}

function viewersOf(match: Begun, eyes: Eyes): readonly Viewer[] {
  if (eyes.through === 'judge') return [{ as: 'judge' }];
  if (eyes.through === 'seat') return [{ as: 'seat', seat: seat(eyes.seat) }];
  return playedIn(match).play === null ? [] : match.plan.seats.map((_, place) => ({ as: 'seat', seat: seat(place) }));
}

type ShownBoard = Omit<CaseTable, 'views'> & {
  readonly views: readonly (Omit<CaseView, 'facts'> & { readonly facts: readonly ShownFact[] })[];
};

const shownBoard = ({ ply, cut, requests, views }: SeenPosition, tell: Tell): ShownBoard => ({
  ply,
  cut,
  requests: requests.map(({ seat: asked, told }) => ({ seat: asked, told })),
  views: views.map(({ viewer, table, facts }) => ({
    seat: viewer.as === 'seat' ? viewer.seat : null,
    view: structuredClone(table),
    offers: requests
      .filter((request) => viewer.as !== 'seat' || request.seat === viewer.seat)
      .flatMap(({ offers }) => offers.map(shownOffer)),
    facts: facts.map((fact) => shownFact(fact, tell)),
  })),
});
