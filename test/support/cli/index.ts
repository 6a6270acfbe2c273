import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface Ended {
  readonly code: number | string | null | undefined;
  readonly out: string;
  readonly err: string;
}

const BIN = join(process.cwd(), 'apps/cli/bin/dreamledger.mjs');

/** The command line as a person calls it in this folder. */
export function dreamledger(cwd: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [BIN, ...args],
      { cwd, env: { ...process.env, ...environment } },
      (failure, out, err) => {
        resolve({ code: failure === null ? 0 : failure.code, out, err });
      },
    );
  });
}
