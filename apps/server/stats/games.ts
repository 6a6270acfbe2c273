import { Inject, Injectable } from '@nestjs/common';
import type { CountedGame, CountedSeat, GameEnding } from '#contract';
import { actorId } from '#kernel';
import { findGames, type GamePlace, type ReadModels } from '#readmodel';
import { appearancesIn, type Ending, endingOf, type Filter, type GameFact } from '#stats';
import { type Connection, connectionOf, type PageArguments, pageOf } from '../graphql/connection.js';
import { badInput } from '../graphql/errors.js';
import { globalId } from '../graphql/ids.js';
import { shownPerson, type ShownPerson } from '../people/person.resolver.js';
import { READ_MODELS } from '../tokens.js';
import { isGuest, playerId } from './filter-input.js';

export type ShownGame = Omit<CountedGame, 'seats'> & { readonly seats: readonly ShownSeat[] };
type ShownSeat = Omit<CountedSeat, 'player'> & { readonly player: ShownPerson | null };

/** The games that a figure or a filter stands for, page by page. */
@Injectable()
export class Games {
  constructor(@Inject(READ_MODELS) private readonly readModels: ReadModels) {}

  async page(filter: Filter, args: PageArguments): Promise<Connection<ShownGame>> {
    const page = pageOf(args);
    const { take, from, beyond } = page;
    const place = beyond === null ? null : placeIn(beyond);
    const found = await findGames(this.readModels.source, filter, { take: take + 1, from, beyond: place });
    return connectionOf(page, found, { keys: ({ at, id }) => [at, id], node: shownGame });
  }

  latest(filter: Filter, take: number): Promise<readonly GameFact[]> {
    return findGames(this.readModels.source, filter, { take, from: 'start', beyond: null });
  }
}

export const ENDINGS: Readonly<Record<Ending, GameEnding>> = { won: 'WON', drawn: 'DRAWN', lost: 'LOST' };

export const shownGame = (fact: GameFact): ShownGame => ({
  id: fact.id,
  matchId: globalId('match', fact.match),
  game: fact.game,
  tournamentId: fact.tournament === null ? null : globalId('tournament', fact.tournament),
  endedAt: fact.at,
  ended: fact.ended,
  decisions: fact.decisions,
  rounds: fact.rounds,
  seconds: fact.duration === null ? null : Math.round(fact.duration / 1000),
  seats: appearancesIn(fact).map((appearance) => {
    const { player, place, deck, archetype, factions, bastion, mind } = appearance.own;
    return {
      playerId: playerId(player),
      player: isGuest(player) ? null : shownPerson(actorId(player)),
      place,
      ending: ENDINGS[endingOf(appearance)],
      deck,
      archetype,
      factions,
      bastion,
      mind,
    };
  }),
});

function placeIn([at, id, ...rest]: readonly (string | number)[]): GamePlace {
  if (typeof at === 'number' && typeof id === 'string' && rest.length === 0) return { at, id };
  throw badInput('This is the cursor of another list; it expects one of a list of games.', ['after']);
}
