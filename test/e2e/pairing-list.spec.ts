import { atMatch, openCup, until } from '#test/cup';
import { type Embedded, embeddedServer } from '#test/server';

/** The tables of a large round, a page at a time. */
let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
}, 120_000);

interface Page {
  readonly round: {
    readonly pairings: {
      readonly total: number;
      readonly nodes: readonly { readonly number: number; readonly matchId: string }[];
      readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
    };
    readonly tables: readonly { readonly number: number }[];
  };
}

it('is read page by page, searched by name and by number, and cut down to what is missing', async () => {
  const day = await openCup(server, { stages: [{ format: 'SWISS', rounds: 3, bestOf: 1 }] });
  await day.guests('Mira Kern', ...Array.from({ length: 23 }, (_, nth) => `Guest ${nth}`));
  await day.must('startTournament');
  await day.pair(1);
  const asked = 'total nodes { number matchId } pageInfo { endCursor hasNextPage }';
  const page = async (args: string): Promise<Page['round']['pairings']> =>
    (await day.ask<Page>(`round(number: 1) { tables { number } pairings(${args}) { ${asked} } }`)).round.pairings;
  const numbers = ({ nodes }: Page['round']['pairings']): readonly number[] => nodes.map(({ number }) => number);
  const first = await page('first: 5');
  expect([first.total, numbers(first), first.pageInfo.hasNextPage]).toEqual([12, [1, 2, 3, 4, 5], true]);
  expect(numbers(await page(`first: 5, after: "${first.pageInfo.endCursor}"`))).toEqual([6, 7, 8, 9, 10]);
  expect(numbers(await page('last: 2'))).toEqual([11, 12]);
  const found = await page('first: 5, find: "kern mi"');
  expect(found.total).toBe(1);
  expect(numbers(await page('first: 5, find: "7"'))).toContain(7);
  expect(await page('first: 5, find: "nobody"')).toMatchObject({ total: 0, nodes: [] });
  await atMatch(day.orga, 'enterResult', found.nodes[0]!.matchId, { won: [1, 0] });
  const missing = await until(
    () => page('first: 100, missing: true'),
    ({ total }) => total === 11,
  );
  expect(numbers(missing)).not.toContain(found.nodes[0]!.number);
  expect(numbers(await page('first: 5, missing: false'))).toEqual(numbers(found));
  const { round } = await day.ask<Page>('round(number: 1) { tables { number } }');
  expect(round.tables).toHaveLength(12);
  await expect(page('find: "kern"')).rejects.toThrow('Say how many');
});
