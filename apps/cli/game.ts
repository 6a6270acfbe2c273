import { type CardSet, ownEngines, voidream, type VoidreamState } from '#games/voidream';
import type { Game, Problem } from '#kernel';
import { chanceFrom, type Recording } from '#scenario';
import { EXIT, Stop } from './exit.js';
import { SET_NAMES, theSet } from './sets.js';

export interface Played {
  readonly game: Game<VoidreamState>;
  readonly set: CardSet;
}

/** What a game is to be played again with. */
type Pinned = Pick<Recording, 'game' | 'engine' | 'cards'>;

/** For a recording, which says by its hashes where another engine than its own goes otherwise. */
export function gameOf(file: string, recording: Recording, named: string | null): Played {
  const set = setOf(file, recording, named);
  const pinned = ownEngine(set, recording);
  const game = pinned ?? voidream(set);
  checkBegins(file, recording, game);
  if (pinned === null) {
    const says = `${file} was played by the engine ${recording.engine}, and is played again by ${game.engine}`;
    console.error(`${says}: it may go otherwise.`);
  }
  return { game, set };
}

/** In a file any setup may stand. Games have been recorded with decks that break a rule; only what can't be begun is refused. */
function checkBegins(file: string, { setup, seed }: Recording, game: Game<VoidreamState>): void {
  const wrong = game.problems(setup, setup.seats.length);
  if (wrong.length > 0) throw notBegun(file, 'setup', wrong);
  try {
    game.start(setup, chanceFrom(seed), null);
  } catch (failure) {
    for (const [nth, brings] of setup.seats.entries()) {
      const problems = game.seatProblems(setup, brings);
      if (problems.length > 0) throw notBegun(file, `setup.seats.${nth}`, problems);
    }
    throw failure;
  }
}

const MOST_TOLD = 3;
const notBegun = (file: string, where: string, problems: readonly Problem[]): Stop => {
  const told = problems.slice(0, MOST_TOLD).map(({ says, rule }) => (rule === null ? says : `${says} (${rule})`));
  const more = problems.length > MOST_TOLD ? ` And ${problems.length - MOST_TOLD} more.` : '';
  return new Stop(EXIT.found, `${file}: this game can't be begun: ${where}: ${told.join(' ')}${more}`);
};

/** For a match, which no engine but its own can check. */
export function pinnedGameOf(file: string, pinned: Pinned, named: string | null): Played {
  const set = setOf(file, pinned, named);
  const game = ownEngine(set, pinned);
  if (game !== null) return { game, set };
  const says = `${file} was played by the engine ${pinned.engine}, and this is ${voidream(set).engine}.`;
  throw new Stop(EXIT.found, `${says} Take the version of Dreamledger that it was played with.`);
}

const ownEngine = (set: CardSet, { engine }: Pinned): Game<VoidreamState> | null =>
  ownEngines(set).find((own) => own.engine === engine) ?? null;

/** The set is found by its hash among ours and the one named. */
function setOf(file: string, { game: id, cards }: Pinned, named: string | null): CardSet {
  if (id !== 'voidream') throw new Stop(EXIT.usage, `${file} is a game of "${id}"; this command line plays voidream.`);
  const names = named === null ? SET_NAMES : [named];
  const set = names.map(theSet).find(({ hash }) => hash === cards);
  if (set === undefined) {
    const which = `the cards ${String(cards).slice(0, 12)}`;
    throw new Stop(
      EXIT.found,
      `${file} was played with ${which}, and ${names.join(', ')} are others. Name that file by --set.`,
    );
  }
  return set;
}
