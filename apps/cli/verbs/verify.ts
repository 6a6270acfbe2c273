import type { Command } from 'commander';
import { type Verdict, VERDICT_EXIT } from '#audit';
import { brokenInvariants } from '#games/voidream';
import { type Divergence, divergence, type Recording, stillBroken, unpackMoves } from '#scenario';
import { bundleLines, theNamed, thePolicy, type VerifiedBundle, verifiedBundle, verifiedEvents } from '../bundles.js';
import { enginesAtHand } from '../engines.js';
import { EXIT, Stop } from '../exit.js';
import { theRecording } from '../files.js';
import { gameOf, type Played } from '../game.js';
import { nodeSha256 as sha256 } from '#node';

/** `dreamledger verify` */
export function verifyVerb(program: Command): void {
  program
    .command('verify')
    .description(
      'check matches from seed to end by their bundles, the events of tournaments, or recorded games position by position; offline',
    )
    .argument(
      '<file...>',
      'bundles of matches, events of tournaments, or recorded games, as simulate --save and save in play write them; - for standard input',
    )
    .option('--policy <file>', "whose checkpoints count: a file of the log's key and its witnesses (docs/FORMATS.md)")
    .option(
      '--engine <place>',
      'an engine that a match is pinned to: the folder of a published one, or a module; repeatable',
      also,
      [],
    )
    .option('--set <set>', 'the cards they were played with: a name or a file; else found by their hash')
    .option('--json', 'print what was found as JSON')
    .action(verify);
}

const also = (place: string, before: readonly string[]): readonly string[] => [...before, place];

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

interface Options {
  readonly set?: string;
  readonly policy?: string;
  readonly engine: readonly string[];
  readonly json?: boolean;
}

async function verify(files: readonly string[], { set, policy, engine, json = false }: Options): Promise<void> {
  const trusted = policy === undefined ? null : thePolicy(policy);
  const engines = await enginesAtHand(set ?? null, engine);
  const foundIn = async (file: string): Promise<Verified | VerifiedBundle> => {
    const { is, bytes } = theNamed(file);
    if (is === 'recorded game') return verified(file, set ?? null);
    return is === 'events' ? verifiedEvents(file, bytes, trusted) : verifiedBundle(file, bytes, trusted, engines);
  };
  const found: (Verified | VerifiedBundle)[] = [];
  for (const file of files) found.push(await foundIn(file));
  console.log(json ? JSON.stringify(found, null, 2) : found.map(linesFor).join('\n'));
  const bundles = found.filter((each) => 'verdict' in each);
  const bad = GRAVEST.flatMap((verdict) => bundles.filter((each) => each.verdict === verdict)).at(0);
  if (bad !== undefined) throw new Stop(VERDICT_EXIT[bad.verdict], `${bad.file} is ${bad.verdict}.`);
  const games = found.filter((each) => 'plies' in each);
  const wrong = games.filter(({ differs, broken }) => differs !== null || broken !== null).length;
  if (wrong > 0) throw new Stop(EXIT.found, `${wrong} of ${games.length} recorded games went otherwise.`);
}

const GRAVEST: readonly Verdict[] = ['TAMPERED', 'MALFORMED', 'POLICY', 'UNPROVEN'];

const linesFor = (found: Verified | VerifiedBundle): string =>
  'verdict' in found ? bundleLines(found) : lineFor(found);

function lineFor({ file, plies, notes, differs, broken }: Verified): string {
  if (broken !== null) return `FAIL  ${file}: still broken at ${broken}`;
  if (differs === null) return `ok    ${file}: ${plies} answers replayed, ${notes} positions compared`;
  return `FAIL  ${file}: ply ${differs.ply}: ${differs.says} (the same ${untilText(differs.sameUntil)})`;
}

const untilText = (ply: number): string => (ply < 0 ? 'nowhere' : `up to ply ${ply}`);
