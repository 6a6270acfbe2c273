import type { HandedInGame, JudgeCall, MatchEnding, MatchOrigin, MatchOutcome, MatchReport, RuleRef } from '#contract';
import { actorId, type KeptText, type RuleId, SYSTEM } from '#kernel';
import type { HowEnded, MatchView, Origin, Outcome, SeenDesk } from '#match';
import { globalId } from '../graphql/ids.js';
import { shownPerson, type ShownPerson } from '../people/person.resolver.js';
import { writtenRole } from './staff.js';

/** A call for a judge, before the text of it is read from the vault. */
export type ShownCall = Omit<JudgeCall, 'text' | 'answered'> & {
  readonly kept: KeptText | null;
  readonly answered: (Omit<NonNullable<JudgeCall['answered']>, 'by'> & { readonly by: ShownPerson | null }) | null;
};

export const shownOrigin = ({ tournament, round, table, entrants }: Origin): MatchOrigin => ({
  tournamentId: globalId('tournament', tournament),
  round,
  table,
  entrantIds: entrants.map((entrant) => globalId('entrant', `${tournament}.${entrant}`)),
});

export const shownHandedIn = ({ game, from, seat }: MatchView['handedIn'][number]): HandedInGame => ({
  game,
  matchId: globalId('match', from.match),
  gameThere: from.game,
  places: from.places,
  seat,
});

export const shownOutcome = ({ places, games, how, bothLost }: Outcome): MatchOutcome => ({
  places,
  score: games,
  how: ENDINGS[how],
  bothLost,
});

export const shownReports = ({ reports }: SeenDesk): readonly MatchReport[] =>
  reports.flatMap((report, seat) => (report === null ? [] : [{ seat, score: report.games, ...report }]));

export const shownCalls = ({ calls }: SeenDesk): readonly ShownCall[] =>
  calls.map(({ seat, text, at, answered }, nth) => ({
    number: nth + 1,
    seat,
    kept: text,
    at,
    answered:
      answered === null ? null : { by: personOf(answered.by), role: writtenRole(answered.role), at: answered.at },
  }));

export const ruleRef = (id: RuleId | null): RuleRef | null => (id === null ? null : { id });

/** Null for nobody, and for the house. */
export const personOf = (who: string | null): ShownPerson | null =>
  who === null || who === SYSTEM ? null : shownPerson(actorId(who));

const ENDINGS: Readonly<Record<HowEnded, MatchEnding>> = {
  played: 'PLAYED',
  reported: 'REPORTED',
  entered: 'ENTERED',
  forfeited: 'FORFEITED',
};
