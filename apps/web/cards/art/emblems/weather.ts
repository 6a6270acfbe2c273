/** Emblems that come with the night and its weather: drawn round (0, 0), about 100 high, standing on y = 50. */
import {
  area,
  both,
  D,
  disc,
  L,
  line,
  M,
  many,
  N,
  ngon,
  outline,
  polar,
  poly,
  ring,
  slab,
  shape,
  stroke,
  turned,
  X,
} from '../draw.js';

export const WEATHER = {
  crystal: () =>
    poly('-14,50 -30,-6 -10,-58 0,50', L) +
    poly('0,50 -10,-58 14,-10', M) +
    poly('-16,50 -52,8 -34,-12', M) +
    poly('6,50 40,-30 50,2 26,50', D) +
    poly('6,50 40,-30 22,18', X),
  snow: () =>
    many(6, (i) =>
      turned(i * 60, line([0, 0], [0, -54], L, 4) + stroke('M-12 -46L0 -34L12 -46M-10 -28L0 -18L10 -28', M, 3)),
    ) + shape(ngon(0, 0, 12, 6), X),
  wave: () =>
    many(4, (i) => stroke(`M-66 ${i * 20 - 24}q16 -22 33 0t33 0t33 0t33 0`, [L, M, X, M][i] ?? M, 6 - i)) +
    disc(0, -46, 11, X),
  drop: () =>
    area('M0 -58Q40 0 34 18Q26 50 0 50Q-26 50 -34 18Q-40 0 0 -58Z', M, 2) +
    stroke('M-18 20Q-14 36 2 38', L, 5) +
    disc(12, 0, 6, X),
  bolt: () => poly('10,-62 -34,8 -4,8 -14,58 36,-16 6,-16', X, 2) + both(stroke('M-60 -30L-40 -22M-62 10H-42', L, 3)),
  hole: () =>
    many(6, (i) => disc(0, i * 3, 54 - i * 9, [M, D, M, D, N, N][i] ?? N, 1.4)) +
    both(stroke('M-40 -44L-54 -62M-56 -8L-74 -10', L, 3)) +
    disc(6, 14, 3, X),
  tooth: () =>
    area('M-34 -40Q0 -54 34 -40Q42 -4 26 50Q14 54 10 16Q0 4 -10 16Q-14 54 -26 50Q-42 -4 -34 -40Z', L, 2) +
    stroke('M-18 -28Q0 -36 18 -28', M, 3) +
    disc(14, -8, 5, X),
  bone: () =>
    turned(
      -36,
      both(disc(-46, -12, 14, L, 1.6) + disc(-46, 12, 14, L, 1.6)) +
        slab(-46, -9, 92, 18, L) +
        stroke('M-30 0H30', M, 2),
    ),
  web: () =>
    many(8, (i) => line([0, 0], polar(0, 0, 56, i * 0.7854), M, 2)) +
    many(4, (i) => outline(ngon(0, 0, 14 + i * 13, 8), i % 2 ? X : L, 2)) +
    both(disc(-38, -38, 6, L, 1.4)),
  flame: () =>
    area('M0 -62Q42 -16 34 18Q28 50 0 50Q-28 50 -34 18Q-34 0 -16 -16Q-14 4 -4 4Q-18 -30 0 -62Z', X, 2) +
    area('M2 -8Q22 14 14 32Q8 46 -2 46Q-20 42 -14 20Q-4 26 2 -8Z', L, 0),
  sun: () =>
    many(16, (i) =>
      shape(
        [
          polar(0, 0, 30, i * 0.3927 - 0.12),
          polar(0, 0, i % 2 ? 46 : 60, i * 0.3927),
          polar(0, 0, 30, i * 0.3927 + 0.12),
        ],
        i % 2 ? M : L,
        1,
      ),
    ) +
    disc(0, 0, 30, X, 2) +
    disc(0, 0, 20, L),
  moon: () =>
    disc(0, 0, 48, D) +
    area('M18 -48A50 50 0 1 0 46 26A40 40 0 0 1 18 -48Z', L, 2) +
    disc(30, -20, 4, X) +
    disc(44, -2, 2.4, X) +
    disc(22, 4, 2, X),
  star: () =>
    poly('0,-60 11,-11 60,0 11,11 0,60 -11,11 -60,0 -11,-11', L, 2) +
    shape(ngon(0, 0, 13, 4), X) +
    both(line([-32, -32], [-22, -22], M, 3) + line([-32, 32], [-22, 22], M, 3)),
  stone: () =>
    poly('-44,44 -56,6 -26,-32 18,-40 52,-4 46,44', M, 2) +
    poly('-26,-32 18,-40 4,-6 -56,6', L, 1) +
    stroke('M4 -6L14 22L-4 44M14 22L46 30', D, 2.4) +
    disc(20, -18, 5, X),
  tree: () =>
    line([0, 50], [0, -20], M, 9) +
    many(3, (i) => both(stroke(`M0 ${20 - i * 20}Q-24 ${8 - i * 20} -34 ${-14 - i * 14}`, M, 5 - i))) +
    many(7, (i) => disc(...polar(0, -22, 34, Math.PI * (0.95 + i * 0.183)), 13, i % 2 ? L : D, 1.2)) +
    disc(0, -34, 16, L, 1.2) +
    disc(-14, -40, 4, X) +
    disc(18, -28, 4, X),
  wreath: () =>
    many(18, (i) => turned(i * 20, area('M0 -50Q12 -42 0 -32Q-12 -42 0 -50Z', i % 3 ? M : L, 1))) +
    ring(0, 0, 38, D, 3) +
    poly('-8,38 8,38 18,62 0,52 -18,62', X),
  leaf: () =>
    area('M0 52Q-50 10 0 -58Q50 10 0 52Z', M, 2) +
    line([0, 52], [0, -36], L, 3) +
    both(many(4, (i) => line([0, 34 - i * 17], [-20 + i * 3, 20 - i * 17], L, 2))) +
    disc(16, -4, 4, X),
} as const;
