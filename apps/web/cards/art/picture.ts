/** A card's picture: by its faction, its kind and the card itself. The same card has the same picture everywhere. */
import { dice } from './dice.js';
import { D, faint, M, moved, rosette } from './draw.js';
import { BEASTS } from './emblems/beasts.js';
import { drawEmblem, emblemOf } from './emblem-of.js';
import { aura, carried, FIGURES } from './figures.js';
import { HORIZON, reflected, sky, water } from './ground.js';
import { HOUSES, overTheGate } from './houses.js';
import { type Faction, INKS } from './inks.js';
import { arcanum, memory, mind, THOUGHTS } from './scenes.js';

export interface Pictured {
  readonly slug: string;
  readonly title: string;
  /** Painted in the inks of the first. */
  readonly factions: readonly [Faction, ...Faction[]];
  readonly kind: 'thought' | 'memory' | 'entity' | 'construct' | 'bastion' | 'arcanum' | 'mind';
}

/** Which part of the square of 320 is shown. */
export const CROPS = {
  window: '-40 42 400 184',
  bastion: '-40 16 400 214',
  arcanum: '-60 30 440 260',
  mind: '-40 48 400 200',
  tall: '48 4 224 312',
  flat: '-24 -18 368 263',
  micro: '76 44 168 232',
  strip: '40 26 240 150',
  whole: '0 0 320 320',
} as const;
export type Crop = keyof typeof CROPS;

/** As SVG that stands by itself. */
export function picture(card: Pictured, crop: Crop): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CROPS[crop]}" preserveAspectRatio="xMidYMid slice">${inked(card.factions[0], drawn(card))}</svg>`;
}

const cache = new Map<string, string>();

/** The same as an address for an image, which has a size of its own. */
export function pictureUrl(card: Pictured, crop: Crop): string {
  const key = `${card.slug} ${crop}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const [, , width, height] = CROPS[crop].split(' ');
  const svg = picture(card, crop).replace('<svg ', `<svg width="${width}" height="${height}" `);
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  cache.set(key, url);
  return url;
}

function inked(faction: Faction, drawing: string): string {
  const { night, dark, middle, light, accent } = INKS[faction];
  const by: Readonly<Record<string, string>> = { n: night, d: dark, m: middle, l: light, x: accent };
  return drawing.replace(/\{([ndmlx])\}/g, (_, ink: string) => by[ink] ?? night);
}

function drawn({ slug, title, factions: [faction], kind }: Pictured): string {
  const rolls = dice(`${slug} ${faction} ${kind}`);
  const name = emblemOf(title, faction, rolls);
  const emblem = drawEmblem(name);
  switch (kind) {
    case 'arcanum':
      return arcanum(rolls, emblem);
    case 'mind':
      return mind(rolls, emblem);
    case 'memory':
      return sky(rolls, false) + water(rolls, D) + memory(rolls, faction, emblem);
    case 'thought':
      return sky(rolls, false) + water(rolls, D) + THOUGHTS[faction](rolls) + moved(160, 138, emblem, 0.78);
    case 'construct':
      return sky(rolls, true) + water(rolls) + reflected(HOUSES[faction](rolls, false)) + overTheGate(emblem, false);
    case 'bastion':
      return (
        sky(rolls, true) +
        faint(0.55, rosette([160, 120], 128, 16, 4, M)) +
        water(rolls) +
        reflected(HOUSES[faction](rolls, true)) +
        overTheGate(emblem, true)
      );
    case 'entity': {
      const ground = sky(rolls, true) + water(rolls);
      if (name in BEASTS) return ground + aura(rolls) + reflected(moved(160, HORIZON - 66, emblem, 1.32));
      return ground + reflected(FIGURES[faction](rolls)) + carried(emblem);
    }
  }
}
