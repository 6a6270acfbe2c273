/** What the replay says, in whole sentences; numbers and times by the reader's language. */
import type { Chapter, Eyes, Head } from './documents.js';

export const shortNames = (head: Head): readonly string[] => shortened(fullNames(head));

/** By their first word, where that tells them apart. */
export const shortened = (full: readonly string[]): readonly string[] => {
  const short = full.map((name) => name.split(' ')[0] ?? name);
  return new Set(short).size === short.length ? short : full;
};
/** In a branch one person plays all seats: they are called by their signs. */
export const fullNames = ({ match }: Head): readonly string[] =>
  match.seats.map(({ holder, seat }) =>
    match.branchOf === null ? (holder?.name ?? `Player ${seat + 1}`) : `Side ${'AB'[seat] ?? seat + 1}`,
  );

export function titleOf(head: Head): string {
  const { branchOf } = head.match;
  if (branchOf !== null) return branchOf.name ?? `A branch of ${originName(branchOf.from.match)}`;
  return new Intl.ListFormat('en-GB').format(fullNames(head));
}

const originName = (match: NonNullable<Head['match']['branchOf']>['from']['match']): string =>
  match === null
    ? 'a game'
    : new Intl.ListFormat('en-GB').format(match.seats.map(({ holder }, seat) => holder?.name ?? `Player ${seat + 1}`));

export function eyesName({ viewpoint, seat }: Eyes, names: readonly string[]): string {
  switch (viewpoint) {
    case 'SEAT':
      return names[seat ?? 0] ?? 'Seat';
    case 'BOTH':
      return 'All';
    case 'JUDGE':
      return 'Judge';
    case 'PUBLIC':
      return 'Public';
  }
}

export const chapterName = ({ round, game }: Chapter, games: number): string => {
  const name = round === null ? 'Game' : round === 0 ? 'Setup' : `Round ${round}`;
  return games > 1 ? `Game ${game}, ${name.toLowerCase()}` : name;
};

const MARKS: Readonly<Record<string, string>> = {
  'conflict-initiated': 'Conflict',
  'nightmare-entered': 'Nightmare entered',
  'nightmare-avoided': 'Nightmare avoided',
  'game-started': 'Game begins',
  'game-finished': 'Game ends',
  'match-finished': 'Match ends',
  'seat-left': 'A player left',
  'judge-called': 'Judge called',
  'dispute-raised': 'Dispute',
  'dispute-settled': 'Ruling',
  'game-rewound': 'Rewound',
  'clocks-paused': 'Held by a judge',
};
export const markName = (kind: string): string => MARKS[kind] ?? kind.replaceAll('-', ' ');

export function delaySaid({ delayed, spectatorDelay }: Head['match']): string | null {
  if (!delayed || spectatorDelay === null) return null;
  const { seconds, moves } = spectatorDelay;
  const time = new Intl.NumberFormat('en-GB', {
    style: 'unit',
    unit: seconds < 120 ? 'second' : 'minute',
    unitDisplay: 'long',
  });
  if (seconds > 0) return `${time.format(seconds < 120 ? seconds : Math.round(seconds / 60))} behind`;
  return moves === 1 ? '1 move behind' : `${moves} moves behind`;
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
