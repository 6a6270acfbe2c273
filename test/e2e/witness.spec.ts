import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consistencyFault, readCheckpoint, readNote, verifierKey, writeNote, writeVerifierKey } from '#audit';
import { fromBase64 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { afterFile } from '#test/servers';
import { type Asker, type Embedded, embeddedServer, newcomer, playOn, sitDown } from '#test/server';
import { cosign, signerOf } from '#test/signing';
import { program } from '../../apps/cli/program.js';

/** A match of which witnesses say, by what is given out over plain HTTP alone, that the log which has it never forked. */

let server: Embedded;
let players: readonly Asker[];
let folder: string;
let match: string;
beforeAll(async () => {
  server = await embeddedServer();
  players = [await newcomer(server), await newcomer(server)];
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  match = await playedOut();
});

const get = (path: string): Promise<Response> => fetch(`${server.url}${path}`);
const textAt = async (path: string): Promise<string> => {
  const response = await get(path);
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.text();
};

/** A duel to its end, of which the Merkle log has every record. */
async function playedOut(): Promise<string> {
  const id = await sitDown(players, { game: 'duel', brings: [null, null] });
  await playOn(players, id, 5);
  for (;;) {
    const bundle = await get(`/export/matches/${id}/bundle`);
    const text = bundle.ok ? await bundle.text() : '';
    if (text.includes('"KeyReleased"') && text.includes('"proof"')) {
      const seq = Number(/"records":(\d+)/.exec(text)?.[1]);
      if ((await get(`/audit/proof/${id.replace('_', '/')}?seq=${seq}`)).ok) return id;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const newest = async () => {
  const note = await textAt('/audit/checkpoint');
  return { note, ...readCheckpoint(readNote(note).text) };
};

const witness = signerOf('witness.example');
const WITNESS = writeVerifierKey(verifierKey(sha256, 'witness.example', 'cosignature', witness.publicKey));

/** As witnesses do it (C2SP tlog-witness): the lines that it answers with. */
let seen: Awaited<ReturnType<typeof newest>> | null = null;
function addCheckpoint(request: string): string {
  const blank = request.indexOf('\n\n');
  const [old = '', ...proof] = request.slice(0, blank).split('\n');
  const note = request.slice(blank + 2);
  const next = readCheckpoint(readNote(note).text);
  expect(old).toBe(`old ${seen?.size ?? 0}`);
  if (seen !== null)
    expect(
      consistencyFault(
        sha256,
        seen,
        next,
        proof.map((line) => fromBase64(urlOf(line))),
      ),
    ).toBeNull();
  seen = { note, ...next };
  const { text } = readNote(note);
  return writeNote({ text, signatures: [cosign(witness, 'witness.example', 1_800_000_000, readNote(note))] }).slice(
    text.length + 1,
  );
}
const urlOf = (line: string): string => line.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** What docs/FORMATS.md does with curl: the newest checkpoint, with the witness's signature below it. */
async function witnessedCheckpoint(): Promise<string> {
  const old = seen?.size ?? 0;
  const { note, size } = await newest();
  return note + addCheckpoint(`old ${old}\n${await textAt(`/audit/consistency/${old}/${size}`)}\n${note}`);
}

async function said(...args: readonly string[]): Promise<readonly [number, string]> {
  const lines: string[] = [];
  const spies = (['log', 'error'] as const).map((stream) =>
    jest.spyOn(console, stream).mockImplementation((...words: unknown[]) => void lines.push(words.join(' '))),
  );
  const code = await program([...args]);
  for (const spy of spies) spy.mockRestore();
  return [code, lines.join(' ')];
}

async function exported(checkpoint: string): Promise<readonly [code: number, said: string, file: string]> {
  const [file, cosigned] = [join(folder, 'match.bundle'), join(folder, 'checkpoint')];
  await writeFile(cosigned, checkpoint);
  return [...(await said('export-match', match, '--url', server.url, '--cosigned', cosigned, '--to', file)), file];
}

const policyOf = async (): Promise<string> => {
  const file = join(folder, 'policy');
  await writeFile(file, `log ${(await textAt('/audit/vkey')).trim()}\nwitness one ${WITNESS}\nquorum one\n`);
  return file;
};

it('gives out the same bundle however the log grows', async () => {
  const before = await textAt(`/export/matches/${match}/bundle`);
  const { size } = await newest();
  await playedOut();
  expect((await newest()).size).toBeGreaterThan(size);
  expect(await textAt(`/export/matches/${match}/bundle`)).toBe(before);
});

it('proves by any two checkpoints that it signed that the later goes on from the earlier', async () => {
  const known = [await newest()];
  while (known.length < 3) {
    await playedOut();
    const next = await newest();
    if (next.size > (known.at(-1)?.size ?? 0)) known.push(next);
  }
  for (const { note, size } of known) expect(await textAt(`/audit/checkpoint/${size}`)).toBe(note);
  for (const [at, first] of known.entries())
    for (const second of known.slice(at)) {
      const lines = await textAt(`/audit/consistency/${first.size}/${second.size}`);
      const proof = lines.split('\n').filter((line) => line !== '');
      expect(
        consistencyFault(
          sha256,
          first,
          second,
          proof.map((line) => fromBase64(urlOf(line))),
        ),
      ).toBeNull();
    }
});

it('has what a witness signed below its checkpoint, for a policy that wants it', async () => {
  await exported(await witnessedCheckpoint());
  await playedOut();
  const [code, , file] = await exported(await witnessedCheckpoint());
  expect([code, await readFile(file, 'utf8')]).toEqual([0, expect.stringContaining('— witness.example ')]);
  const policy = await policyOf();
  expect(await said('verify', file, '--policy', policy, '--json')).toEqual([
    3,
    expect.stringMatching(/"check": "log",\s+"says": "[^"]+",\s+"findings": \[\]/),
  ]);
  await writeFile(file, await textAt(`/export/matches/${match}/bundle`));
  expect(await said('verify', file, '--policy', policy)).toEqual([4, expect.stringMatching(/^POLICY/)]);
});

it('takes no checkpoint that the server never signed, nor one that has not all of the match', async () => {
  const { note, size } = await newest();
  const changed = note.replace(
    /^([^\n]+\n[^\n]+\n)./,
    (_, start: string) => `${start}${note.includes('\nA') ? 'B' : 'A'}`,
  );
  expect(await exported(changed)).toEqual([4, expect.stringContaining('two histories'), expect.any(String)]);
  expect(await exported(note.replace(`\n${size}\n`, '\n1\n'))).toEqual([
    3,
    expect.stringContaining('take a newer one'),
    expect.any(String),
  ]);
  expect(await exported('nothing')).toEqual([4, expect.stringContaining('this is no checkpoint'), expect.any(String)]);
});

it.each([
  ['/audit/checkpoint/999999', 404],
  ['/audit/checkpoint/x', 404],
  ['/audit/consistency/2/1', 404],
  ['/audit/consistency/0/999999', 404],
  ['/audit/consistency/-1/x', 404],
])('answers %s with %i and a reason', async (path, status) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
});
