/** A tournament in one page: a name, a way to play, and the rest as it usually is. */
import type { ReactNode, SubmitEvent } from 'react';
import { useQuery } from 'urql';
import { useLocation } from 'wouter';
import { useCommand } from '../api/command.js';
import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';
import { useSession } from '../api/session.js';
import { LineText } from '../parts/line-text.js';
import { Refused } from '../parts/problem.js';
import { SignInFirst } from '../parts/sign-in-first.js';
import { useTitle } from '../parts/title.js';
import './console.css';
import { type CaseTimes, CaseTimesFields, caseTimesOf } from './case-times.js';
import { AS_USUAL, chosenOf, type Counting, CountingFields } from './counting.js';
import { Details } from './new-details.js';
import { useKeptForm } from './kept.js';
import { StartFields, type TypedStart, UNSAID } from './start-fields.js';
import { PRESETS, type Shape, stagesOf } from './presets.js';
import { LONGEST_TITLE } from './words.js';
import { startOf } from '../tournament/start-time.js';
import { say } from '../say/index.js';

const GAMES = graphql(`
  query NewGames {
    server {
      games {
        id
        title
      }
    }
  }
`);
const CREATE = graphql(
  `
    mutation CreateTournament($input: CreateTournamentInput!) {
      createTournament(input: $input) {
        tournament {
          id
        }
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

interface Draft {
  readonly title: string;
  readonly preset: string;
  readonly shape: Shape;
  readonly game: string;
  readonly capacity: string;
  /** Local time, as a field for it has it; empty for the start. */
  readonly lockAt: string;
  readonly start: TypedStart;
  readonly times: CaseTimes;
  readonly counting: Counting;
}

const [WEEKLY] = PRESETS;
const EMPTY: Draft = {
  title: '',
  preset: WEEKLY.key,
  shape: WEEKLY,
  game: 'voidream',
  capacity: '',
  lockAt: '',
  start: UNSAID,
  times: {},
  counting: AS_USUAL,
};

export default function NewTournament(): ReactNode {
  useTitle(say('New tournament'));
  const session = useSession();
  const [, go] = useLocation();
  const [draft, keep] = useKeptForm('new tournament', EMPTY);
  const { title, preset, shape, game, capacity, lockAt, start, times, counting } = draft;
  const [{ data }] = useQuery({ query: GAMES });
  const { send, busy, errors } = useCommand(CREATE);
  if (session.is === 'nobody') return <SignInFirst what={say('Sign in to make a tournament')} to="/t/new" />;

  function put(change: Partial<Draft>): void {
    keep({ ...draft, ...change });
  }

  async function create(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const sent = await send({
      title: title.trim(),
      startsAt: startOf(start.at, start.zone),
      timeZone: start.zone,
      plan: {
        game,
        ...chosenOf(counting),
        stages: stagesOf(shape),
        roundMinutes: shape.minutes,
        checkIn: shape.checkIn,
        lists: shape.lists,
        lockListsAt: shape.lists === 'NONE' || lockAt === '' ? null : new Date(lockAt).toISOString(),
        capacity: capacity === '' ? null : Number(capacity),
        caseTimes: caseTimesOf(times),
      },
    });
    if (sent.is !== 'done' || sent.payload.tournament === null) return;
    keep(null);
    go(`/t/${sent.payload.tournament.id}/run`);
  }

  return (
    <div className="page run">
      <div className="head">
        <h1>{say('New tournament')}</h1>
      </div>
      <form className="form run-new" onSubmit={(event) => void create(event)}>
        <LineText
          label={say('Name')}
          most={LONGEST_TITLE}
          isFirst
          placeholder={say('Thursday Lanterns')}
          text={title}
          onText={(next) => {
            put({ title: next });
          }}
        />
        <div className="row">
          <StartFields
            start={start}
            onStart={(next) => {
              put({ start: next });
            }}
          />
        </div>
        <fieldset className="run-presets">
          <legend>{say('How it is played')}</legend>
          {PRESETS.map((each) => (
            <label key={each.key}>
              <input
                type="radio"
                name="preset"
                checked={preset === each.key}
                onChange={() => {
                  put({ preset: each.key, shape: each });
                }}
              />
              <span>
                <b>{each.title}</b>
                <small>{each.says}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <Details
          shape={shape}
          onShape={(next) => {
            put({ shape: next });
          }}
          games={data?.server.games ?? []}
          game={game}
          onGame={(next) => {
            put({ game: next });
          }}
          capacity={capacity}
          onCapacity={(next) => {
            put({ capacity: next });
          }}
          lockAt={lockAt}
          onLockAt={(next) => {
            put({ lockAt: next });
          }}
        />
        <CountingFields
          counting={counting}
          onCounting={(next) => {
            put({ counting: next });
          }}
        />
        <CaseTimesFields
          times={times}
          onTimes={(next) => {
            put({ times: next });
          }}
        />
        <Refused errors={errors} />
        <div className="row">
          <button className="button main" disabled={busy}>
            {say('Make it')}
          </button>
          <span className="dim">
            {say('How it is played stays from then on. Who plays, and when, can still change.')}
          </span>
        </div>
      </form>
    </div>
  );
}
