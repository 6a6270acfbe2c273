/**
 * PGlite on a thread of its own, where nothing it does can hold up the server. Its clients speak PostgreSQL's own
 * protocol, and share PGlite's one session.
 */
import { randomUUID } from 'node:crypto';
import { Blob } from 'node:buffer';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** PGlite never makes a checkpoint by itself: without one its WAL grows for ever, and a restart replays all of it. */
const CHECKPOINT_AFTER = 2 ** 25;

const { place, searchPath } = workerData;
const session = { startParams: [...PGlite.defaultStartParams, '-c', `search_path=${searchPath}`] };
const db = await open();
let current = null;
let written = 0;

parentPort.postMessage('open');
parentPort.on('message', ({ client, request }) => {
  if (client === null) return void db.close().then(() => process.exit(0));
  if (current !== client || request === null) abandon();
  if (request === null) return;
  current = client;
  parentPort.postMessage({ client, answer: ask(request) });
  written += request.length;
  if (written < CHECKPOINT_AFTER || db.isInTransaction()) return;
  ask(simpleQuery('CHECKPOINT'));
  written = 0;
});

function open() {
  return 'folder' in place ? PGlite.create({ ...session, dataDir: place.folder }) : openInMemory(place.template);
}

/** Making a cluster takes seconds, so a template is kept for the next time. */
async function openInMemory(template) {
  const made = await readFile(template).catch(() => null);
  if (made !== null) return PGlite.create({ ...session, loadDataDir: new Blob([made]) });
  const fresh = await PGlite.create(session);
  const dump = await fresh.dumpDataDir('none');
  const unfinished = `${template}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, template);
  return fresh;
}

/** A client that went away, or gave way to another, leaves no transaction behind. */
function abandon() {
  if (db.isInTransaction()) ask(simpleQuery('ROLLBACK'));
  current = null;
}

/** One request, or several of them pipelined, answered whole. PGlite works synchronously, so nothing comes between. */
function ask(request) {
  const answer = [];
  void db.execProtocolRawStream(request, { syncToFs: false, onRawData: (bytes) => answer.push(bytes.slice()) });
  return Buffer.concat(answer);
}

function simpleQuery(sql) {
  const request = Buffer.alloc(sql.length + 6);
  request.write('Q');
  request.writeInt32BE(sql.length + 5, 1);
  request.write(sql, 5);
  return request;
}
