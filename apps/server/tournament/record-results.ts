import { seatsOf, streamId, SYSTEM } from '#kernel';
import { tournamentDecider } from '#tournament';
import { errand, type Reaction, reaction, type ReactionPorts } from '../worker/reaction.js';

/** What a match of a tournament came to goes into the tournament; what the house itself entered came from there. */
export const recordResults = ({ matchRules }: ReactionPorts): Reaction =>
  reaction(matchRules, {
    name: 'record-results',
    on: ['MatchFinished'],
    react({ data: { games, places, how, bothLost } }, state, { actor, events }) {
      const origin = state.phase === 'none' ? null : state.plan.origin;
      const isRuled = events.some(({ type }) => type === 'ResultRuled');
      if (origin === null || (actor === SYSTEM && how === 'entered' && !isRuled)) return [];
      const won = seatsOf(games.won);
      const placed = won.length > 2 ? { places: seatsOf(places) } : {};
      const walkover = how === 'forfeited' ? { notPlayed: true as const } : {};
      const { tournament, round, table } = origin;
      return [
        errand(
          tournamentDecider,
          streamId('tournament', tournament),
          `result ${table}`,
          {
            type: 'RecordResult',
            round,
            table,
            games: { won, drawn: games.drawn, bothLost, ...walkover, ...placed },
            how,
          },
          TOO_LATE,
        ),
      ];
    },
  });

/** The staff were first with a result, or took the table back. */
const TOO_LATE = ['TOURNAMENT.RESULT_HELD', 'TOURNAMENT.NO_SUCH_ROUND', 'TOURNAMENT.NO_SUCH_TABLE'] as const;
