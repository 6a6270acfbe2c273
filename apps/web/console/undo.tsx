/** The undo of a line of the log, where the line still stands: a command of its own, with a reason where one is kept. */
import type { ReactNode } from 'react';
import { Act, Reasoned } from './act.js';
import * as acts from './acts.js';
import { dataOf, entrantsIn, numberOf, type Naming } from './deeds.js';
import type { Deed } from './history.js';
import { entrantIdOf, type Run } from './tournament.js';
import { UNDO_COURSE } from './undo-course.js';
import { type Line, since, type Undoing } from './undoing.js';
import { say, sayMany } from '../say/index.js';

const OUT = ['EntrantsDropped', 'EntrantDisqualified'];

/** Whom this record was about, but for those to whom one of these happened since. */
function stillSo({ deed, newer }: Line, undone: readonly string[]): ReadonlySet<string> {
  const still = new Set(deed.what.flatMap((_, at) => entrantsIn(dataOf(deed, at))));
  for (const later of newer)
    later.what.forEach((what, at) => {
      if (undone.includes(what)) for (const id of entrantsIn(dataOf(later, at))) still.delete(id);
    });
  return still;
}

/** All who came in by one record, and are still there: one player, or a whole file. */
const takeOut: Undoing = (line) => {
  const { run, deed, one, name } = line;
  const came = stillSo(line, OUT);
  if (came.size === 0 || run.phase === 'OVER') return null;
  return (
    <Reasoned
      document={acts.UNDO_ENTRY}
      takes="enter players"
      input={(reason) => ({ tournamentId: run.id, entered: deed.position, reason })}
      title={
        one === null
          ? sayMany(came.size, { one: 'Take {n} player out again', other: 'Take {n} players out again' })
          : say('Take {name} out again', { name })
      }
      says={
        one === null
          ? say('All who came in by this line and are still there. They can be taken in again.')
          : say('They can be taken in again.')
      }
      kind="quiet"
    >
      {say('Undo')}
    </Reasoned>
  );
};

const registration =
  (open: boolean): Undoing =>
  (line) => {
    const { run } = line;
    if (run.phase !== 'REGISTERING' || since(line, ['RegistrationOpened', 'RegistrationClosed'])) return null;
    return (
      <Act
        document={acts.SET_REGISTRATION}
        takes="open and close registration"
        input={{ tournamentId: run.id, open }}
        kind="quiet"
      >
        {open ? say('Open again') : say('Close again')}
      </Act>
    );
  };

const UNDO_PLAYERS: Readonly<Record<string, Undoing>> = {
  RegistrationOpened: registration(false),
  RegistrationClosed: registration(true),
  EntrantsEntered: takeOut,
  EntrantReturned: takeOut,
  EntrantClaimed: (line) => {
    const { one, name } = line;
    if (one === null || since(line, ['ClaimUndone'])) return null;
    return (
      <Reasoned
        document={acts.UNDO_CLAIM}
        takes="enter players"
        input={(reason) => ({ ...one, reason })}
        title={say('Undo the claim of {name}', { name })}
        says={say('They are a guest again, with another code. A table that they sit at now gets a new match.')}
        kind="quiet"
      >
        {say('Undo')}
      </Reasoned>
    );
  },
  EntrantsCheckedIn: (line) => {
    const { run, one, name } = line;
    const here = [...stillSo(line, ['CheckInUndone', ...OUT])];
    if (here.length === 0 || run.phase !== 'REGISTERING') return null;
    const entrantIds = here.map((id) => entrantIdOf(run, id));
    return (
      <Reasoned
        document={acts.CHECK_IN}
        takes="check in players"
        input={(reason) => ({ tournamentId: run.id, entrantIds, undo: true, reason: reason || null })}
        title={
          one === null
            ? sayMany(here.length, { one: 'Take {n} check-in back', other: 'Take {n} check-ins back' })
            : say('Take the check-in of {name} back', { name })
        }
        says={one === null ? say('All who were checked in by this line and are still here.') : undefined}
        kind="quiet"
        mayBeSilent
      >
        {say('Undo')}
      </Reasoned>
    );
  },
  EntrantsDropped: (line) => {
    const { one, name } = line;
    if (one === null || since(line, ['EntrantReturned'])) return null;
    return (
      <Reasoned
        document={acts.RETURN}
        takes="drop players"
        input={(reason) => ({ ...one, reason, missed: 'LOSS' as const })}
        title={say('Take {name} in again', { name })}
        says={say('Rounds played without them count as lost.')}
        kind="quiet"
      >
        {say('Undo')}
      </Reasoned>
    );
  },
  EntrantDisqualified: (line) => {
    const { one, name } = line;
    if (one === null || since(line, ['EntrantReinstated'])) return null;
    return (
      <Reasoned
        document={acts.REINSTATE}
        takes="disqualify"
        input={(reason) => ({ ...one, reason })}
        title={say('Reinstate {name}', { name })}
        kind="quiet"
      >
        {say('Undo')}
      </Reasoned>
    );
  },
  ByeAwarded: (line) => {
    const { run, one, name, round } = line;
    if (one === null || run.rounds.some(({ number }) => number >= round) || since(line, ['ByeRevoked'])) return null;
    return (
      <Reasoned
        document={acts.SET_BYE}
        takes="pair"
        input={(reason) => ({ ...one, round, awarded: false, reason })}
        title={say('Take the bye of {name} back', { name })}
        kind="quiet"
      >
        {say('Undo')}
      </Reasoned>
    );
  },
};

const UNDO: Readonly<Record<string, Undoing>> = { ...UNDO_PLAYERS, ...UNDO_COURSE };

export function Undo({ run, deed, newer, naming }: UndoProps): ReactNode {
  const followed = deed.what.length > 1 ? 'ResultRecorded' : null;
  const at = deed.what.findLastIndex((what) => what !== followed && UNDO[what] !== undefined);
  const undoing = UNDO[deed.what[at] ?? ''];
  if (undoing === undefined) return null;
  const data = dataOf(deed, at);
  const [entrant = '', ...others] = entrantsIn(data);
  const isOne = entrant !== '' && others.length === 0;
  return undoing({
    run,
    deed,
    data,
    newer,
    one: isOne ? { tournamentId: run.id, entrantId: entrantIdOf(run, entrant) } : null,
    entrant,
    name: entrant === '' ? '' : naming.entrant(entrant),
    round: numberOf(data.round),
  });
}

interface UndoProps {
  readonly run: Run;
  readonly deed: Deed;
  /** All lines after it. */
  readonly newer: readonly Deed[];
  readonly naming: Naming;
}
