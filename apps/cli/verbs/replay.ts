import type { Command } from 'commander';
import { didYouMean } from '#cards';
import { type Fact, factFor, seat, type Viewer } from '#kernel';
import { replay, unpackMoves } from '#scenario';
import { board, numbered } from '../board.js';
import { EXIT, Stop } from '../exit.js';
import { theRecording } from '../files.js';
import { gameOf } from '../game.js';
import { sentenceOf, toldText } from '../told.js';

const VIEWERS: Readonly<Record<string, Viewer>> = {
  1: { as: 'seat', seat: seat(0) },
  2: { as: 'seat', seat: seat(1) },
  public: { as: 'public' },
  judge: { as: 'judge' },
};

interface Options {
  readonly ply?: string;
  readonly as: string;
  readonly set?: string;
  readonly json?: boolean;
}

/** `dreamledger replay` */
export function replayVerb(program: Command): void {
  program
    .command('replay')
    .description('show a recorded game as it stood after so many answers, as somebody saw it')
    .argument('<file>', 'a recorded game')
    .option('--ply <n>', 'after how many answers; the end unless given')
    .option('--as <viewer>', `who looks: ${Object.keys(VIEWERS).join(', ')}`, 'public')
    .option('--set <set>', 'the cards it was played with: a name or a file; else found by their hash')
    .option('--json', 'print the view, the question and the facts as JSON')
    .action(show);
}

function show(file: string, { ply, as, set: named, json = false }: Options): void {
  const viewer = viewerCalled(as);
  const recording = theRecording(file);
  const all = unpackMoves(recording.answers).length;
  const to = ply === undefined ? all : Number(ply);
  if (!Number.isInteger(to) || to < 0 || to > all) {
    throw new Stop(EXIT.usage, `--ply ${ply ?? ''} is not a ply of ${file}: it has 0 to ${all}.`);
  }
  const { game, set } = gameOf(file, recording, named ?? null);
  let facts: Fact[] = [];
  const { state, stuck } = replay(
    game,
    recording,
    (_, reached) => {
      if (reached === to) return false;
      facts = [];
      return true;
    },
    (fact) => facts.push(fact),
  );
  if (stuck !== null && stuck.ply <= to)
    throw new Stop(EXIT.found, `${file}: ply ${stuck.ply} can't be reached: ${stuck.says}`);
  const view = game.view(state, viewer);
  const requests = game.requests(state);
  const seen = facts.flatMap((fact) => factFor(viewer, fact) ?? []);
  if (json) {
    console.log(
      JSON.stringify(
        {
          ply: to,
          of: all,
          view,
          asked: requests.map(({ seat: who, kind }) => ({ seat: who, kind })),
          facts: seen.map((fact) => ({ ...fact, text: sentenceOf(set, fact, null) })),
        },
        null,
        2,
      ),
    );
    return;
  }
  const last = to === 0 ? 'the start' : `after ${JSON.stringify(unpackMoves(recording.answers)[to - 1])}`;
  console.log(`Ply ${to} of ${all}, ${last}, as ${as} sees it\n\n${board(view, requests)}`);
  if (seen.length > 0) console.log(`What happened:\n${toldText(set, seen, null)}\n`);
  const own = requests.find(({ seat: who }) => viewer.as === 'judge' || (viewer.as === 'seat' && viewer.seat === who));
  if (own !== undefined) console.log(`Offered:\n${numbered(own)}`);
}

function viewerCalled(name: string): Viewer {
  const viewer = VIEWERS[name];
  if (viewer !== undefined) return viewer;
  const names = Object.keys(VIEWERS);
  throw new Stop(
    EXIT.usage,
    `"${name}" is nobody who looks: choose one of ${names.join(', ')}.${didYouMean(name, names)}`,
  );
}
