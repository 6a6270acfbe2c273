import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transformSync } from '@swc/core';
import { type Change, changeFor, changesFor } from './changes.js';
import { type Citing, type Rules, sourcesIn } from './citations.js';

/** A copy of the project in which the code of one rule after the other is changed, and the tests that cite it are run. */

const COPIED = ['libs', 'test/support', 'test/rules'];
/** A change that makes a test go on for ever is noticed too: after so many seconds of work, however busy the machine is. */
const PATIENCE = 5;

const IMPORTS = { '#test/*': './test/support/*/index.js', '#*': './libs/*/index.js' };

const scriptOf = (file: string): string => file.replace(/\.ts$/, '.js');

export interface Verdict {
  readonly defence: 'tests' | 'left out' | 'none';
  readonly says: string;
}

export class Workshop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'rules-'));
  private readonly isSound: boolean;

  constructor(
    private readonly rules: Rules,
    private readonly files: readonly string[],
    specs: readonly string[],
  ) {
    for (const name of COPIED) cpSync(name, join(this.folder, name), { recursive: true });
    for (const name of sourcesIn(COPIED)) this.write(name, readFileSync(name, 'utf8'));
    writeFileSync(join(this.folder, 'package.json'), JSON.stringify({ type: 'module', imports: IMPORTS }));
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
    this.isSound = !this.notices('any', specs);
  }

  judge(rule: string, tests: readonly Citing[]): Verdict {
    const reason = this.rules.exceptions[rule];
    if (reason !== undefined) return { defence: 'left out', says: reason };
    const specs = [...new Set(tests.map(({ file }) => file))];
    if (!this.isSound && this.notices(rule, specs)) return { defence: 'none', says: 'its tests fail as it is' };
    const isMissed = (change: Change): boolean => !this.withChange(change, () => this.notices(rule, specs));
    const written = this.rules.changes[rule];
    if (written !== undefined) {
      const found = written.map(changeFor);
      const stale = found.filter((change) => typeof change === 'string');
      if (stale.length > 0) return { defence: 'none', says: stale.join('; ') };
      return verdictOn(found.filter((change) => typeof change !== 'string').filter(isMissed));
    }
    const changes = changesFor(rule, this.files);
    if (changes.length === 0) return { defence: 'none', says: 'no code cites it, and no change is written down' };
    const noticed = changes.find((change) => !isMissed(change));
    return noticed === undefined ? verdictOn(changes) : { defence: 'tests', says: `by ${told(noticed)}` };
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }

  private withChange<T>({ file, text }: Change, then: () => T): T {
    this.write(file, text);
    try {
      return then();
    } finally {
      this.write(file, readFileSync(file, 'utf8'));
    }
  }

  /** As JavaScript, made once, so that a run need not. */
  private write(file: string, text: string): void {
    writeFileSync(
      join(this.folder, scriptOf(file)),
      transformSync(text, { filename: resolve(file), sourceMaps: false }).code,
    );
  }

  /** Whether one of the tests in these files that cite the rule fails. */
  private notices(rule: string, specs: readonly string[]): boolean {
    const program = [process.execPath, 'test/rules/run.js', rule, ...specs.map(scriptOf)];
    const { status } = spawnSync('sh', ['-c', `ulimit -t ${PATIENCE}; exec "$@"`, 'sh', ...program], {
      cwd: this.folder,
      stdio: 'ignore',
    });
    return status !== 0;
  }
}

/** Every change that is written down must be noticed, and one at least of those that are found. */
function verdictOn(missed: readonly Change[]): Verdict {
  if (missed.length === 0) return { defence: 'tests', says: 'by what is written down for it' };
  const more = missed.length > 3 ? ` and ${missed.length - 3} more` : '';
  return { defence: 'none', says: `nobody notices ${missed.slice(0, 3).map(told).join(', ')}${more}` };
}

const told = ({ file, line, says }: Change): string => `${file}:${line} ${says}`;
