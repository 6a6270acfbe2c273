/** Ways to play that most organisers want, and what each asks; everything can be changed before it is made. */
import { say } from '../say/index.js';

export interface Shape {
  readonly format: 'SWISS' | 'ROUND_ROBIN' | 'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION';
  readonly bestOf: 1 | 3 | 5;
  /** Null: as many as are usual for so many players. */
  readonly rounds: number | null;
  /** Null: nobody plays off. */
  readonly top: number | null;
  readonly groups: number;
  readonly minutes: number | null;
  readonly checkIn: boolean;
  readonly lists: 'NONE' | 'OPEN' | 'CLOSED';
}

export interface Preset extends Shape {
  readonly key: string;
  readonly title: string;
  readonly says: string;
}

const CALM = { rounds: null, top: null, groups: 1, minutes: 50, checkIn: false, lists: 'NONE', bestOf: 3 } as const;

export const PRESETS: readonly [Preset, ...Preset[]] = [
  {
    ...CALM,
    key: 'weekly',
    title: say('Swiss weekly'),
    says: say('Equals meet, nobody twice, nobody is out. Three rounds in an evening.'),
    format: 'SWISS',
    rounds: 3,
    minutes: 50,
  },
  {
    ...CALM,
    key: 'swiss',
    title: say('Swiss'),
    says: say('As many rounds as are usual for so many players.'),
    format: 'SWISS',
    checkIn: true,
  },
  {
    ...CALM,
    key: 'top-8',
    title: say('Swiss, then the first eight'),
    says: say('The first eight play off, best of three, until one is left.'),
    format: 'SWISS',
    top: 8,
    checkIn: true,
    lists: 'CLOSED',
  },
  {
    ...CALM,
    key: 'knockout',
    title: say('Knockout'),
    says: say('Who loses is out.'),
    format: 'SINGLE_ELIMINATION',
    checkIn: true,
  },
  {
    ...CALM,
    key: 'double',
    title: say('Double elimination'),
    says: say('Who loses twice is out.'),
    format: 'DOUBLE_ELIMINATION',
    checkIn: true,
  },
  {
    ...CALM,
    key: 'robin',
    title: say('Round robin'),
    says: say('Everybody meets everybody. For up to eight.'),
    format: 'ROUND_ROBIN',
  },
];

interface Stage {
  format: Shape['format'];
  bestOf: number;
  groups: number;
  rounds: number | null;
  cut: number | null;
}

/** The stages of a plan, as the API takes them. */
export function stagesOf({ format, bestOf, rounds, top, groups }: Shape): Stage[] {
  const first = {
    format,
    bestOf,
    groups: format === 'ROUND_ROBIN' ? groups : 1,
    rounds: format === 'SWISS' ? rounds : null,
    cut: null,
  };
  const playOff = format === 'SWISS' || format === 'ROUND_ROBIN' ? top : null;
  if (playOff === null) return [first];
  return [first, { format: 'SINGLE_ELIMINATION', bestOf, groups: 1, rounds: null, cut: playOff }];
}
