/** Emblems that are people, or a part of one: drawn round (0, 0), about 100 high, standing on y = 50. */
import {
  area,
  both,
  box,
  D,
  disc,
  eye,
  L,
  line,
  M,
  many,
  N,
  ngon,
  polar,
  poly,
  ring,
  shape,
  stroke,
  X,
} from '../draw.js';

const head = (fill: string): string => area('M-22 -24Q-22 -50 0 -50Q22 -50 22 -24Q22 0 0 4Q-22 0 -22 -24Z', fill);
const cloak = (fill: string): string => area('M-40 50Q-40 10 0 -4Q40 10 40 50Z', fill);

export const PEOPLE = {
  hand: () =>
    area(
      'M-22 50V16L-34 -6Q-40 -16 -32 -18L-20 -4V-44Q-14 -52 -8 -44V-8V-54Q-1 -62 5 -54V-8V-48Q12 -56 18 -48V-4V-34Q25 -42 31 -34V18L24 50Z',
      L,
    ) +
    many(3, (i) => stroke(`M-16 ${14 + i * 9}Q4 ${8 + i * 9} 26 ${14 + i * 9}`, M, 2)) +
    disc(3, 6, 6, X),
  eye: () =>
    eye(0, 0, 58, L, M) +
    disc(0, 0, 13, N) +
    disc(0, 0, 5, X) +
    many(9, (i) =>
      line(
        polar(0, 14, 60, Math.PI * (1.14 + i * 0.09)),
        polar(0, 14, 76 + (i % 2) * 8, Math.PI * (1.14 + i * 0.09)),
        i % 2 ? L : M,
        4,
      ),
    ),
  face: () => cloak(D) + head(L) + both(eye(-9, -26, 6, N, X)) + stroke('M-6 -10Q0 -6 6 -10', N, 2),
  twins: () =>
    both(
      area('M-56 50Q-54 8 -26 0Q2 8 2 50Z', M) +
        area('M-44 -22Q-44 -44 -25 -44Q-6 -44 -6 -22Q-6 0 -25 2Q-44 0 -44 -22Z', L) +
        eye(-31, -24, 4.5, N, X) +
        eye(-18, -24, 4.5, N, X),
    ),
  child: () =>
    cloak(M) +
    disc(0, -24, 24, L, 1.6) +
    both(disc(-8, -24, 2.8, N)) +
    disc(0, 26, 5, X) +
    stroke('M-18 -42Q0 -58 18 -42', D, 6),
  veil: () =>
    area('M-34 50Q-40 -54 0 -56Q40 -54 34 50L22 42L11 50L0 42L-11 50L-22 42Z', L) +
    both(disc(-11, -20, 6, N)) +
    many(3, (i) => stroke(`M${-20 + i * 18} 0V34`, M, 2)),
  saint: () =>
    ring(0, -28, 34, X, 3) +
    many(12, (i) => line(polar(0, -28, 38, i * 0.5236), polar(0, -28, 46, i * 0.5236), X, 2)) +
    cloak(M) +
    head(L) +
    both(stroke('M-14 -28Q-9 -24 -4 -28', N, 2.2)) +
    poly('-6,12 0,4 6,12 0,24', X),
  sleeper: () =>
    area('M-62 34Q-60 10 -20 8H54Q64 10 62 34Z', M) +
    area('M-64 50V30H64V50Z', D) +
    disc(-40, 2, 18, L, 1.6) +
    stroke('M-48 2Q-44 5 -40 2M-38 2Q-34 5 -31 2', N, 2) +
    many(3, (i) =>
      stroke(`M${-14 + i * 16} ${-14 - i * 13}h${9 + i * 3}l${-9 - i * 3} ${9 + i * 3}h${9 + i * 3}`, X, 2.4),
    ),
  crown: () =>
    poly('-44,40 -52,-26 -24,4 0,-46 24,4 52,-26 44,40', X, 2) +
    area('M-46 50V36H46V50Z', L) +
    disc(0, -46, 6, L) +
    both(disc(-52, -26, 5, L)) +
    disc(0, 18, 7, N),
  heart: () =>
    area('M0 50Q-66 4 -46 -28Q-24 -54 0 -22Q24 -54 46 -28Q66 4 0 50Z', X) +
    poly('0,50 0,-22 -30,-8', M, 1) +
    poly('0,50 0,-22 30,-8', L, 1),
  mouth: () =>
    area('M-56 0Q0 -46 56 0Q0 52 -56 0Z', N, 0) +
    area('M-60 0Q-20 -44 0 -28Q20 -44 60 0Q0 -16 -60 0Z', X) +
    area('M-60 0Q0 60 60 0Q0 22 -60 0Z', X) +
    many(6, (i) =>
      shape(
        [
          [-34 + i * 12, -12],
          [-24 + i * 12, -12],
          [-29 + i * 12, 4],
        ],
        L,
        1,
      ),
    ),

  mask: () =>
    both(
      area('M0 -40Q-50 -56 -52 -10Q-48 36 0 48Z', M) +
        area('M-40 -18Q-24 -32 -8 -14Q-24 -4 -40 -18Z', N) +
        disc(-24, -16, 4, X),
    ) +
    stroke('M-14 24Q0 34 14 24', N, 3) +
    both(poly('-40,-40 -56,-66 -22,-48', L)),
  boots: () =>
    both(
      area('M-30 -50H-8V30H-6V50H-56Q-58 34 -38 28Z', M) + box(-34, -54, 28, 10, L) + line([-54, 50], [-6, 50], X, 5),
    ),
  shield: () =>
    area('M0 -54L46 -38V0Q44 36 0 54Q-44 36 -46 0V-38Z', M, 2) +
    area('M0 -42L34 -30V0Q32 26 0 40Z', L, 0) +
    shape(ngon(0, -4, 14, 4), X),
  halberd: () =>
    line([0, -58], [0, 54], L, 5) +
    area('M4 -44Q44 -40 44 0Q22 -16 4 -10Z', M) +
    poly('-4,-38 -34,-28 -4,-18', L) +
    poly('-7,-54 0,-78 7,-54', X),
} as const;
