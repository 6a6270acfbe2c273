import { never, seat, type StreamId, streamId, SYSTEM } from '#kernel';
import type { OpenTable } from '#match';
import {
  currentRound,
  type EntrantId,
  isElimination,
  type OpenTournament,
  type Score,
  type SeatedTable,
  tournamentDecider,
} from '#tournament';
import { seedFor } from '../match/seed.js';
import { type Errand, errand, type Reaction, reaction, type ReactionPorts } from '../worker/reaction.js';

/** The match of a table has its name from it, so that it is opened once however often that is tried. */
export const matchName = (tournament: string, table: number): string => `${tournament}.${table}`;

const streamOf = (tournament: StreamId, table: number): StreamId =>
  streamId('match', matchName(tournament.slice(tournament.indexOf('/') + 1), table));

/**
 * The matches of a tournament follow its tables: a published round opens them, as do tables that take the place of others;
 * what is taken back is cancelled, a result that the staff gave here is told, and a guest who turns out to be somebody gets
 * their seat. One reaction, so that it keeps their order.
 */
export const keepMatches = (ports: ReactionPorts): Reaction =>
  reaction(tournamentDecider, {
    name: 'keep-matches',
    on: [
      'RoundPublished',
      'RoundRepaired',
      'RoundWithdrawn',
      'TournamentCancelled',
      'ResultRecorded',
      'ResultCorrected',
      'EntrantClaimed',
    ],
    react(event, state, { stream, actor }) {
      if (state.phase === 'none') return [];
      switch (event.type) {
        case 'RoundPublished':
          return opened(ports, state, stream, event.data);
        case 'RoundRepaired':
          return event.data.published
            ? [...cancelled(ports, stream, event.data.dissolved), ...opened(ports, state, stream, event.data)]
            : [];
        case 'RoundWithdrawn':
        case 'TournamentCancelled':
          return cancelled(ports, stream, event.data.dissolved);
        case 'ResultRecorded':
          return actor === SYSTEM ? [] : [told(ports, stream, event.data)];
        case 'ResultCorrected':
          return event.data.was === null ? [told(ports, stream, event.data)] : [];
        case 'EntrantClaimed':
          return claimed(ports, state, stream, event.data.entrant);
        default:
          return never(event);
      }
    },
  });

type Paired = { readonly round: number; readonly stage: number; readonly tables: readonly SeatedTable[] };

const opened = (ports: ReactionPorts, state: OpenTournament, stream: StreamId, paired: Paired): readonly Errand[] =>
  paired.tables.flatMap((table) => [
    opening(ports, stream, termsOf(state, { ...paired, table }, stream)),
    ...seatsOf(ports, state, stream, table),
  ]);

/** Those seats of a table that were a guest's when it was seated, and are somebody's now. */
const seatsOf = (
  { matchRules }: ReactionPorts,
  { entrants }: OpenTournament,
  stream: StreamId,
  table: SeatedTable,
): readonly Errand[] =>
  table.entrants.flatMap((entrant, place) => {
    const who = entrants.get(entrant)?.who ?? null;
    if (who === null || table.players[place] !== null) return [];
    const command = { type: 'AssignSeat' as const, seat: seat(place), who };
    const name = `assign ${table.id} ${place}`;
    return [errand(matchRules, streamOf(stream, table.id), name, command, MOOT)];
  });

/** The match is over, or they have the seat; or it is opened only after this, with their seat. */
const MOOT = ['MATCH.OVER', 'MATCH.SEAT_NOT_FREE', 'MATCH.NOT_CREATED'] as const;

/** The seats of a guest at tables that are still played. */
const claimed = (
  ports: ReactionPorts,
  state: OpenTournament,
  stream: StreamId,
  entrant: EntrantId,
): readonly Errand[] =>
  [...(currentRound(state)?.tables.values() ?? [])]
    .filter(({ entrants }) => entrants.includes(entrant))
    .flatMap((table) => seatsOf(ports, state, stream, table));

const cancelled = ({ matchRules }: ReactionPorts, stream: StreamId, dissolved: readonly number[]): readonly Errand[] =>
  dissolved.map((table) =>
    errand(matchRules, streamOf(stream, table), `cancel ${table}`, { type: 'CancelMatch' }, ['MATCH.NOT_OPEN']),
  );

function told(
  { matchRules }: ReactionPorts,
  stream: StreamId,
  { table, games }: { readonly table: number; readonly games: Score },
): Errand {
  const { won, drawn, bothLost, notPlayed = false } = games;
  const command = { type: 'EnterResult' as const, games: { won, drawn }, bothLost, notPlayed, role: 'head-judge' };
  return errand(matchRules, streamOf(stream, table), `result ${table}`, command, ['MATCH.OVER']);
}

type Opening = Omit<OpenTable, 'seed'>;

interface Seated {
  readonly round: number;
  readonly stage: number;
  readonly table: SeatedTable;
}

function termsOf({ plan }: OpenTournament, { round, stage, table }: Seated, stream: StreamId): Opening {
  const { game, switches, options, confirmAfter, clock, delay, stages } = plan;
  const own = stages[stage];
  return {
    type: 'OpenTable',
    game,
    switches,
    options,
    drawsAllowed: plan.drawsAllowed && (own === undefined || !isElimination(own)),
    confirmAfter,
    clock,
    delay,
    bestOf: own?.bestOf ?? 1,
    seats: table.entrants.length,
    players: table.players,
    origin: {
      tournament: stream.slice(stream.indexOf('/') + 1),
      round,
      table: table.id,
      entrants: table.entrants,
      decks: table.decks,
    },
  };
}

function opening({ matchRules, keyring }: ReactionPorts, tournament: StreamId, terms: Opening): Errand {
  const stream = streamOf(tournament, terms.origin.table);
  return {
    stream,
    name: `open ${terms.origin.table}`,
    async carryOut(arbiter, key) {
      const command = { ...terms, seed: await seedFor(keyring, stream), ceremony: stream };
      return arbiter.execute(matchRules, { stream, actor: SYSTEM, key, command });
    },
  };
}
