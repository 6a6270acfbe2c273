import type { Answer, Seat, Switches } from '#kernel';
import type { ConflictType, EventName, NumberField, Timing } from './language.js';

/** A card's place among all cards of the game: its number for good, never shown to players. */
export type Uid = number;

export const ZONES = [
  'outside',
  'deck',
  'hand',
  'arcana-discard',
  'dream-discard',
  'void',
  'mind',
  'play',
  'attached',
  'resolving',
] as const;
export type Zone = (typeof ZONES)[number];

export interface Card {
  readonly uid: Uid;
  /** Which card of the set it is. */
  def: number;
  readonly owner: Seat;
  controller: Seat;
  zone: Zone;
  up: boolean;
  exhausted: boolean;
  damage: number;
  /** The card it is attached to, or -1. */
  host: Uid;
  /** Whether it takes part in the conflict, on its controller's side. */
  joined: boolean;
  /** The handle of the object that it is while it can be followed in play; 0 elsewhere. New on each entry (VD-H.96). */
  serial: number;
  /** Who knows what of it, by KNOWS. */
  knows: number;
  /** Whether it came under its host by being charged (VD-H.4). */
  charged: boolean;
  /** Voided as an offering (VD-7.14.2). */
  offering: boolean;
}

export interface Player {
  /** Top first. */
  deck: Uid[];
  hand: Uid[];
  arcanaDiscard: Uid[];
  dreamDiscard: Uid[];
  void: Uid[];
  /** Entities, memories and veiled cards under this player's control, in order of entry; attached cards are not here. */
  play: Uid[];
  mindCard: Uid;
  bastion: Uid;
  /** Bastions besides that one, where its back allows more (VD-H.92). */
  spares: Uid[];
  /** 0 is the spent side. */
  mind: number;
  /** The construct whose text is in force on top of the deck, or -1. */
  construct: Uid;
}

export type Phase = 'setup' | 'beginning' | 'main' | 'nightmare' | 'conflict';

export interface Conflict {
  readonly attacker: Seat;
  type: ConflictType | null;
  stage: 'declaring' | 'waiting' | 'acting' | 'resolving';
  /** False when an effect has the attacker leave out the roll. */
  rolls: boolean;
  /** Whether it is the conflict of this player's Nightmare. */
  readonly nightmare: boolean;
}

/** Something that happens, will happen or has happened; triggers read it, and When-triggers change it. */
export interface Happening {
  /** Finds it again from the line that changes it; 0 where nothing can. */
  id: number;
  readonly what: EventName;
  seat: Seat;
  card: Uid;
  /** What that card was when it was going to happen; once it is something else, nothing comes of it (VD-7.9.1, VD-H.96). */
  life: number;
  readonly source: Uid;
  amount: number;
  /** False when something else happens instead. */
  goesOn: boolean;
}

/** A trigger whose condition is met. */
export interface Waiting {
  readonly trigger: number;
  readonly source: Uid;
  /** What the source was when it began; once it lies in a deck, its number may stand for another card. */
  readonly def: number;
  readonly you: Seat;
  readonly event: Happening;
  /** What had been chosen when the wait for it began, which its line goes on about; null where that began with nothing chosen. */
  readonly about: readonly number[] | null;
}

/** Something that is true for a while; what, is in the card set under `grant`. */
export interface Effect {
  readonly grant: number;
  readonly source: Uid;
  readonly def: number;
  readonly you: Seat;
  /** The objects it was aimed at or goes on about, or null where it covers whoever belongs to its group. */
  readonly on: readonly number[] | null;
  /** Fixed when it began; statics are counted anew each time and hold 0. */
  readonly amount: number;
  readonly until: 'source' | 'turn' | 'round' | 'game' | Phase;
}

/** What an effect can change: each kind is asked for by itself. */
export type EffectKind =
  | NumberField
  | 'keyword'
  | 'kin'
  | 'text'
  | 'swap'
  | 'turn'
  | 'open'
  | 'depth'
  | 'score'
  | 'unveil-cost'
  | 'roll'
  | 'ban'
  | 'player-ban'
  | 'permit'
  | 'ability'
  | 'trigger'
  | 'control';
