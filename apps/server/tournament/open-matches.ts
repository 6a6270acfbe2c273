import { type StreamId, streamId, SYSTEM } from '#kernel';
import type { OpenTable } from '#match';
import { type OpenTournament, type SeatedTable, tournamentDecider } from '#tournament';
import type { ReactionPorts } from '../ground/reactions.js';
import { seedFor } from '../match/seed.js';
import { type Errand, errand, type Reaction, reaction } from '../worker/reaction.js';

/** The match of a table has its name from it, so that it is opened once however often that is tried. */
export const matchName = (tournament: string, table: number): string => `${tournament}.${table}`;

const streamOf = (tournament: StreamId, table: number): StreamId =>
  streamId('match', matchName(tournament.slice(tournament.indexOf('/') + 1), table));

/** A round that is published opens its matches, and so do tables that take the place of others. */
export const openMatches = (ports: ReactionPorts): Reaction =>
  reaction(tournamentDecider, {
    name: 'open-matches',
    on: ['RoundPublished', 'RoundRepaired'],
    react({ type, data }, state, { stream }) {
      if (state.phase === 'none' || (type === 'RoundRepaired' && !data.published)) return [];
      const { round, stage, tables } = data;
      return tables.map((table) => opening(ports, stream, termsOf(state, { round, stage, table }, stream)));
    },
  });

type Opening = Omit<OpenTable, 'seed'>;

interface Seated {
  readonly round: number;
  readonly stage: number;
  readonly table: SeatedTable;
}

function termsOf({ plan }: OpenTournament, { round, stage, table }: Seated, stream: StreamId): Opening {
  const { game, switches, options, drawsAllowed, confirmAfter, clock, stages } = plan;
  return {
    type: 'OpenTable',
    game,
    switches,
    options,
    drawsAllowed,
    confirmAfter,
    clock,
    bestOf: stages[stage]?.bestOf ?? 1,
    seats: 2,
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
      const command = { ...terms, seed: await seedFor(keyring, stream) };
      return arbiter.execute(matchRules, { stream, actor: SYSTEM, key, command });
    },
  };
}

/** Tables that are taken back close their matches; a match that was forfeited to the staff is told so. */
export const closeMatches = ({ matchRules }: ReactionPorts): Reaction =>
  reaction(tournamentDecider, {
    name: 'close-matches',
    on: ['RoundRepaired', 'RoundWithdrawn', 'ResultRecorded'],
    react(event, state, { stream, actor }) {
      if (event.type === 'ResultRecorded') {
        if (actor === SYSTEM) return [];
        const { table, games, how } = event.data;
        const { won, drawn, bothLost } = games;
        const command = { type: 'EnterResult' as const, games: { won, drawn }, bothLost, role: 'head-judge' };
        return [errand(matchRules, streamOf(stream, table), `${how} ${table}`, command)];
      }
      if (event.type === 'RoundRepaired' && !event.data.published) return [];
      return event.data.dissolved.map((table) =>
        errand(matchRules, streamOf(stream, table), `cancel ${table}`, { type: 'CancelMatch' }),
      );
    },
  });
