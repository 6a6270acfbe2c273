import type { Faction, Group, Keyword, KeywordWith, Kind, Line, PlayLimit, Range, Signs } from './language.js';

/** What a card file says of each kind of card. */

interface Printed {
  readonly title: string;
  readonly faction: Signs;
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
/** Cards of a deck, by what is printed on them. */
export interface DeckGroup {
  readonly kind: Kind | null;
  readonly value: Range | null;
  readonly subtype: string | null;
  readonly faction: Faction | null;
  readonly title: string | null;
  readonly keyword: Keyword | null;
}
/** An extra line about the deck, which wins over the base limits (VD-8.2.6, VD-H.94). */
export type DeckCondition =
  | { readonly deck: 'count'; readonly of: DeckGroup; readonly least: number | null; readonly most: number | null }
  /** How many copies of each of these Dream cards, and of each arcanum. */
  | { readonly deck: 'copies'; readonly of: DeckGroup; readonly most: number }
  | { readonly deck: 'same-arcana'; readonly most: number }
  /** These may be of any faction, and count against no limit of guests. */
  | { readonly deck: 'any-faction'; readonly of: DeckGroup }
  /** Bastions besides this one, among the Dream cards. */
  | { readonly deck: 'more-bastions'; readonly most: number };

export interface BastionBack {
  readonly dream: DeckLine;
  readonly major: string;
  readonly arcana: DeckLine;
  readonly extra: readonly DeckCondition[];
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
