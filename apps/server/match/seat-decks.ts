import { Inject, Injectable } from '@nestjs/common';
import { type ActorId, canonicalJson, type Json, type StreamId } from '#kernel';
import type { Arbiter } from '#log';
import type { MatchRules, Origin } from '#match';
import { type DeckRules, entrantId } from '#tournament';
import { type UserError, userError } from '../graphql/user-errors.js';
import { ARBITER, DECK_RULES, MATCH_RULES } from '../tokens.js';
import { deckStream } from '../tournament/decks.js';

/** What players bring to the matches of a tournament: the decks that they handed in, and no others. */
@Injectable()
export class SeatDecks {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) private readonly matchRules: MatchRules,
    @Inject(DECK_RULES) private readonly deckRules: DeckRules,
  ) {}

  /** What was handed in, or else what is given. */
  async brought(stream: StreamId, player: ActorId, given: Json): Promise<{ readonly brings: Json } | UserError> {
    const deck = await this.deckOf(stream, player);
    const brings = deck === null ? null : await this.listIn(deck);
    if (brings === null) return { brings: given };
    if (given === null || canonicalJson(given) === canonicalJson(brings)) return { brings };
    const says = 'This match is played with the deck that you handed in: leave out `brings`.';
    return userError('MATCH_UNFIT_FOR_SEAT', says, 'brings');
  }

  /** What the entrant on this seat of a table handed in; null without a deck. */
  handedIn({ tournament, entrants }: Origin, place: number): Promise<Json> {
    const entrant = entrants[place];
    return entrant === undefined ? Promise.resolve(null) : this.listIn(deckStream(tournament, entrantId(entrant)));
  }

  private async listIn(deck: StreamId): Promise<Json> {
    const state = await this.arbiter.look(this.deckRules, deck, (standing) => standing.state);
    return state === null || state.phase === 'none' ? null : state.list.brings;
  }

  private deckOf(stream: StreamId, player: ActorId): Promise<StreamId | null> {
    return this.arbiter.look(this.matchRules, stream, ({ state }) => {
      if (state.phase === 'none' || state.plan.origin === null) return null;
      const { players, origin } = state.plan;
      const entrant = origin.entrants[players.indexOf(player)];
      return entrant === undefined ? null : deckStream(origin.tournament, entrantId(entrant));
    });
  }
}
