import { Args, Context, Resolver, Subscription } from '@nestjs/graphql';
import type { SubscriptionMatchEventsArgs } from '#contract';
import { streamId } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { cursorOf, readCursor } from '../graphql/connection.js';
import { badInput, notFound } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import { MatchFeed, type Place, type Step } from './match-feed.js';
import type { ShownMatch, ShownPly } from './match-shape.js';
import { Matches } from './matches.js';

const START: Place = { seq: 0, ply: -1 };

interface MatchEvent {
  readonly cursor: string;
  readonly seq: number;
  readonly plies: readonly ShownPly[];
  readonly match: ShownMatch;
}

@Resolver()
export class MatchEvents {
  constructor(private readonly matches: Matches) {}

  @Subscription('matchEvents', {
    resolve: ({ place, match, plies }: Step): MatchEvent => ({
      cursor: cursorOf([place.seq, place.ply]),
      seq: match.seq,
      plies,
      match,
    }),
  })
  async matchEvents(
    @Args() { id, after }: SubscriptionMatchEventsArgs,
    @Context() { principal }: Asking,
  ): Promise<MatchFeed> {
    const stream = streamId('match', nameIn('match', id, 'id'));
    const place = after ? placeIn(after) : START;
    if ((await this.matches.show(stream, principal)) === null) {
      throw notFound(`match ${id}`);
    }
    return new MatchFeed(this.matches, stream, principal, place);
  }
}

function placeIn(cursor: string): Place {
  const [seq, ply, ...rest] = readCursor(cursor, 'after');
  if (typeof seq === 'number' && typeof ply === 'number' && rest.length === 0) return { seq, ply };
  throw badInput('`after` is a cursor of another list; it expects the `cursor` of an event of this match.', ['after']);
}
