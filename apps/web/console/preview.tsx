import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../api/graphql.js';
import { Failed } from '../parts/problem.js';
import type { Games } from './read-result.js';
import type { Run } from './tournament.js';
import { nameOf } from './words.js';
import { figure } from '../tournament/words.js';
import { listed, say } from '../say/index.js';
import { Phrases } from '../say/phrases.js';
import { Say } from '../say/sentence.js';

const PREVIEW = graphql(`
  query CorrectionPreview($id: ID!, $round: Int!, $tableId: ID!, $games: GamesInput!) {
    tournament(id: $id) {
      id
      correctionPreview(round: $round, tableId: $tableId, games: $games) {
        refusedBecause
        refusedPhrases {
          text
          facts {
            name
            text
            number
          }
        }
        shifts {
          entrant {
            id
            name
          }
          rankBefore
          rankAfter
          pointsBefore
          pointsAfter
        }
        pairedWithIt
        joinsCut {
          id
          name
        }
        leavesCut {
          id
          name
        }
        cutBegan
      }
    }
  }
`);
const SHOWN = 12;

interface PreviewProps {
  readonly run: Run;
  readonly round: number;
  readonly tableId: string;
  readonly games: Games;
}

interface Shift {
  readonly entrant: { readonly id: string; readonly name: string | null };
  readonly rankBefore: number;
  readonly rankAfter: number;
  readonly pointsBefore: string;
  readonly pointsAfter: string;
}

const isScored = ({ pointsBefore, pointsAfter }: Shift): boolean => pointsBefore !== pointsAfter;

/** Those who gain or lose by it before those whom it only moves. */
const pointsFirst = (shifts: readonly Shift[]): readonly Shift[] => [
  ...shifts.filter(isScored),
  ...shifts.filter((shift) => !isScored(shift)),
];

function Shifted({ shift }: { readonly shift: Shift }): ReactNode {
  const { entrant, rankBefore, rankAfter, pointsBefore, pointsAfter } = shift;
  const moved = { name: <b>{nameOf(entrant)}</b>, rankBefore, rankAfter };
  return isScored(shift) ? (
    <Say
      text="{name}: rank {rankBefore} to {rankAfter}, {pointsBefore} to {pointsAfter} points"
      with={{ ...moved, pointsBefore: figure(pointsBefore), pointsAfter: figure(pointsAfter) }}
    />
  ) : (
    <Say text="{name}: rank {rankBefore} to {rankAfter}" with={moved} />
  );
}

/** Who would stand elsewhere, what was paired by the old result, who would go on. */
export function PreviewOf({ run, round, tableId, games }: PreviewProps): ReactNode {
  const variables = { id: run.id, round, tableId, games: { ...games, won: [...games.won] } };
  const [{ data, error, fetching }] = useQuery({ query: PREVIEW, variables, requestPolicy: 'network-only' });
  const preview = data?.tournament?.correctionPreview;
  if (error !== undefined) return <Failed what={say('What it changes')} error={error} />;
  if (fetching || preview === undefined) return <p className="dim">{say('Computing the standings with it.')}</p>;
  if (preview.refusedBecause !== null)
    return (
      <p className="run-wrong">
        <Phrases says={preview.refusedBecause} phrases={preview.refusedPhrases} />
      </p>
    );
  const { shifts, pairedWithIt, joinsCut, leavesCut, cutBegan } = preview;
  return (
    <>
      {shifts.length === 0 ? <p>{say('Nobody moves in the standings.')}</p> : null}
      <ul>
        {pointsFirst(shifts)
          .slice(0, SHOWN)
          .map((shift) => (
            <li key={shift.entrant.id}>
              <Shifted shift={shift} />
            </li>
          ))}
      </ul>
      {shifts.length > SHOWN ? (
        <p className="dim">{say('And {shifts} more.', { shifts: shifts.length - SHOWN })}</p>
      ) : null}
      {pairedWithIt.length > 0 ? (
        <p>
          {say('Paired by the old result, and staying as they are: round {names}.', {
            names: listed(pairedWithIt.map(String)),
          })}
        </p>
      ) : null}
      {joinsCut.length > 0 ? (
        <p>
          {say('{names} would go on instead of {names2}.', {
            names: listed(joinsCut.map(nameOf)),
            names2: listed(leavesCut.map(nameOf)),
          })}
        </p>
      ) : null}
      {cutBegan ? <p>{say('The next stage has begun, so who is in it stays.')}</p> : null}
    </>
  );
}
