import { codes, type Cup, openCup } from '#test/cup';
import { asker, type Embedded, embeddedServer } from '#test/server';

/** When it begins is told to people, and to their calendars. */
let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer();
}, 120_000);

const SWISS = { stages: [{ format: 'SWISS', rounds: 4, bestOf: 1 }] };
const cup = (plan: object = SWISS, begins: object = {}): Promise<Cup> => openCup(server, plan, begins);

describe('when a tournament begins', () => {
  const reason = 'The hall opens earlier.';
  const BERLIN = { startsAt: '2126-11-28T09:00:00.000Z', timeZone: 'Europe/Berlin' };
  const LATER = { startsAt: '2126-11-28T10:30:00.000Z', timeZone: 'Asia/Kolkata' };
  const calendar = async (id: string): Promise<string> =>
    (await fetch(`${server.url}/export/tournaments/${id}/calendar.ics`)).text();

  it('is said, changed and left open again, until it has started', async () => {
    const day = await cup(SWISS, BERLIN);
    const begins = async (): Promise<object> => day.ask('startsAt timeZone phase');
    expect(await begins()).toEqual({ ...BERLIN, phase: 'REGISTERING' });
    await day.must('changeStartTime', { ...LATER, reason });
    expect(await begins()).toMatchObject(LATER);
    await day.must('changeStartTime', { startsAt: null, reason });
    expect(await begins()).toMatchObject({ startsAt: null, timeZone: null });
    await day.must('changeStartTime', { startsAt: BERLIN.startsAt, reason });
    expect(await begins()).toMatchObject({ startsAt: BERLIN.startsAt, timeZone: 'UTC' });
    await day.guests('Anna', 'Bert');
    await day.must('startTournament');
    expect(codes(await day.act(day.orga, 'changeStartTime', { ...LATER, reason }))).toEqual(['TOURNAMENT_WRONG_PHASE']);
  });

  it.each([
    ['a zone that there is not', 'Europe/Atlantis'],
    ['no name', ''],
  ])('is by a clock that there is, and not by %s', async (_, timeZone) => {
    const day = await cup();
    const refused = await day.act(day.orga, 'changeStartTime', { ...BERLIN, timeZone, reason });
    expect(refused.userErrors).toMatchObject([{ code: 'TOURNAMENT_BAD_START', field: ['input', 'timeZone'] }]);
    expect(refused.userErrors[0]?.message).toBe(`No time zone is called ${timeZone}: give one as Europe/Berlin.`);
  });

  it('puts what is next in the order in which it begins, page after page', async () => {
    const [second, third] = [await cup(SWISS, LATER), await cup(SWISS, { startsAt: '2127-01-01T00:00:00.000Z' })];
    const first = await cup(SWISS, BERLIN);
    const open = await cup();
    const { position } = await open.must('setRegistration', { open: true });
    const page = async (after: string | null): Promise<Listed> => {
      const query = `query ($after: Cursor, $atLeast: Position) { tournaments(first: 2, after: $after, order: START, atLeast: $atLeast,
        filter: { phases: [REGISTERING], startsFrom: "2126-01-01T00:00:00.000Z" }) { nodes { id startsAt timeZone } pageInfo { endCursor hasNextPage } } }`;
      return (await asker(server.url).ask<{ tournaments: Listed }>(query, { after, atLeast: position })).data
        .tournaments;
    };
    const one = await page(null);
    expect(one.nodes).toEqual([
      { id: first.id, ...BERLIN },
      { id: second.id, ...LATER },
    ]);
    const two = await page(one.pageInfo.endCursor);
    expect(two.nodes).toEqual([{ id: third.id, startsAt: '2127-01-01T00:00:00.000Z', timeZone: 'UTC' }]);
    expect(two.pageInfo.hasNextPage).toBe(false);
  });

  it('can be taken into a calendar, the same text each time', async () => {
    const day = await cup({ ...SWISS, roundMinutes: 50 }, BERLIN);
    const text = await calendar(day.id);
    expect(text.replace(/DTSTAMP:\d{8}T\d{6}Z/, 'DTSTAMP:then')).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Dreamledger//Tournaments//EN',
        'BEGIN:VEVENT',
        `UID:${day.id}@dreamledger`,
        'SEQUENCE:1',
        'DTSTAMP:then',
        'DTSTART:21261128T090000Z',
        'DTEND:21261128T122000Z',
        'SUMMARY:Winter Cup',
        `URL:${server.url}/t/${day.id}`,
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
    expect(await calendar(day.id)).toBe(text);
    await day.must('cancelTournament', { reason });
    expect(await calendar(day.id)).toContain('STATUS:CANCELLED');
    expect(await calendar((await cup()).id)).toContain('Nobody has said yet when this tournament begins.');
  });
});

interface Listed {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
}
