import type { Answer, Seat } from '#kernel';
import { type BazaarState, type Frame, present } from '../state.js';

export type Sealed = Extract<Frame, { readonly choices: unknown }>;

/** Everybody present chooses at the same time, and nothing happens before the last has chosen. */
export const waitingFor = (state: BazaarState, { choices }: Sealed): readonly Seat[] =>
  present(state).filter((seat) => choices[seat] === null);

/** `bid:7` is 7, `grab:1` is 1, `drop` and `grab-none` are null. */
export function choose({ choices }: Sealed, seat: Seat, answer: Answer): void {
  const number = /:(\d+)$/.exec(answer)?.[1];
  choices[seat] = { value: number === undefined ? null : Number(number) };
}

/** What each seat chose; null for those who stay out or have left. */
export function chosen({ choices }: Sealed): readonly (number | null)[] {
  return choices.map((choice) => choice?.value ?? null);
}

export function openChoices(state: BazaarState, kind: Sealed['do']): Sealed {
  return { do: kind, choices: state.players.map(() => null) };
}
