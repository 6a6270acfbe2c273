import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dreamledger } from '#test/cli';
import { must } from '#test/rulings';
import { afterFile } from '#test/servers';
import {
  asker,
  type Embedded,
  embeddedServer,
  ON_PGLITE,
  newcomer,
  playOn,
  seen,
  send,
  sitDown,
  spawnServer,
} from '#test/server';

let server: Embedded;
beforeAll(async () => {
  server = await embeddedServer(ON_PGLITE);
});

const get = (path: string, url = server.url): Promise<Response> => fetch(`${url}${path}`);

describe('what a server tells of itself', () => {
  it('lives, and is ready once it has read the log, projected it, and its clock is right', async () => {
    expect(await (await get('/health')).json()).toEqual({
      status: 'alive',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    });
    const ready = await get('/ready');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      ready: true,
      checks: [
        { name: 'log', well: true, says: '0 records of the log to read.' },
        { name: 'vault', well: true, says: 'It takes changes.' },
        { name: 'projections', well: true },
        { name: 'reactions', well: true },
        { name: 'clock', well: true },
      ],
    });
  });

  it('counts appends, commands, operations and lags', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)];
    const id = await sitDown([ann, bob], { game: 'duel', brings: [null, null] });
    await send(ann, 'resign', { matchId: id });
    await send(ann, 'resign', { matchId: id });
    const text = await (await get('/metrics')).text();
    for (const line of [
      /^dreamledger_append_seconds_count [1-9]/m,
      /^dreamledger_commands_total\{kind="match",outcome="accepted"\} 4$/m,
      /^dreamledger_commands_total\{kind="match",outcome="refused"\} 1$/m,
      /^dreamledger_graphql_seconds_count\{operation="mutation\.resign",outcome="ok"\} 2$/m,
      /^dreamledger_tail_lag_records 0$/m,
      /^dreamledger_projection_lag_records \d/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
    ]) {
      expect(text).toMatch(line);
    }
  });

  it('names no operation as a client does, so that its figures stay few', async () => {
    const player = await newcomer(server);
    await player.ask('query SomebodysOwnName { server { version } }');
    expect(await (await get('/metrics')).text()).not.toContain('SomebodysOwnName');
  });
});

