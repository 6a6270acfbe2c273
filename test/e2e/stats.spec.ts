import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  ON_PGLITE,
  newcomer,
  openTable,
  playOn,
  send,
  sitDown,
  tournamentOf,
} from '#test/server';

let server: Embedded;
let [ann, ben, cleo]: readonly Asker[] = [];
let ids: Readonly<Record<'ann' | 'ben' | 'cleo', string>>;
let cup: string;
/** The matches that were finished, and the position after which all of them are counted. */
let played: readonly string[] = [];
let reported = '';
let atLeast = '';

beforeAll(async () => {
  server = await embeddedServer(ON_PGLITE);
  [ann, ben, cleo] = await Promise.all([newcomer(server), newcomer(server), newcomer(server)]);
  const [one = '', two = '', three = ''] = await Promise.all([ann, ben, cleo].map(idOf));
  ids = { ann: one, ben: two, cleo: three };
  cup = await tournamentOf(cleo);
  const free = { game: 'duel', options: { goal: 3 }, brings: [null, null] };
  const first = await sitDown([ann, ben], free);
  const second = await sitDown([ben, ann], free);
  for (const [nth, match] of [first, second].entries()) await playOn([ann, ben], match, 20 + nth);
  reported = await openTable(server, [ann, cleo], { tournament: cup });
  await send(ann, 'reportResult', { matchId: reported, won: [2, 1] });
  const confirmed = await send(cleo, 'confirmResult', { matchId: reported });
  expect(confirmed.userErrors).toEqual([]);
  played = [first, second];
  await counted(first);
  await counted(second);
  atLeast = confirmed.position!;
});

async function idOf(who: Asker): Promise<string> {
  return (await who.ask<{ viewer: { person: { id: string } } }>('{ viewer { person { id } } }')).data.viewer.person.id;
}

/** Waits until the last record of a match was read into the statistics. */
async function counted(id: string): Promise<void> {
  const { data } = await ann!.ask<{ match: { seq: number } }>(`query ($id: ID!) { match(id: $id) { seq } }`, { id });
  await statistics('games(first: 1) { nodes { id } }', `${id.replace('_', '/')}:${data.match.seq}`);
}

async function statistics<T>(fields: string, at = atLeast): Promise<T> {
  const { data, errors } = await asker(server.url).ask<{ statistics: T }>(
    `query ($at: Position) { statistics(atLeast: $at) { ${fields} } }`,
    { at },
  );
  expect(errors).toEqual([]);
  return data.statistics;
}

interface Figure {
  readonly keys: readonly string[];
  readonly people: readonly { readonly id: string }[];
  readonly rate: { readonly n: number; readonly share: number; readonly low: number; readonly high: number };
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly games: { readonly nodes: readonly { readonly matchId: string }[] };
}

const FIGURE = 'keys people { id } rate { n share low high } won drawn lost games(first: 5) { nodes { matchId } }';
const matchesOf = ({ games }: Figure): readonly string[] => games.nodes.map(({ matchId }) => matchId);
const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

