/** The strokes of all pictures, as SVG text. N, D, M, L, X stand for the five inks until the picture is done. */
export const N = '{n}';
export const D = '{d}';
export const M = '{m}';
export const L = '{l}';
export const X = '{x}';

export type Point = readonly [x: number, y: number];

const round = (n: number): string => String(Math.round(n * 10) / 10);
const joined = (points: readonly Point[]): string => points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

export const polar = (x: number, y: number, r: number, angle: number): Point => [
  x + r * Math.cos(angle),
  y + r * Math.sin(angle),
];
export const times = <T>(count: number, each: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => each(i));
export const many = (count: number, each: (i: number) => string): string => times(count, each).join('');

const edge = (width: number): string =>
  width === 0 ? '' : ` stroke="${N}" stroke-width="${round(width)}" stroke-linejoin="round"`;

/** Filled, with a line of night around it. */
export const shape = (points: readonly Point[], fill: string, width = 1.6): string =>
  `<polygon points="${joined(points)}" fill="${fill}"${edge(width)}/>`;
/** The same, its points written as "x,y x,y". */
export const poly = (points: string, fill: string, width = 1.6): string =>
  `<polygon points="${points}" fill="${fill}"${edge(width)}/>`;
export const area = (d: string, fill: string, width = 1.6): string => `<path d="${d}" fill="${fill}"${edge(width)}/>`;
export const disc = (x: number, y: number, r: number, fill: string, width = 0): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${edge(width)}/>`;
const rect = (of: readonly [number, number, number, number], rest: string): string => {
  const [x, y, w, h] = of.map(round);
  return `<rect x="${x ?? ''}" y="${y ?? ''}" width="${w ?? ''}" height="${h ?? ''}" ${rest}/>`;
};
export const box = (x: number, y: number, w: number, h: number, fill: string): string =>
  rect([x, y, w, h], `fill="${fill}"${edge(1.6)}`);
export const slab = (x: number, y: number, w: number, h: number, fill: string): string =>
  rect([x, y, w, h], `fill="${fill}"`);

/** Only a line. */
export const stroke = (d: string, ink: string, width: number, dashes = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${
    dashes === '' ? '' : ` stroke-dasharray="${dashes}"`
  }/>`;
export const ring = (x: number, y: number, r: number, ink: string, width: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${ink}" stroke-width="${round(width)}"/>`;
export const line = (from: Point, to: Point, ink: string, width: number): string =>
  stroke(`M${joined([from])}L${joined([to])}`, ink, width);
export const outline = (points: readonly Point[], ink: string, width: number, dashes = ''): string =>
  stroke(`M${points.map((point) => joined([point])).join('L')}Z`, ink, width, dashes);
export const open = (points: readonly Point[], ink: string, width: number): string =>
  stroke(`M${points.map((point) => joined([point])).join('L')}`, ink, width);

export const ngon = (x: number, y: number, r: number, sides: number, turn = 0): Point[] =>
  times(sides, (i) => polar(x, y, r, turn + (i * 2 * Math.PI) / sides));

export const faint = (opacity: number, of: string): string => `<g opacity="${round(opacity)}">${of}</g>`;
export const moved = (x: number, y: number, of: string, size = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.round(size * 100) / 100})">${of}</g>`;
export const turned = (degrees: number, of: string, x = 0, y = 0): string =>
  `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${of}</g>`;
/** The same once more on the other side of x. */
export const both = (of: string, x = 0): string =>
  `${of}<g transform="translate(${round(2 * x)} 0) scale(-1 1)">${of}</g>`;

export const eye = (x: number, y: number, w: number, white: string, pupil: string): string =>
  area(
    `M${round(x - w)} ${round(y)}Q${round(x)} ${round(y - w * 0.85)} ${round(x + w)} ${round(y)}Q${round(x)} ${round(y + w * 0.85)} ${round(x - w)} ${round(y)}Z`,
    white,
    1,
  ) + disc(x, y, w * 0.38, pupil);

/** The curve that banknotes and ledgers share. */
function guilloche(at: Point, radii: Point, lobes: number, ink: string, width = 0.9): string {
  const steps = lobes * 14;
  const [outer, inner] = radii;
  const points = times(steps, (i) => {
    const angle = (i / steps) * 2 * Math.PI;
    return polar(at[0], at[1], (outer + inner) / 2 + ((outer - inner) / 2) * Math.cos(angle * lobes), angle);
  });
  return outline(points, ink, width);
}
export const rosette = (at: Point, r: number, lobes: number, layers: number, ink: string): string =>
  many(layers, (i) =>
    turned((360 / lobes / layers) * i, guilloche(at, [r, r * (0.28 + (0.2 * i) / layers)], lobes, ink), at[0], at[1]),
  );
