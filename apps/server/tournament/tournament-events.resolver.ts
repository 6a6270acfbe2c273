import { Args, Context, Resolver, Subscription } from '@nestjs/graphql';
import { streamId } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { notFound } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import { TournamentFeed } from './tournament-feed.js';
import { type SeenTournament, Tournaments } from './tournaments.js';

@Resolver()
export class TournamentEvents {
  constructor(private readonly tournaments: Tournaments) {}

  @Subscription('tournamentChanged', { resolve: (seen: SeenTournament) => seen })
  async tournamentChanged(@Args('id') id: string, @Context() { principal }: Asking): Promise<TournamentFeed> {
    const stream = streamId('tournament', nameIn('tournament', id, 'id'));
    const seen =
      (await this.tournaments.seeRecent(stream, principal)) ?? (await this.tournaments.see(stream, principal));
    if (seen === null) throw notFound(`tournament ${id}`);
    return new TournamentFeed(this.tournaments, stream, principal);
  }
}
