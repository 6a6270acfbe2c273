import type { Command } from 'commander';
import { didYouMean } from '#cards';
import type { CardSet } from '#games/voidream';
import { type DecisionRequest, type Fact, factFor, type JsonObject, seat, type SeenFact, type Viewer } from '#kernel';
import { differenceIn, type Frame, importedStory, notationOf, retell, viewAt } from '#match';
import { replay, unpackMoves } from '#scenario';
import { board, numbered } from '../board.js';
import { theNamed } from '../bundles.js';
import { dataFolder } from '../data-folder.js';
import { EXIT, Stop } from '../exit.js';
import { theNotation, theRecording } from '../files.js';
import { wholeNumber } from '../numbers.js';
import { gameOf } from '../game.js';
import type { Where } from '../house.js';
import { bundleGivenOut, takenMatch } from '../taken-match.js';
import { sentenceOf, toldText } from '../told.js';

const VIEWERS: ReadonlyMap<string, Viewer> = new Map<string, Viewer>([
  ['1', { as: 'seat', seat: seat(0) }],
  ['2', { as: 'seat', seat: seat(1) }],
  ['public', { as: 'public' }],
  ['judge', { as: 'judge' }],
]);
const VIEWER_NAMES = [...VIEWERS.keys()];

interface Options {
  readonly ply?: string;
  readonly as: string;
  readonly set?: string;
  readonly json?: boolean;
  readonly url?: string;
  readonly bundle?: string;
}

/** `dreamledger replay` */
export function replayVerb(program: Command): void {
  program
    .command('replay')
    .description('show a game as it stood after so many answers, as somebody saw it')
    .argument(
      '<file>',
      'a recorded game, the bundle of a match, a game of it as text, or the id of a match that is over',
    )
    .option('--ply <n>', 'after how many answers; the end unless given')
    .option('--as <viewer>', `who looks: ${VIEWER_NAMES.join(', ')}`, 'public')
    .option('--set <set>', 'the cards it was played with: a name or a file; else found by their hash')
    .option('--bundle <file>', 'where it is a game as text: the bundle of its match, which has decks and seed')
    .option('--url <url>', 'the server that has the match; else that of the usual data folder')
    .option('--json', 'print the view, the question and the facts as JSON')
    .action(show);
}

/** A game at one ply, as somebody sees it. */
interface Position {
  readonly set: CardSet;
  readonly ply: number;
  /** The last ply of the game. */
  readonly of: number;
  /** What led here, in words. */
  readonly after: string;
  readonly view: JsonObject;
  /** Who must decide, whoever looks. */
  readonly asked: readonly DecisionRequest[];
  readonly facts: readonly SeenFact[];
}

async function show(file: string, { ply, as, set: named, json = false, url, bundle }: Options): Promise<void> {
  const viewer = viewerCalled(as);
  const position = await positionIn(file, {
    ply,
    viewer,
    set: named ?? null,
    bundle: bundle ?? null,
    where: { from: dataFolder(), ...(url === undefined ? {} : { url }) },
  });
  console.log(json ? jsonOf(position) : textOf(position, as, viewer));
}
function viewerCalled(name: string): Viewer {
  const viewer = VIEWERS.get(name);
  if (viewer !== undefined) return viewer;
  throw new Stop(
    EXIT.usage,
    `"${name}" is nobody who looks: choose one of ${VIEWER_NAMES.join(', ')}.${didYouMean(name, VIEWER_NAMES)}`,
  );
}

interface Wish {
  readonly ply: string | undefined;
  readonly viewer: Viewer;
  readonly set: string | null;
  readonly bundle: string | null;
  readonly where: Where;
}

async function positionIn(file: string, wish: Wish): Promise<Position> {
  if (wish.bundle !== null) return inText(file, wish.bundle, wish);
  const given = await bundleGivenOut(file, wish.where);
  if (given !== null) return inBundle(file, given, wish);
  const { is, bytes } = theNamed(file);
  return is === 'bundle' ? inBundle(file, bytes, wish) : inRecording(file, wish);
}

