import { restsOn, rolesReach, timesReach } from '#audit';
import { actorId, commandId, hash, type LogRecord, millis, type StoredEvent, streamId } from '#kernel';

const record = (
  seq: number,
  actor: string,
  ...events: readonly (readonly [string, StoredEvent['data']])[]
): LogRecord => ({
  stream: streamId('match', 'm'),
  seq,
  prev: hash(''),
  commandId: commandId(`${seq}`),
  commandTag: hash(''),
  actor: actorId(actor),
  at: millis(0),
  rules: 'match/2',
  events: events.map(([type, data]) => ({ type, v: 1, data })),
});

const text = (author: string): StoredEvent['data'] => ({ ref: `${author}/text/1`, commitment: 'c' });

describe('what a match rests on', () => {
  it('are its tournament, its cases, who acted in it, and who wrote the texts that it refers to, each once', () => {
    const match = [
      record(1, 'system', ['MatchCreated', { origin: { tournament: 'cup' } }]),
      record(2, 'ann', ['JudgeCalled', { text: text('ann') }]),
      record(3, 'bob', ['DisputeRaised', { case: 'c1', claim: text('bob') }], ['DeadlineSet', { at: 1 }]),
      record(4, 'bob', ['DisputeSettled', { case: 'c1', said: [text('ann')] }]),
      record(5, 'ann', ['CaseAssigned', { by: { role: 'organiser', seq: 7 }, as: { role: 'judge', seq: 9 } }]),
    ];
    expect(restsOn(match)).toEqual({
      tournament: 'tournament/cup',
      rolesAsOf: 9,
      raisedAt: 0,
      cases: ['case/c1'],
      actors: ['ann', 'bob'],
      subjects: ['subject/ann', 'subject/bob'],
    });
  });

  it('are the roles of its tournament, where somebody acted as its staff', () => {
    const match = [record(1, 'jo', ['ResultEntered', { role: 'judge' }])];
    expect(restsOn(match).rolesAsOf).toBe(1);
    expect(restsOn([record(1, 'ann', ['DisputeRaised', { case: 'c1', role: null }])]).rolesAsOf).toBe(0);
  });

  it('is nothing else, outside a tournament', () => {
    const match = [record(1, 'ann', ['MatchCreated', { origin: null }])];
    expect(restsOn(match)).toEqual({
      tournament: null,
      rolesAsOf: 0,
      raisedAt: null,
      cases: [],
      actors: ['ann'],
      subjects: [],
    });
  });
});

describe('the roles of people', () => {
  const tournament = [
    record(1, 'org', ['TournamentCreated', {}], ['RoleGranted', { role: 'organiser', to: 'org' }]),
    record(2, 'org', ['RoleGranted', { role: 'judge', to: 'jo' }]),
    record(3, 'org', ['RoleGranted', { role: 'judge', to: 'kim' }]),
    record(4, 'org', ['RoleRevoked', { role: 'judge', from: 'jo' }]),
    record(5, 'org', ['RoundPublished', {}]),
  ];

  it.each([
    [['jo'], 4],
    [['kim', 'ann'], 3],
    [['ann'], 0],
  ])('of %j are told up to record %i', (people, reach) => {
    expect(rolesReach(tournament, people.map(actorId))).toBe(reach);
  });
});

describe('how long cases take', () => {
  const at = (ms: number, each: LogRecord): LogRecord => ({ ...each, at: millis(ms) });
  const tournament = [
    at(0, record(1, 'org', ['TournamentCreated', {}])),
    at(1_000, record(2, 'org', ['CaseTimesChanged', { caseTimes: [] }])),
    at(2_000, record(3, 'org', ['RoundPublished', {}])),
    at(500_000, record(4, 'org', ['CaseTimesChanged', { caseTimes: [] }])),
  ];

  it.each([
    ['nothing was disputed', null, 0],
    ['it was raised after the first change', 3_000, 2],
    ['it was raised after the second', 600_000, 4],
    ['it was raised so shortly before the second that the server may have seen that', 499_000, 4],
  ])('is told, where %s, up to this record', (_, raisedAt, reach) => {
    expect(timesReach(tournament, raisedAt === null ? null : millis(raisedAt))).toBe(reach);
  });
});
