/** Constructs and bastions: what the faction builds, with the emblem over the gate. */
import type { Dice } from './dice.js';
import { area, both, box, D, disc, L, line, M, many, moved, N, polar, poly, ring, shape, X } from './draw.js';
import { labyrinth } from './labyrinth.js';
import { HORIZON as H } from './ground.js';
import type { Faction } from './inks.js';

export const HOUSES: Readonly<Record<Faction, (dice: Dice, isBig: boolean) => string>> = {
  'chimeric-court': ({ whole, between }, isBig) => {
    const rows = isBig ? 4 : whole(2, 3);
    return many(rows + 1, (k) => {
      const i = rows - k;
      const [w, h] = [22 - i * 1.5, (isBig ? 150 : 126) - i * between(18, 27)];
      const tower = (x: number): string =>
        box(x - w, H - h, w * 2, h, i % 2 ? D : M) +
        shape(
          [
            [x - w - 3, H - h],
            [x, H - h - 28 - (i ? 0 : 14)],
            [x + w + 3, H - h],
          ],
          L,
        ) +
        many(3, (n) => area(`M${x - 5} ${Math.round(H - h + 26 + n * 28)}v-9a5 5 0 0 1 10 0v9Z`, n ? N : X, 0));
      return i === 0 ? tower(160) : tower(160 - i * 34) + tower(160 + i * 34);
    });
  },
  fracta: ({ between }, isBig) => {
    const towers = isBig ? 7 : 5;
    return (
      many(towers, (i) => {
        const off = i - (towers - 1) / 2;
        const x = 160 + off * (isBig ? 30 : 34) + between(-4, 4);
        const top = H - 56 - (1 - Math.abs(off) / towers) * (isBig ? 96 : 74) * between(0.75, 1.15);
        const w = between(13, 20);
        return (
          shape(
            [
              [x - w, H],
              [x - w, top + 18],
              [x, top],
              [x, H],
            ],
            i % 2 ? M : D,
            1,
          ) +
          shape(
            [
              [x, H],
              [x, top],
              [x + w, top + 22],
              [x + w, H],
            ],
            i % 2 ? L : M,
            1,
          ) +
          shape(
            [
              [x - w, top + 18],
              [x, top],
              [x + w, top + 22],
              [x, top + 34],
            ],
            L,
            0.6,
          )
        );
      }) +
      many(isBig ? 3 : 1, (i) => box(70 + i * 18, H - i * 15 - 8, 180 - i * 36, 8, [D, M, L][i] ?? D)) +
      line([70, H - 10], [250, H - 10], X, 2)
    );
  },
  'subter-venellam': ({ whole }, isBig) => {
    const arches = whole(6, 8);
    return (
      many(arches, (i) => {
        const r = 114 - i * (98 / arches);
        return area(
          `M${Math.round(160 - r)} ${H}A${Math.round(r)} ${Math.round(r * 1.06)} 0 0 1 ${Math.round(160 + r)} ${H}Z`,
          [D, M, N, D, M, N, L, D][i] ?? D,
        );
      }) +
      many(13, (i) => {
        const angle = Math.PI + ((i + 0.5) * Math.PI) / 13;
        return line(polar(160, H, 76, angle), polar(160, H, 108, angle), N, 2);
      }) +
      many(4, (i) => line([154 - i * 13, H - 16 + i * 4.6], [166 + i * 13, H - 16 + i * 4.6], M, 2)) +
      both(line([84, H], [84, isBig ? 130 : 150], L, 3) + disc(84, isBig ? 124 : 144, 6, X), 160)
    );
  },
  'the-maze': (dice, isBig) => {
    const tiers = isBig ? 5 : 4;
    return (
      many(tiers, (i) => {
        const [w, y] = [196 - i * 38, H - (i + 1) * 30];
        return (
          box(160 - w / 2, y, w, 30, i % 2 ? D : N) +
          labyrinth(dice, Math.floor((w - 10) / 9), 3, [160 - w / 2 + 9, y + 6], 9)
        );
      }) +
      area(`M146 ${H}V${H - 42}H174V${H}Z`, N) +
      line([146, H - 42], [174, H - 42], L, 3)
    );
  },
  neutral: ({ between }, isBig) => {
    const slope = between(140, 172);
    return (
      area(`M30 ${H}Q90 ${slope} 160 190Q230 ${slope} 300 ${H}Z`, D) +
      poly('144,204 150,92 170,92 176,204', L) +
      many(2, (i) => area(`M${147 + i * 2} ${176 - i * 38}l1 -18h${24 - i * 4}l1 18Z`, M, 1)) +
      box(148, 76, 24, 16, X) +
      poly('145,76 160,60 175,76', M) +
      both(
        shape(
          [
            [172, 80],
            [290, between(44, 64)],
            [290, between(96, 116)],
            [172, 88],
          ],
          isBig ? L : M,
          0,
        ),
        160,
      )
    );
  },
};

export const overTheGate = (emblem: string, isBig: boolean): string => {
  const y = isBig ? 168 : 172;
  return disc(160, y, 42, N) + ring(160, y, 41, L, 2.6) + moved(160, y, emblem, 0.58);
};
