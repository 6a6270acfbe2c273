import { ResolveField, Resolver } from '@nestjs/graphql';
import type { FigureGamesArgs } from '#contract';
import { actorId } from '#kernel';
import { type Cell, type Dimension, type Rate, rateOf } from '#stats';
import type { Connection } from '../graphql/connection.js';
import { shownPerson, type ShownPerson } from '../people/person.resolver.js';
import { isOfPlayer, shownKey } from './dimensions.js';
import { isGuest } from './filter-input.js';
import { Games, type ShownGame } from './games.js';

/** A figure, with what its keys are of. */
export interface ShownFigure {
  readonly by: readonly Dimension[];
  readonly cell: Cell;
}

@Resolver('Figure')
export class FigureResolver {
  constructor(private readonly counted: Games) {}

  @ResolveField()
  keys({ by, cell }: ShownFigure): readonly string[] {
    return cell.keys.map((key, nth) => shownKey(by[nth], key));
  }

  @ResolveField()
  people({ by, cell }: ShownFigure): readonly ShownPerson[] {
    return cell.keys.filter((key, nth) => isOfPlayer(by[nth]) && !isGuest(key)).map((key) => shownPerson(actorId(key)));
  }

  @ResolveField()
  rate({ cell }: ShownFigure): Rate {
    return rateOf(cell.tally);
  }

  @ResolveField()
  won({ cell }: ShownFigure): number {
    return cell.tally.won;
  }

  @ResolveField()
  drawn({ cell }: ShownFigure): number {
    return cell.tally.drawn;
  }

  @ResolveField()
  lost({ cell }: ShownFigure): number {
    return cell.tally.lost;
  }

  @ResolveField()
  games({ cell }: ShownFigure, args: FigureGamesArgs): Promise<Connection<ShownGame>> {
    return this.counted.page(cell.filter, args);
  }
}
