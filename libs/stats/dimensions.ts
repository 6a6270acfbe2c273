import type { Appearance } from './facts.js';

/** By what appearances can be told apart and put together; some have several of a kind, as a deck has cards. */
const DIMENSIONS = {
  game: ({ fact }) => [fact.game],
  set: ({ fact }) => known(fact.set),
  tournament: ({ fact }) => known(fact.tournament),
  match: ({ fact }) => [fact.match],
  ended: ({ fact }) => [fact.ended],
  length: ({ fact }) => bandOf(ROUNDS, fact.rounds),
  decisions: ({ fact }) => bandOf(DECISIONS, fact.decisions),
  month: ({ fact }) => [dayOf(fact.at).slice(0, 7)],
  day: ({ fact }) => [dayOf(fact.at)],
  seat: ({ seat }) => [String(seat + 1)],
  player: ({ own }) => [own.player],
  deck: ({ own }) => known(own.deck),
  archetype: ({ own }) => known(own.archetype),
  faction: ({ own }) => own.factions,
  bastion: ({ own }) => known(own.bastion),
  mind: ({ own }) => known(own.mind),
  card: ({ own }) => own.cards.map(({ card }) => card),
  'card-drawn': ({ own }) => own.cards.filter(({ drawn }) => drawn > 0).map(({ card }) => card),
  'card-played': ({ own }) => own.cards.filter(({ played }) => played > 0).map(({ card }) => card),
  opponent: ({ others }) => others.map(({ player }) => player),
  'opponent-deck': ({ others }) => others.flatMap(({ deck }) => known(deck)),
  'opponent-archetype': ({ others }) => others.flatMap(({ archetype }) => known(archetype)),
  'opponent-faction': ({ others }) => others.flatMap(({ factions }) => factions),
  'opponent-bastion': ({ others }) => others.flatMap(({ bastion }) => known(bastion)),
  'opponent-mind': ({ others }) => others.flatMap(({ mind }) => known(mind)),
} satisfies Readonly<Record<string, (appearance: Appearance) => readonly string[]>>;

export type Dimension = keyof typeof DIMENSIONS;

export const DIMENSION_NAMES = Object.keys(DIMENSIONS) as readonly Dimension[];

/** Each value once. */
export function valuesOf(appearance: Appearance, dimension: Dimension): readonly string[] {
  const values = DIMENSIONS[dimension](appearance);
  return values.length < 2 ? values : [...new Set(values)];
}

/** Whether one of its values is this. */
export const isOf = (appearance: Appearance, dimension: Dimension, value: string): boolean =>
  DIMENSIONS[dimension](appearance).includes(value);

const known = (value: string | null): readonly string[] => (value === null ? [] : [value]);

type Bands = readonly (readonly [least: number, name: string])[];

const ROUNDS: Bands = [
  [21, '21+'],
  [16, '16-20'],
  [11, '11-15'],
  [6, '6-10'],
  [0, '1-5'],
];

const DECISIONS: Bands = [
  [201, '201+'],
  [101, '101-200'],
  [51, '51-100'],
  [26, '26-50'],
  [0, '0-25'],
];

const namesOf = (bands: Bands): readonly string[] => bands.map(([, name]) => name).reverse();
export const ROUND_BANDS = namesOf(ROUNDS);
export const DECISION_BANDS = namesOf(DECISIONS);

const bandOf = (bands: Bands, count: number | null): readonly string[] =>
  count === null
    ? []
    : bands
        .filter(([least]) => count >= least)
        .slice(0, 1)
        .map(([, name]) => name);

const DAY = 86_400_000;

/** The day in Greenwich, as 2026-11-21: days since 1970 into the years of 400 that begin in March. */
export function dayOf(at: number): string {
  const days = Math.floor(at / DAY) + 719_468;
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const leaps = Math.floor(ofEra / 1_460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const year = Math.floor((ofEra - leaps) / 365);
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return [year + era * 400 + (month <= 2 ? 1 : 0), month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
