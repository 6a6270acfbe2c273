/** What the replay says, in whole sentences; numbers and times by the reader's language. */
import type { Chapter, Eyes, Frame, Head } from './documents.js';
import { listed, LOCALE, say, sayMany } from '../say/index.js';

export const shortNames = (head: Head): readonly string[] => shortened(fullNames(head));

/** By their first word, where that tells them apart. */
export const shortened = (full: readonly string[]): readonly string[] => {
  const short = full.map((name) => name.split(' ')[0] ?? name);
  return new Set(short).size === short.length ? short : full;
};
/** In a branch one person plays all seats: they are called by their signs. */
export const fullNames = ({ match }: Head): readonly string[] =>
  match.seats.map(({ holder, seat }) =>
    match.branchOf === null
      ? (holder?.name ?? say('Player {seat}', { seat: seat + 1 }))
      : say('Side {seat}', { seat: 'AB'[seat] ?? seat + 1 }),
  );

export function titleOf(head: Head): string {
  const { branchOf } = head.match;
  if (branchOf !== null)
    return branchOf.name ?? say('A branch of {origin}', { origin: originName(branchOf.from.match) });
  return listed(fullNames(head));
}

const originName = (match: NonNullable<Head['match']['branchOf']>['from']['match']): string =>
  match === null
    ? say('a game')
    : listed(match.seats.map(({ holder }, seat) => holder?.name ?? say('Player {seat}', { seat: seat + 1 })));

export function eyesName({ viewpoint, seat }: Eyes, names: readonly string[]): string {
  switch (viewpoint) {
    case 'SEAT':
      return names[seat ?? 0] ?? say('Seat');
    case 'BOTH':
      return say('All');
    case 'JUDGE':
      return say('Judge');
    case 'PUBLIC':
      return say('Public');
  }
}

export const chapterName = ({ round, game }: Chapter, games: number): string => {
  if (games > 1) {
    if (round === null) return say('Game {game}, game', { game });
    return round === 0 ? say('Game {game}, setup', { game }) : say('Game {game}, round {round}', { game, round });
  }
  return round === null ? say('Game') : round === 0 ? say('Setup') : say('Round {round}', { round });
};

const MARKS: Readonly<Record<string, string>> = {
  'conflict-initiated': say('Conflict'),
  'nightmare-entered': say('Nightmare entered'),
  'nightmare-avoided': say('Nightmare avoided'),
  'game-started': say('Game begins'),
  'game-finished': say('Game ends'),
  'match-finished': say('Match ends'),
  'seat-left': say('A player left'),
  'judge-called': say('Judge called'),
  'dispute-raised': say('Dispute'),
  'dispute-settled': say('Ruling'),
  'game-rewound': say('Rewound'),
  'branch-taken-back': say('Taken back'),
  'clocks-paused': say('Held by a judge'),
};
export const markName = (kind: string): string => MARKS[kind] ?? kind.replaceAll('-', ' ');

export function delaySaid({ delayed, spectatorDelay }: Head['match']): string | null {
  if (!delayed || spectatorDelay === null) return null;
  const { seconds, moves } = spectatorDelay;
  const time = new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit: seconds < 120 ? 'second' : 'minute',
    unitDisplay: 'long',
  });
  if (seconds > 0)
    return say('{time} behind', { time: time.format(seconds < 120 ? seconds : Math.round(seconds / 60)) });
  return sayMany(moves, { one: '{n} move behind', other: '{n} moves behind' });
}

/** How the viewpoint stands in the address. */
export const eyesInUrl = ({ viewpoint, seat }: Eyes): string =>
  viewpoint === 'SEAT' ? (seat === 1 ? 'B' : 'A') : viewpoint.toLowerCase();

export function eyesFromUrl(text: string | null): Eyes {
  switch (text) {
    case 'A':
      return { viewpoint: 'SEAT', seat: 0 };
    case 'B':
      return { viewpoint: 'SEAT', seat: 1 };
    case 'both':
      return { viewpoint: 'BOTH', seat: null };
    case 'judge':
      return { viewpoint: 'JUDGE', seat: null };
    default:
      return { viewpoint: 'PUBLIC', seat: null };
  }
}

/** A step in a sentence: what happened first in it, or, where nothing of it may be told here, whose it was. */
export function saidAt(
  { cut, move }: Pick<Frame, 'cut' | 'move'>,
  happened: string | null,
  names: readonly string[],
): string {
  const says = happened ?? (move === null ? say('The game begins.') : moveSays(move, names));
  return cut ? say('{says} Taken back.', { says }) : says;
}

function moveSays({ seat, leaves }: NonNullable<Frame['move']>, names: readonly string[]): string {
  const name = names[seat] ?? say('A player');
  return leaves ? leavingSaid(name, leaves) : say('{name} makes a choice.', { name });
}

/** Why a seat is left, by the word of the log. */
export function leavingSaid(name: string, leaves: string): string {
  if (leaves === 'conceded') return say('{name} concedes.', { name });
  if (leaves === 'timed-out') return say('{name} has run out of time.', { name });
  return leaves === 'removed' ? say('{name} was taken off the table.', { name }) : say('{name} leaves.', { name });
}
