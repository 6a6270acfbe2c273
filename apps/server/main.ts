import { parseArgs } from 'node:util';
import { Fault } from '#kernel';
import { isDiskFull } from '#log';
import { ANY_TOURNAMENT, findTournaments, isBeingBuilt } from '#readmodel';
import { BadConfig, type Config, EXIT_BAD_CONFIG, misspelt, readConfig } from './config.js';
import { type Logger, makeLogger } from './logger.js';
import type { Ground } from './ground/ground.js';
import { openGround } from './ground/open-ground.js';
import { welcomeFirstAdmin } from './people/first-admin.js';
import { linkForName } from './people/recovery.js';
import type { Server } from './server.js';
import { trustLog } from './worker/trust-log.js';

const EXIT_FAILED = 1;
const EXIT_FORCED = 130;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Standard output tells whoever started the server how far it is; its last line of the start ends with the URL. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function main(): Promise<void> {
  const { role, ...once } = flags();
  const config = readConfig({ ...process.env, ...(role === undefined ? {} : { ROLE: role }) });
  misspelt(process.env).forEach(complain);
  const logger = makeLogger(config.logLevel);
  for (let { port } = config; ;) {
    const server = await open({ ...config, port }, logger, once);
    await server.isLost;
    say('The read models are lost: closing everything, to open it anew and build them again');
    await server.close();
    port = Number(new URL(server.url).port);
  }
}

/** What is to be done once, at this start. */
interface Once {
  readonly recover?: string;
  readonly 'trust-log'?: boolean;
}

function flags(): Once & { readonly role?: string } {
  try {
    return parseArgs({
      options: { role: { type: 'string' }, recover: { type: 'string' }, 'trust-log': { type: 'boolean' } },
    }).values;
  } catch (cause) {
    throw new BadConfig(
      `${cause instanceof Error ? cause.message : String(cause)}. There are but the flags --role, --recover NAME and --trust-log; all else is told by variables (docs/OPERATING.md).`,
    );
  }
}

interface Opened extends Server {
  /** Resolves when it must be closed, and all be opened anew. */
  readonly isLost: Promise<unknown>;
}

/** What serves is large, and read in while the ground opens. */
async function open(config: Config, logger: Logger, once: Once): Promise<Opened> {
  const reading = import('./server.js');
  const ground = await openGround({ config, logger, say });
  if (once['trust-log'] === true) say(await trustLog(ground));
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
  const stop = (): void => {
    end(0);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const isLost = ground.lost.then((what) => {
    if (what === 'log') end(EXIT_FAILED);
    return closing;
  });

  const welcome = config.role === 'worker' ? null : await welcomeFirstAdmin(ground.people);
  if (welcome !== null) say(welcome);
  if (welcome !== null && ground.logMode === 'FILE' && (await isBlank(ground))) {
    say('Nothing is here yet. To have a season to look at, that bots played: npx --no-install dreamledger demo');
  }
  if (once.recover !== undefined) say(await linkForName(ground.people, once.recover));
  if (ground.place.url !== server.url) say(`Others open ${ground.place.url}`);
  say(`Dreamledger is ready at ${server.url}`);
  return {
    url: server.url,
    isLost,
    close() {
      for (const signal of SIGNALS) process.off(signal, stop);
      return server.close();
    },
  };
}

/** Nobody has made a tournament yet; where an older program has left its read models, somebody was here before. */
async function isBlank({ readModels: { source } }: Ground): Promise<boolean> {
  const page = { order: 'changed', take: 1, from: 'start', beyond: null } as const;
  try {
    return (await findTournaments(source, ANY_TOURNAMENT, page)).length === 0;
  } catch (failure) {
    if (isBeingBuilt(failure)) return false;
    throw failure;
  }
}

/** Who heard us may be gone, or write to a disk that is full: the server goes on. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

main().catch((error: unknown) => {
  if (error instanceof BadConfig) {
    complain(error.message);
    process.exit(EXIT_BAD_CONFIG);
  }
  if (isDiskFull(error)) {
    complain(`Dreamledger could not start: the disk is full (${String(error)}). Make room and start it again.`);
    process.exit(EXIT_FAILED);
  }
  complain(error instanceof Error ? `Dreamledger could not start: ${error.message}` : String(error));
  if (error instanceof Error && !(error instanceof Fault)) complain(error.stack ?? '');
  process.exit(EXIT_FAILED);
});