export type Effects = Record<EffectKind, Effect[]>;

export interface LineFrame {
  readonly kind: 'line';
  readonly program: number;
  pc: number;
  readonly you: Seat;
  readonly source: Uid;
  readonly def: number;
  /** How many triggers were waiting when it began; those that come later are its own (VD-7.11.5). */
  since: number;
  /** A line of a trigger is sure: whether it may begin was asked just before. */
  stage: 'announce' | 'sure' | 'run' | 'end';
  /** What was chosen, by register; null where that was passed over. */
  bound: (number[] | null)[];
  counts: number[];
  /** What it has looked at or revealed in a deck. */
  looked: Uid[];
  /** The card that was chosen last, or -1, and who controlled it then. */
  it: Uid;
  itsController: Seat;
  /** The deeds whose Before-triggers came ahead of the whole line, by their place in it. */
  foretold: number[];
  /** The cards that these were about, each with its deed. */
  foreseen: string[];
  /** Modes that were chosen and still have to be done. */
  modes: number[];
  rolled: number;
  dealt: number;
  done: boolean;
  /** Whose turn it is in `each-player`. */
  each: Seat | null;
  /** How far each of both has come in `each-player`, the active player's first; null elsewhere. */
  halves: readonly [Half, Half] | null;
  readonly inverted: boolean;
  readonly event: Happening | null;
}

/** One player's way through `each-player`; what it has in common with the line is kept here while the other goes on. */
export interface Half extends Pick<
  LineFrame,
  'pc' | 'bound' | 'counts' | 'modes' | 'looked' | 'it' | 'itsController' | 'rolled' | 'done'
> {
  readonly seat: Seat;
  /** Going on, standing at a deed, having done it before the other, or at the end: of all steps, or of what was possible. */
  stage: 'on' | 'ready' | 'did' | 'over' | 'stopped';
  /** What it made happen last, by its id. */
  happening: number;
}

export type Frame =
  | LineFrame
  | { readonly kind: 'triggers'; readonly list: Waiting[] }
  | {
      readonly kind: 'event';
      stage: number;
      readonly events: Happening[];
      /** The When-triggers that have heard of it, each once: event, trigger, source. */
      readonly heard: number[];
      readonly spared: number[];
    }
  | { readonly kind: 'setup'; stage: number; next: number }
  | { readonly kind: 'cut'; stage: number; at: number; readonly deck: Seat; readonly must: boolean }
  | { readonly kind: 'round'; stage: number; hider: Seat; hidden: 'numbered' | 'spent' | null }
  | { readonly kind: 'turns'; stage: number }
  | {
      readonly kind: 'activate';
      stage: number;
      readonly card: Uid;
      readonly def: number;
      readonly ability: number;
      readonly you: Seat;
      paid: number;
      /** What was rolled as a cost. */
      rolled: number;
    }
  | {
      readonly kind: 'arcanum';
      stage: number;
      readonly card: Uid;
      readonly inverted: boolean;
      /** By a text, which pays for it. */
      readonly free: boolean;
      readonly you: Seat;
      line: number;
    }
  | { readonly kind: 'evoke'; stage: number; readonly seat: Seat }
  | {
      readonly kind: 'play';
      stage: number;
      readonly card: Uid;
      readonly you: Seat;
      readonly how: 'played' | 'unveiled' | 'put';
      /** Where it goes back to when it can't be played after all. */
      readonly from: Zone;
      line: number;
      host: Uid;
    }
  | {
      readonly kind: 'extras';
      readonly you: Seat;
      readonly without: readonly Uid[];
      hierarchy: number;
      shadowborne: number;
      /** The veiled card that goes back now, or -1. */
      returning: Uid;
    }
  | { readonly kind: 'unveil'; stage: number; readonly you: Seat; readonly cards: number[]; next: number }
  | { readonly kind: 'initiate'; stage: number; readonly open: boolean }
  | {
      readonly kind: 'conflict';
      stage: number;
      scores: readonly [number, number];
      left: number;
      /** How far the action that led to it had led, and who had passed last before it. */
      readonly before: { readonly steps: number; readonly lastPasser: Seat };
    }
  | { readonly kind: 'dream-damage'; readonly seat: Seat; readonly source: Uid; left: number; readonly joint: boolean }
  | { readonly kind: 'look'; asked: boolean; readonly by: Seat; readonly deck: Seat; readonly count: number }
  | { readonly kind: 'return'; asked: boolean; readonly owner: Seat; readonly cards: readonly Uid[] }
  | { readonly kind: 'nightmare'; stage: number; seat: Seat; readonly within: boolean };

