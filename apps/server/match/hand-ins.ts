import { Inject, Injectable } from '@nestjs/common';
import type { HandInGameInput } from '#contract';
import { canonicalJson, phrase, readRecord, refuse, type StreamId, streamId } from '#kernel';
import type { Arbiter } from '#log';
import type { GameElsewhere, MatchImported, MatchRefusal, MatchRules, OpenRecord, Origin } from '#match';
import type { ReadModels } from '#readmodel';
import { tournamentDecider } from '#tournament';
import { nameIn, parseId } from '../graphql/ids.js';
import { outcomeAsError, refusalAsError, type UserError, userError } from '../graphql/user-errors.js';
import type { Principal } from '../principal.js';
import { ARBITER, MATCH_RULES, READ_MODELS } from '../tokens.js';
import type { SendToMatch } from './match.commands.js';
import {
  type Elsewhere,
  elsewhereOf,
  type Here,
  hereOf,
  type Misfit,
  otherTerms,
  seatsHere,
} from './played-elsewhere.js';
import { SeatDecks } from './seat-decks.js';
import type { Sender } from './sending.js';
import { MatchStaff } from './staff.js';

interface Seated {
  /** For each seat here, which one it was there. */
  readonly seats: readonly number[];
  readonly role: string | null;
}

/** Matches that were played elsewhere and imported, looked at as the games of a tournament's match. */
@Injectable()
export class HandIns {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) private readonly rules: MatchRules,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    private readonly decks: SeatDecks,
    private readonly staff: MatchStaff,
  ) {}

  /** The command that hands it in, once it counts for this match and for no other; or why it can't be. */
  async prepare(
    input: HandInGameInput,
    principal: Principal,
    sender: Sender,
  ): Promise<SendToMatch['command'] | UserError> {
    const name = parseId(input.importedMatchId);
    if (name?.kind !== 'match') return userError('INVALID_INPUT', NO_ID, 'importedMatchId');
    const stream = streamId('match', name.name);
    const here = await this.arbiter.look(this.rules, sender.stream, ({ state }) => hereOf(state));
    const there = await this.arbiter.look(this.rules, stream, ({ state }) => elsewhereOf(state));
    if (there === null) return refusalAsError(NOT_IMPORTED);
    if (here === null) return refusalAsError(NO_TOURNAMENT);
    if (await this.areListsClosed(here.origin)) return refusalAsError(CLOSED);
    const seated = await this.seated(input, here, there, principal);
    if ('code' in seated) return seated;
    const source = await this.source(stream);
    if ('says' in seated) return refusalAsError(inBundle(seated, source.records));
    const misfit = otherTerms(here, there) ?? (await this.otherDecks(here, there, seated));
    if (misfit !== null) return refusalAsError(inBundle(misfit, source.records));
    const claimed = await this.claim(stream, sender);
    if (claimed !== null) return claimed;
    const games = there.games.map(({ number, places }): GameElsewhere => ({
      match: name.name,
      head: source.head,
      game: number,
      seats: seated.seats,
      places: seated.seats.map((seat) => places[seat] ?? places.length),
    }));
    return { type: 'HandInGames', first: input.game, games, role: seated.role };
  }

  private async seated(
    { entrantIds }: HandInGameInput,
    here: Here,
    there: Elsewhere,
    principal: Principal,
  ): Promise<Seated | Misfit | UserError> {
    const isPlayer = principal.is !== 'nobody' && here.players.includes(principal.id);
    const named = entrantIds ?? null;
    if (named === null && isPlayer) {
      const seats = seatsHere(here.players, there.players);
      return 'says' in seats ? seats : { seats, role: null };
    }
    const standing = await this.staff.roleFor('enter a result', here.origin, principal);
    if ('says' in standing) return userError('FORBIDDEN', standing.says);
    const { tournament, entrants } = here.origin;
    const seats =
      named === null
        ? seatsHere(here.players, there.players)
        : seatsHere(
            entrants,
            named.map((id) => nameIn('entrant', id, 'entrantIds').replace(`${tournament}.`, '')),
          );
    return 'says' in seats ? seats : { seats, role: standing.role };
  }

  private async otherDecks({ origin }: Here, there: Elsewhere, { seats }: Seated): Promise<Misfit | null> {
    for (const [place, seat] of seats.entries()) {
      const list = await this.decks.handedIn(origin, place);
      if (list !== null && canonicalJson(list) !== canonicalJson(there.brought[seat] ?? null))
        return { seat, says: 'what they play with there is not the deck that they handed in here' };
    }
    return null;
  }

  /** Null once the match counts for this one. */
  private async claim(stream: StreamId, { stream: match, actor }: Sender): Promise<UserError | null> {
    const command = { type: 'CountImported' as const, match };
    const outcome = await this.arbiter.execute(this.rules, { stream, actor, key: `count for ${match}`, command });
    if (outcome.is === 'accepted' || (outcome.is === 'refused' && outcome.refusal.facts.match === match)) return null;
    return outcomeAsError(outcome);
  }

  /** A bundle shows the decks to everybody. */
  private async areListsClosed({ tournament }: Origin): Promise<boolean> {
    const closed = await this.arbiter.look(
      tournamentDecider,
      streamId('tournament', tournament),
      ({ state }) => state.phase !== 'none' && state.phase !== 'over' && state.plan.lists === 'closed',
    );
    return closed === true;
  }

  private async source(
    stream: StreamId,
  ): Promise<{ readonly records: readonly OpenRecord[]; readonly head: GameElsewhere['head'] }> {
    await this.readModels.reached(stream, 1);
    const [first] = (await this.readModels.records.load(stream)).records;
    const { source, records } = readRecord(first?.bytes ?? new Uint8Array()).events[0]?.data as MatchImported['data'];
    return { records, head: source.head };
  }
}

/** With the record of the bundle that is not as it should be. */
function inBundle({ says, seat }: Misfit, records: readonly OpenRecord[]): MatchRefusal {
  const told = records.flatMap(({ events }, nth) =>
    events.map((event, place) => ({ ...event, record: nth + 1, place })),
  );
  const found = told.find(({ type, data }) =>
    seat === null ? type === 'MatchCreated' : type === 'SeatTaken' && data.seat === seat,
  );
  const [record, event] = [found?.record ?? 1, (found?.place ?? 0) + 1];
  const where = `Record ${record} of the bundle, event ${event}`;
  return refuse('MATCH.WRONG_GAME', `${where}: ${says}. Nothing was handed in.`, { record, event });
}

const NO_ID = 'Name the match as it was imported, by an id like "match_imported-9c11".';

const NOT_IMPORTED = refuse(
  'MATCH.NOT_IMPORTED',
  phrase('There is no match of this name that was imported and has a result: import the bundle first.'),
);

const NO_TOURNAMENT = refuse(
  'MATCH.NO_TOURNAMENT',
  phrase('Games are handed in for the matches of tournaments, and this is none.'),
);

const CLOSED = refuse(
  'MATCH.SEALED',
  phrase('The lists of this tournament are closed until it ends, and a bundle shows them: report the result instead.'),
);