/** A game as text is replayed once it is found to be the one that the bundle proves. */
async function inText(file: string, bundle: string, wish: Wish): Promise<Position> {
  const { text, notation } = theNotation(file);
  const bytes = (await bundleGivenOut(bundle, wish.where)) ?? theNamed(bundle).bytes;
  const { match, records } = takenMatch(bundle, bytes, wish.set);
  const number = Number(notation.tags.Number ?? 1);
  const game = notationOf(importedStory(records), match, number, true);
  if (game === null)
    throw new Stop(EXIT.found, `${bundle} has no game ${notation.tags.Number ?? 1}, which ${file} is to be.`);
  const differs = differenceIn(text, notation, game);
  if (differs !== null) throw new Stop(EXIT.found, `${file}:${differs.line}: ${differs.says}`);
  const last = game.first + game.moves.length;
  return inBundle(bundle, bytes, { ...wish, ply: wish.ply ?? String(last) });
}

function inBundle(file: string, bytes: Uint8Array, { ply, viewer, set: named }: Wish): Position {
  const { set, games, records } = takenMatch(file, bytes, named);
  const seenBy = (who: Viewer): readonly Frame[] => retell(games, importedStory(records), who).frames;
  const frames = seenBy(viewer);
  if (frames.length === 0) throw new Stop(EXIT.found, `${file}: no game was begun in this match.`);
  const to = plyIn(file, ply, frames.length - 1);
  const frame = frames[to];
  if (frame === undefined) throw new Stop(EXIT.fault, `${file}: ply ${to} is not told.`);
  const { move, cut, facts } = frame;
  const by = move === null ? 'by itself' : `after ${JSON.stringify(move.answer ?? move.leaves ?? 'what is hidden')}`;
  const after = `${to === 0 ? 'the start' : by}${cut ? ', taken back later' : ''}`;
  return {
    set,
    ply: to,
    of: frames.length - 1,
    after,
    view: viewAt(frames, to),
    asked: seenBy({ as: 'judge' })[to]?.decisions ?? [],
    facts,
  };
}

function inRecording(file: string, { ply, viewer, set: named }: Wish): Position {
  const recording = theRecording(file);
  const moves = unpackMoves(recording.answers);
  const to = plyIn(file, ply, moves.length);
  const { game, set } = gameOf(file, recording, named);
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
  return {
    set,
    ply: to,
    of: moves.length,
    after: to === 0 ? 'the start' : `after ${JSON.stringify(moves[to - 1])}`,
    view: game.view(state, viewer),
    asked: game.requests(state),
    facts: facts.flatMap((fact) => factFor(viewer, fact) ?? []),
  };
}

function plyIn(file: string, ply: string | undefined, last: number): number {
  const to = ply === undefined ? last : wholeNumber(ply);
  if (to !== null && to <= last) return to;
  throw new Stop(EXIT.usage, `--ply ${ply ?? ''} is not a ply of ${file}: it has 0 to ${last}.`);
}

function jsonOf({ set, ply, of, view, asked, facts }: Position): string {
  const told = facts.map((fact) => ({ ...fact, text: sentenceOf(set, fact, null) }));
  const who = asked.map(({ seat: place, kind }) => ({ seat: place, kind }));
  return JSON.stringify({ ply, of, view, asked: who, facts: told }, null, 2);
}

function textOf({ set, ply, of, after, view, asked, facts }: Position, as: string, viewer: Viewer): string {
  const own = asked.find(({ seat: who }) => viewer.as === 'judge' || (viewer.as === 'seat' && viewer.seat === who));
  return [
    `Ply ${ply} of ${of}, ${after}, as ${as} sees it\n\n${board(view, asked)}`,
    ...(facts.length === 0 ? [] : [`What happened:\n${toldText(set, facts, null)}\n`]),
    ...(own === undefined ? [] : [`Offered:\n${numbered(own)}`]),
  ].join('\n');
}
