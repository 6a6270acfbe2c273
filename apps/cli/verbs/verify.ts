import type { Command } from 'commander';
import { brokenInvariants } from '#games/voidream';
import { type Divergence, divergence, type Recording, stillBroken, unpackMoves } from '#scenario';
import { EXIT, Stop } from '../exit.js';
import { theRecording } from '../files.js';
import { gameOf, type Played } from '../game.js';
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

interface Verified {
  readonly file: string;
  readonly plies: number;
  readonly notes: number;
  readonly differs: Divergence | null;
  /** Of a game that was kept because something broke: what is still broken. */
  readonly broken: string | null;
}

function verified(file: string, set: string | null): Verified {
  const recording = theRecording(file);
  const played = gameOf(file, recording, set);
  return {
    file,
    plies: unpackMoves(recording.answers).length,
    notes: Object.keys(recording.hashes).length,
    differs: divergence(sha256, played.game, recording),
    broken: recording.failure === null ? null : brokenStill(recording, played),
  };
}

function brokenStill(recording: Recording, { game, set }: Played): string | null {
  const found = stillBroken(game, recording, (state) => brokenInvariants(set, state));
  return found === null ? null : `ply ${found.ply}: ${found.says}`;
}

function verify(files: readonly string[], { set, json = false }: { set?: string; json?: boolean }): void {
  const found = files.map((file) => verified(file, set ?? null));
  console.log(json ? JSON.stringify(found, null, 2) : found.map(lineFor).join('\n'));
  const wrong = found.filter(({ differs, broken }) => differs !== null || broken !== null).length;
  if (wrong > 0) throw new Stop(EXIT.found, `${wrong} of ${found.length} recorded games went otherwise.`);
}

function lineFor({ file, plies, notes, differs, broken }: Verified): string {
  if (broken !== null) return `FAIL  ${file}: still broken at ${broken}`;
  if (differs === null) return `ok    ${file}: ${plies} answers replayed, ${notes} positions compared`;
  return `FAIL  ${file}: ply ${differs.ply}: ${differs.says} (the same ${untilText(differs.sameUntil)})`;
}

const untilText = (ply: number): string => (ply < 0 ? 'nowhere' : `up to ply ${ply}`);
