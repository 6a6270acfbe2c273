/** The second verifier as whoever checks would run it, and where it differs from the first. */
import { build } from 'esbuild';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
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

/** The program, which has loaded its engines and waits for the next bundle. */
interface Running {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  readonly lines: AsyncIterator<string, undefined>;
}

export class Second {
  private readonly running = new Map<string, Running>();

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

  async close(): Promise<void> {
    for (const { child } of this.running.values()) {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  /** What it says of each file: the verdict and the check that came to it, by the file's name. */
  async of(files: readonly string[], policy = 'test/bundles/policy.txt'): Promise<ReadonlyMap<string, string>> {
    const { child, lines } = this.withPolicy(policy);
    child.stdin.write(files.map((file) => `${file}\n`).join(''));
    const said = new Map<string, string>();
    for (const file of files) {
      const { value: line } = await lines.next();
      if (line === undefined) throw new Error(`The second verifier ended at ${file}.`);
      said.set(basename(line.slice(0, line.indexOf(': '))), line);
    }
    return said;
  }

  private withPolicy(policy: string): Running {
    const known = this.running.get(policy);
    if (known !== undefined) return known;
    const engines = ['--engine', join(this.folder, 'engines.mjs'), '--engine', PUBLISHED_FOLDER];
    const program = ['test/second-verifier/main.mjs', '--policy', policy, ...engines];
    const child = spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] });
    const begun = { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
    this.running.set(policy, begun);
    return begun;
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
