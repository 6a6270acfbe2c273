/** The backs: one ring denser for each step under waking. Dream cards a rosette, arcana two moons on a horizon. */
import { faint, line, many, ring, rosette } from './draw.js';

const INK: Readonly<Record<number, readonly [ground: string, ink: string]>> = {
  4: ['#bcd3ee', '#14183a'],
  3: ['#86a6dc', '#10142f'],
  2: ['#4459ad', '#ffffff'],
  1: ['#1d2165', '#ffffff'],
};

const cache = new Map<string, string>();

export function backUrl(pile: 'dream' | 'arcana', value: number): string {
  const key = `${pile} ${value}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(back(pile, value))}`;
  cache.set(key, url);
  return url;
}

export function back(pile: 'dream' | 'arcana', value: number): string {
  const [ground, ink] = INK[value] ?? ['#1d2165', '#ffffff'];
  const depth = 5 - value;
  const drawn =
    pile === 'arcana'
      ? moons(depth, ink)
      : many(depth, (i) => rosette([100, 140], 84 - i * 16, 8 + i * 2, 2 + depth, ink));
  const frame = `<rect x="9" y="9" width="182" height="262" rx="9" fill="none" stroke="${ink}" stroke-width="2" opacity=".7"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280" preserveAspectRatio="xMidYMid slice"><rect width="200" height="280" fill="${ground}"/>${faint(0.75, drawn)}${frame}</svg>`;
}

const moons = (depth: number, ink: string): string =>
  many(depth + 1, (i) => ring(100, 108, 58 - i * 9, ink, 1.6) + ring(100, 172, 58 - i * 9, ink, 1.6)) +
  line([0, 140], [200, 140], ink, 1.6);
