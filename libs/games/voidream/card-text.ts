import type { Faction, Group, KeywordWith, Line, PlayLimit } from './language.js';

/** What a card file says of each kind of card. */

interface Printed {
  readonly title: string;
  readonly faction: Faction;
  readonly flavour: string | null;
}
interface DreamCard extends Printed {
  readonly value: number;
  readonly subtypes: readonly string[];
  readonly keywords: readonly KeywordWith[];
  readonly only: PlayLimit | null;
  readonly lines: readonly Line[];
}

export interface DeckLine {
  readonly count: number;
  readonly guests: number;
}
export interface BastionBack {
  readonly dream: DeckLine;
  readonly major: string;
  readonly arcana: DeckLine;
}

/** One card as its file says it. */
export type CardText =
  | (DreamCard & { readonly kind: 'thought' })
  | (DreamCard & { readonly kind: 'memory'; readonly attachesTo: Group | null })
  | (DreamCard & { readonly kind: 'entity'; readonly dawn: number; readonly stability: number; readonly dusk: number })
  | (DreamCard & { readonly kind: 'construct'; readonly stability: number })
  | (DreamCard & { readonly kind: 'bastion'; readonly stability: number; readonly back: BastionBack })
  | (Printed & {
      readonly kind: 'arcanum';
      readonly value: number;
      readonly only: PlayLimit | null;
      readonly normal: readonly Line[];
      readonly inverted: readonly Line[];
    })
  | (Printed & { readonly kind: 'mind'; readonly texts: MindTexts });

/** The lines at each position of a mind card; `spent` is the side that stands for zero. */
export interface MindTexts {
  readonly spent: readonly Line[];
  readonly one: readonly Line[];
  readonly two: readonly Line[];
  readonly three: readonly Line[];
  readonly four: readonly Line[];
}
