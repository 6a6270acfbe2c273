import { Inject, Injectable } from '@nestjs/common';
import { type ActorId, streamId } from '#kernel';
import type { Keyring } from '#log';
import { currentRound, type OpenTournament, type Round, type TournamentTable } from '#tournament';
import { readText, type Vault } from '#vault';
import type { ResultSlip } from '#contract';
import { globalId } from '../graphql/ids.js';
import { NOBODY } from '../principal.js';
import { KEYRING, VAULT } from '../tokens.js';
import { matchName } from '../tournament/keep-matches.js';
import { Tournaments } from '../tournament/tournaments.js';
import { isSigned, placeIn } from './slip-token.js';

/** A slip that this house signed, and as whom it reports; null where that is over. */
export interface ReadSlip {
  readonly slip: ResultSlip;
  readonly player: ActorId | null;
  readonly match: string;
}

@Injectable()
export class Slips {
  constructor(
    private readonly tournaments: Tournaments,
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Null for whatever is not a slip of this house, or of a table that is not there any more. */
  async read(token: string): Promise<ReadSlip | null> {
    const place = placeIn(token);
    if (place === null) return null;
    const stream = streamId('tournament', place.tournament);
    const seen = await this.tournaments.see(stream, NOBODY);
    if (seen === null || seen === 'behind') return null;
    if (!(await isSigned(this.keyring, stream, place))) return null;
    const { state } = seen;
    const round = state.rounds.find(({ number, phase }) => number === place.round && phase === 'published');
    const table = round?.tables.get(place.table);
    if (round === undefined || table === undefined) return null;
    const players = await Promise.all(table.entrants.map((entrant) => seen.names.load(entrant)));
    const closed = whyClosed(state, round, table);
    const slip: ResultSlip = {
      tournamentId: globalId('tournament', place.tournament),
      title: await readText(this.vault, state.title),
      round: place.round,
      table: table.number,
      seat: place.seat,
      players,
      bestOf: state.plan.stages[round.stage]?.bestOf ?? 1,
      drawsAllowed: state.plan.drawsAllowed,
      closed,
    };
    const player = closed === null ? (state.entrants.get(table.entrants[place.seat === 0 ? 0 : 1])?.who ?? null) : null;
    return { slip, player, match: matchName(place.tournament, table.id) };
  }
}

function whyClosed(state: OpenTournament, round: Round, { result }: TournamentTable): string | null {
  if (state.phase !== 'running' || currentRound(state) !== round)
    return `Round ${round.number} is over. If a result is wrong, tell the staff.`;
  return result === null ? null : 'This table has its result. If it is wrong, tell the staff.';
}