describe('the pages', () => {
  it.each([
    ['/', 'text/html', 'id="app"'],
    ['/t/tournament_4f2a7c/standings', 'text/html', 'id="app"'],
    ['/g/match_4f2a7c.195/120', 'text/html', 'id="app"'],
    ['/mark.svg', 'image/svg+xml', '<svg'],
    ['/recover', 'text/html', 'id="app"'],
    ['/docs/API.md', 'text/plain', '# '],
  ])('serve %s', async (path, type, words) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
    expect(await response.text()).toContain(words);
  });

  it('say in their first lines what a pasted link leads to, as to whoever passes by', async () => {
    const [ann, bob] = [await newcomer(server, 'Ann of Links'), await newcomer(server, 'Bob of Links')];
    const match = await sitDown([ann, bob], { game: 'duel', brings: [null, null] });
    const title = 'Lanterns & "<b>friends</b>"';
    const made = await must<{ tournament: { id: string } }>(ann, 'createTournament', { title }, 'tournament { id }');
    const { data } = await ann.ask<{ viewer: { person: { id: string } } }>('{ viewer { person { id } } }');
    const told = async (path: string): Promise<readonly (string | undefined)[]> => {
      const html = await (await get(path)).text();
      expect(html).toContain('id="app"');
      const of = (property: string): string | undefined =>
        new RegExp(`<meta property="og:${property}" content="([^"]*)" />`).exec(html)?.[1];
      return [/<title>(.*)<\/title>/.exec(html)?.[1], of('title'), of('description'), of('url')];
    };
    expect(await told(`/g/${match}/41`)).toEqual([
      'Ann of Links and Bob of Links, ply 41 · Dreamledger',
      'Ann of Links and Bob of Links, ply 41',
      'On now: watch it move by move.',
      `${server.url}/g/${match}/41`,
    ]);
    const shown = 'Lanterns &#38; &#34;&#60;b&#62;friends&#60;/b&#62;&#34;';
    expect(await told(`/t/${made.tournament.id}/standings`)).toEqual([
      `${shown} · Dreamledger`,
      shown,
      'A tournament with 0 players, open for registration.',
      `${server.url}/t/${made.tournament.id}/standings`,
    ]);
    expect((await told(`/p/${data.viewer.person.id}`))[1]).toBe('Ann of Links');
    for (const path of ['/', '/cards', '/g/match_4f2a7c', '/t/new', '/p/%E0%A4%A'])
      expect((await told(path)).slice(0, 2)).toEqual(['Dreamledger', 'Dreamledger']);
    const image = /<meta property="og:image" content="([^"]*)" \/>/.exec(await (await get('/')).text())?.[1] ?? '';
    const shows = await fetch(image);
    expect([image, shows.headers.get('content-type')]).toEqual([`${server.url}/preview.png`, 'image/png']);
  });

  it('lead a browser that goes astray to the app, and tell a program', async () => {
    const browser = await fetch(`${server.url}/no/such/page`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([browser.status, await browser.text()]).toEqual([404, expect.stringContaining('id="app"')]);
    const program = await get('/no/such/page');
    expect([program.status, await program.json()]).toMatchObject([404, { message: 'Cannot GET /no/such/page' }]);
  });

  it.each(['/', '/recover'])('load nothing from another host, and run nothing inline: %s', async (path) => {
    const response = await get(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:/);
    const html = await response.text();
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/);
    for (const [, own] of html.matchAll(/(?:src|href)="(\/[^"#]*)"/g)) {
      if (own !== '/graphiql') expect([own, (await get(own ?? '')).status]).toEqual([own, 200]);
    }
  });

  it.each([
    ['/g/match_4f2a7c', "frame-ancestors 'none'"],
    ['/t/tournament_4f2a7c', "frame-ancestors 'none'"],
    ['/embed/g/match_4f2a7c', 'frame-ancestors *'],
  ])('stand in a frame of another site only where they are made for it: %s', async (path, ancestors) => {
    expect((await get(path)).headers.get('content-security-policy')).toContain(ancestors);
  });

  it('keep browsers strict, and their secrets out of other pages', async () => {
    const { headers } = await get('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('come over a connection that stays open longer than a proxy keeps one', async () => {
    expect((await get('/')).headers.get('keep-alive')).toBe('timeout=75');
  });

  it.each(['/nothing', '/docs/../package.json', '/docs/%2e%2e/package.json', '/graphiql/../../package.json'])(
    'serve nothing else: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('whoever goes on to send nonsense while a page is on its way', () => {
  it.each(['/graphiql', '/docs/API.md', '/nowhere/at/all'])('%s leaves nothing in the log', async (path) => {
    const told = jest.spyOn(server.ground.logger, 'error');
    const { port, hostname } = new URL(server.url);
    for (let n = 0; n < 5; n++) {
      const raw = connect(Number(port), hostname);
      raw.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\nnonsense\r\n\r\n`);
      await once(raw.resume(), 'close');
    }
    expect(told).not.toHaveBeenCalled();
  });
});

describe('a server that starts and ends', () => {
  it('goes on with everything it had, on the same folder', async () => {
    const first = await embeddedServer(ON_PGLITE);
    const player = await newcomer(first);
    const id = await sitDown([player], { game: 'wayfarer', brings: [null] });
    await playOn([player], id, 1, 4);
    const { seq, ...before } = await seen(player, id);
    await first.close();

    const again = await embeddedServer({ DREAMLEDGER_DATA: first.folder });
    const back = asker(again.url, player.token);
    const after = await seen(back, id);
    expect(after).toMatchObject(before);
    expect(after.seq).toBeGreaterThanOrEqual(seq); // a game that was over by then has its key released
    await playOn([back], id, 2);
    expect(await seen(back, id)).toMatchObject({ phase: 'FINISHED' });
    await again.close();
  });

  it('speaks https when it has a certificate', async () => {
    const file = (name: string): string => fileURLToPath(new URL(`tls/${name}.pem`, import.meta.url));
    const secure = await embeddedServer({ TLS_CERT: file('cert'), TLS_KEY: file('key') });
    expect(secure.url).toMatch(/^https:/);
    const ca = await readFile(file('cert'));
    const status = await new Promise((resolve, reject) => {
      request(`${secure.url}/health`, { ca }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers['strict-transport-security']]);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toEqual([200, 'max-age=31536000']);
    const { code, err } = await dreamledger(secure.folder, ['export-match', 'match_none', '--url', secure.url]);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('its certificate does not do here (self-signed certificate'),
    ]);
    await secure.close();
  });

  it('finishes what is in flight when it is told to stop, and exits with 0', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-'));
    afterFile(() => rm(folder, { recursive: true, force: true }));
    const spawned = await spawnServer({ DREAMLEDGER_DATA: folder });
    expect(spawned.said.join('\n')).toMatch(
      /To sign in as "admin", set a password within .* at\n {2}http:.*\/recover#/,
    );
    const player = await newcomer(spawned);
    const sent = Array.from({ length: 40 }, () => send(player, 'createMatch', { game: 'duel', seats: 2 }));
    await Promise.race(sent);
    spawned.signal('SIGTERM');
    const settled = await Promise.allSettled(sent);
    expect(await spawned.ended).toBe(0);
    await expect(get('/health', spawned.url)).rejects.toThrow();

    const done = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(done.length).toBeGreaterThan(0);
    const again = await embeddedServer({ DREAMLEDGER_DATA: folder });
    for (const { position, match } of done) {
      expect(position).not.toBeNull();
      expect(await seen(asker(again.url), match!.id)).toMatchObject({ phase: 'OPEN' });
    }
    await again.close();
  });

  it('refuses a configuration that can not be, with exit code 78', async () => {
    await expect(spawnServer({ PORT: 'eighty' })).rejects.toThrow('ended with 78');
    await expect(spawnServer({}, ['--role', 'worker'])).rejects.toThrow('ended with 78');
  });
});
