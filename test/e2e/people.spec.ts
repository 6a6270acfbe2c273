import { randomUUID } from 'node:crypto';
import type { StreamId } from '#kernel';
import { mutate } from '#test/people';
import { type Asker, asker, type Embedded, embeddedServer } from '#test/server';
import { type MailServer, startMailServer } from '#test/smtp';
import { afterFile } from '#test/servers';
import { welcomeFirstAdmin } from '../../apps/server/people/first-admin.js';

interface UserError {
  readonly code: string;
  readonly message: string;
  readonly field: readonly string[] | null;
}

interface SignedIn {
  readonly person: { readonly id: string; readonly name: string | null } | null;
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly userErrors: readonly UserError[];
}

const PASSWORD = 'correct horse';
const SIGNED_IN = 'person { id name } accessToken refreshToken userErrors { code message field }';
const PERSON = 'person { id name erased roles } position repeated userErrors { code message field }';

let server: Embedded;
let mails: MailServer;
let admin: Asker;
beforeAll(async () => {
  mails = await startMailServer();
  afterFile(() => mails.close());
  server = await embeddedServer({ SMTP_URL: mails.url, PUBLIC_URL: 'https://ledger.example' });
  const welcome = await welcomeFirstAdmin(server.ground.people);
  const token = /recover#(\S+)/.exec(welcome ?? '')?.[1];
  const { accessToken } = await enter('recover', { token, password: PASSWORD });
  admin = asker(server.url, accessToken);
});

const nobody = (): Asker => asker(server.url);
const enter = (verb: string, input: object): Promise<SignedIn> => mutate(nobody(), verb, input, SIGNED_IN);
const register = (name: string, more: object = {}): Promise<SignedIn> =>
  enter('register', { idempotencyKey: randomUUID(), name, password: PASSWORD, ...more });
const as = ({ accessToken }: SignedIn): Asker => asker(server.url, accessToken);
const about = (who: Asker, verb: string, input: object): Promise<{ person: object | null; userErrors: UserError[] }> =>
  mutate(who, verb, { idempotencyKey: randomUUID(), ...input }, PERSON);
const codes = ({ userErrors }: { readonly userErrors: readonly UserError[] }): readonly string[] =>
  userErrors.map(({ code }) => code);
const nameOf = (kind: string): string => `${kind} ${randomUUID().slice(0, 8)}`;

