/** Five flat inks a faction, the same as in tokens.css: a picture stands by itself and can't see the page's. */
export const FACTIONS = ['chimeric-court', 'fracta', 'subter-venellam', 'the-maze', 'neutral'] as const;
export type Faction = (typeof FACTIONS)[number];

export interface Inks {
  readonly night: string;
  readonly dark: string;
  readonly middle: string;
  readonly light: string;
  readonly accent: string;
}

const inks = (night: string, dark: string, middle: string, light: string, accent: string): Inks => ({
  night,
  dark,
  middle,
  light,
  accent,
});

export const INKS: Readonly<Record<Faction, Inks>> = {
  'chimeric-court': inks('#231536', '#5b2f1c', '#c98f27', '#f7dc97', '#e4572e'),
  fracta: inks('#07262d', '#0d5a57', '#2fa88b', '#bdf0dd', '#f5a6c6'),
  'subter-venellam': inks('#15123c', '#372d8a', '#7a6cdc', '#d3ccff', '#ffd04d'),
  'the-maze': inks('#260a1d', '#6a1239', '#c62c60', '#ffc9d8', '#62d4e1'),
  neutral: inks('#171c31', '#3b456a', '#7f8db8', '#e1e8f8', '#ffc38d'),
};
