/** Entities: somebody of the faction, who carries the emblem; beasts are the emblem themselves. */
import type { Dice } from './dice.js';
import {
  type Point,
  area,
  both,
  D,
  disc,
  eye,
  L,
  line,
  M,
  many,
  moved,
  N,
  ngon,
  polar,
  poly,
  ring,
  shape,
  stroke,
  times,
  X,
} from './draw.js';
import { HORIZON } from './ground.js';
import { labyrinth } from './labyrinth.js';
import type { Faction } from './inks.js';

export const FIGURES: Readonly<Record<Faction, (dice: Dice) => string>> = {
  'chimeric-court': ({ whole, between, next }) => {
    const y = between(104, 120);
    const rays = 11 + 2 * whole(0, 4);
    const feathers = whole(3, 6);
    const halo = many(rays, (i) => {
      const angle = Math.PI + (i * Math.PI) / (rays - 1);
      const far = 70 + (i % 2) * 16;
      return shape(
        [polar(160, y, 40, angle - 0.035), polar(160, y, far, angle), polar(160, y, 40, angle + 0.035)],
        i % 2 ? L : M,
        0,
      );
    });
    const wing = many(feathers, (i) => {
      const at = 140 + i * 15;
      return area(
        `M160 ${at}Q${96 - i * 3} ${at - 46 + i * 9} ${52 + i * 11} ${at - 30 + i * 15}Q${90 + i * 5} ${at + 14} 160 ${at + 22}Z`,
        i % 2 ? D : M,
      );
    });
    const ears = next() < 0.5 ? `${138 - whole(6, 22)},${y - 52} ` : `${146 - whole(0, 6)},${y - 44} `;
    return (
      halo +
      both(wing, 160) +
      area(`M116 ${HORIZON}L126 158Q160 132 194 158L204 ${HORIZON}Z`, D) +
      area(`M146 ${HORIZON}L150 152Q160 146 170 152L174 ${HORIZON}Z`, L, 0) +
      area(`M136 ${y - 8}Q136 ${y + 40} 160 ${y + 44}Q184 ${y + 40} 184 ${y - 8}Q160 ${y - 24} 136 ${y - 8}Z`, L) +
      both(poly(`137,${y - 6} ${ears}152,${y - 16}`, M) + eye(149, y + 8, 7.5, N, X), 160) +
      area(`M160 ${y + 2}L156 ${y + 24}H164Z`, D, 0) +
      line([152, y + 32], [168, y + 32], N, 2) +
      shape(ngon(160, y - 14, 6, 4), X, 0)
    );
  },
  fracta: ({ between, whole, one }) => {
    const widths = one<readonly number[]>([
      [14, 30, 22, 56, 38, 60],
      [20, 16, 44, 30, 66, 44],
      [10, 34, 18, 40, 60, 34],
      [26, 22, 34, 62, 30, 52],
    ]);
    const side: Point[] = [
      [160, between(60, 76)],
      ...widths.map((w, i): Point => [160 - w - between(0, 12), 88 + i * 21 + between(0, 8)]),
      [160 - between(26, 46), HORIZON],
    ];
    const tones = [L, M, D, M, L, M, D];
    const turn = whole(0, 6);
    const facets = many(side.length - 1, (i) => {
      const from: Point = side[i] ?? [160, 70];
      const to: Point = side[i + 1] ?? [160, HORIZON];
      return (
        shape([from, to, [160, to[1] + 6], [160, i === 0 ? from[1] : from[1] + 6]], tones[(i + turn) % 7] ?? M, 1.2) +
        shape([from, to, [160, from[1] + 4]], tones[(i + turn + 3) % 7] ?? L, 0.6)
      );
    });
    const shards = many(whole(2, 4), (i) => {
      const [x, y] = [160 - (widths[i + 1] ?? 30) * 0.7, 98 + i * 26];
      return shape(
        [
          [x, y],
          [x - 50 - between(0, 26), y - 34 + i * 20 - between(0, 14)],
          [x + 4, y + 20],
        ],
        i % 2 ? M : D,
        1,
      );
    });
    return (
      both(shards + facets, 160) +
      both(poly('149,104 156,108 149,113 141,107', X, 1), 160) +
      poly('160,76 165,86 160,96 155,86', X, 1)
    );
  },
  'subter-venellam': ({ whole, next, between }) => {
    const arches = whole(8, 11);
    const side = next() < 0.5 ? 1 : -1;
    const eyes = between(126, 138);
    const hood = many(arches, (i) => {
      const t = i / arches;
      return area(
        `M${Math.round(92 + t * 40)} ${HORIZON}L${Math.round(104 + t * 34)} ${Math.round(120 + t * 24)}Q${Math.round(108 + t * 34)} ${Math.round(62 + t * 46)} 160 ${Math.round(56 + t * 44)}Q${Math.round(212 - t * 34)} ${Math.round(62 + t * 46)} ${Math.round(216 - t * 34)} ${Math.round(120 + t * 24)}L${Math.round(228 - t * 40)} ${HORIZON}Z`,
        [D, M, N, D, L, N][i % 6] ?? D,
        1,
      );
    });
    const rungs = many(5, (i) => line([148 - i * 0.8, 156 + i * 12], [172 + i * 0.8, 156 + i * 12], M, 2.4));
    const arm = stroke(`M${160 + side * 36} 152Q${160 + side * 56} 150 ${160 + side * 70} 162`, L, 4);
    return (
      hood +
      area(`M137 ${HORIZON}L140 148Q144 110 160 108Q176 110 180 148L183 ${HORIZON}Z`, N, 0) +
      both(disc(152, eyes, 5, X) + ring(152, eyes, 9, X, 1), 160) +
      rungs +
      arm
    );
  },
  'the-maze': (dice) => {
    const { between, whole } = dice;
    const [r, y] = [between(32, 42), between(90, 102)];
    const stalks = whole(4, 9);
    return (
      area(`M92 ${HORIZON}Q96 150 128 136Q160 124 192 136Q224 150 228 ${HORIZON}Z`, D, 2.4) +
      labyrinth(dice, 8, 7, [119, 146], 11) +
      disc(160, y, r + 9, N) +
      ring(160, y, r + 5, M, 2) +
      disc(160, y, r, L) +
      disc(160, y, r * 0.74, N) +
      ring(160, y, r * 0.56, X, 1.6) +
      disc(160, y, r * 0.3, M) +
      disc(160, y, r * 0.14, N) +
      many(stalks, (i) => {
        const angle = -Math.PI / 2 + (i - (stalks - 1) / 2) * 0.46;
        const [ex, ey] = polar(160, y, r + 24 + (i % 2) * 8, angle);
        return line(polar(160, y, r + 5, angle), [ex, ey], M, 1.6) + eye(ex, ey, 7, L, N);
      })
    );
  },
  neutral: ({ between, whole }) => {
    const lean = between(-14, 14);
    const folds = whole(3, 6);
    return (
      area(`M104 ${HORIZON}Q128 170 ${140 + lean} 118Q${160 + lean} 96 ${180 + lean} 118Q194 170 216 ${HORIZON}Z`, M) +
      area(
        `M138 ${HORIZON}Q150 170 ${152 + lean} 124Q${160 + lean} 116 ${168 + lean} 124Q172 170 182 ${HORIZON}Z`,
        D,
        0,
      ) +
      many(folds, (i) =>
        stroke(`M${128 - i * 4} ${178 + i * 7}Q160 ${188 + i * 7} ${192 + i * 4} ${178 + i * 7}`, L, 1.4),
      ) +
      disc(160 + lean, 92, 26, L, 1.6) +
      disc(168 + lean, 88, 22, D) +
      disc(152 + lean, 92, 2.6, X)
    );
  },
};

/** Carried before the figure, in a disc of night, so that it can be read in every crop. */
export const carried = (emblem: string): string =>
  disc(160, 180, 43, N) + ring(160, 180, 42, L, 2.4) + moved(160, 180, emblem, 0.6);

/** Of a beast that fills the picture: rings of light behind it. */
export const aura = ({ whole, between }: Dice): string => {
  const [count, first] = [whole(2, 4), between(58, 74)];
  return times(count, (i) => ring(160, 148, first + i * 18, L, 1.2)).join('');
};
