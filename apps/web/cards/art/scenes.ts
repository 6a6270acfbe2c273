/** Thoughts, memories, arcana and minds: the emblem in the middle, and round it how the faction thinks. */
import type { Dice } from './dice.js';
import {
  D,
  disc,
  faint,
  L,
  line,
  M,
  many,
  moved,
  N,
  ngon,
  open,
  outline,
  polar,
  poly,
  ring,
  rosette,
  shape,
  slab,
  times,
  turned,
  X,
} from './draw.js';
import { labyrinth } from './labyrinth.js';
import type { Faction } from './inks.js';

const MIDDLE = 138;

/** What goes off behind a thought. */
export const THOUGHTS: Readonly<Record<Faction, (dice: Dice) => string>> = {
  'chimeric-court': ({ whole, between }) => {
    const rays = whole(20, 32);
    const far = between(88, 104);
    return many(rays, (i) => {
      const angle = (i / rays) * 2 * Math.PI;
      return shape(
        [
          polar(160, MIDDLE, 52, angle - 0.06),
          polar(160, MIDDLE, far + (i % 2) * 24, angle),
          polar(160, MIDDLE, 52, angle + 0.06),
        ],
        i % 2 ? M : L,
        0.6,
      );
    });
  },
  fracta: ({ whole, between }) => {
    const shards = whole(11, 17);
    return many(shards, (i) => {
      const angle = (i / shards) * 2 * Math.PI + between(0, 0.3);
      const near = between(52, 66);
      return shape(
        [
          polar(160, MIDDLE, near, angle - 0.16),
          polar(160, MIDDLE, near + between(28, 70), angle),
          polar(160, MIDDLE, near + 8, angle + 0.15),
        ],
        [L, M, D, X, M][i % 5] ?? M,
        1,
      );
    });
  },
  'subter-venellam': ({ between }) => {
    const [turns, start] = [between(2.2, 3.4), between(0, 6)];
    const radius = (t: number): number => 118 * (1 - t) ** 0.8 + 36;
    const rail = (inset: number): string =>
      open(
        times(120, (i) => polar(160, MIDDLE, radius(i / 119) * inset, start + (i / 119) * turns * 2 * Math.PI)),
        L,
        2.4,
      );
    const ties = many(60, (i) => {
      const t = i / 60;
      const angle = start + t * turns * 2 * Math.PI;
      return line(
        polar(160, MIDDLE, radius(t) * 1.04, angle),
        polar(160, MIDDLE, radius(t) * 0.84, angle),
        i % 5 ? D : X,
        4 * (1 - t) + 1,
      );
    });
    return ties + rail(1) + rail(0.88) + disc(160, MIDDLE, 52, N);
  },
  'the-maze': (dice) =>
    slab(76, 54, 168, 168, N) +
    outline(
      [
        [76, 54],
        [244, 54],
        [244, 222],
        [76, 222],
      ],
      M,
      3,
    ) +
    faint(0.8, labyrinth(dice, 13, 13, [88, 66], 12)) +
    slab(112, 90, 96, 96, N) +
    outline(
      [
        [112, 90],
        [208, 90],
        [208, 186],
        [112, 186],
      ],
      X,
      2,
    ),
  neutral: ({ whole, between }) => {
    const clouds = whole(5, 8);
    return (
      faint(0.9, disc(160, MIDDLE, 92, D)) +
      many(clouds, (i) =>
        disc(
          ...polar(160, MIDDLE, 76, (i / clouds) * 2 * Math.PI + between(-0.2, 0.2)),
          between(20, 34),
          i % 2 ? D : M,
          1,
        ),
      ) +
      disc(160, MIDDLE, 66, N) +
      many(3, (i) => disc(84 - i * 18, 206 + i * 13, 9 - i * 2.4, M, 1))
    );
  },
};

const SIDES: Readonly<Record<Faction, number>> = {
  'chimeric-court': 4,
  fracta: 6,
  'subter-venellam': 40,
  'the-maze': 4,
  neutral: 8,
};

/** A memory is a picture in a picture in a picture. */
export function memory({ between, whole }: Dice, faction: Faction, emblem: string): string {
  const sides = SIDES[faction];
  const [turn, twist, sway] = [
    faction === 'neutral' ? Math.PI / 8 : Math.PI / sides,
    faction === 'the-maze' ? 0 : between(-0.12, 0.12),
    between(0, 6),
  ];
  const frames = whole(5, 7);
  return (
    many(frames, (i) => {
      const points = ngon(160 + Math.sin(i * 0.9 + sway) * 5, MIDDLE, 126 - (i * 60) / frames, sides, turn + i * twist);
      return (
        shape(points, i % 2 ? D : N, 0) + outline(points, i % 2 ? M : L, 0.8 + i * 0.3, i < frames - 3 ? '7 4' : '')
      );
    }) +
    shape(ngon(160, MIDDLE, 64, sides, turn), N, 0) +
    outline(ngon(160, MIDDLE, 64, sides, turn), L, 4) +
    moved(160, MIDDLE, emblem, sides === 4 ? 0.62 : 0.72)
  );
}

/** An arcanum reads the same turned by half: by day above, inverted below. */
export function arcanum({ whole }: Dice, emblem: string): string {
  const half = moved(160, 92, emblem, 1.06);
  return (
    slab(-100, 0, 520, 160, D) +
    slab(-100, 160, 520, 160, N) +
    faint(0.5, rosette([160, 160], 136, whole(8, 16), whole(2, 4), M)) +
    half +
    faint(0.82, turned(180, half, 160, 160)) +
    line([-100, 160], [420, 160], L, 3)
  );
}

/** A mind: one calm face; the rings grow restless round the clock. */
export function mind({ whole, between }: Dice, emblem: string): string {
  const [waves, wild, from] = [18 + 2 * whole(0, 6), between(2.2, 4), whole(0, 3)];
  const rings = many(9, (i) => {
    const points = times(220, (j) => {
      const t = j / 220;
      const quarter = (Math.floor(t * 4) + from) % 4;
      const swing = (quarter + 0.12) * wild * Math.abs(Math.sin(t * 4 * Math.PI)) ** 0.6;
      const angle = t * 2 * Math.PI - Math.PI / 2;
      return polar(160, 148, 52 + i * 10.5 + swing * Math.sin(angle * waves + i * 0.55), angle);
    });
    return outline(points, i % 3 === 1 ? L : M, i % 3 === 1 ? 2 : 1.6);
  });
  return (
    slab(-100, 0, 520, 320, N) +
    faint(0.6, disc(160, 148, 132, D)) +
    rings +
    many(4, (i) => turned(i * 90, poly('160,6 165,16 160,26 155,16', X, 0), 160, 148)) +
    disc(160, 148, 44, N) +
    ring(160, 148, 43, L, 2) +
    moved(160, 148, emblem, 0.6)
  );
}