describe('what was played', () => {
  it('of a player: all, by opponent, seat, length and ending, each with its games', async () => {
    const { player } = await statistics<{ player: Record<string, Figure[]> & { overall: Figure } }>(
      `player(id: "${ids.ann}") { overall { ${FIGURE} }
        opponents: figures(by: OPPONENT, first: 10) { ${FIGURE} } seats: figures(by: SEAT, first: 10) { ${FIGURE} }
        lengths: figures(by: LENGTH, first: 10) { ${FIGURE} } ended: figures(by: ENDED, first: 10) { ${FIGURE} } }`,
    );
    const { overall, opponents = [], seats = [], lengths = [], ended = [] } = player;
    expect(overall.rate.n).toBe(5);
    expect(overall.won + overall.drawn + overall.lost).toBe(5);
    expect(sorted(matchesOf(overall))).toEqual(sorted([...played, reported, reported, reported]));
    const [against] = opponents;
    expect(opponents.map(({ keys, rate }) => [keys, rate.n])).toEqual([
      [[ids.cleo], 3],
      [[ids.ben], 2],
    ]);
    expect(against).toMatchObject({ won: 2, drawn: 0, lost: 1, people: [{ id: ids.cleo }] });
    expect(against!.rate).toMatchObject({ share: 2 / 3 });
    // Wilson's interval of two in three
    expect(against!.rate.low).toBeCloseTo(0.2077, 4);
    expect(against!.rate.high).toBeCloseTo(0.9385, 4);
    expect(matchesOf(opponents[1]!).toSorted()).toEqual(sorted(played));
    expect(seats.map(({ keys, rate }) => [...keys, rate.n])).toEqual([
      ['1', 4],
      ['2', 1],
    ]);
    expect(lengths.reduce((sum, { rate }) => sum + rate.n, 0)).toBe(2);
    expect(ended.find(({ keys }) => keys[0] === 'reported')).toMatchObject({ won: 2, lost: 1 });
  });

  it('lately, the latest first', async () => {
    const { player } = await statistics<{ player: { form: { ending: string; game: { matchId: string } }[] } }>(
      `player(id: "${ids.cleo}") { form(first: 2) { ending game { matchId } } }`,
    );
    expect(player.form.map(({ game }) => game.matchId)).toEqual([reported, reported]);
    expect(player.form.map(({ ending }) => ending)).toContain('LOST');
  });

  it('between two, which is the same seen from the other side', async () => {
    const head = (one: string, other: string): string => `headToHead(one: "${one}", other: "${other}") { ${FIGURE} }`;
    const { one, other } = await statistics<{ one: Figure; other: Figure }>(
      `one: ${head(ids.ann, ids.ben)} other: ${head(ids.ben, ids.ann)}`,
    );
    expect([one.won, one.drawn, one.lost]).toEqual([other.lost, other.drawn, other.won]);
    expect(one.rate.n).toBe(2);
    expect(matchesOf(one)).toEqual(matchesOf(other));
  });

  it('each against each, filtered by game, tournament, player and time', async () => {
    const cells = async (filter: string): Promise<readonly string[]> => {
      const { matchUps } = await statistics<{ matchUps: Figure[] }>(
        `matchUps(by: PLAYER, first: 50, filter: { ${filter} }) { keys rate { n } }`,
      );
      return sorted(matchUps.map(({ keys, rate }) => `${keys.join(' ')} ${rate.n}`));
    };
    const { ann: a, ben: b, cleo: c } = ids;
    expect(await cells('')).toEqual(sorted([`${a} ${b} 2`, `${b} ${a} 2`, `${a} ${c} 3`, `${c} ${a} 3`]));
    expect(await cells(`tournamentId: "tournament_${cup}"`)).toEqual(sorted([`${a} ${c} 3`, `${c} ${a} 3`]));
    expect(await cells(`player: "${b}"`)).toEqual([`${b} ${a} 2`]);
    expect(await cells('game: "bazaar"')).toEqual([]);
    expect(await cells('before: "2020-01-01T00:00:00.000Z"')).toEqual([]);
    expect(await cells('since: "2020-01-01T00:00:00.000Z", game: "duel"')).toHaveLength(4);
  });

  it('as many games as are listed, each once, by how they went', async () => {
    const { all, ofTwo, longer, played } = await statistics<Record<string, { games: number; overall: Figure }>>(
      `all: selection { games overall { rate { n } } }
        ofTwo: selection(filter: { opponent: "${ids.ben}" }) { games overall { rate { n } } }
        longer: selection(filter: { decisions: "51-100" }) { games overall { rate { n } } }
        played: selection(filter: { cardPlayed: "reed-warden" }) { games overall { rate { n } } }`,
    );
    expect([all, ofTwo, longer, played].map((each) => [each?.games, each?.overall.rate.n])).toEqual([
      [5, 10],
      [2, 2],
      [0, 0],
      [0, 0],
    ]);
  });

  it('in a tournament', async () => {
    const { tournament } = await statistics<{ tournament: object }>(
      `tournament(id: "tournament_${cup}") { games matches players meanDecisions meanSeconds
        figures(by: SEAT, first: 2) { keys won lost } }`,
    );
    expect(tournament).toMatchObject({ games: 3, matches: 1, players: 2, meanDecisions: null, meanSeconds: null });
    expect(tournament).toMatchObject({
      figures: [
        { keys: ['1'], won: 2, lost: 1 },
        { keys: ['2'], won: 1, lost: 2 },
      ],
    });
  });

  it('game by game, in pages both ways', async () => {
    interface Page {
      readonly games: {
        readonly nodes: readonly { readonly id: string }[];
        readonly pageInfo: Readonly<Record<'hasNextPage' | 'hasPreviousPage', boolean>> & {
          readonly endCursor: string;
          readonly startCursor: string;
        };
      };
    }
    const page = async (args: string): Promise<Page['games']> =>
      (
        await statistics<Page>(
          `games(${args}) { nodes { id } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } }`,
        )
      ).games;
    const all = await page('first: 100');
    expect(all.nodes).toHaveLength(5);
    const first = await page('first: 2');
    const second = await page(`first: 3, after: "${first.pageInfo.endCursor}"`);
    expect([...first.nodes, ...second.nodes]).toEqual(all.nodes);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    const back = await page(`last: 2, before: "${second.pageInfo.startCursor}"`);
    expect(back.nodes).toEqual(first.nodes);
  });

  it('says what is wrong with what was asked', async () => {
    const problem = async (fields: string): Promise<unknown> => {
      const { errors } = await asker(server.url).ask(`{ statistics { ${fields} } }`);
      return [errors[0]?.extensions.code, errors[0]?.message];
    };
    expect(await problem('player(id: "match_1") { overall { won } }')).toEqual([
      'BAD_USER_INPUT',
      expect.stringContaining('`id` is "match_1"; it expects the id of a person'),
    ]);
    expect(await problem('matchUps(by: DECK, first: 101) { won }')).toEqual([
      'BAD_USER_INPUT',
      expect.stringContaining('1 to 100'),
    ]);
  });
});

