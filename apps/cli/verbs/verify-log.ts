import type { Command } from 'commander';
import {
  type LogSeen,
  Malformed,
  readCheckpoint,
  readKeyChanges,
  readNote,
  readTile,
  tilePath,
  VERDICT_EXIT,
  verifyLog,
  widthAt,
} from '#audit';
import { nodeSha256 as sha256, verifyEd25519 } from '#node';
import { thePolicy } from '../bundles.js';
import { EXIT, Stop } from '../exit.js';
import { textFile } from '../files.js';
import { answerOf, serverAt } from '../house.js';
import { progressBar } from '../progress.js';

/** `dreamledger verify-log` */
export function verifyLogVerb(program: Command): void {
  program
    .command('verify-log')
    .description('read the whole Merkle log of a server, and check that it goes on from the checkpoints that you kept')
    .argument('<url>', 'the server')
    .option('--since <file...>', 'checkpoints that you kept, as /audit/checkpoint gave them')
    .option('--policy <file>', "whose checkpoints count: a file of the log's key and its witnesses (docs/FORMATS.md)")
    .option('--json', 'print what was found as JSON')
    .action(verify);
}

interface Options {
  readonly since?: readonly string[];
  readonly policy?: string;
  readonly json?: boolean;
}

async function verify(typed: string, { since = [], policy, json = false }: Options): Promise<void> {
  const trust = { sha256, verifies: verifyEd25519, policy: policy === undefined ? null : thePolicy(policy) };
  const url = serverAt(typed);
  const kept = since.map((name) => ({ name, checkpoint: textFile(name, 'a checkpoint') }));
  const found = await seenAt(url).then(
    (seen) => verifyLog(trust, seen, kept),
    (failure: unknown) => {
      if (!(failure instanceof Malformed)) throw failure;
      return { verdict: 'MALFORMED' as const, says: `what the server gives out: ${failure.message}` };
    },
  );
  console.log(json ? JSON.stringify({ url, ...found }) : `${found.verdict}  ${url}: ${found.says}`);
  if (found.verdict !== 'OK') throw new Stop(VERDICT_EXIT[found.verdict], `The log of ${url} is ${found.verdict}.`);
}

/** The hashes of all leaves stand in the tiles of level 0. */
async function seenAt(url: string): Promise<LogSeen> {
  const checkpoint = await (await at(`${url}/audit/checkpoint`)).text();
  const { size } = readCheckpoint(readNote(checkpoint).text);
  const leaves: Uint8Array[] = [];
  const bar = progressBar('reading');
  for (let index = 0; leaves.length < size; index++) {
    const width = widthAt(size, 0, index);
    const tile = await at(`${url}/audit/${tilePath({ level: 0, index, width })}`);
    leaves.push(...readTile(new Uint8Array(await tile.arrayBuffer()), width));
    bar(leaves.length, size);
  }
  const keyChanges = readKeyChanges(await (await at(`${url}/audit/key-changes`)).text());
  return { checkpoint, keyChanges, leaves };
}

const at = (address: string): Promise<Response> => answerOf(fetch(address), EXIT.fault);
