import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryVault } from '#test/memory-vault';
import { newLog, openWorld, stoppedClock, type World } from '#test/people';
import { type MailServer, startMailServer } from '#test/smtp';
import { type Mailer, smtpMailer } from './mailer.js';
import { recover, requestByMail } from './recovery.js';
import { register } from './registration.js';
import { signIn } from './sign-in.js';

const HERE = '10.0.0.1';

describe('a recovery by mail', () => {
  let folder: string;
  let server: MailServer;
  let mailer: Mailer;
  let world: World;

  const open = async (through: Mailer | null): Promise<World> =>
    openWorld({ vault: memoryVault(), trustFolder: folder, log: newLog(), mailer: through, clock: stoppedClock() });
  const comes = (name: string, mail: string | null, key: string): Promise<unknown> =>
    register(world, { name, password: 'correct horse', mail }, { key: `idempotency-${key}`, address: HERE });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mail-'));
    server = await startMailServer();
    mailer = smtpMailer(server.url, 'Dreamledger <ledger@example.org>');
    world = await open(mailer);
  });
  afterEach(async () => {
    mailer.close();
    await world.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('sends a link to whoever has the address, and answers the same when nobody has', async () => {
    await comes('Anna', 'Anna@Example.org', 'a');
    await comes('Anna Two', 'anna@example.org', 'b');
    await comes('Berta', 'berta@example.org', 'c');
    const unknown = requestByMail(world, 'nobody@example.org', HERE);
    expect(requestByMail(world, 'anna@example.org', HERE)).toEqual(unknown);
    const mails = await server.received(2);
    expect(mails).toHaveLength(2);
    expect(mails.join()).toContain('for "Anna Two"');
    for (const mail of mails) {
      expect(mail).toMatch(/^To: anna@example\.org$/im);
      expect(mail).toContain('From: Dreamledger <ledger@example.org>');
    }
    const mine = mails.find((mail) => mail.includes('for "Anna"'))!;
    const token = /recover#(\S+)/.exec(mine.replace(/=\n/g, ''))![1]!;
    expect(await recover(world, token, 'battery staple', HERE)).toMatchObject({ is: 'done' });
    expect(await signIn(world, 'Anna', 'battery staple', HERE)).toMatchObject({ is: 'done' });
    expect(await signIn(world, 'Anna Two', 'correct horse', HERE)).toMatchObject({ is: 'done' });
  });

  it('is refused after ten requests for one address', () => {
    for (let n = 0; n < 10; n++) expect(requestByMail(world, 'x@example.org', HERE)).toMatchObject({ is: 'done' });
    expect(requestByMail(world, 'X@example.org', HERE)).toMatchObject({ refusal: { code: 'PEOPLE.TOO_MANY_TRIES' } });
  });

  it('is refused where there is no mail server, and for what is no address', async () => {
    expect(requestByMail(world, 'x', HERE)).toMatchObject({ refusal: { code: 'PEOPLE.BAD_MAIL' } });
    const silent = await open(null);
    expect(requestByMail(silent, 'anna@example.org', HERE)).toMatchObject({ refusal: { code: 'PEOPLE.NO_MAIL' } });
    await silent.close();
  });

  it('tells the operator, and nobody else, when a mail could not be sent', async () => {
    await comes('Anna', 'anna@example.org', 'a');
    await server.close();
    expect(requestByMail(world, 'anna@example.org', HERE)).toMatchObject({ is: 'done' });
    while (world.reports.length === 0) await new Promise(setImmediate);
    expect(world.reports).toEqual(['A recovery mail could not be sent']);
    server = await startMailServer();
  });
});
