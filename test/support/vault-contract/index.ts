import fc from 'fast-check';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Json } from '#kernel';
import { memoryVault } from '#test/memory-vault';
import { startProgram } from '#test/typescript';
import type { Change, Space, Vault } from '#vault';

/** Where one vault lies. `open` gives it again and again, as a server that restarts would. */
export interface VaultPlace {
  open(): Promise<Vault>;
  /** For a process of its own: the kind of vault, and where it lies. */
  readonly kind: 'file' | 'postgres';
  readonly at: string;
  remove(): Promise<void>;
}

const put = (key: string, value: Json, was: number | 'any' = 'any', space: Space = 'account'): Change => ({
  do: 'put',
  space,
  key,
  value,
  was,
});
const drop = (key: string, space: Space = 'account'): Change => ({ do: 'drop', space, key });

/** What every vault must do, whatever it is made of. */
export function vaultContract(name: string, freshPlace: () => Promise<VaultPlace>): void {
  describe(`${name} as a vault`, () => {
    let place: VaultPlace;
    let vault: Vault;

    const reopen = async (): Promise<void> => {
      await vault.close();
      vault = await place.open();
    };

    beforeEach(async () => {
      place = await freshPlace();
      vault = await place.open();
    }, 60_000);
    afterEach(async () => {
      await vault.close();
      await place.remove();
    });

    it('keeps a value with version 1, raises it at each change, and forgets what is dropped', async () => {
      expect(await vault.get('account', 'anna')).toBeNull();
      expect(await vault.change(put('anna', { age: 1 }))).toBe(true);
      expect(await vault.get('account', 'anna')).toEqual({ value: { age: 1 }, version: 1 });
      expect(await vault.change(put('anna', { age: 2 }))).toBe(true);
      expect(await vault.get('account', 'anna')).toEqual({ value: { age: 2 }, version: 2 });
      expect(await vault.change(drop('anna'))).toBe(true);
      expect(await vault.get('account', 'anna')).toBeNull();
      expect(await vault.change(drop('anna'))).toBe(true);
    });

    it('keeps spaces apart', async () => {
      await vault.change(put('a', 1, 0, 'token'), put('a', 2, 0, 'session'));
      await vault.change(drop('a', 'token'));
      expect(await vault.get('token', 'a')).toBeNull();
      expect((await vault.get('session', 'a'))?.value).toBe(2);
    });

    it('gives many that are asked for at once, each its own, also what is asked for twice or is not there', async () => {
      const keys = Array.from({ length: 700 }, (_, n) => `k/${n}`);
      await vault.change(...keys.flatMap((key, n) => [put(key, n, 0, 'personal'), put(key, 1_000 + n, 0, 'session')]));
      const asked = [...keys, 'none', ...keys.toReversed(), "k'; --"];
      const found = await Promise.all(
        asked.flatMap((key) => [vault.get('personal', key), vault.get('session', key), vault.get('token', key)]),
      );
      const nth = (key: string): number => keys.indexOf(key);
      expect(found.map((kept) => kept?.value ?? null)).toEqual(
        asked.flatMap((key) => (nth(key) < 0 ? [null, null, null] : [nth(key), 1_000 + nth(key), null])),
      );
    });

    it('lists the keys with a prefix in code unit order', async () => {
      const keys = ['b/2', 'a', 'b/10', 'b', 'b/é', 'b0', 'b/ﬀ', 'b/😀', 'b%', 'b_'];
      for (const key of keys) await vault.change(put(key, key));
      expect((await vault.list('account', 'b/')).map(({ key }) => key)).toEqual(['b/10', 'b/2', 'b/é', 'b/😀', 'b/ﬀ']);
      expect((await vault.list('account')).map(({ key }) => key)).toEqual([...keys].sort());
      expect(await vault.list('account', 'b%')).toEqual([{ key: 'b%', value: 'b%', version: 1 }]);
      expect(await vault.list('account', 'c')).toEqual([]);
    });

    it.each<[string, number, boolean]>([
      ['there must be none, but there is one', 0, false],
      ['another version', 1, false],
      ['the version it has', 2, true],
      ['a version it does not have yet', 3, false],
    ])('compares before it sets: %s', async (_, was, done) => {
      await vault.change(put('anna', 'old'));
      await vault.change(put('anna', 'new'));
      expect(await vault.change(put('anna', 'set', was))).toBe(done);
      expect((await vault.get('account', 'anna'))?.value).toBe(done ? 'set' : 'new');
    });

    it('makes several changes together or not at all', async () => {
      await vault.change(put('anna', 1), put('bert', 1));
      expect(await vault.change(put('anna', 2), drop('bert'), put('carl', 1, 5))).toBe(false);
      expect(await vault.list('account')).toEqual([
        { key: 'anna', value: 1, version: 1 },
        { key: 'bert', value: 1, version: 1 },
      ]);
      expect(await vault.change(put('anna', 2, 1), put('anna', 3, 2), drop('bert'), put('bert', 9, 0))).toBe(true);
      expect(await vault.list('account')).toEqual([
        { key: 'anna', value: 3, version: 3 },
        { key: 'bert', value: 9, version: 1 },
      ]);
    });

    it('lets one of 64 win that all compare with the same version', async () => {
      await vault.change(put('seat', 'free'));
      const tries = Array.from({ length: 64 }, (_, n) => vault.change(put('seat', n, 1), put(`try/${n}`, n, 0)));
      const won = (await Promise.all(tries)).flatMap((done, n) => (done ? [n] : []));
      expect(won).toHaveLength(1);
      expect(await vault.get('account', 'seat')).toEqual({ value: won[0], version: 2 });
      expect((await vault.list('account', 'try/')).map(({ value }) => value)).toEqual(won);
    });

    it('lets one of 64 make what there must be once', async () => {
      const tries = Array.from({ length: 64 }, (_, n) => vault.change(put('name', n, 0)));
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    });

    it('counts to 64 when 64 read, add one and try again', async () => {
      const addOne = async (): Promise<void> => {
        for (;;) {
          const kept = await vault.get('cursor', 'n');
          const next = Number(kept?.value ?? 0) + 1;
          if (await vault.change(put('n', next, kept?.version ?? 0, 'cursor'))) return;
        }
      };
      await Promise.all(Array.from({ length: 64 }, addOne));
      expect(await vault.get('cursor', 'n')).toEqual({ value: 64, version: 64 });
    });

    it('lets changes of the same rows in other orders all be made', async () => {
      const rows = ['a', 'b', 'c', 'd'];
      const tries = Array.from({ length: 40 }, (_, n) => {
        const turned = [...rows.slice(n % 4), ...rows.slice(0, n % 4)];
        return vault.change(...turned.map((key) => put(key, n)));
      });
      expect(await Promise.all(tries)).not.toContain(false);
      const kept = await vault.list('account');
      expect(kept.map(({ version }) => version)).toEqual([40, 40, 40, 40]);
      expect(new Set(kept.map(({ value }) => value)).size).toBe(1);
    });

    it('has everything again when it is opened again', async () => {
      await vault.change(put('anna', { nested: [1, null, 'ü😀\u0000"\\'] }), put('bert', true));
      await vault.change(put('bert', false), drop('anna'), put('carl', []));
      await vault.change(put('anna', 'back', 0));
      const before = await vault.list('account');
      await reopen();
      expect(await vault.list('account')).toEqual(before);
      expect(await vault.change(put('bert', 'on', 2))).toBe(true);
    });

    it('refuses a value that is not JSON of integers and goes on', async () => {
      await expect(vault.change(put('half', 0.5))).rejects.toThrow('0.5');
      expect(await vault.change(put('whole', 1))).toBe(true);
      expect((await vault.list('account')).map(({ key }) => key)).toEqual(['whole']);
    });

    it('does what a map would, whatever is asked of it', async () => {
      const key = fc.constantFrom('a', 'b', 'b/1', 'b/2');
      const space = fc.constantFrom<Space>('token', 'stuck');
      const change = fc.oneof(
        fc.tuple(space, key, fc.integer(), fc.constantFrom<number | 'any'>('any', 0, 1, 2, 3)),
        fc.tuple(space, key),
      );
      const changes = fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(changes, async (all) => {
          for (const space of ['token', 'stuck'] as const) {
            await vault.change(...(await vault.list(space)).map((row) => drop(row.key, space)));
          }
          const model = memoryVault();
          for (const each of all) {
            const asked = each.map(([space, key, value, was]) =>
              value === undefined ? drop(key, space) : put(key, value, was, space),
            );
            expect(await vault.change(...asked)).toBe(await model.change(...asked));
          }
          for (const space of ['token', 'stuck'] as const) {
            expect(await vault.list(space, 'b')).toEqual(await model.list(space, 'b'));
          }
          await reopen();
          expect(await vault.list('token')).toEqual(await model.list('token'));
        }),
        { numRuns: 25 },
      );
    });

    it('loses nothing it acknowledged, and halves nothing, when its process is killed', async () => {
      await vault.close();
      for (let cycle = 1; cycle <= 4; cycle++) {
        const writer = startProgram(new URL('writer.ts', import.meta.url).href, [place.kind, place.at]);
        const gone = once(writer, 'exit');
        let told = 0;
        for await (const line of createInterface(writer.stdout)) {
          told = Number(line);
          if (told === cycle * 37) writer.kill('SIGKILL');
        }
        await gone;
        expect(told).toBeGreaterThanOrEqual(cycle * 37);

        vault = await place.open();
        const left = await vault.get('cursor', 'left');
        expect(await vault.get('cursor', 'right')).toEqual(left);
        expect(Number(left?.value)).toBeGreaterThanOrEqual(told);
        const rows = await vault.list('personal', 'row/');
        const wanted = Array.from({ length: Number(left?.value) }, (_, i) => i + 1).filter(
          (n, _, { length }) => n % 3 !== 2 || n === length,
        );
        expect(rows.map(({ value }) => value).sort()).toEqual(wanted.map((n) => `secret ${n}`).sort());
        await vault.change(...rows.map(({ key }) => drop(key, 'personal')));
        if (cycle < 4) await vault.close();
      }
    }, 60_000);
  });
}
