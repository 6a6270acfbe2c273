/** Emblems that are written, weighed or played: drawn round (0, 0), about 100 high, standing on y = 50. */
import { area, both, box, D, disc, L, line, M, many, N, ngon, poly, ring, shape, stroke, turned, X } from '../draw.js';

export const PAPERS = {
  letter: () =>
    box(-54, -32, 108, 70, L) +
    stroke('M-54 -32L0 12L54 -32', D, 2.4) +
    stroke('M-54 38L-16 0M54 38L16 0', M, 2) +
    disc(0, 12, 13, X, 1.6) +
    disc(0, 12, 5, N),
  scroll: () =>
    area('M-34 -44H40V34H-34Z', L) +
    area('M-48 -50H40a9 9 0 0 1 0 18H-34Q-48 -32 -48 -50Z', M) +
    area('M-40 32H48Q48 50 32 50H-40a9 9 0 0 1 0 -18Z', M) +
    many(4, (i) => line([-22, -20 + i * 13], [28 - (i % 2) * 14, -20 + i * 13], D, 3)) +
    disc(26, 26, 8, X),
  book: () =>
    area('M0 -26Q-30 -44 -58 -32V36Q-30 24 0 42Z', L) +
    area('M0 -26Q30 -44 58 -32V36Q30 24 0 42Z', M) +
    both(many(4, (i) => stroke(`M-48 ${-16 + i * 13}Q-28 ${-24 + i * 13} -8 ${-12 + i * 13}`, D, 2))) +
    area('M20 -34V8L28 0L36 8V-36Z', X),
  scales: () =>
    line([0, -50], [0, 46], L, 4) +
    stroke('M-46 -34Q0 -50 46 -34', M, 5) +
    both(stroke('M-46 -34L-62 6M-46 -34L-30 6', L, 2) + area('M-66 6H-26Q-30 26 -46 26Q-62 26 -66 6Z', X)) +
    box(-22, 44, 44, 7, M),
  seal: () =>
    many(14, (i) => turned(i * 25.7, poly('-6,-36 0,-52 6,-36', M, 1))) +
    disc(0, 0, 38, X, 2) +
    ring(0, 0, 28, N, 2) +
    shape(ngon(0, 0, 18, 5, -Math.PI / 2), L) +
    both(poly('-20,34 -30,62 -14,54 -6,38', M)),
  gavel: () =>
    turned(
      -28,
      box(-36, -40, 72, 30, M) + box(-44, -44, 12, 38, L) + box(32, -44, 12, 38, L) + box(-5, -10, 10, 62, L),
    ) + box(-44, 42, 60, 10, X),
  ticket: () =>
    turned(
      -12,
      area('M-54 -26H54V-8a8 8 0 0 0 0 16V26H-54V8a8 8 0 0 0 0 -16Z', L) +
        stroke('M24 -24V24', D, 2, '4 5') +
        many(3, (i) => line([-40, -12 + i * 12], [8 - i * 12, -12 + i * 12], D, 3)) +
        disc(38, 0, 7, X),
    ),
  map: () =>
    poly('-56,-34 -20,-44 20,-34 56,-44 56,34 20,44 -20,34 -56,44', L) +
    poly('-20,-44 20,-34 20,44 -20,34', M, 1) +
    stroke('M-46 20Q-30 -20 -4 2T44 -22', X, 3, '6 5') +
    stroke('M38 -30L50 -16M50 -30L38 -16', N, 3),
  cards: () =>
    [-24, -8, 8, 24]
      .map((angle, i) => turned(angle, box(-20, -44, 40, 60, i % 2 ? L : M) + shape(ngon(0, -14, 10, 4), X, 0), 0, 50))
      .join(''),
  clapper: () =>
    box(-48, -18, 96, 66, M) +
    turned(
      -14,
      box(-48, -40, 96, 16, L) +
        many(4, (i) =>
          shape(
            [
              [-40 + i * 24, -24],
              [-30 + i * 24, -40],
              [-20 + i * 24, -40],
              [-30 + i * 24, -24],
            ],
            N,
            0,
          ),
        ),
      -48,
      -24,
    ) +
    disc(0, 16, 15, X, 1.6),
  flag: () =>
    line([-30, -60], [-30, 52], L, 5) +
    area('M-28 -56Q0 -70 22 -54T54 -56L42 -34L54 -12Q34 -4 14 -14T-28 -12Z', X) +
    disc(4, -34, 8, L),
  note: () =>
    line([-20, 30], [-20, -44], L, 5) +
    line([36, 20], [36, -54], L, 5) +
    poly('-22,-30 -22,-46 38,-58 38,-42', L) +
    disc(-34, 32, 15, X, 1.6) +
    disc(22, 22, 15, M, 1.6),
  chord: () =>
    many(5, (i) => stroke(`M${-40 + i * 20} -54Q${-54 + i * 27} 0 ${-40 + i * 20} 54`, i % 2 ? M : L, 3)) +
    disc(0, 0, 15, X, 1.6) +
    ring(0, 0, 26, L, 1.4) +
    ring(0, 0, 36, M, 1.2),
  abacus: () =>
    box(-54, -44, 108, 92, D) +
    many(
      4,
      (row) =>
        line([-48, -28 + row * 20], [48, -28 + row * 20], L, 2) +
        many(5, (i) => disc(-38 + i * 14 + (row % 2) * 16, -28 + row * 20, 6.4, (i + row) % 3 ? L : X, 1)),
    ),
} as const;
