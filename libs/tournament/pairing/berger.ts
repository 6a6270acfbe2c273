/** Two by their numbers, the one who begins first; or one who has nobody to play with. */
export type BergerTable = readonly [number, number];

/**
 * A round robin by the Berger tables: the rounds for so many players, numbered from 1, each meeting every other once. With an
 * odd number the one whose opponent would be the missing last has no table in that round.
 */
export function bergerRounds(players: number): readonly (readonly BergerTable[])[] {
  if (players < 2) return [];
  const last = players + (players % 2);
  const circle = last - 1;
  return Array.from({ length: circle }, (_, nth) => {
    const isEven = nth % 2 === 1;
    const guest = 1 + (isEven ? last / 2 + (nth - 1) / 2 : nth / 2);
    const meetsLast: BergerTable = isEven ? [last, guest] : [guest, last];
    const others = Array.from({ length: last / 2 - 1 }, (__, apart): BergerTable => [
      onCircle(guest + apart + 1, circle),
      onCircle(guest - apart - 1, circle),
    ]);
    return [meetsLast, ...others].filter((table) => Math.max(...table) <= players);
  });
}

const onCircle = (number: number, circle: number): number => ((number - 1 + circle) % circle) + 1;
