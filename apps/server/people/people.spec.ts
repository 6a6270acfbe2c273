import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActorId, millis, SYSTEM } from '#kernel';
import { memoryVault } from '#test/memory-vault';
import { newLog, openWorld, stoppedClock, type World } from '#test/people';
import type { Vault } from '#vault';
import { authenticateBy } from './principals.js';
import { displayNames } from './display-names.js';
import { exportOf } from './export.js';
import { welcomeFirstAdmin } from './first-admin.js';
import { erase, grantRole, moderateName, revokeRole } from './moderation.js';
import { Passwords } from './passwords.js';
import { linkFor, recover } from './recovery.js';
import { register } from './registration.js';
import type { Result } from './refusals.js';
import type { SignedIn } from './sessions.js';
import { changePassword, refresh, signIn } from './sign-in.js';
import { keepTidy } from './tidy.js';

const HOUR = 3_600_000;
const PASSWORD = 'correct horse';
let keys = 0;
const key = (): string => `idempotency-key-${++keys}`;

describe('people', () => {
  let folder: string;
  let vault: Vault;
  let world: World;
  let other: World;

  /** Two processes on one vault, one log and one trust store. */
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'people-'));
    vault = memoryVault();
    const places = { vault, trustFolder: folder, log: newLog(), mailer: null, clock: stoppedClock() };
    world = await openWorld(places);
    other = await openWorld(places);
  });
  afterEach(async () => {
    await world.close();
    await other.close();
    await world.log.close();
    await rm(folder, { recursive: true });
    expect([...world.reports, ...other.reports]).toEqual([]);
  });

  const comes = (name: string, password = PASSWORD, withKey = key()): Promise<Result<SignedIn>> =>
    register(world, { name, password, mail: null }, { key: withKey, address: '10.0.0.1' });
  const value = <Value>(result: Result<Value>): Value => {
    expect(result).toMatchObject({ is: 'done' });
    if (result.is !== 'done') throw new Error(result.is);
    return result.value;
  };
  const code = (result: Result<unknown>): string => (result.is === 'refused' ? result.refusal.code : result.is);
  const enters = (name: string, password = PASSWORD, address = '10.0.0.1', at = world): Promise<Result<SignedIn>> =>
    signIn(at, name, password, address);
  const admin = async (): Promise<ActorId> => {
    const { subject } = value(await comes('The Admin'));
    value(await grantRole(world, { actor: SYSTEM, key: key() }, subject, 'admin'));
    return subject;
  };

  describe('registering', () => {
    it('gives a person a random id and signs them in', async () => {
      const { subject, access } = value(await comes(' Anna '));
      expect(subject).toMatch(/^[0-9a-f]{32}$/);
      expect(await authenticateBy(world)(access)).toMatchObject({ is: 'person', id: subject, roles: [] });
      expect(await displayNames(vault, [subject])).toEqual(['Anna']);
    });

    it.each([
      ['PEOPLE.BAD_NAME', { name: '(erased)', password: PASSWORD, mail: null }],
      ['PEOPLE.BAD_PASSWORD', { name: 'Anna', password: 'short', mail: null }],
      ['PEOPLE.BAD_MAIL', { name: 'Anna', password: PASSWORD, mail: 'anna' }],
    ])('is refused with %s', async (no, newcomer) => {
      expect(code(await register(world, newcomer, { key: key(), address: '10.0.0.1' }))).toBe(no);
      expect(await vault.list('account')).toEqual([]);
    });

    it('keeps a name for the first who has it, however it is written', async () => {
      value(await comes('Straße'));
      expect(code(await comes('STRASSE'))).toBe('PEOPLE.NAME_TAKEN');
    });

    it('lets one of many have a name that all want at once', async () => {
      const all = await Promise.all(Array.from({ length: 16 }, () => comes('Anna')));
      expect(all.map(code).sort()).toEqual([...Array<string>(15).fill('PEOPLE.NAME_TAKEN'), 'done'].sort());
      expect(await vault.list('account')).toHaveLength(1);
    });

    it('sent again under the same key is the same registration', async () => {
      const [again, other] = [key(), key()];
      const first = value(await comes('Anna', PASSWORD, again));
      expect(value(await comes('Anna', PASSWORD, again)).subject).toBe(first.subject);
      expect(code(await comes('Anna', 'another password', again))).toBe('key-reused');
      expect(code(await comes('Berta', PASSWORD, again))).toBe('key-reused');
      const twice = await Promise.all([comes('Carl', PASSWORD, other), comes('Carl', PASSWORD, other)]);
      expect(new Set(twice.map((each) => value(each).subject)).size).toBe(1);
    });

    it('goes on where a crash stopped it', async () => {
      const again = key();
      const broken = { ...vault, change: () => Promise.reject(new Error('power cut')) };
      const newcomer = { name: 'Anna', password: PASSWORD, mail: null };
      const by = { key: again, address: '10.0.0.1' };
      await expect(register({ ...world, vault: broken }, newcomer, by)).rejects.toThrow('power cut');
      value(await register(world, newcomer, by));
      value(await enters('Anna'));
    });
  });

  describe('signing in', () => {
    it('takes the name in any spelling, and the right password alone', async () => {
      const { subject } = value(await comes('Anna'));
      expect(value(await enters('ＡＮＮＡ ')).subject).toBe(subject);
      expect(code(await enters('Anna', 'wrong horse'))).toBe('PEOPLE.WRONG_PASSWORD');
      expect(await enters('Nobody')).toEqual(await enters('Anna', 'wrong horse'));
    });

    it('is refused for a while after too many wrong passwords, the right one too', async () => {
      value(await comes('Anna'));
      for (let n = 0; n < 10; n++) await enters('Anna', 'wrong horse', `10.0.0.${n}`);
      const no = await enters('Anna', PASSWORD, '10.0.1.1');
      expect(code(no)).toBe('PEOPLE.TOO_MANY_TRIES');
      world.clock.pass(60_000);
      value(await enters('Anna', PASSWORD, '10.0.1.1'));
    });

    it('hashes a password anew when more is asked of hashes', async () => {
      const { subject } = value(await comes('Anna'));
      const before = (await vault.get('account', subject))?.value;
      const stronger = { ...world, passwords: new Passwords({ logN: 5, r: 8, p: 1 }) };
      value(await signIn(stronger, 'Anna', PASSWORD, '10.0.0.1'));
      const after = (await vault.get('account', subject))?.value;
      expect(JSON.stringify(before)).toContain('ln=4');
      expect(JSON.stringify(after)).toContain('ln=5');
      value(await enters('Anna'));
    });
  });

  describe('a session', () => {
    it('gives an access token for ten minutes', async () => {
      const { access, accessUntil } = value(await comes('Anna'));
      expect(accessUntil - world.now()).toBe(600_000);
      world.clock.pass(599_000);
      expect(await authenticateBy(world)(access)).toMatchObject({ until: accessUntil });
      world.clock.pass(2_000);
      expect(await authenticateBy(world)(access)).toBeNull();
    });

    it.each(['', 'x', 'dls_', 'dlt_a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])('takes %j for nobody', async (bearer) => {
      expect(await authenticateBy(world)(bearer)).toBeNull();
      expect(code(await refresh(world, bearer))).toBe('PEOPLE.SESSION_ENDED');
    });

    it('takes no token that was altered or signed by another', async () => {
      const { access } = value(await comes('Anna'));
      const [head, body, sign] = access.split('.');
      const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object;
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'f'.repeat(32) })).toString('base64url');
      const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
      for (const bearer of [`${head!}.${forged}.${sign!}`, `${none}.${body!}.`, `${none}.${body!}.${sign!}`]) {
        expect(await authenticateBy(world)(bearer)).toBeNull();
      }
    });

    it('goes on by refresh tokens, one after the other', async () => {
      let held = value(await comes('Anna'));
      for (let n = 0; n < 5; n++) {
        const next = value(await refresh(n % 2 === 0 ? world : other, held.refresh));
        expect(next.refresh).not.toBe(held.refresh);
        expect(await authenticateBy(world)(next.access)).not.toBeNull();
        held = next;
      }
    });

    it('goes on by the same token where the answer was lost, however often', async () => {
      const first = value(await comes('Anna'));
      const second = value(await refresh(world, first.refresh));
      for (let lost = 0; lost < 3; lost++) value(await refresh(other, second.refresh));
      const third = value(await refresh(world, second.refresh));
      expect(await authenticateBy(world)(value(await refresh(world, third.refresh)).access)).not.toBeNull();
    });

    it('ends when a refresh token is used after the one that it gave, for the thief and for the owner', async () => {
      const first = value(await comes('Anna'));
      const second = value(await refresh(world, first.refresh));
      const third = value(await refresh(world, second.refresh));
      expect(code(await refresh(other, first.refresh))).toBe('PEOPLE.SESSION_ENDED');
      expect(code(await refresh(world, third.refresh))).toBe('PEOPLE.SESSION_ENDED');
      world.clock.pass(2_001);
      expect(await authenticateBy(world)(third.access)).toBeNull();
    });

    it('ends when two go on from one token, each on their own', async () => {
      const { refresh: token } = value(await comes('Anna'));
      const both = (await Promise.all([refresh(world, token), refresh(other, token)])).map(value);
      const ways = await Promise.all(both.map(async (one) => code(await refresh(world, one.refresh))));
      expect(ways).toContain('PEOPLE.SESSION_ENDED');
      for (const { access } of both) {
        world.clock.pass(2_001);
        expect(await authenticateBy(world)(access)).toBeNull();
      }
    });

    it('is not ended by a token that was made up', async () => {
      const { refresh: token } = value(await comes('Anna'));
      const [subject, id] = token.slice('dls_'.length).split('.');
      const madeUp = `dls_${subject!}.${id!}.${'A'.repeat(43)}.${'A'.repeat(43)}`;
      expect(code(await refresh(world, madeUp))).toBe('PEOPLE.SESSION_ENDED');
      value(await refresh(world, token));
    });

    it('runs out when it is not used for thirty days', async () => {
      const { refresh: token, refreshUntil } = value(await comes('Anna'));
      world.clock.pass(30 * 24 * HOUR);
      expect(refreshUntil).toBe(world.now());
      expect(code(await refresh(world, token))).toBe('PEOPLE.SESSION_ENDED');
      value(await linkFor(world, value(await enters('Anna')).subject));
      world.clock.pass(29 * 24 * HOUR);
      await keepTidy(world, () => Promise.resolve()).stop();
      expect(await vault.list('session')).toHaveLength(1);
      expect(await vault.list('recovery')).toEqual([]);
    });

    it('ends by signing out, in every process within two seconds', async () => {
      const { access, refresh: token } = value(await comes('Anna'));
      const elsewhere = value(await enters('Anna'));
      expect(await authenticateBy(other)(access)).not.toBeNull();
      await world.sessions.end(token);
      expect(await authenticateBy(world)(access)).toBeNull();
      world.clock.pass(2_001);
      expect(await authenticateBy(other)(access)).toBeNull();
      expect(await authenticateBy(other)(elsewhere.access)).not.toBeNull();
    });

    it('ends everywhere by signing out everywhere, access tokens too', async () => {
      const first = value(await comes('Anna'));
      const second = value(await enters('Anna', PASSWORD, '10.0.0.2', other));
      const berta = value(await comes('Berta'));
      for (const { access } of [first, second]) expect(await authenticateBy(other)(access)).not.toBeNull();
      await world.sessions.endAll(first.subject);
      world.clock.pass(2_001);
      for (const at of [world, other]) {
        for (const { access, refresh: token } of [first, second]) {
          expect(await authenticateBy(at)(access)).toBeNull();
          expect(code(await refresh(at, token))).toBe('PEOPLE.SESSION_ENDED');
        }
        expect(await authenticateBy(at)(berta.access)).not.toBeNull();
      }
    });
  });

  describe('a password', () => {
    it('is changed by who knows it, which ends all other sessions', async () => {
      const { subject, refresh: token } = value(await comes('Anna'));
      const change = (old: string): Promise<Result<SignedIn>> =>
        changePassword(world, subject, { old, new: 'battery staple' }, '10.0.0.1');
      expect(code(await change('wrong horse'))).toBe('PEOPLE.WRONG_PASSWORD');
      expect(await authenticateBy(world)(value(await change(PASSWORD)).access)).not.toBeNull();
      expect(code(await refresh(world, token))).toBe('PEOPLE.SESSION_ENDED');
      expect(code(await enters('Anna'))).toBe('PEOPLE.WRONG_PASSWORD');
      value(await enters('Anna', 'battery staple'));
    });

    it('that was changed while it was being tried opens nothing', async () => {
      const { subject } = value(await comes('Anna'));
      const slow = Object.create(world.passwords) as Passwords;
      slow.verify = async (password, kept) => {
        const right = await world.passwords.verify(password, kept);
        value(await changePassword(world, subject, { old: PASSWORD, new: 'battery staple' }, '10.0.0.2'));
        return right;
      };
      expect(code(await signIn({ ...world, passwords: slow }, 'Anna', PASSWORD, '10.0.0.1'))).toBe(
        'PEOPLE.WRONG_PASSWORD',
      );
      expect(await vault.list('session')).toHaveLength(1);
    });

    it('is set anew by a recovery link, once, which ends sessions and API tokens', async () => {
      const anna = value(await comes('Anna'));
      const made = await world.tokens.make(anna.subject, { label: 'bot', scopes: ['game:play'], until: null }, key());
      const link = value(await linkFor(world, anna.subject));
      const unused = value(await linkFor(world, anna.subject));
      expect(link).toMatch(/^https:\/\/ledger\.example\/recover#dlr_/);
      const [token, second] = [link, unused].map((each) => each.split('#')[1]!) as [string, string];
      expect(code(await recover(world, token, 'short', '10.0.0.1'))).toBe('PEOPLE.BAD_PASSWORD');
      const tries = await Promise.all([1, 2].map(() => recover(world, token, 'battery staple', '10.0.0.1')));
      expect(tries.map(code).sort()).toEqual(['PEOPLE.LINK_INVALID', 'done']);
      expect(code(await recover(world, token, 'battery staple', '10.0.0.1'))).toBe('PEOPLE.LINK_INVALID');
      expect(code(await recover(world, second, 'battery staple', '10.0.0.1'))).toBe('PEOPLE.LINK_INVALID');
      expect(code(await refresh(world, anna.refresh))).toBe('PEOPLE.SESSION_ENDED');
      world.clock.pass(2_001);
      expect(await authenticateBy(world)(made!.secret)).toBeNull();
      value(await enters('Anna', 'battery staple'));
    });

    it('is not set by a link that has run out', async () => {
      const { subject } = value(await comes('Anna'));
      const token = value(await linkFor(world, subject)).split('#')[1]!;
      world.clock.pass(24 * HOUR);
      expect(code(await recover(world, token, 'battery staple', '10.0.0.1'))).toBe('PEOPLE.LINK_INVALID');
    });
  });

  describe('an API token', () => {
    const wish = { label: 'my bot', scopes: ['game:play'] as const, until: null };

    it('is shown once, kept as a hash, and may what it was made for', async () => {
      const { subject } = value(await comes('Anna'));
      const made = await world.tokens.make(subject, wish, key());
      expect(await authenticateBy(other)(made!.secret)).toEqual({
        is: 'person',
        id: subject,
        roles: [],
        scopes: ['game:play'],
        until: null,
      });
      const kept = JSON.stringify(await vault.list('token'));
      expect(kept).not.toContain(made!.secret.split('.').at(-1));
      expect(kept).not.toContain('my bot');
      expect(await world.tokens.list(subject)).toEqual([{ ...made!.token, label: 'my bot' }]);
    });

    it('is made once under one key, the lost one replaced', async () => {
      const { subject } = value(await comes('Anna'));
      const again = key();
      const lost = await world.tokens.make(subject, wish, again);
      const kept = await world.tokens.make(subject, wish, again);
      expect(await world.tokens.list(subject)).toHaveLength(1);
      expect(await authenticateBy(world)(lost!.secret)).toBeNull();
      expect(await authenticateBy(world)(kept!.secret)).not.toBeNull();
    });

    it('ends when it is revoked or has run out', async () => {
      const { subject } = value(await comes('Anna'));
      const until = millis(world.now() + HOUR);
      const [one, two] = [
        await world.tokens.make(subject, { ...wish, until }, key()),
        await world.tokens.make(subject, wish, key()),
      ];
      for (const { secret } of [one!, two!]) expect(await authenticateBy(other)(secret)).not.toBeNull();
      expect(await world.tokens.revoke(subject, two!.token.id)).toBe(true);
      expect(await world.tokens.revoke(subject, two!.token.id)).toBe(false);
      expect(await authenticateBy(world)(two!.secret)).toBeNull();
      world.clock.pass(HOUR);
      for (const { secret } of [one!, two!]) expect(await authenticateBy(other)(secret)).toBeNull();
    });
  });

  describe('roles and names', () => {
    it('are read from the log, so a role that is taken away ends at once, in every process', async () => {
      const boss = await admin();
      const anna = value(await comes('Anna'));
      value(await grantRole(world, { actor: boss, key: key() }, anna.subject, 'admin'));
      expect(await authenticateBy(world)(anna.access)).toMatchObject({ roles: ['admin'] });
      value(await revokeRole(world, { actor: boss, key: key() }, anna.subject, 'admin'));
      expect(await authenticateBy(world)(anna.access)).toMatchObject({ roles: [] });
      expect(code(await revokeRole(world, { actor: boss, key: key() }, boss, 'admin'))).toBe('PEOPLE.OWN_ROLE');
    });

    it('are replaced by an admin; the old one is free again, and the reason is not in the log', async () => {
      const boss = await admin();
      const { subject } = value(await comes('Rude Name'));
      const by = { actor: boss, key: key() };
      const wish = { name: 'Player 7', reason: 'offends others' };
      expect(code(await moderateName(world, by, subject, { ...wish, name: 'The Admin' }))).toBe('PEOPLE.NAME_TAKEN');
      value(await moderateName(world, by, subject, wish));
      expect(value(await moderateName(world, by, subject, wish)).repeated).toBe(true);
      expect(await displayNames(vault, [subject])).toEqual(['Player 7']);
      value(await enters('player 7'));
      expect(code(await enters('Rude Name'))).toBe('PEOPLE.WRONG_PASSWORD');
      value(await comes('Rude Name'));
      expect(JSON.stringify(await exportOf(world, subject))).toContain('offends others');
    });
  });

  describe('erasure', () => {
    it('ends everything and leaves the id alone', async () => {
      const anna = value(await comes('Anna'));
      const made = await world.tokens.make(anna.subject, { label: 'x', scopes: ['account'], until: null }, key());
      const by = { actor: anna.subject, key: key() };
      value(await erase(world, by, anna.subject));
      expect(value(await erase(world, by, anna.subject)).repeated).toBe(true);
      expect(code(await erase(world, { ...by, key: key() }, anna.subject))).toBe('PEOPLE.ERASED');
      for (const at of [world, other]) {
        for (const bearer of [anna.access, made!.secret]) expect(await authenticateBy(at)(bearer)).toBeNull();
        expect(code(await refresh(at, anna.refresh))).toBe('PEOPLE.SESSION_ENDED');
      }
      expect(await displayNames(vault, [anna.subject])).toEqual([null]);
      expect(code(await enters('Anna'))).toBe('PEOPLE.WRONG_PASSWORD');
      value(await comes('Anna'));
    });

    it('is final: the same registration does not bring the person back', async () => {
      const again = key();
      const { subject } = value(await comes('Anna', PASSWORD, again));
      value(await erase(world, { actor: subject, key: key() }, subject));
      expect(code(await comes('Anna', PASSWORD, again))).toBe('key-reused');
      expect(await vault.list('account')).toEqual([]);
    });

    it('of an admin waits until another one takes the role', async () => {
      const boss = await admin();
      expect(code(await erase(world, { actor: boss, key: key() }, boss))).toBe('PEOPLE.STILL_ADMIN');
      expect(await displayNames(vault, [boss])).toEqual(['The Admin']);
    });

    it('is not undone by what went on at the same time', async () => {
      const { subject, refresh: token } = value(await comes('Anna'));
      const boss = await admin();
      await Promise.allSettled([
        erase(world, { actor: subject, key: key() }, subject),
        refresh(world, token),
        enters('Anna'),
        moderateName(other, { actor: boss, key: key() }, subject, { name: 'Nora', reason: 'x' }),
        world.tokens.make(subject, { label: 'x', scopes: ['account'], until: null }, key()),
      ]);
      await erase(world, { actor: subject, key: key() }, subject);
      for (const space of ['account', 'subject-key', 'personal', 'session', 'token'] as const) {
        expect((await vault.list(space, subject)).map(({ key }) => key)).toEqual([]);
      }
      expect(await displayNames(vault, [subject])).toEqual([null]);
    });
  });

  it('export their data: what the vault knows, and where they acted, but no secret', async () => {
    const anna = value(
      await register(
        world,
        { name: 'Anna', password: PASSWORD, mail: 'anna@example.org' },
        { key: key(), address: '' },
      ),
    );
    const made = await world.tokens.make(anna.subject, { label: 'my bot', scopes: ['game:play'], until: null }, key());
    const text = JSON.stringify(await exportOf(world, anna.subject));
    expect(JSON.parse(text)).toMatchObject({
      id: anna.subject,
      registered: '2026-11-21T00:00:00.000Z',
      personal: { name: 'Anna', mail: 'anna@example.org' },
      sessions: [{ since: '2026-11-21T00:00:00.000Z' }],
      apiTokens: [{ label: 'my bot', scopes: ['game:play'] }],
      streams: [`subject/${anna.subject}`],
    });
    for (const secret of [made!.secret, anna.refresh]) expect(text).not.toContain(secret.split('.').at(-1));
    expect(text).not.toContain('$scrypt');
  });

  describe('the first admin', () => {
    it('is made where nobody is, and told how to sign in until a password is set', async () => {
      const first = await welcomeFirstAdmin(world);
      expect(first).toMatch(/sign in as "admin".*\n {2}https:\/\/ledger\.example\/recover#dlr_/s);
      const again = await welcomeFirstAdmin(other);
      expect(await vault.list('account')).toHaveLength(1);
      const { access } = value(await recover(world, again!.split('#')[1]!, PASSWORD, '10.0.0.1'));
      expect(await authenticateBy(world)(access)).toMatchObject({ roles: ['admin'] });
      expect(await welcomeFirstAdmin(world)).toBeNull();
      expect(code(await recover(world, first!.split('#')[1]!, PASSWORD, '10.0.0.1'))).toBe('PEOPLE.LINK_INVALID');
    });

    it('is one, when two processes start at the same time', async () => {
      const said = await Promise.all([welcomeFirstAdmin(world), welcomeFirstAdmin(other)]);
      expect(said.every((each) => each?.includes('recover#'))).toBe(true);
      expect(await vault.list('account')).toHaveLength(1);
    });

    it('is not made where somebody is', async () => {
      value(await comes('Anna'));
      expect(await welcomeFirstAdmin(world)).toBeNull();
      expect(await vault.list('account')).toHaveLength(1);
    });
  });
});
