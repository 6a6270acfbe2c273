import type { Command } from 'commander';
import { divergence, unpackMoves } from '#scenario';
import { EXIT, Stop } from '../exit.js';
import { theRecording } from '../files.js';
import { gameOf } from '../game.js';
import { sha256 } from '../sha256.js';

/** `dreamledger verify` */
export function verifyVerb(program: Command): void {
  program
    .command('verify')
    .description('replay recorded games and compare every position that they note; name the first ply that differs')
    .argument('<file...>', 'recorded games, as simulate and play --save write them')
    .option('--set <set>', 'the cards they were played with: a name or a file; else found by their hash')
    .option('--json', 'print what was found as JSON')
    .action(verify);
}

function verify(files: readonly string[], { set, json = false }: { set?: string; json?: boolean }): void {
  const found = files.map((file) => {
    const recording = theRecording(file);
    const differs = divergence(sha256, gameOf(file, recording, set ?? null), recording);
    return { file, plies: unpackMoves(recording.answers).length, notes: Object.keys(recording.hashes).length, differs };
  });
  const lines = found.map(({ file, plies, notes, differs }) =>
    differs === null
      ? `ok    ${file}: ${plies} answers replayed, ${notes} positions compared`
      : `FAIL  ${file}: ply ${differs.ply}: ${differs.says} (the same ${untilText(differs.sameUntil)})`,
  );
  console.log(json ? JSON.stringify(found, null, 2) : lines.join('\n'));
  const wrong = found.filter(({ differs }) => differs !== null).length;
  if (wrong > 0) throw new Stop(EXIT.found, `${wrong} of ${found.length} recorded games went otherwise.`);
}

const untilText = (ply: number): string => (ply < 0 ? 'nowhere' : `up to ply ${ply}`);
