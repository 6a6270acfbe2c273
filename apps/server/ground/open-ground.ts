import { randomBytes } from 'node:crypto';
import { GLICKO2 } from '#glicko2';
import type { Fault, Millis, StreamId } from '#kernel';
import { createArbiter, type Log, nodeSha256, type RunningArbiter } from '#log';
import { matchDecider } from '#match';
import { findAppearances, ReadModels, readModelsOf } from '#readmodel';
import { deckDecider, ratingDecider } from '#tournament';
import { applyErasures, vaultKeyring } from '#vault';
import { auditDecider } from '#audit';
import { verifyEd25519 } from '#node';
import { originOf } from '../audit/origin.js';
import type { Config } from '../config.js';
import type { Logger } from '../logger.js';
import { Metrics } from '../metrics.js';
import { Checkpoints } from '../worker/checkpoints.js';
import { ratingTimer } from '../ratings/rating-timer.js';
import { Releases } from '../worker/releases.js';
import { listStuck } from '../worker/stuck.js';
import { CaseTimers } from '../rulings/case-timers.js';
import { Exporting } from '../exports/exporting.js';
import { Delivery } from '../webhooks/delivery.js';
import { Timers } from '../worker/timers.js';
import { Reactions } from '../worker/reactions.js';
import { caughtUp, erasedIn } from './catching-up.js';
import { checksOf, projectionLag, tailLag } from './checks.js';
import { Closing } from './closing.js';
import { gamesOf, knownGames, shelfIn, TELLERS } from './games.js';
import type { Ground } from './ground.js';
import type { Mailer } from '../people/mailer.js';
import { STRONG } from '../people/passwords.js';
import { openPeople } from '../people/people.js';
import { keepTidy } from '../people/tidy.js';
import { measuredArbiter, measuredLog, watchedVault } from './measured.js';
import { reactionsOn } from './reactions.js';
import { openStorage } from './storage.js';
import { forgetOrphans, textKeepingArbiter } from './texts.js';

interface Opening {
  readonly config: Config;
  readonly logger: Logger;
  /** Tells whoever started the server how far it is. */
  readonly say: (line: string) => void;
}

/** Opens what the server stands on, in the order in which one thing needs the other. */
export async function openGround(opening: Opening): Promise<Ground> {
  const closing = new Closing();
  try {
    return await open(opening, closing);
  } catch (error) {
    await closing.close().catch((failure: unknown) => {
      opening.logger.error({ err: failure }, 'Closing after a failed start failed too');
    });
    throw error;
  }
}

