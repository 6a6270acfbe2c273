import { Inject } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { RatingStep } from '#contract';
import { actorId } from '#kernel';
import { findRatingHistory, type PlayerRatingRow, type ReadModels } from '#readmodel';
import { certaintyOf, RATING_UNIT } from '#tournament';
import { globalId } from '../graphql/ids.js';
import { shownPerson, type ShownPerson } from '../people/person.resolver.js';
import { READ_MODELS } from '../tokens.js';
import type { RankedPlayer } from './leaderboards.js';

@Resolver('RatedPlayer')
export class RatedPlayerResolver {
  constructor(@Inject(READ_MODELS) private readonly readModels: ReadModels) {}

  @ResolveField()
  person({ player }: RankedPlayer): ShownPerson {
    return shownPerson(actorId(player));
  }

  @ResolveField()
  rating({ rated }: RankedPlayer): number {
    return points(rated.rating);
  }

  @ResolveField()
  deviation({ rated }: RankedPlayer): number {
    return points(rated.deviation);
  }

  @ResolveField()
  low({ interval }: RankedPlayer): number {
    return points(interval[0]);
  }

  @ResolveField()
  high({ interval }: RankedPlayer): number {
    return points(interval[1]);
  }

  @ResolveField()
  async history({ game, player }: RankedPlayer): Promise<readonly RatingStep[]> {
    return (await findRatingHistory(this.readModels.source, game, player)).map(step);
  }
}

const points = (scaled: number): number => scaled / RATING_UNIT;

function step({ period, season, until, was, won, drawn, lost, matches, ...rated }: PlayerRatingRow): RatingStep {
  const [low, high] = certaintyOf(rated).interval;
  return {
    period,
    season,
    until,
    rating: points(rated.rating),
    deviation: points(rated.deviation),
    low: points(low),
    high: points(high),
    change: points(rated.rating - was),
    won,
    drawn,
    lost,
    matchIds: matches.map((match) => globalId('match', match)),
  };
}
