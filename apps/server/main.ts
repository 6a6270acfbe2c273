import { parseArgs } from 'node:util';
import { findTournaments } from '#readmodel';
import { BadConfig, EXIT_BAD_CONFIG, readConfig } from './config.js';
import { makeLogger } from './logger.js';
import type { Ground } from './ground/ground.js';
import { openGround } from './ground/open-ground.js';
import { welcomeFirstAdmin } from './people/first-admin.js';

const EXIT_FAILED = 1;
const EXIT_FORCED = 130;

/** Standard output tells whoever started the server how far it is; its last line of the start ends with the URL. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** What serves is large, and read in while the ground opens. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { role: { type: 'string' } } });
  const config = readConfig({ ...process.env, ...(values.role === undefined ? {} : { ROLE: values.role }) });
  const logger = makeLogger(config.logLevel);
  const reading = import('./server.js');
  const ground = await openGround({ config, logger, say });
  const { startServer } = await reading;
  const server = await startServer(ground);

  let closing: Promise<void> | null = null;
  const end = (code: number): void => {
    if (closing !== null) process.exit(EXIT_FORCED);
    say('Stopping: what is in flight is finished. Once more to stop at once.');
    closing = server.close().then(
      () => {
        say('Stopped');
        process.exit(code);
      },
      (error: unknown) => {
        logger.fatal({ err: error }, 'Stopping failed');
        process.exit(EXIT_FAILED);
      },
    );
  };
  process.on('SIGTERM', () => {
    end(0);
  });
  process.on('SIGINT', () => {
    end(0);
  });
  void ground.lost.then(() => {
    end(EXIT_FAILED);
  });

  const welcome = config.role === 'worker' ? null : await welcomeFirstAdmin(ground.people);
  if (welcome !== null) say(welcome);
  if (welcome !== null && ground.logMode === 'FILE' && (await isBlank(ground))) {
    say('Nothing is here yet. To have a season to look at, that bots played: npx --no-install dreamledger demo');
  }
  say(`Dreamledger is ready at ${server.url}`);
}

/** Nobody has made a tournament yet. */
async function isBlank({ readModels: { source } }: Ground): Promise<boolean> {
  const page = { take: 1, from: 'start', beyond: null } as const;
  return (await findTournaments(source, { phases: null, game: null }, page)).length === 0;
}

main().catch((error: unknown) => {
  if (error instanceof BadConfig) {
    complain(error.message);
    process.exit(EXIT_BAD_CONFIG);
  }
  complain(error instanceof Error ? `Dreamledger could not start: ${error.message}` : String(error));
  if (error instanceof Error) complain(error.stack ?? '');
  process.exit(EXIT_FAILED);
});
