import type { Command } from 'commander';
import { join } from 'node:path';
import { type Log, lockFolder } from '#log';
import { type DatabasePlace, type KnownGames, type Progress, ReadModels, readModelsOf } from '#readmodel';
import { cardUse, deckTraits, ownEngines, roundBegun } from '#games/voidream';
import { gameRegistry, host } from '#match';
import { dataFolder } from '../data-folder.js';
import { keptEngines } from '../kept-engines.js';
import { EXIT, Stop } from '../exit.js';
import { progressBar } from '../progress.js';
import { theSet } from '../sets.js';
import { hasLog, openLog } from './log/place.js';

/** `dreamledger rebuild` */
export function rebuildVerb(program: Command): void {
  program
    .command('rebuild')
    .description(
      'build all read models anew from the log; those that are there serve until the new ones take their place',
    )
    .option('--from <folder>', 'the data folder of an embedded server, which must be stopped', dataFolder())
    .action(rebuild);
}

async function rebuild({ from }: { from: string }): Promise<void> {
  const { KAFKA_BROKERS: brokers, KAFKA_TOPIC: topic = 'dreamledger', DATABASE_URL: url } = process.env;
  if (brokers) {
    if (!url)
      throw new Stop(EXIT.config, 'KAFKA_BROKERS is set, but DATABASE_URL does not say where the read models are.');
    return rebuildFrom(await openLog(`kafka:${topic}`, THE_ONE_THERE), { url }, from);
  }
  const folder = join(from, 'log');
  if (!(await hasLog(folder))) {
    throw new Stop(EXIT.usage, `There is no log in ${folder}. Name the data folder of an embedded server by --from.`);
  }
  const unlock = await lockFolder(from);
  try {
    await rebuildFrom(await openLog(folder, THE_ONE_THERE), url ? { url } : { folder: join(from, 'readmodel') }, from);
  } finally {
    await unlock();
  }
}

/** What statistics are told from; Voidream is enough, by each engine it was played with: no other game has anything to tell. */
async function ourGames(data: string): Promise<KnownGames> {
  const own = ownEngines(theSet('first-light')).map((game) => host(game));
  return {
    games: gameRegistry(own, [], await keptEngines(data)),
    tellers: new Map([['voidream', { deckTraits, cardUse, roundBegun }]]),
  };
}

const THE_ONE_THERE = { is: 'any', partitions: 0 } as const;

async function rebuildFrom(log: Log, place: DatabasePlace, data: string): Promise<void> {
  try {
    const games = await ourGames(data);
    const models = await ReadModels.open({ place, log, models: readModelsOf(games), report: console.error });
    try {
      const left = await models.rebuild(teller());
      const out = left.map(
        ({ model, stream, seq, error }) => `${model} can't digest ${stream} from ${seq} on: ${error}`,
      );
      console.log(['The read models are rebuilt.', ...out].join('\n'));
    } finally {
      await models.close();
    }
  } finally {
    await log.close();
  }
}

const TELL_EVERY_MS = 2000;

/** A bar on a terminal; elsewhere a line now and then. */
function teller(): (progress: Progress) => void {
  if (process.stderr.isTTY) {
    const bar = progressBar('rebuilding');
    return ({ done, total }) => {
      bar(done, total);
    };
  }
  let told = performance.now();
  return ({ done, total, perSecond }) => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    const count = (n: number): string => n.toLocaleString('en');
    const left = perSecond === 0 ? '' : `, ${count(Math.ceil((total - done) / perSecond))} s to go`;
    console.error(`${count(done)} of ${count(total)} records, ${count(perSecond)} a second${left}`);
  };
}
