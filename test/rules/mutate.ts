import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Change, changesFor } from './changes.js';
import type { Citing, Rules } from './citations.js';

/** A copy of the project in which the code of one rule after the other is changed, and the tests that cite it are run. */

const COPIED = ['libs', 'test', 'package.json', 'jest.config.js', 'tsconfig.json', '.swcrc'];
/** A change that makes a test go on for ever is noticed too. */
const PATIENCE_MS = 60_000;

export type Verdict = { readonly rule: string; readonly undefended: boolean; readonly says: string };

export class Workshop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'rules-'));

  constructor(
    private readonly rules: Rules,
    private readonly files: readonly string[],
  ) {
    for (const name of COPIED) cpSync(name, join(this.folder, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
  }

  judge(rule: string, tests: readonly Citing[]): Verdict {
    const reason = this.rules.exceptions[rule];
    if (reason !== undefined) return { rule, undefended: false, says: `left out: ${reason}` };
    const changes = this.changes(rule);
    if (changes.length === 0)
      return { rule, undefended: true, says: 'no code cites it, and no change is written down' };
    if (this.notices(tests)) return { rule, undefended: true, says: 'its tests fail as it is' };
    const isMissed = (change: Change): boolean => !this.withChange(change, () => this.notices(tests));
    if (this.rules.changes[rule] !== undefined) return verdictOn(rule, changes.filter(isMissed));
    const noticed = changes.find((change) => !isMissed(change));
    return noticed === undefined ? verdictOn(rule, changes) : { rule, undefended: false, says: `by ${told(noticed)}` };
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** Those that are written down for the rule, or else those of the functions that cite it. */
  private changes(rule: string): readonly Change[] {
    const written = this.rules.changes[rule];
    if (written === undefined) return changesFor(rule, this.files);
    return written.map(({ file, find, replace }) => {
      const text = readFileSync(file, 'utf8');
      if (text.split(find).length !== 2) throw new Error(`${rule}: "${find}" must stand in ${file} exactly once.`);
      const line = text.slice(0, text.indexOf(find)).split('\n').length;
      return { file, line, says: `"${find}" as "${replace}"`, text: text.replace(find, () => replace) };
    });
  }

  private withChange<T>({ file, text }: Change, then: () => T): T {
    const path = join(this.folder, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    try {
      return then();
    } finally {
      writeFileSync(path, before);
    }
  }

  /** Whether one of these tests fails. */
  private notices(tests: readonly Citing[]): boolean {
    const files = [...new Set(tests.map(({ file }) => file))];
    const named = tests.map(({ title }) => pattern(title)).join('|');
    const { status } = spawnSync(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--no-warnings',
        'node_modules/jest/bin/jest.js',
        '-i',
        '--silent',
        '-t',
        named,
        ...files,
      ],
      { cwd: this.folder, timeout: PATIENCE_MS, killSignal: 'SIGKILL' },
    );
    return status !== 0;
  }
}

/** Each change that is written down must be noticed, and one at least of those that are found. */
function verdictOn(rule: string, missed: readonly Change[]): Verdict {
  if (missed.length === 0) return { rule, undefended: false, says: 'by what is written down for it' };
  const more = missed.length > 3 ? ` and ${missed.length - 3} more` : '';
  return { rule, undefended: true, says: `nobody notices ${missed.slice(0, 3).map(told).join(', ')}${more}` };
}

const told = ({ file, line, says }: Change): string => `${file}:${line} ${says}`;

/** A title as it reads once its table is filled in. */
const pattern = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[sdifjop]/g, '.*');
