import { actorId, hash, type Json, millis, streamId } from '#kernel';
import { USUAL } from '#test/tournament';
import {
  caseTimesAt,
  type CreateTournament,
  mayStaff,
  STAFF_ACCESS,
  type StaffOperation,
  type StaffRole,
  type TournamentCommand,
  tournamentDecider,
  type TournamentEvent,
  type TournamentState,
} from '#tournament';

const ORGA = actorId('orga');
const ANNA = actorId('anna');
const BERT = actorId('bert');
const ADMIN = actorId('admin');
const ROLES: readonly StaffRole[] = ['organiser', 'head-judge', 'judge', 'scorekeeper', 'player'];
const TITLE = { ref: 'orga/text/1', commitment: hash('a'.repeat(64)) };
const now = { actor: ORGA, at: millis(1), seq: 1 };

const CREATED: TournamentEvent = { type: 'TournamentCreated', v: 4, data: { title: TITLE, plan: USUAL }, secret: null };
const granted = (to: typeof ANNA, role: StaffRole, asAdmin = false): TournamentEvent => ({
  type: 'RoleGranted',
  v: 1,
  data: { role, to, asAdmin },
  secret: null,
});
const revoked = (from: typeof ANNA, role: StaffRole): TournamentEvent => ({
  type: 'RoleRevoked',
  v: 1,
  data: { role, from, asAdmin: false },
  secret: null,
});
const create: CreateTournament = { type: 'CreateTournament', title: TITLE, plan: USUAL };
const NOWHERE = { at: millis(5), zone: 'no where' };
const grant = (to: typeof ANNA, role: StaffRole, asAdmin = false): TournamentCommand => ({
  type: 'GrantRole',
  role,
  to,
  asAdmin,
});
const revoke = (from: typeof ANNA, role: StaffRole): TournamentCommand => ({
  type: 'RevokeRole',
  role,
  from,
  asAdmin: false,
});

const after = (events: readonly TournamentEvent[]): TournamentState =>
  events.reduce(
    (state, event) => tournamentDecider.evolve(state, event, now),
    tournamentDecider.initial(streamId('tournament', 'cup')),
  );

describe('the staff of a tournament', () => {
  it.each<[string, readonly TournamentEvent[], typeof ORGA, TournamentCommand, TournamentEvent | string]>([
    ['is created once', [], ORGA, create, CREATED],
    ['is created with no such clock', [], ORGA, { ...create, startTime: NOWHERE }, 'TOURNAMENT.BAD_START'],
    ['is created once only', [CREATED], ANNA, create, 'TOURNAMENT.ALREADY_CREATED'],
    ['is nobody before', [], ORGA, grant(ANNA, 'judge'), 'TOURNAMENT.NOT_CREATED'],
    ['begins with who created it', [CREATED], ORGA, grant(ANNA, 'judge'), granted(ANNA, 'judge')],
    ['is not made by just anybody', [CREATED], ANNA, grant(ANNA, 'judge'), 'TOURNAMENT.FORBIDDEN'],
    ['is made by an admin', [CREATED], ADMIN, grant(ANNA, 'judge', true), granted(ANNA, 'judge', true)],
    ['holds a role once', [CREATED, granted(ANNA, 'judge')], ORGA, grant(ANNA, 'judge'), 'TOURNAMENT.ROLE_HELD'],
    ['may hold several', [CREATED, granted(ANNA, 'judge')], ORGA, grant(ANNA, 'player'), granted(ANNA, 'player')],
    ['loses a role', [CREATED, granted(ANNA, 'judge')], ORGA, revoke(ANNA, 'judge'), revoked(ANNA, 'judge')],
    [
      'loses none it lacks',
      [CREATED, granted(ANNA, 'judge')],
      ORGA,
      revoke(ANNA, 'player'),
      'TOURNAMENT.ROLE_NOT_HELD',
    ],
    [
      'may no more once the role is lost',
      [CREATED, granted(ANNA, 'head-judge'), granted(ANNA, 'player'), revoked(ANNA, 'head-judge')],
      ANNA,
      grant(BERT, 'judge'),
      'TOURNAMENT.FORBIDDEN',
    ],
    ['always has an organiser', [CREATED], ORGA, revoke(ORGA, 'organiser'), 'TOURNAMENT.LAST_ORGANISER'],
    [
      'lets an organiser go when there are two',
      [CREATED, granted(ANNA, 'organiser')],
      ORGA,
      revoke(ORGA, 'organiser'),
      revoked(ORGA, 'organiser'),
    ],
  ])('%s', (_, given, actor, command, then) => {
    const state = after(given);
    const packed = tournamentDecider.unpack(JSON.parse(JSON.stringify(tournamentDecider.pack(state))) as Json);
    for (const each of [state, packed]) {
      const decision = tournamentDecider.decide(each, command, { ...now, actor });
      if (typeof then === 'string') expect(decision).toMatchObject({ ok: false, refusal: { code: then } });
      else expect(decision).toEqual({ ok: true, events: [then] });
    }
  });

  it('can not have a story that begins otherwise or begins twice', () => {
    expect(() => after([granted(ANNA, 'judge')])).toThrow('before the tournament was created');
    expect(() => after([CREATED, CREATED])).toThrow('twice');
  });
});

