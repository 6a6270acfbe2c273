import { type ReactNode } from 'react';
import { Sign } from '../parts/sign.js';
import { Act, Reasoned } from './act.js';
import { CHECK_IN, DISQUALIFY, DROP, REINSTATE, RETURN, SET_BYE } from './acts.js';
import type { Entrant } from './entrants.js';
import type { Run } from './tournament.js';
import { nameOf, STATUS } from './words.js';
import { listed, say } from '../say/index.js';
import { Say } from '../say/sentence.js';

/** One player; what can be done about them opens below the name. */
export function PlayerRow({ run, entrant }: { readonly run: Run; readonly entrant: Entrant }): ReactNode {
  const isOut = entrant.status === 'DROPPED' || entrant.status === 'DISQUALIFIED';
  return (
    <li>
      <span>{entrant.number}</span>
      <div className="run-player">
        <span className={isOut ? 'struck' : ''}>{nameOf(entrant)}</span>
        <span className="dim">{notesOf(run, entrant)}</span>
        <span className="end row">
          <Presence run={run} entrant={entrant} />
          <details className="run-more">
            <summary className="button quiet">{say('More')}</summary>
            <More run={run} entrant={entrant} isOut={isOut} />
          </details>
        </span>
      </div>
    </li>
  );
}

function notesOf(run: Run, { status, person, claimCode, byes, deck }: Entrant): string {
  const notes: string[] = [];
  if (status !== 'IN') notes.push(STATUS[status]);
  if (person === null && claimCode !== null) notes.push(say('guest, code {claimCode}', { claimCode }));
  if (byes.length > 0) notes.push(say('bye in round {names}', { names: listed(byes.map(String)) }));
  if (run.plan.lists !== 'NONE' && deck === null) notes.push(say('no deck'));
  return notes.join(' · ');
}

function Presence({ run, entrant }: { readonly run: Run; readonly entrant: Entrant }): ReactNode {
  const { id, status, checkedIn } = entrant;
  if (run.phase !== 'REGISTERING' || !run.plan.checkIn || (status !== 'IN' && status !== 'WAITING')) return null;
  const input = { tournamentId: run.id, entrantIds: [id], undo: checkedIn };
  return (
    <Act document={CHECK_IN} input={input} kind={checkedIn ? 'quiet' : undefined}>
      {checkedIn ? (
        <>
          <Sign name="check" />{' '}
          <Say text="Here<unseen>: take back for {name}</unseen>" with={{ name: nameOf(entrant) }} />
        </>
      ) : (
        <>
          {say('Check in')}
          <span className="unseen"> {nameOf(entrant)}</span>
        </>
      )}
    </Act>
  );
}

function More({
  run,
  entrant,
  isOut,
}: {
  readonly run: Run;
  readonly entrant: Entrant;
  readonly isOut: boolean;
}): ReactNode {
  const who = { tournamentId: run.id, entrantId: entrant.id };
  const name = nameOf(entrant);
  const round = (run.rounds.at(-1)?.number ?? 0) + 1;
  const hasBye = entrant.byes.includes(round);
  return (
    <div className="run-acts">
      {entrant.status === 'DROPPED' ? (
        <Reasoned
          document={RETURN}
          takes="drop players"
          input={(reason) => ({ ...who, reason, missed: 'LOSS' as const })}
          title={say('Take {name} in again', { name })}
          says={say('Rounds played without them count as lost.')}
        >
          {say('Take in again')}
        </Reasoned>
      ) : null}
      {entrant.status === 'DISQUALIFIED' ? (
        <Reasoned
          document={REINSTATE}
          takes="disqualify"
          input={(reason) => ({ ...who, reason })}
          title={say('Reinstate {name}', { name })}
        >
          {say('Reinstate')}
        </Reasoned>
      ) : null}
      {isOut ? null : (
        <>
          <Reasoned
            document={DROP}
            takes="drop players"
            input={(reason) => ({ ...who, reason })}
            title={say('Drop {name}', { name })}
            says={say('They are paired no more. You can take them in again.')}
          >
            {say('Drop')}
          </Reasoned>
          <Reasoned
            document={DISQUALIFY}
            takes="disqualify"
            input={(reason) => ({ ...who, reason })}
            title={say('Disqualify {name}', { name })}
            says={say('The match at hand is lost. You can take it back.')}
          >
            {say('Disqualify')}
          </Reasoned>
          {run.phase === 'OVER' ? null : (
            <Reasoned
              document={SET_BYE}
              takes="pair"
              input={(reason) => ({ ...who, round, awarded: !hasBye, reason })}
              title={hasBye ? say('Take the bye of {name} back', { name }) : say('Give {name} a bye', { name })}
              says={say('It is about round {round}, which is not paired yet.', { round })}
            >
              {hasBye ? say('Take the bye in round {round} back', { round }) : say('Bye in round {round}', { round })}
            </Reasoned>
          )}
        </>
      )}
    </div>
  );
}