describe('an export of all games', () => {
  const fetched = async (path: string): Promise<{ readonly response: Response; readonly text: string }> => {
    const response = await fetch(`${server.url}/export/${path}`);
    return { response, text: await response.text() };
  };

  it('is a table, a line a seat', async () => {
    const { response, text } = await fetched(`games.csv?tournamentId=tournament_${cup}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=games.csv');
    const [header, ...lines] = text.trimEnd().split('\r\n');
    expect(header).toMatch(/^game,of,set,match,tournament,day,at,seat,player,/);
    expect(lines).toHaveLength(6);
    for (const line of lines) expect(line).toContain(`,${reported},tournament_${cup},`);
  });

  it('is JSON, a line a seat, with the same filter', async () => {
    const { response, text } = await fetched(`games.ndjson?player=${ids.ben}&game=duel`);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { match: string; player: string; decisions: number });
    expect(sorted([...new Set(rows.map(({ match }) => match))])).toEqual(sorted(played));
    expect(sorted(rows.map(({ player }) => player))).toEqual(sorted([ids.ann, ids.ann, ids.ben, ids.ben]));
    expect(rows.every(({ decisions }) => decisions > 0)).toBe(true);
  });

  it('takes from the budget of the address, and says when there is one again', async () => {
    const { url } = await embeddedServer({ RATE_LIMIT: '60' });
    expect((await fetch(`${url}/export/games.csv`)).status).toBe(200);
    const refused = await fetch(`${url}/export/games.csv`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED', asked: 500 } }] });
  });

  it.each([
    ['games.csv?since=yesterday', 'is not a moment such as'],
    [
      'games.csv?format=xml',
      '"format" is not a parameter here; these are: game, tournamentId, player, opponent, cards,',
    ],
    ['games.csv?seat=left', '`seat` is "left"; it expects a number, such as 1.'],
    ['games.csv?player=a&player=b', '`player` is given more than once'],
    ['games.csv?tournamentId=12', 'it expects the id of a tournament'],
    ['games.csv?ratingFrom=1e300', '`ratingFrom` is 1e+300; it expects a rating, such as 1500.'],
    ['games.csv?deck=%00', '`deck` holds the character U+0000'],
    [
      'figures.csv?by=constructor',
      '`by` is "constructor"; it expects one or two of these, with a comma between: GAME, ',
    ],
  ])('refuses %s', async (query, says) => {
    const { response, text } = await fetched(query);
    expect(response.status).toBe(400);
    expect(text).toContain(JSON.stringify(says).slice(1, -1));
  });
});
