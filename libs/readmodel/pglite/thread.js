/**
 * PGlite on a thread of its own, where nothing it does can hold up the server. Its clients speak PostgreSQL's own
 * protocol, and share PGlite's one session.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { keepTemplate, loadTemplate } from './template.js';

/**
 * PGlite does neither by itself. Without checkpoints its WAL grows for ever, and a restart replays all of it; without
 * statistics queries are planned for empty tables. They take long, and are gathered when about four times as much is there.
 */
const CHECKPOINT_EVERY = 2 ** 25;
const FIRST_STATISTICS_AFTER = 2 ** 22;
const STATISTICS_AGAIN = 4;
/** All tables but PostgreSQL's own, which alone would take a tenth of a second. */
const ANALYZE = `DO $$ DECLARE ours record; BEGIN
  FOR ours IN SELECT schemaname, tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') LOOP
    EXECUTE format('ANALYZE %I.%I', ours.schemaname, ours.tablename);
  END LOOP;
END $$`;
/**
 * About how many bytes of a function of WebAssembly have run before V8 makes it faster, on threads beside. By V8's own 1.8 million
 * that is done for many which only the start needs: docs/decisions/start.md.
 */
const RUN_BEFORE_OPTIMISED = 60_000_000;
const ERROR = 'E'.charCodeAt(0);

const { folder, searchPath } = workerData;
setFlagsFromString(`--wasm-tiering-budget=${RUN_BEFORE_OPTIMISED}`);
const db = await open();
let current = null;
let written = 0;
let checkpointAt = CHECKPOINT_EVERY;
let statisticsAt = FIRST_STATISTICS_AFTER;
/** After a PANIC, as when its log can't be written, PGlite answers nothing any more: another thread must begin anew. */
let hasPanicked = false;

parentPort.postMessage('open');
parentPort.on('message', ({ client, request }) => {
  if (client === null) return void db.close().then(() => process.exit(0));
  if (request !== null) serve(client, request);
  else if (current === client) abandon();
  if (hasPanicked) process.exit(1);
});

function serve(client, request) {
  if (current !== client) abandon();
  current = client;
  parentPort.postMessage({ client, answer: ask(request) });
  written += request.length;
  if (!db.isInTransaction()) maintain();
}

function maintain() {
  if (written >= checkpointAt) {
    ask(simpleQuery('CHECKPOINT'));
    checkpointAt = written + CHECKPOINT_EVERY;
  }
  if (written >= statisticsAt) {
    ask(simpleQuery(ANALYZE));
    statisticsAt = written * STATISTICS_AGAIN;
  }
}

/** Making the files takes seconds, so they are copied from those that were made first. */
async function open() {
  const options = {
    ...(folder === null ? {} : { dataDir: folder }),
    startParams: [...PGlite.defaultStartParams, '-c', `search_path=${searchPath}`],
    initDbStartParams: ['--wal-segsize=1'],
  };
  if (folder !== null && existsSync(join(folder, 'PG_VERSION'))) return PGlite.create(options);
  const copied = await loadTemplate((loadDataDir) => PGlite.create({ ...options, loadDataDir }));
  if (copied !== null) return copied;
  const made = await PGlite.create(options);
  await keepTemplate(await made.dumpDataDir('none'));
  return made;
}

/** A client that went away, or gave way to another, leaves no transaction behind. */
function abandon() {
  if (db.isInTransaction()) ask(simpleQuery('ROLLBACK'));
  current = null;
}

/** One request, or several of them pipelined, answered whole. PGlite works synchronously, so nothing comes between. */
function ask(request) {
  const parts = [];
  void db.execProtocolRawStream(request, { syncToFs: false, onRawData: (bytes) => parts.push(bytes.slice()) });
  const answer = Buffer.concat(parts);
  hasPanicked ||= tellsOfPanic(answer);
  return answer;
}

function tellsOfPanic(answer) {
  for (let at = 0; at < answer.length; at += 1 + answer.readUInt32BE(at + 1)) {
    const isError = answer[at] === ERROR;
    if (isError && answer.toString('latin1', at + 5, at + 1 + answer.readUInt32BE(at + 1)).includes('VPANIC'))
      return true;
  }
  return false;
}

function simpleQuery(sql) {
  const request = Buffer.alloc(sql.length + 6);
  request.write('Q');
  request.writeInt32BE(sql.length + 5, 1);
  request.write(sql, 5);
  return request;
}
