import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { dayTime } from '../console/words.js';
import { SeatSign } from '../parts/sign.js';
import type { Dispute } from './case.js';
import type { Draft } from './ruling.js';
import { DEGREE, INFRINGEMENT } from './words.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';

const HISTORY = graphql(`
  query Penalised($tournamentId: ID!, $personId: ID!, $infringement: Infringement!) {
    penaltyHistory(tournamentId: $tournamentId, personId: $personId) {
      penalties {
        degree
        infringement
        caseId
        tournamentId
        at
      }
      suggested(infringement: $infringement)
    }
  }
`);

const CLOCK = graphql(`
  query CaseClock($id: ID!) {
    match(id: $id) {
      clock {
        kind
      }
    }
  }
`);

interface PenaltiesProps {
  readonly dispute: Dispute;
  readonly draft: Draft;
  readonly onDraft: (change: Partial<Draft>) => void;
}

/** For each party: a penalty or none, with the history, and the degree that follows from it; and time that is given. */
export function Penalties(props: PenaltiesProps): ReactNode {
  const { dispute } = props;
  const people = dispute.parties.flatMap(({ person, seat }) => (person === null ? [] : [{ person, seat }]));
  return (
    <>
      {people.map(({ person, seat }) => (
        <PenaltyOf key={person.id} {...props} personId={person.id} name={person.name ?? say('Erased')} seat={seat} />
      ))}
      <MoreTime {...props} />
    </>
  );
}

/** Where nobody's time is counted, none can be given. */
function MoreTime({ dispute, draft, onDraft }: PenaltiesProps): ReactNode {
  const id = dispute.matchId ?? '';
  const [{ data }] = useQuery({ query: CLOCK, variables: { id }, pause: dispute.about !== 'PLAY' || id === '' });
  if (!data?.match?.clock) return null;
  return (
    <fieldset>
      <legend>{say('Minutes more on the clock')}</legend>
      <div className="row">
        {([0, 1] as const).map((seat) => (
          <label key={seat} className="row">
            <SeatSign seat={seat} />
            <input
              className="input run-figure"
              type="number"
              min={0}
              max={60}
              value={draft.minutes[seat]}
              onChange={({ target }) => {
                const minutes = Math.max(0, Number(target.value));
                onDraft({ minutes: seat === 0 ? [minutes, draft.minutes[1]] : [draft.minutes[0], minutes] });
              }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Named<Words> = keyof Words;
const keysOf = <Words extends object>(words: Words): readonly Named<Words>[] => Object.keys(words) as Named<Words>[];

interface OneProps extends PenaltiesProps {
  readonly personId: string;
  readonly name: string;
  readonly seat: number | null;
}

function PenaltyOf({ dispute, draft, onDraft, personId, name, seat }: OneProps): ReactNode {
  const given = draft.penalties.find((penalty) => penalty.personId === personId);
  const [infringement, setInfringement] = useState<Named<typeof INFRINGEMENT>>(
    dispute.about === 'CONDUCT' ? 'CONDUCT' : dispute.about === 'DECK' ? 'DECK' : 'PLAY_ERROR',
  );
  const [{ data }] = useQuery({
    query: HISTORY,
    variables: { tournamentId: dispute.tournamentId, personId, infringement },
    requestPolicy: 'cache-and-network',
  });
  const history = data?.penaltyHistory;
  const others = draft.penalties.filter((penalty) => penalty.personId !== personId);
  const give = (degree: Named<typeof DEGREE> | null, what = infringement): void => {
    onDraft({ penalties: degree === null ? others : [...others, { personId, degree, infringement: what }] });
  };
  return (
    <fieldset>
      <legend>
        <Say text="Penalty for {seat} {name}" with={{ seat: seat === null ? null : <SeatSign seat={seat} />, name }} />
      </legend>
      <div className="row">
        <select
          className="input desk-degree"
          aria-label={say('Penalty for {name}', { name })}
          value={given?.degree ?? ''}
          onChange={({ target }) => {
            give(keysOf(DEGREE).find((degree) => degree === target.value) ?? null);
          }}
        >
          <option value="">{say('None')}</option>
          {keysOf(DEGREE).map((degree) => (
            <option key={degree} value={degree}>
              {DEGREE[degree]}
            </option>
          ))}
        </select>
        <select
          className="input desk-degree"
          aria-label={say('What {name} did', { name })}
          value={infringement}
          onChange={({ target }) => {
            const what = keysOf(INFRINGEMENT).find((each) => each === target.value) ?? 'PLAY_ERROR';
            setInfringement(what);
            if (given !== undefined) give(given.degree, what);
          }}
        >
          {keysOf(INFRINGEMENT).map((each) => (
            <option key={each} value={each}>
              {INFRINGEMENT[each]}
            </option>
          ))}
        </select>
      </div>
      {history === undefined || history === null ? null : (
        <small>
          {history.penalties.length === 0 ? say('The first, as far as the record goes.') : null}
          {history.penalties.slice(0, 4).map(({ degree, infringement: what, at, tournamentId }) => (
            <span key={at} className="desk-past">
              {pastSays(
                { when: dayTime(at), degree: DEGREE[degree], what: INFRINGEMENT[what] },
                tournamentId === dispute.tournamentId,
              )}
            </span>
          ))}{' '}
          {say('It suggests: {degree}.', { degree: DEGREE[history.suggested] })}
        </small>
      )}
    </fieldset>
  );
}

const pastSays = (
  past: { readonly when: string; readonly degree: string; readonly what: string },
  isHere: boolean,
): string => (isHere ? say('{when}: {degree}, {what}', past) : say('{when}: {degree}, {what}, elsewhere', past));