/** A position in full, with a short key to find it by. */
export interface Position {
  readonly key: number;
  readonly position: readonly number[];
}

/** An action from a position, with all that was answered within it. */
export interface Action extends Position {
  readonly what: string;
  readonly said: Answer[];
  /** How many answers there were to each choice in it; one more than can be listed where there were too many. */
  readonly ways: number[];
  readonly repeats: boolean;
  done: boolean;
}

export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
  readonly rule: string;
}

/** A whole game. Plain data: what stands here, the card set and the chance are all that the next answer depends on. */
export interface VoidreamState {
  readonly cards: Card[];
  readonly players: readonly [Player, Player];
  attached: Uid[];
  resolving: Uid[];
  round: number;
  phase: Phase;
  /** The phases that a conflict has paused. */
  paused: Phase | null;
  active: Seat;
  passes: number;
  firstPasser: Seat;
  lastPasser: Seat;
  /** Who faced Nightmare last; null before the first Nightmare phase. */
  faced: Seat | null;
  inNightmare: Seat | null;
  conflict: Conflict | null;
  /** Of the last conflict that was scored. */
  scores: readonly [number, number];
  /** Who won it; null before any was scored. */
  winner: Seat | 'nobody' | null;
  /** The depths when they were last looked at; -1 before. */
  depths: readonly [number, number];
  readonly stack: Frame[];
  waits: boolean;
  /** Triggers whose After has not come yet. */
  readonly waiting: Waiting[];
  effects: Effects;
  /** How many of them have to be looked at after each step. */
  watched: number;
  /** For each event that was ever heard, the triggers in force, as source * `triggerRoom` of the set + trigger. */
  readonly listeners: Map<EventName, number[]>;
  /** What text has been used: its object and its program (VD-H.99). */
  usedThisTurn: number[];
  usedThisRound: number[];
  usedThisConflict: number[];
  usedThisGame: number[];
  /** How often has happened what cards of the game go by: two numbers for each tally of the set, or none. */
  happened: number[];
  /** Cards in force that have lost their text. */
  textless: Uid[];
  /** Cards with damage on them. */
  hurt: Uid[];
  /** How many triggers are in force. */
  readonly listening: Record<Timing, number>;
  serials: number;
  /** Where all cards lie, kept up to date by each move: the larger part of the key of a position. */
  places: number;
  happenings: number;
  draws: number;
  /** The positions from which actions were taken in this phase, and triggers in this action (VD-7.16.1, VD-7.16.2). */
  taken: Action[];
  chain: Position[];
  /** How far this action has led. */
  steps: number;
  /** What has to be looked at before the next step, by DIRTY. */
  dirty: number;
  readonly switches: Switches;
  /** Who has conceded and loses on the next turn of their own (VD-H.82(b)). */
  conceding: Seat | null;
  /** The round with which the game ends, once time is up (VD-H.83(b)). */
  lastRound: number | null;
  outcome: Outcome | null;
}

/** The amount of a play that was inverted. */
export const INVERTED = 2;

/**
 * Who knows a face-down card: seat 1, seat 2, and everybody; each seat knows what everybody knows. Of a card that lies face up
 * in a deck: whether its place there follows from public moves (VD-H.41).
 */
export const KNOWS = { front: [1, 2, 4], back: [8, 16, 32], fronts: 7, backs: 56, all: 63, place: 64 } as const;
export const DIRTY = { decks: 1, numbers: 2 } as const;
