import { type FileHandle, open, readdir, readFile, readlink, realpath, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '#kernel';

/** Another process has the folder. */
export class FolderInUse extends Fault {
  constructor(
    readonly folder: string,
    readonly holder: number,
    lock: string,
  ) {
    super(
      `${folder} is in use by process ${holder}, and only one may have it. Stop that process first. (If it ran in a container that is gone, remove ${lock}.)`,
    );
  }
}

/** Which process, beyond doubt: its number alone comes back to others. What the system doesn't tell is `-`. */
interface Holder {
  readonly pid: number;
  readonly started: string;
  readonly boot: string;
  /** Its world of process numbers: containers have their own. */
  readonly space: string;
}

const NAME = /^lock\.(\d+)\.(\d+|-)\.([0-9a-f-]+)\.(\d+|-)$/;
const TRIES = 8;

/**
 * Takes a folder for this process and tells how to give it back. Every taker puts up a lock of its own, which no other
 * will ever be named like, and only then looks for others: of two, one at least sees the other, and steps back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const me = await thisProcess();
  const mine = join(folder, nameOf(me));
  for (let tries = 1; ; tries++) {
    const held = await putUp(folder, mine);
    const takeDown = async (): Promise<void> => {
      await held.close();
      await rm(mine, { force: true });
    };
    const other = await findOther(folder, me);
    if (other === null) return takeDown;
    await takeDown();
    if (tries === TRIES) throw other;
    await sleep(20 + Math.random() * 100);
  }
}

/** It stays open as long as the folder is held: a lock that was copied along with its folder is open nowhere. */
async function putUp(folder: string, mine: string): Promise<FileHandle> {
  try {
    return await open(mine, 'wx');
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') throw new FolderInUse(folder, process.pid, mine);
    throw cause;
  }
}

/** A living holder besides this process. The locks of the dead are removed. */
async function findOther(folder: string, me: Holder): Promise<FolderInUse | null> {
  for (const name of await readdir(folder)) {
    const holder = readName(name);
    if (holder === null || name === nameOf(me)) continue;
    const lock = join(folder, name);
    if ((await lives(holder, me)) && !(await isCopy(lock, holder.pid)))
      return new FolderInUse(folder, holder.pid, lock);
    await rm(lock, { force: true });
  }
  return null;
}

const nameOf = ({ pid, started, boot, space }: Holder): string => `lock.${pid}.${started}.${boot}.${space}`;

function readName(name: string): Holder | null {
  const [, pid, started, boot, space] = NAME.exec(name) ?? [];
  if (pid === undefined || started === undefined || boot === undefined || space === undefined) return null;
  return { pid: Number(pid), started, boot, space };
}

async function lives({ pid, started, boot, space }: Holder, me: Holder): Promise<boolean> {
  if (boot !== me.boot) return false;
  if (space !== me.space) return true; // cannot be seen from here
  return me.started === '-' ? answers(pid) : (await startOf(pid)) === started;
}

/** Whether this came here with a copy of the folder: the process is seen to hold the lock of this name, and only elsewhere. */
async function isCopy(lock: string, pid: number): Promise<boolean> {
  const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const paths = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')));
  const held = files.filter((_, nth) => basename(paths[nth] ?? '') === basename(lock));
  const here = await identityOf(lock);
  const there = await Promise.all(held.map((file) => identityOf(`/proc/${pid}/fd/${file}`)));
  return here !== null && there.length > 0 && there.every((each) => each !== null && isAnother(each, here));
}

interface Identity {
  readonly path: string;
  readonly file: string;
}

/** Some file systems tell a file's number otherwise each time, so that both have to differ. */
const isAnother = (one: Identity, other: Identity): boolean => one.path !== other.path && one.file !== other.file;

async function identityOf(file: string): Promise<Identity | null> {
  try {
    const [path, { dev, ino }] = await Promise.all([realpath(file), stat(file)]);
    return { path, file: `${dev}.${ino}` };
  } catch {
    return null;
  }
}

function answers(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
}

async function thisProcess(): Promise<Holder> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '-');
  const space = await readlink('/proc/self/ns/pid').catch(() => '-');
  return {
    pid: process.pid,
    started: (await startOf(process.pid)) ?? '-',
    boot: boot.trim(),
    space: /\d+/.exec(space)?.[0] ?? '-',
  };
}

/** When a process began, in ticks since the system did (proc(5)); null when it is gone, or dead and only not yet buried. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
