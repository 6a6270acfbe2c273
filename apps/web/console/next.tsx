/** The next thing to do, with the page's one filled button, and the checklist of the phase. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import type { StaffOperation } from '#tournament';
import { useCommand } from '../api/command.js';
import { Refused } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { Act } from './act.js';
import { END, SET_REGISTRATION, START } from './acts.js';
import { useMay, whoMay } from './may.js';
import { DRAFT, PUBLISH, TIMER } from './round-acts.js';
import { nextOf, type Step, stepsOf } from './steps.js';
import type { Run } from './tournament.js';
import { WithoutDecks } from './without-decks.js';
import { say } from '../say/index.js';

export function Next({ run, seen }: NextProps): ReactNode {
  const steps = stepsOf(run);
  const next = nextOf(steps);
  const title = useNextInFocus(next?.key ?? null);
  if (next === null) return null;
  return (
    <section className="run-next" id="next" aria-label={say('Next')}>
      <div>
        <h2 ref={title} tabIndex={-1} aria-live="polite">
          {next.title}
        </h2>
        <p>{next.says}</p>
        {next.key === 'start' && run.plan.lists !== 'NONE' ? <WithoutDecks run={run} /> : null}
        {steps.length > 1 ? <Checklist steps={steps} next={next} /> : null}
      </div>
      <Taken key={run.rounds.length} run={run} seen={seen} next={next} />
    </section>
  );
}

/** The button of the step, and what was said to it. */
function Taken({ run, seen, next }: NextProps & { readonly next: Step }): ReactNode {
  const [, go] = useLocation();
  // Kept beside the button: a draft that somebody throws away at this moment takes the button along.
  const publish = useCommand(PUBLISH);
  const may = useMay();
  const takes = TAKES[next.key];
  const onPublish = (draft: string): void => {
    void publish.send({ tournamentId: run.id, round: run.draft?.number ?? 0, seen: draft }).then(({ is }) => {
      if (is === 'done') go(`/t/${run.id}/run/round`);
    });
  };
  return (
    <>
      {takes !== null && !may(takes) ? (
        <p className="dim">{whoMay(takes)}</p>
      ) : next.key === 'publish' ? (
        <Publishing run={run} seen={seen} busy={publish.busy} onPublish={onPublish} />
      ) : (
        <Doing key={next.key} run={run} step={next.key} title={next.title} />
      )}
      {next.key === 'publish' || next.key === 'draft' ? <Refused errors={publish.errors} /> : null}
    </>
  );
}

/** Where the button that was pressed is gone with its step, whoever has no mouse goes on from the next one. */
function useNextInFocus(step: Step['key'] | null): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  return title;
}

/** What each step takes; looking at the end takes nothing. */
const TAKES: Readonly<Record<Step['key'], StaffOperation | null>> = {
  open: 'open and close registration',
  players: 'enter players',
  'check-in': 'check in players',
  start: 'start and end',
  draft: 'pair',
  publish: 'pair',
  clock: 'time rounds',
  results: 'enter a result',
  end: 'start and end',
  over: null,
};

function Checklist({ steps, next }: { readonly steps: readonly Step[]; readonly next: Step }): ReactNode {
  return (
    <ol className="run-steps" aria-label={say('Checklist')}>
      {steps.map((step) => (
        <li key={step.key} className={step.done ? 'done' : ''} aria-current={step === next ? 'step' : undefined}>
          {step.done ? <Sign name="check" label={say('Done:')} /> : null} {step.title}
        </li>
      ))}
    </ol>
  );
}

interface NextProps {
  readonly run: Run;
  /** The record as of which the draft is shown; null while it is not. */
  readonly seen: string | null;
}

interface DoingProps {
  readonly run: Run;
  readonly step: Exclude<Step['key'], 'publish'>;
  readonly title: string;
}

function Doing({ run, step, title }: DoingProps): ReactNode {
  const [, go] = useLocation();
  const tournamentId = run.id;
  const to = (section: string) => () => {
    go(`/t/${run.id}/run/${section}`);
  };
  const last = run.rounds.at(-1)?.number ?? 0;
  switch (step) {
    case 'open':
      return (
        <Act document={SET_REGISTRATION} input={{ tournamentId, open: true }} kind="main">
          {say('Open registration')}
        </Act>
      );
    case 'players':
      return (
        <Link className="button main" href={`/t/${run.id}/run/players#enter`}>
          {say('Enter players')}
        </Link>
      );
    case 'check-in':
      return (
        <Link className="button main" href={`/t/${run.id}/run/players?show=absent`}>
          {say('Check in')}
        </Link>
      );
    case 'start':
      return (
        <Act
          document={START}
          input={{ tournamentId, withoutDecks: false }}
          kind="main"
          onDone={to('round')}
          instead={(code) =>
            code === 'TOURNAMENT_DECKS_MISSING' ? (
              <Act document={START} input={{ tournamentId, withoutDecks: true }} onDone={to('round')}>
                {say('Start without their decks')}
              </Act>
            ) : null
          }
        >
          {say('Start')}
        </Act>
      );
    case 'draft':
      return (
        <Act
          document={DRAFT}
          input={{ tournamentId }}
          kind="main"
          onDone={to('round')}
          instead={(code) => (code === 'TOURNAMENT_NOTHING_TO_PAIR' ? <Ending run={run} /> : null)}
        >
          {title}
        </Act>
      );
    case 'clock':
      return (
        <Act document={TIMER} input={{ tournamentId, round: last, action: 'START' }} kind="main">
          {say('Start the clock')}
        </Act>
      );
    case 'results':
      return (
        <Link
          className="button main"
          href={`/t/${run.id}/run/round/${last}`}
          onClick={() => {
            document.getElementById('result')?.focus();
          }}
        >
          {say('Enter results')}
        </Link>
      );
    case 'end':
      return <Ending run={run} main />;
    case 'over':
      return (
        <Link className="button main" href={`/t/${run.id}/print/standings`}>
          {say('Print the standings')}
        </Link>
      );
  }
}

/** What is published is the draft that was looked at, and no other that somebody drew since. */
function Publishing({ run, seen, busy, onPublish }: PublishingProps): ReactNode {
  if (seen === null)
    return (
      <Link className="button main" href={`/t/${run.id}/run/round/draft`}>
        {say('Look the draft over')}
      </Link>
    );
  return (
    <button
      className="button main"
      type="button"
      disabled={busy}
      onClick={() => {
        onPublish(seen);
      }}
    >
      {say('Publish')}
    </button>
  );
}

interface PublishingProps extends NextProps {
  readonly busy: boolean;
  readonly onPublish: (seen: string) => void;
}

function Ending({ run, main = false }: { readonly run: Run; readonly main?: boolean }): ReactNode {
  const [, go] = useLocation();
  return (
    <Act
      document={END}
      input={{ tournamentId: run.id }}
      {...(main ? { kind: 'main' as const } : {})}
      onDone={() => {
        go(`/t/${run.id}/run/standings`);
      }}
    >
      {say('End the tournament')}
    </Act>
  );
}
