import { welcomeFirstAdmin } from '../../apps/server/people/first-admin.js';
import { noteStuck, type Stuck } from '../../apps/server/worker/stuck.js';
import { streamId } from '#kernel';
import { mutate } from '#test/people';
import { type Asker, asker, type Embedded, embeddedServer, newcomer } from '#test/server';

const STUCK: Stuck = {
  reaction: 'pairing-opens-matches',
  stream: streamId('tournament', 't1'),
  seq: 4,
  why: ['No game "chess" is played here.'],
};
const ID = 'pairing-opens-matches/tournament/t1/4';
const LIST = '{ stuckErrands { id reaction position why } }';
const PAYLOAD = 'stuckErrand { id why } userErrors { code message }';

let server: Embedded;
let admin: Asker;
beforeAll(async () => {
  server = await embeddedServer();
  await server.ground.vault.change(noteStuck(STUCK));
  const token = /recover#(\S+)/.exec((await welcomeFirstAdmin(server.ground.people)) ?? '')?.[1];
  const recovered = await mutate<{ accessToken: string }>(
    asker(server.url),
    'recover',
    { token, password: 'correct horse' },
    'accessToken userErrors { message }',
  );
  admin = asker(server.url, recovered.accessToken);
});

describe('the list of what is stuck', () => {
  it('is shown to admins, and to nobody else', async () => {
    expect((await admin.ask(LIST)).data).toEqual({
      stuckErrands: [{ id: ID, reaction: 'pairing-opens-matches', position: 'tournament/t1:4', why: STUCK.why }],
    });
    for (const other of [asker(server.url), await newcomer(server)]) {
      expect((await other.ask(LIST)).data).toEqual({ stuckErrands: null });
    }
    expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/^dreamledger_stuck_errands 1$/m);
  });

  it('is worked through by admins alone', async () => {
    for (const verb of ['retryStuckErrand', 'dismissStuckErrand']) {
      expect(await mutate(await newcomer(server), verb, { id: ID }, PAYLOAD)).toMatchObject({
        userErrors: [{ code: 'FORBIDDEN' }],
      });
      expect(await mutate(admin, verb, { id: 'nothing' }, PAYLOAD)).toMatchObject({
        userErrors: [{ code: 'NOT_FOUND' }],
      });
    }
    expect(await mutate(admin, 'retryStuckErrand', { id: ID }, PAYLOAD)).toEqual({
      stuckErrand: { id: ID, why: STUCK.why },
      userErrors: [],
    });
    expect(await mutate(admin, 'dismissStuckErrand', { id: ID }, PAYLOAD)).toEqual({
      stuckErrand: null,
      userErrors: [],
    });
    expect((await admin.ask(LIST)).data).toEqual({ stuckErrands: [] });
  });
});
