/** The second verifier as whoever checks would run it, and where it differs from the first. */
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Trust, type Verification, verifyBundle } from '#audit';
import { PUBLISHED_FOLDER } from '#test/published';

/** The engines as one file, as whoever verifies would have them. */
const ENGINES = `
  import { voidream } from '#games/voidream';
  import { CARDS, setFrom } from '#test/random-voidream';
  export { duel } from '#test/games';
  export const dream = voidream(setFrom(CARDS));
`;

export const ofFirst = ({ verdict, finding }: Verification): string =>
  finding === null ? verdict : `${verdict} ${finding.check}`;
export const ofSecond = (line = ''): string => (/: ([A-Z]+(?: [a-z]+)?)/.exec(line) ?? [])[1] ?? line;

export class Second {
  private constructor(readonly folder: string) {}

  static async open(): Promise<Second> {
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-second-verifier-'));
    await build({
      stdin: { contents: ENGINES, resolveDir: '.', loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['source'],
      outfile: join(folder, 'engines.mjs'),
      logLevel: 'silent',
    });
    return new Second(folder);
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** What it says of each file: the verdict and the check that came to it, by the file's name. */
  of(files: readonly string[], policy = 'test/bundles/policy.txt'): Promise<ReadonlyMap<string, string>> {
    const engines = ['--engine', join(this.folder, 'engines.mjs'), '--engine', PUBLISHED_FOLDER];
    const program = ['test/second-verifier/main.mjs', '--policy', policy, ...engines];
    return new Promise((resolve, reject) => {
      execFile(process.execPath, [...program, ...files], { maxBuffer: 2 ** 26 }, (_, out, err) => {
        const lines = out.trimEnd().split('\n');
        if (lines.length !== files.length) reject(new Error(err));
        resolve(new Map(lines.map((line) => [basename(line.slice(0, line.indexOf(': '))), line])));
      });
    });
  }

  /** What it says of these bytes. */
  async says(bytes: Uint8Array, policy?: string): Promise<string> {
    const file = join(this.folder, 'one');
    await writeFile(file, bytes);
    return (await this.of([file], policy)).get('one') ?? '';
  }

  /** All that differ from the first, each with what was changed and what either says. */
  async differing(name: string, changed: readonly Uint8Array[], trust: Trust): Promise<readonly unknown[]> {
    const files = changed.map((_, nth) => join(this.folder, `${name}-${nth}`));
    await Promise.all(changed.map((bytes, nth) => writeFile(files[nth]!, bytes)));
    const second = await this.of(files);
    return changed.flatMap((bytes, nth) => {
      const first = verifyBundle(bytes, trust);
      const line = second.get(`${name}-${nth}`);
      return ofSecond(line).startsWith(first.verdict) ? [] : [[nth, ofFirst(first), first.finding?.says, line]];
    });
  }
}
