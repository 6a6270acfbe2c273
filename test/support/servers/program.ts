import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Options {
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
}

/** What a program printed, both ways; rejects with it when it fails. */
export async function output(command: string, args: readonly string[], options: Options = {}): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { ...options, maxBuffer: 2 ** 24 });
    return stdout + stderr;
  } catch (cause) {
    const said = typeof cause === 'object' && cause !== null && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new Error(`${command} ${args.join(' ')} failed${said && `:\n${said}`}`, { cause });
  }
}

/** Whether a program is there and ends well. */
export async function runs(command: string, args: readonly string[]): Promise<boolean> {
  return output(command, args).then(
    () => true,
    () => false,
  );
}
