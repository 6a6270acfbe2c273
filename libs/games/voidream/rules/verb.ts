import type { Fields } from '#cards';
import type { Step } from '../language.js';
import type { Card, Happening, LineFrame } from '../state.js';
import { happen, type Table } from '../table.js';

/** A word of the card language: what goes with it, when it can be done, and how. */
export interface Verb<S extends Step> {
  readonly fields: Fields<Omit<S, 'do'>>;
  /** Whether it could change this card at all (VD-7.8.4): only such cards may be chosen for it. */
  touches(t: Table, card: Card, step: S, line: LineFrame): boolean;
  /** Whether it would change anything now. */
  can(t: Table, line: LineFrame, step: S): boolean;
  run(t: Table, line: LineFrame, step: S): void;
  /** What it is going to make happen, for Before-triggers (VD-7.11.2). */
  announces(t: Table, line: LineFrame, step: S): Happening[];
  /** The same for what comes about at once, without an event that could be replaced. */
  heralds?(t: Table, line: LineFrame, step: S): readonly Happening[];
}

interface Raising<S extends Step> {
  readonly fields: Verb<S>['fields'];
  readonly touches: Verb<S>['touches'] | null;
  readonly happenings: (t: Table, line: LineFrame, step: S) => Happening[];
}

export const always = (): boolean => true;

/** A verb that makes things happen, all together; it can be done when there are any. */
export function raising<S extends Step>({ fields, touches, happenings }: Raising<S>): Verb<S> {
  return {
    fields,
    touches: touches ?? always,
    can: (t, line, step) => happenings(t, line, step).length > 0,
    run(t, line, step) {
      happen(t, happenings(t, line, step));
    },
    announces: happenings,
  };
}

export type StepOf<D extends Step['do']> = Extract<Step, { do: D }>;
