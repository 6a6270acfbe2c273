import { never, type StreamId, streamId, SYSTEM } from '#kernel';
import type { OpenTable } from '#match';
import { isElimination, type OpenTournament, type Score, type SeatedTable, tournamentDecider } from '#tournament';
import type { ReactionPorts } from '../ground/reactions.js';
import { seedFor } from '../match/seed.js';
import { type Errand, errand, type Reaction, reaction } from '../worker/reaction.js';

/** The match of a table has its name from it, so that it is opened once however often that is tried. */
export const matchName = (tournament: string, table: number): string => `${tournament}.${table}`;

const streamOf = (tournament: StreamId, table: number): StreamId =>
  streamId('match', matchName(tournament.slice(tournament.indexOf('/') + 1), table));

/**
 * The matches of a tournament follow its tables: a published round opens them, as do tables that take the place of others;
 * what is taken back is cancelled, and a result that the staff gave here is told. One reaction, so that it keeps their order.
 */
export const keepMatches = (ports: ReactionPorts): Reaction =>
  reaction(tournamentDecider, {
    name: 'keep-matches',
    on: ['RoundPublished', 'RoundRepaired', 'RoundWithdrawn', 'ResultRecorded', 'ResultCorrected'],
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
          return cancelled(ports, stream, event.data.dissolved);
        case 'ResultRecorded':
          return actor === SYSTEM ? [] : [told(ports, stream, event.data)];
        case 'ResultCorrected':
          return event.data.was === null ? [told(ports, stream, event.data)] : [];
        default:
          return never(event);
      }
    },
  });

type Paired = { readonly round: number; readonly stage: number; readonly tables: readonly SeatedTable[] };

const opened = (ports: ReactionPorts, state: OpenTournament, stream: StreamId, paired: Paired): readonly Errand[] =>
  paired.tables.map((table) => opening(ports, stream, termsOf(state, { ...paired, table }, stream)));

const cancelled = ({ matchRules }: ReactionPorts, stream: StreamId, dissolved: readonly number[]): readonly Errand[] =>
  dissolved.map((table) => errand(matchRules, streamOf(stream, table), `cancel ${table}`, { type: 'CancelMatch' }));

function told(
  { matchRules }: ReactionPorts,
  stream: StreamId,
  { table, games }: { readonly table: number; readonly games: Score },
): Errand {
  const { won, drawn, bothLost } = games;
  const command = { type: 'EnterResult' as const, games: { won, drawn }, bothLost, role: 'head-judge' };
  return errand(matchRules, streamOf(stream, table), `result ${table}`, command);
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
      const command = { ...terms, seed: await seedFor(keyring, stream), ceremony: stream };
      return arbiter.execute(matchRules, { stream, actor: SYSTEM, key, command });
    },
  };
}
