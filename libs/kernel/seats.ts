import { Fault } from './refusal.js';

/** One of something for each seat of a table, in their order. A table has two to six. */
export type Seats<Each> = readonly [Each, Each, ...Each[]];

export const MOST_SEATS = 6;

export function seatsOf<Each>(list: readonly Each[]): Seats<Each> {
  const [one, other, ...rest] = list;
  if (one === undefined || other === undefined || list.length > MOST_SEATS)
    throw new Fault(`A table has 2 to ${MOST_SEATS} seats, and not ${list.length}.`);
  return [one, other, ...rest];
}

export const bySeat = <From, To>(
  [one, other, ...rest]: Seats<From>,
  of: (each: From, nth: number) => To,
): Seats<To> => [of(one, 0), of(other, 1), ...rest.map((each, nth) => of(each, nth + 2))];