/** Written out anew, so that a slip in the table of access shows: y = may, . = may not. */
const EXPECTED = `
                     organiser head-judge judge scorekeeper player none admin
  grant organiser    y         .          .     .           .      .    y
  grant head-judge   y         .          .     .           .      .    y
  grant judge        y         y          .     .           .      .    y
  grant scorekeeper  y         .          .     .           .      .    y
  grant player       y         .          .     y           .      .    y
  revoke organiser   y         .          .     .           .      .    y
  revoke head-judge  y         .          .     .           .      .    y
  revoke judge       y         y          .     .           .      .    y
  revoke scorekeeper y         .          .     .           .      .    y
  revoke player      y         .          .     y           .      .    y
  open and close registration  y . . y . . y
  enter players      y         .          .     y           .      .    y
  check in players   y         y          y     y           .      .    y
  drop players       y         y          .     y           .      .    y
  disqualify         y         y          .     .           .      .    y
  start and end      y         .          .     .           .      .    y
  pair               y         .          .     y           .      .    y
  correct results    y         y          .     .           .      .    y
  time rounds        y         y          .     y           .      .    y
  extend tables      y         y          y     y           .      .    y
  announce           y         y          .     y           .      .    y
  change case times  y         y          .     .           .      .    y
  change details     y         .          .     .           .      .    y
  check decks        y         y          y     .           .      .    y
  read reports       y         y          y     y           .      .    y
  enter a result     y         y          y     y           .      .    y
  answer a call      y         y          y     .           .      .    y
  hold a match       y         y          y     .           .      .    y
  put in a seed      y         y          y     .           .      .    y
  hide a note        y         y          y     .           .      .    y`;

describe('who may do what in a tournament', () => {
  const [header, ...lines] = EXPECTED.trim().split('\n');
  const columns = header!.trim().split(/\s+/);
  const rows = lines.map((line) => {
    const words = line.trim().split(/\s+/);
    return [words.slice(0, -7).join(' ') as StaffOperation, words.slice(-7)] as const;
  });

  it('is said for every operation and every role', () => {
    expect(rows.map(([operation]) => operation).sort()).toEqual(Object.keys(STAFF_ACCESS).sort());
    expect(columns).toEqual([...ROLES, 'none', 'admin']);
  });

  it.each(rows)('%s', (operation, marks) => {
    const found = columns.map((column) => {
      const roles = ROLES.filter((role) => role === column);
      return mayStaff({ roles, asAdmin: column === 'admin' }, operation) === null ? 'y' : '.';
    });
    expect(found).toEqual(marks);
  });

  it('says what would be right', () => {
    expect(mayStaff({ roles: ['player'], asAdmin: false }, 'grant judge')?.says).toBe(
      'This takes the role organiser or head-judge in this tournament; you hold player.',
    );
  });
});

describe('how long cases take', () => {
  it('is what was agreed on when they were raised', () => {
    const hasty = [{ about: 'play', rule: null, appeal: 5_000, decide: null }] as const;
    const changed: TournamentEvent = {
      type: 'CaseTimesChanged',
      v: 1,
      data: { caseTimes: hasty, reason: TITLE },
      secret: null,
    };
    const at = (ms: number) => ({ ...now, at: millis(ms) });
    const state = tournamentDecider.evolve(after([CREATED]), changed, at(9_000));
    if (state.phase === 'none') throw new Error('There is no tournament.');
    const again = tournamentDecider.unpack(tournamentDecider.pack(state)) as typeof state;
    for (const known of [state, again])
      expect([8_999, 9_000].map((ms) => caseTimesAt(known, millis(ms)))).toEqual([[], hasty]);
  });
});
