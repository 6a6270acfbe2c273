import { execute, type GraphQLSchema } from 'graphql';
import { randomUUID } from 'node:crypto';
import { isJsonObject, type Json } from '#kernel';
import type { Meters } from '../graphql/meter.js';
import { preparing } from '../graphql/prepare.js';
import { NOBODY } from '../principal.js';

/** What an address says of itself where somebody pastes it: what it is, and a sentence. */
export interface Preview {
  readonly title: string;
  readonly says: string;
}

export type Previews = (path: string, address: string) => Promise<Preview | null>;

interface Kind {
  /** The first part is the id, the second the ply. */
  readonly at: RegExp;
  readonly asks: string;
  readonly says: (data: Json, ply: string | undefined) => Preview | null;
}

const KINDS: readonly Kind[] = [
  {
    at: /^\/(?:embed\/)?g\/([^/]+)(?:\/(\d+))?$/,
    asks: 'query Preview($id: ID!) { match(id: $id) { phase origin { round table } seats { holder { name } player { name } } } }',
    says: matchSays,
  },
  {
    at: /^\/t\/([^/]+)(?:\/[a-z-]+)?$/,
    asks: 'query Preview($id: ID!) { tournament(id: $id) { title phase counts { in } } }',
    says: tournamentSays,
  },
  {
    at: /^\/p\/([^/]+)$/,
    asks: 'query Preview($id: ID!) { node(id: $id) { ... on Person { name } } }',
    says: (data) => titled(textIn(data, 'node', 'name'), 'Games, results, decks and ratings.'),
  },
];

/** Asks as nobody would: no address says more than its page does to whoever passes by. */
export function linkPreviews(schema: GraphQLSchema, meters: Meters): Previews {
  const prepare = preparing(schema);
  return async (path, address) => {
    for (const { at, asks, says } of KINDS) {
      const [, id, ply] = at.exec(path) ?? [];
      if (id === undefined) continue;
      const meter = meters.open(NOBODY, address);
      const asking = { principal: NOBODY, address, requestId: randomUUID(), meter, exchange: null };
      const prepared = prepare({ query: asks, variables: { id } }, asking);
      if ('errors' in prepared) return null;
      const { data } = await execute(prepared.args);
      return says((data ?? null) as Json, ply);
    }
    return null;
  };
}

function matchSays(data: Json, ply: string | undefined): Preview | null {
  const seats = partIn(data, 'match', 'seats');
  if (!Array.isArray(seats)) return null;
  const names = seats.map(
    (seat: Json) => textIn(seat, 'holder', 'name') ?? textIn(seat, 'player', 'name') ?? 'somebody',
  );
  const [round, table] = ['round', 'table'].map((name) => partIn(data, 'match', 'origin', name));
  const where = typeof round === 'number' && typeof table === 'number' ? `Round ${round}, table ${table}. ` : '';
  const way =
    textIn(data, 'match', 'phase') === 'PLAYING' ? 'On now: watch it move by move.' : 'Step through it move by move.';
  return { title: `${names.join(' and ')}${ply === undefined ? '' : `, ply ${ply}`}`, says: `${where}${way}` };
}

const PHASES: Readonly<Record<string, string>> = {
  REGISTERING: 'open for registration',
  RUNNING: 'on now',
  OVER: 'over',
};

function tournamentSays(data: Json): Preview | null {
  const players = partIn(data, 'tournament', 'counts', 'in');
  const phase = PHASES[textIn(data, 'tournament', 'phase') ?? ''];
  const count = players === 1 ? '1 player' : `${typeof players === 'number' ? players : 0} players`;
  return titled(
    textIn(data, 'tournament', 'title'),
    `A tournament with ${count}${phase === undefined ? '' : `, ${phase}`}.`,
  );
}

const titled = (title: string | null, says: string): Preview | null => (title === null ? null : { title, says });

const partIn = (data: Json | undefined, ...path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((part, name) => (isJsonObject(part) ? part[name] : undefined), data);

function textIn(data: Json | undefined, ...path: readonly string[]): string | null {
  const part = partIn(data, ...path);
  return typeof part === 'string' ? part : null;
}

const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const HOUSE: Preview = {
  title: 'Dreamledger',
  says: 'Every move of every game, kept for good, for anybody to check.',
};

/** The page of the app, with what programs read that show a link; what has no preview of its own gets that of the house. */
export function withPreview(page: string, preview: Preview | null, url: string): string {
  const { title, says } = preview ?? HOUSE;
  const lines: readonly (readonly [name: string, text: string])[] = [
    ['og:site_name', 'Dreamledger'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', says],
    ['og:url', url],
    ['og:image', new URL('/preview.png', url).href],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  const metas = lines.map(([name, text]) => `<meta property="${name}" content="${safe(text)}" />`);
  const head = preview === null ? HOUSE.title : `${safe(title)} · ${HOUSE.title}`;
  return page.replace('<title>Dreamledger</title>', () =>
    [`<title>${head}</title>`, ...metas, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    '),
  );
}