async function open({ config, logger, say }: Opening, closing: Closing): Promise<Ground> {
  const report = (what: string): void => {
    logger.warn(what);
  };
  const now = (): Millis => Date.now() as Millis;
  const metrics = new Metrics();
  const offered = await gamesOf(config.games ?? []);

  say(config.kafkaBrokers === null ? `Opening the log in ${config.data}` : 'Opening the log in Kafka');
  const { log: plainLog, logMode, vault: plainVault, trust, database } = await openStorage(config, closing, report);
  const log = measuredLog(plainLog, metrics, (why) => {
    logger.error(why);
  });
  const vault = watchedVault(plainVault, (why) => {
    logger.error(why);
  });
  const keyring = vaultKeyring(vault);
  const shelf = await shelfIn(plainVault);
  const games = knownGames(offered, shelf);

  let lose: (what: 'log' | 'read models') => void;
  const lost = new Promise<'log' | 'read models'>((resolve) => (lose = resolve));
  say('Opening the read models');
  const models = readModelsOf({ games, tellers: TELLERS });
  const readModels = closing.add(
    await ReadModels.open({
      place: database,
      log,
      models,
      report,
      lost: () => {
        lose('read models');
      },
    }),
    (opened) => opened.close(),
  );

  say('Reading what is new in the log');
  const illegal = new Set<StreamId>();
  const onFault = (fault: Fault, stream: StreamId | null): void => {
    logger.fatal({ err: fault, stream }, stream === null ? 'The log can no longer be read' : 'A stream is quarantined');
    if (stream === null) lose('log');
    else illegal.add(stream);
  };
  const arbiter = closing.add(
    createArbiter({
      log,
      records: readModels.records,
      keys: keyring,
      clock: now,
      random: (bytes) => randomBytes(bytes),
      sha256: nodeSha256,
      memoryMb: config.foldCacheMb,
      onFault,
    }),
    (opened) => opened.stop(),
  );
  let reacting: Reactions | null = null;
  if (config.role !== 'api') {
    readModels.project((positions, kinds) => {
      arbiter.stored(positions);
      reacting?.wake(kinds);
    });
  }
  await arbiter.start();
  await caughtUp({ log, readModels, projects: config.role !== 'api' }, say);
  const again = await applyErasures(erasedIn(readModels), vault);
  if (again > 0) say(`Forgot ${again} people once more, whom a restored backup still knew`);

  tellLags(metrics, log, arbiter, readModels);
  tellQuarantine(metrics, readModels, illegal);
  metrics.gauge(
    'dreamledger_stuck_errands',
    'Work of reactions that somebody must look at.',
    async () => (await listStuck(vault)).length,
  );
  const place = { url: config.publicUrl ?? '' };
  const measured = textKeepingArbiter(measuredArbiter(arbiter, metrics), vault);
  const mailer = await openMailer(config, closing);
  const people = await openPeople({
    vault,
    trust,
    arbiter: measured,
    now,
    mailer,
    cost: { ...STRONG, logN: config.passwordCost },
    publicUrl: () => place.url,
    streamsOf: (subject) => findAppearances(readModels.source, subject),
    report: (what, error) => {
      logger.error({ err: error }, what);
    },
  });
  if (config.role !== 'worker')
    closing.add(
      keepTidy(people, () => forgetOrphans({ log, readModels, vault, now })),
      (tidy) => tidy.stop(),
    );
  const { partitions } = log.identity;
  const { source } = readModels;
  const matchRules = matchDecider(games);
  const deckRules = deckDecider(games);
  const ratingRules = ratingDecider(GLICKO2);
  const reactions = reactionsOn({ matchRules, deckRules, keyring, vault });
  if (config.role !== 'api') {
    reacting = new Reactions({ source, arbiter: measured, vault, partitions, reactions, report });
    closing.add(reacting, (leading) => leading.stop());
    const canWrite = async (): Promise<boolean> =>
      log.trouble === null &&
      (await log.end().then(
        () => true,
        () => false,
      ));
    closing.add(new CaseTimers({ source, arbiter: measured, vault, now, canWrite, report }), (timers) => timers.stop());
    closing.add(new Timers({ source, arbiter: measured, vault, rules: matchRules, now, canWrite, report }), (timers) =>
      timers.stop(),
    );
  }
  if (config.role !== 'api') {
    const mayBeInside = config.webhooksToPrivate === 'yes';
    closing.add(new Delivery({ readModels, vault, now, mayBeInside, report }), (delivery) => delivery.stop());
    const keepMs = config.exportSeconds * 1000;
    closing.add(new Exporting({ readModels, vault, now, keepMs, report }), (exporting) => exporting.stop());
    const played = games.newest.map(({ id }) => id);
    closing.add(
      ratingTimer({ log, arbiter: measured, readModels, rules: ratingRules, games: played, now, report }),
      (timer) => timer.stop(),
    );
    closing.add(
      new Releases({ source, arbiter: measured, keyring, vault, rules: matchRules, now, report }),
      (releases) => releases.stop(),
    );
    const rules = auditDecider({ sha256: nodeSha256, verifies: verifyEd25519 });
    const origin = originOf(log.identity);
    const checkpoints = closing.add(
      new Checkpoints({ source, arbiter: measured, trust, rules, origin, now, report }),
      (signing) => signing.stop(),
    );
    metrics.gauge(
      'dreamledger_merkle_log_waits',
      'Whether something keeps the Merkle log from being signed: 1 or 0.',
      () => Promise.resolve(checkpoints.trouble === null ? 0 : 1),
    );
  }
  return {
    config,
    now,
    logger,
    metrics,
    log,
    logMode,
    vault,
    trust,
    keyring,
    arbiter: measured,
    readModels,
    games,
    shelf,
    matchRules,
    deckRules,
    ratingRules,
    reactions,
    people,
    place,
    checks: checksOf({
      log,
      vault,
      arbiter,
      readModels,
      reactions: reacting,
      hasOtherClock: config.databaseUrl !== null,
    }),
    lost,
    close: () => closing.close(),
  };
}

/** Read in only where mail is sent: a start should not wait for it. */
async function openMailer({ smtpUrl, mailFrom }: Config, closing: Closing): Promise<Mailer | null> {
  if (smtpUrl === null) return null;
  const { smtpMailer } = await import('../people/mailer.js');
  return closing.add(smtpMailer(smtpUrl, mailFrom), (mailer) => {
    mailer.close();
  });
}

function tellLags(metrics: Metrics, log: Log, arbiter: RunningArbiter, readModels: ReadModels): void {
  metrics.gauge('dreamledger_tail_lag_records', 'Entries of the log that this process has not read.', () =>
    tailLag({ log, arbiter }),
  );
  metrics.gauge('dreamledger_projection_lag_records', 'Entries of the log that are not projected.', () =>
    projectionLag({ log, readModels }),
  );
  metrics.gauge('dreamledger_fold_bytes', 'Memory that folded states hold.', () =>
    Promise.resolve(arbiter.figures().stateBytes),
  );
}

function tellQuarantine(metrics: Metrics, readModels: ReadModels, illegal: ReadonlySet<StreamId>): void {
  metrics.gauge(
    'dreamledger_quarantined_streams',
    'Streams with a record that is illegal, or that a read model could not digest.',
    async () => {
      const { quarantined } = await readModels.health();
      return new Set([...illegal, ...quarantined.map(({ stream }) => stream)]).size;
    },
  );
}
