import type { FoundKind } from '#contract';
import { actorId, type ActorId } from '#kernel';
import {
  ANY_TOURNAMENT,
  findMatches,
  findTournaments,
  type MatchRow,
  type ReadModels,
  type TournamentRow,
} from '#readmodel';
import { readText, type Vault } from '#vault';
import { globalId } from '../graphql/ids.js';
import { displayNames } from '../people/display-names.js';

/** What can be found, and under which words. */
export interface Findable {
  readonly kind: FoundKind;
  readonly id: string;
  readonly title: string;
  readonly game: string | null;
  /** Whose names it shows, so that who is erased meanwhile is not found. */
  readonly people: readonly ActorId[];
}

const TOURNAMENTS = 300;
const MATCHES = 500;
const START = { from: 'start', beyond: null } as const;

/** What everybody may see and where something happened of late; names are read anew each time and kept nowhere. */
export async function recent({ source }: ReadModels, vault: Vault): Promise<readonly Findable[]> {
  const [tournaments, matches] = await Promise.all([
    findTournaments(source, ANY_TOURNAMENT, { ...START, order: 'changed', take: TOURNAMENTS }),
    findMatches(
      source,
      { phases: null, game: null, holder: null, casual: null, by: null },
      { ...START, take: MATCHES },
    ),
  ]);
  const subjects = [...new Set(matches.flatMap(holdersOf))];
  const read = await displayNames(vault, subjects);
  const names = new Map(subjects.map((subject, nth) => [subject, read[nth] ?? null]));
  return [
    ...subjects.flatMap((subject) => personFound(subject, names.get(subject) ?? null)),
    ...(await Promise.all(tournaments.map((row) => tournamentFound(row, vault)))).flat(),
    ...matches.flatMap((row) => matchFound(row, names)),
  ];
}

export const personFound = (subject: ActorId, name: string | null): readonly Findable[] =>
  name === null
    ? []
    : [{ kind: 'PERSON', id: globalId('person', subject), title: name, game: null, people: [subject] }];

const holdersOf = ({ holders }: MatchRow): readonly ActorId[] =>
  holders.flatMap((holder) => (holder === null ? [] : [actorId(holder)]));

async function tournamentFound({ id, game, title }: TournamentRow, vault: Vault): Promise<readonly Findable[]> {
  const text = await readText(vault, title);
  return text === null ? [] : [{ kind: 'TOURNAMENT', id: globalId('tournament', id), title: text, game, people: [] }];
}

function matchFound(row: MatchRow, names: ReadonlyMap<ActorId, string | null>): readonly Findable[] {
  const people = holdersOf(row);
  const known = people.map((subject) => names.get(subject) ?? null);
  if (people.length < 2 || known.includes(null)) return [];
  return [{ kind: 'MATCH', id: globalId('match', row.id), title: known.join(' against '), game: row.game, people }];
}
