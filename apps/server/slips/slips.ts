import { Inject, Injectable } from '@nestjs/common';
import { type ActorId, inEnglish, type Phrase, phrase, streamId } from '#kernel';
import type { Keyring } from '#log';
import { currentRound, isElimination, type OpenTournament, type Round, type TournamentTable } from '#tournament';
import { readText, type Vault } from '#vault';
import type { MatchPhase, MatchReport, ResultSlip } from '#contract';
import { globalId } from '../graphql/ids.js';
import { shownPhrases } from '../graphql/phrases.js';
import { Matches } from '../match/matches.js';
import { NOBODY, type Principal } from '../principal.js';
import { KEYRING, VAULT } from '../tokens.js';
import { matchName } from '../tournament/keep-matches.js';
import { shownResult } from '../tournament/round.resolver.js';
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
    private readonly matches: Matches,
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
    const match = matchName(place.tournament, table.id);
    const who = state.entrants.get(table.entrants[place.seat === 0 ? 0 : 1])?.who ?? null;
    const shown = await this.match(match, who);
    const closed = whyClosed(state, round, table) ?? shown.closed;
    const slip: ResultSlip = {
      tournamentId: globalId('tournament', place.tournament),
      title: await readText(this.vault, state.title),
      round: place.round,
      table: table.number,
      seat: place.seat,
      players,
      ...termsOf(state, round),
      ...toldClosed(closed),
      result: shownResult(table),
      reports: closed === null ? shown.reports : [],
    };
    return { slip, player: closed === null ? who : null, match };
  }

  /** What was reported of it so far, and why no more is. */
  private async match(name: string, who: ActorId | null): Promise<Said> {
    const shown = who === null ? null : await this.matches.now(name, asPlayer(who));
    return { closed: shown === null ? null : UNDERWAY[shown.phase], reports: shown?.reports ?? [] };
  }
}

const toldClosed = (closed: readonly Phrase[] | null): Pick<ResultSlip, 'closed' | 'closedPhrases'> => ({
  closed: closed === null ? null : inEnglish(closed),
  closedPhrases: shownPhrases(closed ?? []),
});

function termsOf({ plan }: OpenTournament, round: Round): Pick<ResultSlip, 'bestOf' | 'drawsAllowed'> {
  const stage = plan.stages[round.stage];
  const goesOn = stage !== undefined && isElimination(stage);
  return { bestOf: stage?.bestOf ?? 1, drawsAllowed: plan.drawsAllowed && !goesOn };
}

interface Said {
  readonly closed: readonly Phrase[] | null;
  readonly reports: readonly MatchReport[];
}

/** The slip speaks for this player, and sees no more of the match. */
const asPlayer = (id: ActorId): Principal => ({ is: 'person', id, roles: [], scopes: ['game:play'], until: null });

/** Why nothing is reported of a match that is so far. */
const UNDERWAY: Readonly<Record<MatchPhase, readonly Phrase[] | null>> = {
  OPEN: null,
  PLAYING: phrase('This match is being played here, and counts by itself.'),
  FINISHED: phrase('This match is over. Its result is on the way.'),
  CANCELLED: phrase('This match was called off. Ask the staff.'),
};

function whyClosed(state: OpenTournament, round: Round, { result }: TournamentTable): readonly Phrase[] | null {
  if (state.phase !== 'running' || currentRound(state) !== round)
    return phrase('Round {round} is over. If a result is wrong, tell the staff.', { round: round.number });
  return result === null ? null : phrase('This table has its result. If it is wrong, tell the staff.');
}
