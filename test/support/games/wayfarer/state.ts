import type { Leaving } from '#kernel';

export const WIDTH = 4;
export const HEIGHT = 3;

export type Tile = 'meadow' | 'spring' | 'beast' | 'chest' | 'tower' | 'storm' | 'gate';
export type Find = 'flask' | 'charm' | 'incense';

/** What outlives a walk. */
export type Diary = { readonly walks: number; readonly gates: number; readonly charms: number };

/** Work still to be done, the last first; all of it but `enter` waits for an answer. */
export type Frame =
  | { readonly do: 'step' | 'beast' | 'peek' | 'storm' }
  | { readonly do: 'chest'; readonly finds: readonly Find[] }
  | { readonly do: 'enter'; readonly place: number };

export type Place = { tile: Tile; open: boolean; seen: boolean };

export type WalkState = {
  readonly crosswise: boolean;
  readonly diary: Diary;
  readonly places: readonly Place[];
  at: number;
  energy: number;
  charms: number;
  rolls: number;
  chests: number;
  end: 'gate' | 'exhausted' | Leaving | null;
  stack: Frame[];
};

const MOST_ENERGY = 9;

export function gainEnergy(state: WalkState, energy: number): void {
  state.energy = Math.max(0, Math.min(MOST_ENERGY, state.energy + energy));
}
