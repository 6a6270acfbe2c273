import type { Asker } from '#test/server';
import { type Arguments, documentsOf, mutationsOn } from './documents.js';

/** One way in which somebody could learn of something; `@match` and the like stand for what is looked at. */
export type Way = { readonly name: string } & ({ readonly document: string } | { readonly path: string });

/** What is looked at, in one world: ids by what stands for them. */
export type Sights = Readonly<Record<string, string>>;

/**
 * Root fields that tell of no one thing. The Merkle log is public as such: how many records a stream has whose name one
 * knows is what it is for; of which it says nothing yet, test/e2e/delayed-heads.spec.ts holds. What is stuck is for admins, and decks and rules come with the game.
 */
export const TELLS_NOTHING = [
  'merkleLog',
  'inclusionProof',
  'server',
  'rateLimit',
  'stuckErrands',
  'rule',
  'rules',
  'checkDeck',
];

const THINGS: Arguments = {
  matchId: '"@match"',
  caseId: '"@case"',
  tournamentId: '"@cup"',
  entrantId: '"@entrant"',
};

export const STAND_INS: Arguments = {
  ...THINGS,
  idWithin: '"@entrant"',
  personId: '"@ben"',
  one: '"@ann"',
  other: '"@ben"',
  winner: '"@ann"',
  since: '-1',
  ply: '1',
  first: '5',
  from: '0',
  answer: '"x"',
  number: '1',
  round: '1',
  table: '1',
  text: '"@called"',
  game: '"duel"',
  viewpoint: 'BOTH',
  infringement: 'TIME',
  by: 'DECK',
  token: '"x"',
  games: '{ won: [1, 0], drawn: 0 }',
  tableId: '"table_x.1"',
  entrantIds: '["@entrant", "@other"]',
};

const ID_OF: Arguments = { Match: '"@match"', DisputeCase: '"@case"', Tournament: '"@cup"', Entrant: '"@entrant"' };
const KINDS = Object.keys(ID_OF);

/** Where the match stands: what is projected later is waited for. */
const AT = '"@position"';

/** What leads to things by another way goes no deeper than these. */
const A_LOOK = 2;

type Query = readonly [field: string, given: Arguments, levels?: number];

/** Every query that tells of something, with what it is asked for. */
const QUERIES: readonly Query[] = [
  ['match', { id: '"@match"', atLeast: AT }],
  ['match', { id: '"@match"', seat: '0', answer: '"steal:all"' }],
  ['match', { id: '"@match"', seat: '1', ply: '2', answer: '"pass"' }],
  ['case', { id: '"@case"' }],
  ['tournament', { id: '"@cup"' }, 5],
  ['person', { id: '"@ben"' }],
  ...KINDS.map((on): Query => ['node', { on, id: ID_OF[on] ?? '' }, A_LOOK]),
  ...KINDS.map((on): Query => ['nodes', { on, ids: `[${ID_OF[on] ?? ''}]` }, A_LOOK]),
  ['replay', { viewpoint: 'PUBLIC', atLeast: AT }],
  ...['SEAT', 'BOTH', 'JUDGE'].flatMap((viewpoint) =>
    ['0', '1'].map((seat): Query => ['replay', { viewpoint, seat, atLeast: AT }]),
  ),
  ['statistics', { atLeast: AT }],
  ['matches', { atLeast: AT, first: '1' }, 5],
  ['tournaments', { first: '1' }, 5],
  ['tournaments', { first: '3', filter: '{ yours: true }' }, A_LOOK],
  ['ratings', {}],
  ...[
    'desk',
    'branches',
    'branchPoint',
    'exportMyData',
    'exports',
    'penaltyHistory',
    'resultSlip',
    'search',
    'viewer',
    'webhooks',
  ].map((field): Query => [field, {}]),
];

export const fieldsRead = (): ReadonlySet<string> => new Set(QUERIES.map(([field]) => field));

const PATHS = [
  '/export/matches/@match/bundle',
  '/export/matches/@match/games/1.txt',
  '/export/tournaments/@cup/events.ndjson',
  '/export/tournaments/@cup/standings.txt',
  '/export/tournaments/@cup/report.trf',
  ...['games', 'cards', 'figures'].flatMap((table) => [`/export/${table}.csv`, `/export/${table}.ndjson`]),
];

/** What anybody may try to read. */
export const READINGS: readonly Way[] = [
  ...QUERIES.flatMap(([field, given, levels]) =>
    documentsOf('query', field, { ...STAND_INS, ...given }, levels).map((document, nth) => ({
      name: `${field} ${JSON.stringify(given)}, part ${nth + 1}`,
      document,
    })),
  ),
  ...PATHS.map((path) => ({ name: `GET ${path}`, path })),
];

/** What anybody may do, who would then have a part in it. */
const OPEN_TO_ALL = ['registerForTournament', 'writeNote'];

/** What who has no part in it may try to do; it is refused, and the words of the refusal are looked at. */
export const TRIES: readonly Way[] = mutationsOn(THINGS, { idempotencyKey: '"the key of somebody who tries"' })
  .filter(({ verb }) => !OPEN_TO_ALL.includes(verb))
  .map(({ verb, document }) => ({ name: `mutation ${verb}`, document }));

/** Answers that nobody was offered. */
export const ODD_ANSWERS: readonly Way[] = ['', 'x', 'pass', 'lead:wyrm', 'bid:1000000', 'play:dragon'].map(
  (answer) => ({
    name: `the answer "${answer}"`,
    document: `mutation { answer(input: { idempotencyKey: "the key of an odd answer", matchId: "@match", ply: @ply,
    answer: "${answer}" }) { userErrors { code message field alternatives ruleRef { id } } } }`,
  }),
);

/** A text about what is looked at. */
export const put = (text: string, sights: Sights): string =>
  text.replace(/@([a-z]+)/g, (_, name: string) => sights[name] ?? 'none');

/** What somebody gets, as text. */
export async function read(way: Way, who: Asker, sights: Sights): Promise<string> {
  const authorization = who.token === null ? {} : { authorization: `Bearer ${who.token}` };
  const response =
    'path' in way
      ? await fetch(`${who.url}${put(way.path, sights)}`, { headers: authorization })
      : await fetch(`${who.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...authorization },
          body: JSON.stringify({ query: put(way.document, sights) }),
        });
  return `${response.status} ${await response.text()}`;
}
