import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActorId, actorId, type CommandId, commandIdOf, type KeptText, millis } from '#kernel';
import { nodeSha256 } from '#log';
import {
  applyErasures,
  eraseFromVault,
  fileVault,
  findSubjectKey,
  keepPersonal,
  keepSubjectKey,
  keepText,
  makeSubjectKey,
  type Occasion,
  readAllPersonal,
  readPersonal,
  readText,
  sweepTexts,
  type Vault,
} from '#vault';

const ANNA = actorId('anna-id');
const ANNA_TWO = actorId('anna-id-two');
const on = (day: string): Occasion => ({ actor: ANNA, key: day });
const idOf = (day: string): CommandId => commandIdOf(nodeSha256, ANNA, day);
const SECRET = 'Änne Müller 7f3c';

describe('what is kept about a person', () => {
  let folder: string;
  let vault: Vault;

  const open = (): Promise<Vault> =>
    fileVault(folder, (what) => {
      throw new Error(what);
    });
  const bytes = (): Promise<Buffer> => readFile(join(folder, 'vault.journal'));
  const comes = async (subject: ActorId): Promise<void> => {
    const key = makeSubjectKey(subject);
    await vault.change(
      keepSubjectKey(key),
      keepPersonal(key, 'name', SECRET),
      { do: 'put', space: 'account', key: subject, value: { since: 1 }, was: 0 },
      { do: 'put', space: 'name', key: `hmac of ${subject}`, value: { subject }, was: 0 },
      { do: 'put', space: 'session', key: `${subject}/one`, value: 1, was: 0 },
    );
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'personal-'));
    vault = await open();
    await comes(ANNA);
    await comes(ANNA_TWO);
  });
  afterEach(async () => {
    await vault.close();
    await rm(folder, { recursive: true });
  });

  it('can be read with the key, and is never stored in the clear', async () => {
    expect(await readPersonal(vault, ANNA, 'name')).toBe(SECRET);
    expect(await readPersonal(vault, ANNA, 'mail')).toBeNull();
    expect(await readPersonal(vault, actorId('nobody'), 'name')).toBeNull();
    expect((await bytes()).includes(SECRET)).toBe(false);
  });

  it('opens for that person and that purpose alone', async () => {
    const box = await vault.get('personal', `${ANNA}/name`);
    await vault.change(
      { do: 'put', space: 'personal', key: `${ANNA}/mail`, value: box!.value, was: 'any' },
      { do: 'put', space: 'personal', key: `${ANNA_TWO}/name`, value: box!.value, was: 'any' },
    );
    await expect(readPersonal(vault, ANNA, 'mail')).rejects.toThrow('does not open');
    await expect(readPersonal(vault, ANNA_TWO, 'name')).rejects.toThrow('does not open');
  });

  it('takes free texts, and the log holds a commitment that does not tell them', async () => {
    const one = await keepText(vault, ANNA, 'was rude', on('monday'));
    const two = await keepText(vault, ANNA, 'was rude', on('tuesday'));
    expect(await keepText(vault, ANNA, 'was rude', on('monday'))).toEqual(one);
    expect(one?.commitment).not.toBe(two?.commitment);
    expect(await readText(vault, one!)).toBe('was rude');
    await expect(readText(vault, { ref: one!.ref, commitment: two!.commitment })).rejects.toThrow('committed to');
    expect(await keepText(vault, actorId('nobody'), 'x', on('monday'))).toBeNull();
    expect([...(await readAllPersonal(vault, ANNA)).keys()].sort()).toEqual(
      ['name', one!.ref.slice(ANNA.length + 1), two!.ref.slice(ANNA.length + 1)].sort(),
    );
  });

  it('of texts whose commands a crash cut off forgets those that came to nothing, and no other', async () => {
    const cameTo = async (day: string): Promise<KeptText> => (await keepText(vault, ANNA, `on ${day}`, on(day)))!;
    const [lost, recorded, again] = [await cameTo('monday'), await cameTo('tuesday'), await cameTo('wednesday')];
    await vault.close();
    vault = await open();
    const crash = millis(Date.now() + 1);
    const recordedOf = async (commands: readonly CommandId[]): Promise<ReadonlySet<CommandId>> => {
      if (commands.includes(idOf('wednesday'))) await cameTo('wednesday'); // is sent again just now
      return new Set([idOf('tuesday')]);
    };
    await sweepTexts(vault, millis(crash - 60_000), recordedOf);
    expect(await readText(vault, lost)).toBe('on monday');
    await sweepTexts(vault, crash, recordedOf);
    expect(await readText(vault, lost)).toBeNull();
    expect(await readText(vault, recorded)).toBe('on tuesday');
    expect(await readText(vault, again)).toBe('on wednesday');
    expect((await vault.list('undecided')).map(({ key }) => key)).toEqual([again.ref]);
    expect(await readText(vault, await cameTo('monday'))).toBe('on monday');
  });

  it('is gone after the erasure, from the file too, and only theirs', async () => {
    const text = await keepText(vault, ANNA, 'was rude', on('monday'));
    const key = await findSubjectKey(vault, ANNA);
    await eraseFromVault(vault, ANNA);
    expect(await readPersonal(vault, ANNA, 'name')).toBeNull();
    expect(await readText(vault, text!)).toBeNull();
    expect(await keepText(vault, ANNA, 'late', on('sunday'))).toBeNull();
    expect(await readAllPersonal(vault, ANNA)).toEqual(new Map());
    const left = await bytes();
    expect(left.includes(`${ANNA}/`)).toBe(false);
    expect(left.includes(`"${ANNA}"`)).toBe(false);
    expect(left.includes(Buffer.from(key!.bytes).toString('base64url'))).toBe(false);
    expect(await readPersonal(vault, ANNA_TWO, 'name')).toBe(SECRET);
    expect(await vault.list('name')).toHaveLength(1);
  });

  it('is erased again after a restore of an older vault', async () => {
    const older = await bytes();
    await eraseFromVault(vault, ANNA);
    await vault.close();
    await rm(folder, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), 'personal-'));
    await writeFile(join(folder, 'vault.journal'), older);
    vault = await open();
    expect(await readPersonal(vault, ANNA, 'name')).toBe(SECRET);

    async function* erased(): AsyncIterable<ActorId> {
      yield actorId('never-known-here');
      yield await Promise.resolve(ANNA);
    }
    expect(await applyErasures(erased(), vault)).toBe(1);
    expect(await readPersonal(vault, ANNA, 'name')).toBeNull();
    expect((await bytes()).includes(`${ANNA}/`)).toBe(false);
    expect(await applyErasures(erased(), vault)).toBe(0);
    expect(await readPersonal(vault, ANNA_TWO, 'name')).toBe(SECRET);
  });
});
