/** What every picture stands on: a sky in flat bands, one light, the horizon, and ruled water below it. */
import type { Dice } from './dice.js';
import { D, disc, faint, L, line, M, many, N, slab } from './draw.js';

export const HORIZON = 214;

export function sky({ between, next }: Dice, hasLight: boolean): string {
  const [x, y] = [between(110, 210), between(76, 132)];
  const r = between(22, 40);
  const isSun = next() < 0.5;
  const bands = many(4, (i) => faint(0.16 + 0.1 * i, disc(x, y, 194 - i * 37, D)));
  const stars = many(24, () => faint(between(0.3, 0.9), disc(between(0, 320), between(20, 180), between(0.6, 1.8), L)));
  const light = isSun ? disc(x, y, r, M) : disc(x, y, r, L) + disc(x + r * 0.42, y - r * 0.2, r * 0.9, D);
  return slab(-100, 0, 520, 320, N) + bands + stars + (hasLight ? light : '');
}

export function water({ between }: Dice, ink = M): string {
  const lines = many(11, (i) => {
    const y = HORIZON + i * 6 + (0.75 * i * (i - 1)) / 2;
    const half = (240 - i * 9 + between(0, 60)) / 2;
    const x = 160 + between(-22, 22);
    return y > 318 ? '' : faint(0.85 - i * 0.045, line([x - half, y], [x + half, y], ink, 1 + i * 0.16));
  });
  return slab(-100, HORIZON, 520, 320 - HORIZON, N) + lines;
}

/** What stands on the horizon, upside down in the water. */
export const reflected = (of: string): string =>
  `<g transform="translate(0 ${HORIZON * 2}) scale(1 -1)" opacity=".22">${of}</g>${of}`;