describe('people, through the API', () => {
  it('register, sign in, see themselves, refresh and sign out', async () => {
    const name = nameOf('Anna');
    const first = await register(name, { mail: 'anna@example.org' });
    expect(first.person?.name).toBe(name);
    const again = await enter('signIn', { name: name.toUpperCase(), password: PASSWORD });
    const me = await as(again).ask<{ viewer: object }>(
      '{ viewer { person { id name roles erased } scopes until mail apiTokens { id } } }',
    );
    expect(me.data.viewer).toMatchObject({
      person: { id: first.person?.id, name, roles: [], erased: false },
      mail: 'anna@example.org',
      apiTokens: [],
    });
    await enter('refresh', { refreshToken: again.refreshToken }); // and the answer is lost
    const next = await enter('refresh', { refreshToken: again.refreshToken });
    const last = await enter('refresh', { refreshToken: next.refreshToken });
    expect(codes(await enter('refresh', { refreshToken: again.refreshToken }))).toEqual(['PEOPLE_SESSION_ENDED']);
    expect(codes(await enter('refresh', { refreshToken: last.refreshToken }))).toEqual(['PEOPLE_SESSION_ENDED']);
    await mutate(nobody(), 'signOut', { refreshToken: first.refreshToken }, 'userErrors { code }');
    expect((await as(first).ask('{ viewer { scopes } }')).status).toBe(401);
  });

  it('are told what is wrong with what they typed, and where', async () => {
    const wrong = await register('x');
    expect(wrong).toMatchObject({
      person: null,
      accessToken: null,
      userErrors: [{ code: 'PEOPLE_BAD_NAME', field: ['input', 'name'] }],
    });
    expect(codes(await register(nameOf('Anna'), { idempotencyKey: 'short' }))).toEqual(['IDEMPOTENCY_KEY_TOO_SHORT']);
    expect(codes(await enter('signIn', { name: 'nobody at all', password: PASSWORD }))).toEqual([
      'PEOPLE_WRONG_PASSWORD',
    ]);
    const badId = await about(admin, 'grantRole', { personId: 'match_1', role: 'ADMIN' });
    expect(badId).toMatchObject({ person: null, userErrors: [{ code: 'NOT_FOUND', field: ['input', 'personId'] }] });
    const unknown = await about(admin, 'grantRole', { personId: 'person_ffff', role: 'ADMIN' });
    expect(unknown).toMatchObject({ person: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });

  it('keep their session in a cookie that scripts can not read', async () => {
    const post = (query: string, input: object, cookie = ''): Promise<Response> =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ query, variables: { input } }),
      });
    const name = nameOf('Anna');
    await register(name);
    const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { ${SIGNED_IN} } }`;
    const refresh = `mutation ($input: RefreshInput!) { refresh(input: $input) { ${SIGNED_IN} } }`;
    const signOut = 'mutation ($input: SignOutInput!) { signOut(input: $input) { userErrors { code } } }';
    const entered = await post(signIn, { name, password: PASSWORD, cookie: true });
    const set = entered.headers.get('set-cookie')!;
    expect(set).toMatch(/^dreamledger_session=dls_[^;]+; Path=\/graphql; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    expect(await entered.json()).toMatchObject({ data: { signIn: { refreshToken: null } } });
    const renewed = await post(refresh, {}, set.split(';')[0]);
    const next = renewed.headers.get('set-cookie')!;
    expect(next.split(';')[0]).not.toBe(set.split(';')[0]);
    expect(await renewed.json()).toMatchObject({ data: { refresh: { refreshToken: null, userErrors: [] } } });
    const gone = await post(signOut, {}, next.split(';')[0]);
    expect(gone.headers.get('set-cookie')).toMatch(/^dreamledger_session=; .*Expires=Thu, 01 Jan 1970/);
    const late = await post(refresh, {}, next.split(';')[0]);
    expect(await late.json()).toMatchObject({ data: { refresh: { userErrors: [{ code: 'PEOPLE_SESSION_ENDED' }] } } });
  });

  it('sign out everywhere, which ends access tokens and open subscriptions too', async () => {
    const name = nameOf('Anna');
    const [here, there] = [await register(name), await enter('signIn', { name, password: PASSWORD })];
    expect(codes(await mutate(as(here), 'signOutEverywhere', {}, 'userErrors { code }'))).toEqual([]);
    for (const session of [here, there]) {
      expect((await as(session).ask('{ viewer { scopes } }')).status).toBe(401);
      expect(codes(await enter('refresh', { refreshToken: session.refreshToken }))).toEqual(['PEOPLE_SESSION_ENDED']);
    }
  });

  it('make tokens for programs, which may what they were made for and no more', async () => {
    const anna = as(await register(nameOf('Anna')));
    const make = (
      who: Asker,
      scopes: readonly string[],
      more: object = {},
    ): Promise<{
      token: { id: string } | null;
      secret: string;
      userErrors: UserError[];
    }> =>
      mutate(
        who,
        'createApiToken',
        { idempotencyKey: randomUUID(), label: 'my bot', scopes, ...more },
        'token { id label scopes } secret userErrors { code message }',
      );
    const player = await make(anna, ['GAME_PLAY']);
    const bot = asker(server.url, player.secret);
    expect((await bot.ask<{ viewer: object }>('{ viewer { scopes until } }')).data.viewer).toEqual({
      scopes: ['GAME_PLAY'],
      until: null,
    });
    const mail = await bot.ask<{ viewer: { mail: null } }>('{ viewer { mail } }');
    const lacks = 'This token lacks the scope ACCOUNT. Make one that has it.';
    expect(mail.errors).toMatchObject([{ message: lacks, extensions: { code: 'FORBIDDEN' } }]);
    expect(codes(await make(bot, ['GAME_PLAY']))).toEqual(['FORBIDDEN']);
    const keeper = asker(server.url, (await make(anna, ['ACCOUNT'])).secret);
    expect(codes(await make(keeper, ['GAME_PLAY']))).toEqual(['FORBIDDEN']);
    expect(codes(await make(anna, ['ACCOUNT'], { label: ' ' }))).toEqual(['PEOPLE_BAD_TEXT']);
    expect(codes(await mutate(anna, 'revokeApiToken', { tokenId: player.token?.id }, 'userErrors { code }'))).toEqual(
      [],
    );
    expect(codes(await mutate(anna, 'revokeApiToken', { tokenId: player.token?.id }, 'userErrors { code }'))).toEqual([
      'NOT_FOUND',
    ]);
    expect((await bot.ask('{ viewer { scopes } }')).status).toBe(401);
  });

  it('come back by a link of an admin, or one that is mailed', async () => {
    const name = nameOf('Anna');
    const mail = `${randomUUID()}@example.org`;
    const { person } = await register(name, { mail });
    const made = await mutate<{ link: string }>(admin, 'createRecoveryLink', { personId: person?.id }, 'link');
    expect(made.link).toMatch(/^https:\/\/ledger\.example\/recover#dlr_/);
    await enter('recover', { token: made.link.split('#')[1], password: 'battery staple' });
    expect(codes(await enter('signIn', { name, password: PASSWORD }))).toEqual(['PEOPLE_WRONG_PASSWORD']);

    const asked = (to: string): Promise<{ userErrors: UserError[] }> =>
      mutate(nobody(), 'requestRecovery', { mail: to }, 'userErrors { code }');
    expect(await asked('nobody@example.org')).toEqual(await asked(mail));
    const [letter] = await mails.received(1);
    const token = /recover#(\S+)/.exec(letter!.replace(/=\n/g, ''))?.[1];
    expect((await enter('recover', { token, password: 'staple battery' })).person?.id).toBe(person?.id);
  });

  it('are renamed and given roles by admins', async () => {
    const anna = await register(nameOf('Rude'));
    const personId = anna.person?.id;
    const name = nameOf('Player');
    expect(await about(admin, 'moderateName', { personId, name, reason: 'offends others' })).toMatchObject({
      person: { id: personId, name },
      position: `${personId!.replace('person_', 'subject/')}:2`,
      repeated: false,
      userErrors: [],
    });
    expect(await about(admin, 'grantRole', { personId, role: 'ADMIN' })).toMatchObject({
      person: { roles: ['ADMIN'] },
    });
    expect(codes(await about(as(anna), 'eraseMe', {}))).toEqual(['PEOPLE_STILL_ADMIN']);
    expect(await about(admin, 'revokeRole', { personId, role: 'ADMIN' })).toMatchObject({ person: { roles: [] } });
  });

  it('export their data, and are erased to a bare id', async () => {
    const anna = await register(nameOf('Anna'));
    const stream = anna.person!.id.replace('person_', 'subject/');
    const cup = { idempotencyKey: randomUUID(), title: 'Winter Cup' };
    const { position } = await mutate<{ position: string }>(as(anna), 'createTournament', cup, 'position');
    const [tournament] = position.split(':');
    await server.ground.readModels.reached(tournament as StreamId, 1);
    const exported = await as(anna).ask<{ exportMyData: object }>('{ exportMyData }');
    expect(exported.data.exportMyData).toMatchObject({
      personal: { name: anna.person?.name },
      streams: [stream, tournament],
    });
    const key = randomUUID();
    expect(await about(as(anna), 'eraseMe', { idempotencyKey: key })).toMatchObject({
      person: { id: anna.person?.id, name: null, erased: true },
      position: `${stream}:2`,
      userErrors: [],
    });
    expect((await as(anna).ask('{ viewer { scopes } }')).status).toBe(401);
    const seen = await nobody().ask<{ node: object }>(
      'query ($id: ID!) { node(id: $id) { ... on Person { name erased } } }',
      { id: anna.person?.id },
    );
    expect(seen.data.node).toEqual({ name: null, erased: true });
    expect((await nobody().ask('{ exportMyData }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});

describe('the staff of a tournament, through the API', () => {
  const PAYLOAD =
    'tournament { id title position staff { person { id name } roles } } position repeated userErrors { code message field }';
  interface Payload {
    readonly tournament: { readonly id: string; readonly title: string | null } | null;
    readonly position: string | null;
    readonly userErrors: readonly UserError[];
  }
  const act = (who: Asker, verb: string, input: object): Promise<Payload> =>
    mutate(who, verb, { idempotencyKey: randomUUID(), ...input }, PAYLOAD);

  it('is created with its organiser, grows and shrinks by events, and survives who named it', async () => {
    const [orga, judge] = [await register(nameOf('Orga')), await register(nameOf('Judge'))];
    const idempotencyKey = randomUUID();
    const made = await act(as(orga), 'createTournament', { idempotencyKey, title: 'Winter Cup' });
    expect(made).toMatchObject({
      tournament: { title: 'Winter Cup', staff: [{ person: { id: orga.person?.id }, roles: ['ORGANISER'] }] },
      userErrors: [],
    });
    const tournamentId = made.tournament!.id;
    const twice = await act(as(orga), 'createTournament', { idempotencyKey, title: 'Winter Cup' });
    expect(twice).toMatchObject({ tournament: { id: tournamentId }, repeated: true });

    const personId = judge.person!.id;
    const role = { tournamentId, personId, role: 'JUDGE' };
    expect(codes(await act(as(judge), 'grantTournamentRole', role))).toEqual(['FORBIDDEN']);
    expect(codes(await act(as(orga), 'grantTournamentRole', { ...role, asAdmin: true }))).toEqual(['FORBIDDEN']);
    expect(codes(await act(as(orga), 'grantTournamentRole', { ...role, personId: 'person_ffff' }))).toEqual([
      'NOT_FOUND',
    ]);
    const granted = await act(as(orga), 'grantTournamentRole', role);
    expect(granted).toMatchObject({ tournament: { staff: [{}, { person: { id: personId }, roles: ['JUDGE'] }] } });
    expect(codes(await act(as(orga), 'grantTournamentRole', role))).toEqual(['TOURNAMENT_ROLE_HELD']);
    const asAdmin = { tournamentId, personId, role: 'ORGANISER', asAdmin: true };
    expect(codes(await act(admin, 'grantTournamentRole', asAdmin))).toEqual([]);
    expect(
      codes(await act(as(judge), 'revokeTournamentRole', { ...role, personId: orga.person?.id, role: 'ORGANISER' })),
    ).toEqual([]);

    await about(as(orga), 'eraseMe', {});
    const seen = await nobody().ask<{ tournament: object }>(
      'query ($id: ID!, $at: Position) { tournament(id: $id, atLeast: $at) { title staff { person { name } roles } } }',
      { id: tournamentId, at: granted.position },
    );
    expect(seen.data.tournament).toEqual({
      title: null,
      staff: [{ person: { name: judge.person?.name }, roles: ['JUDGE', 'ORGANISER'] }],
    });
  });
});

describe('who may do what, through the API', () => {
  /** Every mutation that is not open to anybody, tried by everybody on Anna; y: may, -: must sign in, .: may not. */
  const EXPECTED: Readonly<Record<string, string>> = {
    //                     nobody, anna, her token to play, berta, admin
    signOutEverywhere: '-y..y',
    changePassword: '-y.yy',
    createApiToken: '-y.yy',
    revokeApiToken: '-y.yy',
    registerDevice: '-yyyy',
    revokeDevice: '-yyyy',
    createRecoveryLink: '-...y',
    moderateName: '-...y',
    grantRole: '-...y',
    revokeRole: '-...y',
    erasePerson: '-y..y',
    eraseMe: '-y.yy',
    createTournament: '-y.yy',
    grantTournamentRole: '-y.yy',
    revokeTournamentRole: '-y.yy',
    retryStuckErrand: '-...y',
    dismissStuckErrand: '-...y',
    rotateLogKey: '-...y',
    commitSeed: '-yyyy',
    revealSeed: '-yyyy',
    putInSeed: '-y.yy',
    closeRatingPeriod: '-...y',
    correctRatingPeriod: '-...y',
    scheduleRatings: '-...y',
    offerDraw: '-yyyy',
    acceptDraw: '-yyyy',
    declineDraw: '-yyyy',
    reportResult: '-yyyy',
    handInGame: '-yyyy',
    confirmResult: '-yyyy',
    withdrawReport: '-yyyy',
    callJudge: '-yyyy',
    answerJudgeCall: '-y.yy',
    enterResult: '-y.yy',
    rematch: '-yyyy',
    branchMatch: '-yyyy',
    changeBranch: '-yyyy',
    takeBack: '-yyyy',
    claimAway: '-yyyy',
    pauseClocks: '-y.yy',
    resumeClocks: '-y.yy',
    registerForTournament: '-yyyy',
    claimEntrant: '-yyyy',
    checkIn: '-yyyy',
    dropFromTournament: '-yyyy',
    submitDeck: '-yyyy',
    changeDeck: '-y.yy',
    recordDeckCheck: '-y.yy',
    setRegistration: '-y.yy',
    enterPlayers: '-y.yy',
    importPlayers: '-y.yy',
    undoEntry: '-y.yy',
    undoClaim: '-y.yy',
    returnToTournament: '-y.yy',
    disqualify: '-y.yy',
    reinstate: '-y.yy',
    setBye: '-y.yy',
    startTournament: '-y.yy',
    returnToRegistration: '-y.yy',
    endTournament: '-y.yy',
    cancelTournament: '-y.yy',
    reopenTournament: '-y.yy',
    renameTournament: '-y.yy',
    changeCapacity: '-y.yy',
    changeListsLock: '-y.yy',
    changeStartTime: '-y.yy',
    draftRound: '-y.yy',
    discardDraft: '-y.yy',
    publishRound: '-y.yy',
    swapPlayers: '-y.yy',
    keepApart: '-y.yy',
    fixTable: '-y.yy',
    changeCaseTimes: '-y.yy',
    repairRound: '-y.yy',
    withdrawRound: '-y.yy',
    correctResult: '-y.yy',
    setRoundTimer: '-y.yy',
    extendTable: '-y.yy',
    announce: '-y.yy',
    withdrawAnnouncement: '-y.yy',
    createWebhook: '-y.yy',
    replayWebhook: '-y.yy',
    deleteWebhook: '-y.yy',
    startExport: '-yyyy',
    deleteExport: '-yyyy',
    raiseDispute: '-yyyy',
    openCase: '-yyyy',
    claimCase: '-y.yy',
    assignCase: '-y.yy',
    releaseCase: '-y.yy',
    escalateCase: '-y.yy',
    addEvidence: '-yyyy',
    lookAtPosition: '-y.yy',
    computeDelta: '-y.yy',
    issueRuling: '-y.yy',
    acceptRuling: '-yyyy',
    appealRuling: '-yyyy',
    affirmRuling: '-y.yy',
    replaceRuling: '-y.yy',
    withdrawCase: '-yyyy',
    writeNote: '-yyyy',
    changeNote: '-yyyy',
    removeNote: '-yyyy',
    hideNote: '-y.yy',
    restoreNote: '-y.yy',
  };
  const WHO = ['nobody', 'anna', 'a token of hers, to play', 'berta', 'an admin'];

  const inputs = (personId: string): Readonly<Record<string, object>> => {
    const idempotencyKey = randomUUID();
    const staff = { idempotencyKey, tournamentId: 'tournament_none', personId, role: 'JUDGE' };
    const atMatch = { idempotencyKey, matchId: 'match_none' };
    const inCase = { idempotencyKey, caseId: 'case_none' };
    const onNote = { idempotencyKey, noteId: 'note_none' };
    const ruling = { finding: 'UPHELD', remedy: { remedy: 'PLAY_ON' }, rules: [], reason: 'x' };
    const atTournament = { idempotencyKey, tournamentId: 'tournament_none' };
    const [entrantId, tableId, reason] = ['entrant_none.1', 'table_none.1', 'x'];
    return {
      signOutEverywhere: { personId },
      changePassword: { currentPassword: 'not the password', password: 'battery staple' },
      createApiToken: { idempotencyKey, label: 'x', scopes: [] },
      revokeApiToken: { tokenId: 'x' },
      registerDevice: { idempotencyKey, key: 'x', proof: 'x' },
      revokeDevice: { idempotencyKey, key: 'x' },
      createRecoveryLink: { personId },
      moderateName: { idempotencyKey, personId, name: nameOf('Nora') },
      grantRole: { idempotencyKey, personId, role: 'ADMIN' },
      revokeRole: { idempotencyKey, personId, role: 'ADMIN' },
      erasePerson: { idempotencyKey, personId },
      eraseMe: { idempotencyKey },
      createTournament: { idempotencyKey, title: 'x' },
      grantTournamentRole: staff,
      revokeTournamentRole: staff,
      retryStuckErrand: { id: 'none' },
      dismissStuckErrand: { id: 'none' },
      rotateLogKey: { key: 'none' },
      commitSeed: { ...atMatch, commitment: '00'.repeat(32) },
      revealSeed: { ...atMatch, seed: '00'.repeat(32) },
      putInSeed: { ...atMatch, seat: 0 },
      closeRatingPeriod: { idempotencyKey, game: 'duel' },
      correctRatingPeriod: { idempotencyKey, game: 'duel', period: 1 },
      scheduleRatings: { idempotencyKey, game: 'duel', season: 'x' },
      offerDraw: atMatch,
      acceptDraw: atMatch,
      declineDraw: atMatch,
      reportResult: { ...atMatch, won: [1, 0] },
      handInGame: { ...atMatch, game: 1, importedMatchId: 'match_none' },
      confirmResult: atMatch,
      withdrawReport: atMatch,
      callJudge: atMatch,
      answerJudgeCall: { ...atMatch, number: 1 },
      enterResult: { ...atMatch, won: [1, 0] },
      rematch: atMatch,
      branchMatch: { ...atMatch, ply: 1 },
      changeBranch: { ...atMatch, public: true },
      takeBack: { ...atMatch, ply: 2, to: 1 },
      claimAway: { ...atMatch, seat: 0 },
      pauseClocks: { ...atMatch, reason: 'x' },
      resumeClocks: { ...atMatch, reason: 'x' },
      raiseDispute: { ...atMatch, ply: 1, text: 'x' },
      openCase: { ...atTournament, about: 'CONDUCT', entrantId, text: 'x' },
      claimCase: inCase,
      assignCase: { ...inCase, personId },
      releaseCase: inCase,
      escalateCase: inCase,
      addEvidence: { ...inCase, text: 'x' },
      lookAtPosition: { ...inCase, ply: 1, viewpoint: 'BOTH' },
      computeDelta: { ...inCase, ply: 1 },
      issueRuling: { ...inCase, ...ruling },
      acceptRuling: inCase,
      appealRuling: { ...inCase, ground: 'x' },
      affirmRuling: { ...inCase, reason: 'x' },
      replaceRuling: { ...inCase, ...ruling },
      withdrawCase: inCase,
      writeNote: { ...atMatch, ply: 1, text: 'x' },
      changeNote: { ...onNote, audience: 'AUTHOR', text: 'x' },
      removeNote: onNote,
      hideNote: { ...onNote, reason },
      restoreNote: onNote,
      registerForTournament: { ...atTournament },
      claimEntrant: { ...atTournament, code: 'x' },
      checkIn: { ...atTournament, entrantIds: [] },
      dropFromTournament: { ...atTournament, entrantId },
      submitDeck: { ...atTournament, text: 'x' },
      changeDeck: { ...atTournament, entrantId, text: 'x', reason },
      recordDeckCheck: { ...atTournament, entrantId, found: 'IN_ORDER' },
      setRegistration: { ...atTournament, open: true },
      enterPlayers: { ...atTournament, players: [{ guest: 'x' }] },
      importPlayers: { ...atTournament, csv: 'name\nx' },
      undoEntry: { ...atTournament, entered: 'tournament/x:2', reason },
      undoClaim: { ...atTournament, entrantId, reason },
      returnToTournament: { ...atTournament, entrantId, reason },
      disqualify: { ...atTournament, entrantId, reason },
      reinstate: { ...atTournament, entrantId, reason },
      setBye: { ...atTournament, entrantId, round: 1, awarded: true, reason },
      startTournament: { ...atTournament },
      returnToRegistration: { ...atTournament, reason },
      endTournament: { ...atTournament },
      cancelTournament: { ...atTournament, reason },
      reopenTournament: { ...atTournament, reason },
      renameTournament: { ...atTournament, title: 'x', reason },
      changeCapacity: { ...atTournament, capacity: 8, reason },
      changeListsLock: { ...atTournament, lockListsAt: null, reason },
      changeStartTime: { ...atTournament, startsAt: null, reason },
      draftRound: { ...atTournament },
      discardDraft: { ...atTournament },
      publishRound: { ...atTournament, round: 1 },
      keepApart: { ...atTournament, entrantIds: [], apart: true, reason },
      changeCaseTimes: { ...atTournament, caseTimes: [], reason },
      fixTable: { ...atTournament, entrantId, table: 1, reason },
      swapPlayers: { ...atTournament, round: 1, entrantIds: [], reason },
      repairRound: { ...atTournament, round: 1, tableIds: [], reason },
      withdrawRound: { ...atTournament, round: 1, losing: 0, reason },
      correctResult: { ...atTournament, round: 1, tableId, games: { won: [1, 0] }, reason },
      setRoundTimer: { ...atTournament, round: 1, action: 'PAUSE' },
      extendTable: { ...atTournament, round: 1, tableId, minutes: 1 },
      announce: { ...atTournament, text: 'x' },
      withdrawAnnouncement: { ...atTournament, nth: 1 },
      createWebhook: { ...atTournament, url: 'https://example.org/' },
      replayWebhook: { webhookId: 'none' },
      deleteWebhook: { webhookId: 'none' },
      startExport: { idempotencyKey, of: 'GAMES', format: 'CSV' },
      deleteExport: { idempotencyKey, exportId: 'export_none' },
    };
  };

  const verdict = ([code]: readonly string[]): string =>
    code === 'NOT_SIGNED_IN' ? '-' : code === 'FORBIDDEN' ? '.' : 'y';

  const leavesPeople = (verb: string): boolean =>
    /"(?:(?:match|tournament|case|note)_)?none"/.test(JSON.stringify(inputs('x')[verb]));
  const newcomers = async (): Promise<readonly [SignedIn, SignedIn]> => [
    await register(nameOf('Anna')),
    await register(nameOf('Berta')),
  ];
  let lasting: Promise<readonly [SignedIn, SignedIn]> | null = null;
  /** New ones each time, but for what does nothing to people: only so many may register in an hour. */
  const asked = (verb: string): Promise<readonly [SignedIn, SignedIn]> =>
    leavesPeople(verb) ? (lasting ??= newcomers()) : newcomers();

  it.each(Object.entries(EXPECTED))(`%s (${WHO.join(', ')}): %s`, async (verb, expected) => {
    let found = '';
    for (const [i] of WHO.entries()) {
      const [anna, berta] = await asked(verb);
      const key = { idempotencyKey: randomUUID(), label: 'x', scopes: ['GAME_PLAY'] };
      const { secret } = await mutate<{ secret: string }>(as(anna), 'createApiToken', key, 'secret');
      const who = [nobody(), as(anna), asker(server.url, secret), as(berta), admin][i]!;
      const payload = await mutate<{ userErrors: UserError[] }>(
        who,
        verb,
        inputs(anna.person!.id)[verb]!,
        'userErrors { code }',
      );
      found += verdict(codes(payload));
    }
    expect(found).toBe(expected);
  });

  it('is asked of every mutation that there is', async () => {
    const { data } = await nobody().ask<{ __schema: { mutationType: { fields: { name: string }[] } } }>(
      '{ __schema { mutationType { fields { name } } } }',
    );
    const matches = ['createMatch', 'joinMatch', 'answer', 'resign', 'cancelMatch'];
    const open = ['register', 'signIn', 'refresh', 'signOut', 'requestRecovery', 'recover', 'reportBySlip'];
    const known = [...Object.keys(EXPECTED), ...open, ...matches];
    expect(data.__schema.mutationType.fields.map(({ name }) => name).sort()).toEqual(known.sort());
  });
});
