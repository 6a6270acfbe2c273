import { type ActorId, actorId } from '#kernel';
import { NOBODY, type Principal, type Scope, SCOPES } from '../principal.js';
import { may, PEOPLE_ACCESS, type PeopleOperation } from './access.js';

const ANNA = actorId('anna');
const BERT = actorId('bert');

const person = (id: ActorId, roles: readonly 'admin'[], scopes: readonly Scope[]): Principal => ({
  is: 'person',
  id,
  roles,
  scopes,
  until: null,
});

/** Who asks, always about Anna. */
const WHO: Readonly<Record<string, Principal>> = {
  nobody: NOBODY,
  anna: person(ANNA, [], SCOPES),
  'anna, by a token for play': person(ANNA, [], ['game:play']),
  'anna, by a token for her account': person(ANNA, [], ['account']),
  'anna, by a token for organising': person(ANNA, [], ['tournament:organise']),
  bert: person(BERT, [], SCOPES),
  'bert, who is admin': person(BERT, ['admin'], SCOPES),
  'bert, who is admin, by a token for his account': person(BERT, ['admin'], ['account']),
  'bert, who is admin, by a token for admins': person(BERT, ['admin'], ['admin']),
  'bert, whose token says admin but whose role is gone': person(BERT, [], ['admin']),
};

/** y may, - must sign in, . may not: written out anew, so that a slip in the table of access shows. */
const EXPECTED: Readonly<Record<PeopleOperation, string>> = {
  register: 'yyyyyyyyyy',
  signIn: 'yyyyyyyyyy',
  refresh: 'yyyyyyyyyy',
  signOut: 'yyyyyyyyyy',
  requestRecovery: 'yyyyyyyyyy',
  recover: 'yyyyyyyyyy',
  readName: 'yyyyyyyyyy',
  readTournament: 'yyyyyyyyyy',
  readMail: '-y.y......',
  changePassword: '-y.y......',
  createApiToken: '-y.y......',
  listApiTokens: '-y.y......',
  revokeApiToken: '-y.y......',
  registerDevice: '-yy.......',
  revokeDevice: '-yy.......',
  listDevices: '-yy.......',
  export: '-y.y......',
  signOutEverywhere: '-y.y..y.y.',
  erase: '-y.y..y.y.',
  createRecoveryLink: '-.....y.y.',
  moderateName: '-.....y.y.',
  grantRole: '-.....y.y.',
  revokeRole: '-.....y.y.',
  rate: '-.....y.y.',
  createTournament: '-y..yyy...',
  grantTournamentRole: '-y..yyy...',
  revokeTournamentRole: '-y..yyy...',
  playInTournament: '-yy..yy...',
  exportGames: '-yy..yy...',
  runTournament: '-y..yyy...',
};

describe('who may do what with people', () => {
  it('is said for every operation', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(PEOPLE_ACCESS).sort());
  });

  const rows = Object.entries(EXPECTED).flatMap(([operation, marks]) =>
    Object.keys(WHO).map((who, i) => [operation, who, marks[i]] as const),
  );

  it.each(rows)('%s by %s: %s', (operation, who, mark) => {
    const no = may(WHO[who]!, operation as PeopleOperation, ANNA);
    const code = no?.is === 'refused' ? no.refusal.code : null;
    expect(code).toBe({ y: null, '-': 'PEOPLE.NOT_SIGNED_IN', '.': 'PEOPLE.FORBIDDEN' }[mark!]);
  });
});
