import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { dataFolder } from '../data-folder.js';
import { organiserOf } from '../demo/cast.js';
import { othersThan, isTold, tellSeason } from '../demo/season.js';
import { EXIT, Stop } from '../exit.js';
import { reached } from '../house.js';

interface Options {
  readonly from: string;
  readonly url?: string;
  readonly seed: string;
  readonly beside?: boolean;
}

/** `dreamledger demo` */
export function demoVerb(program: Command): void {
  program
    .command('demo')
    .description('fill a server with a season that bots played: tournaments, games, everything there is to look at')
    .option('--from <folder>', 'the data folder of an embedded server, running or not', dataFolder())
    .option('--url <url>', 'a server that runs, instead of a folder')
    .option(
      '--seed <words>',
      'the same words give the same people and decks; each server draws for itself who meets whom',
      'dreamledger',
    )
    .option('--beside', 'also where there are tournaments already')
    .action(demo);
}

async function demo({ from, url, seed, beside = false }: Options): Promise<void> {
  const began = performance.now();
  const server = await reached({ from, ...(url === undefined ? {} : { url }) });
  try {
    if (await isTold(server.url, seed)) {
      console.log(`The demo is there already, and nothing was done. ${whereTo(url)}`);
      return;
    }
    const others = await othersThan(server.url, seed);
    if (others > 0 && !beside) {
      const says = `There ${others === 1 ? 'is a tournament' : `are ${others} tournaments`} already. To have the demo among them, say so by --beside.`;
      throw new Stop(EXIT.refused, says);
    }
    const password = url === undefined ? await passwordIn(from) : passwordForUrl();
    const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
    const tell = (line: string): void => {
      console.error(`${seconds().padStart(4)} s  ${line}`);
    };
    await tellSeason({ url: server.url, story: seed, password, tell });
    const kept = url === undefined ? `, which ${join(from, PASSWORD_FILE)} keeps` : '';
    console.log(
      [
        `The demo is there, after ${seconds()} s. All its people have the password ${password}${kept}.`,
        `${organiserOf(seed)} runs its tournaments: sign in under that name. ${whereTo(url)}`,
      ].join('\n'),
    );
  } finally {
    await server.leave();
  }
}

const whereTo = (url: string | undefined): string =>
  url === undefined ? 'Look at it: npm start' : `Look at it: ${url}`;

const PASSWORD_FILE = 'demo-password';
const PASSWORD = 'DREAMLEDGER_DEMO_PASSWORD';

/** Drawn once a folder: a demo that is opened to a venue one day must not have a password that others know. */
async function passwordIn(folder: string): Promise<string> {
  const file = join(folder, PASSWORD_FILE);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept.trim();
  const drawn = draw();
  await writeFile(file, `${drawn}\n`, { mode: 0o600 });
  return drawn;
}

function passwordForUrl(): string {
  const given = process.env[PASSWORD];
  if (given) return given;
  const drawn = draw();
  console.error(`The password of all its people is ${drawn}. If this is broken off: ${PASSWORD}=${drawn} goes on.`);
  return drawn;
}

const draw = (): string => randomBytes(12).toString('base64url');
