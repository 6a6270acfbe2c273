import { type ReactNode, useId, useState } from 'react';
import { useSigned } from '../api/signed-command.js';
import { Refused } from '../parts/problem.js';
import { REPORT } from './commands.js';
import type { YourMatch } from './queries.js';
import { inSeats, type Own, ownSays, usualScores } from './words.js';
import { say } from '../say/index.js';

const NONE: Own = { own: 0, theirs: 0, drawn: 0 };

/** The result as who reports it sees it: one tap for the usual ones, figures for any other. */
export function ReportForm({ match, seat, done, isAgainst = false }: ReportFormProps): ReactNode {
  const report = useSigned(REPORT, match, ({ won, drawn, intentionalDraw }) => ({
    type: 'ReportResult',
    games: { won, drawn: drawn ?? 0 },
    intentionalDraw: intentionalDraw ?? false,
  }));
  const name = useId();
  const usual = usualScores(match);
  const [chosen, setChosen] = useState<Own | 'other' | 'agreed' | null>(null);
  const [other, setOther] = useState(NONE);
  const games = chosen === 'other' ? other : chosen === 'agreed' ? NONE : chosen;
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (games === null) return;
        void report
          .send({ matchId: match.id, ...inSeats(games, seat), intentionalDraw: chosen === 'agreed' })
          .then(({ is }) => {
            if (is === 'done') done();
          });
      }}
    >
      <fieldset>
        <legend>{say('Report the result')}</legend>
        <div className="scores">
          {usual.map((each) => (
            <label key={ownSays(each)}>
              <input
                type="radio"
                name={name}
                onChange={() => {
                  setChosen(each);
                }}
              />
              <span>{ownSays(each)}</span>
            </label>
          ))}
          {match.drawsAllowed ? (
            <label>
              <input
                type="radio"
                name={name}
                onChange={() => {
                  setChosen('agreed');
                }}
              />
              <span>{say('We agree on a draw')}</span>
            </label>
          ) : null}
          <label>
            <input
              type="radio"
              name={name}
              onChange={() => {
                setChosen('other');
              }}
            />
            <span>{say('Another result')}</span>
          </label>
        </div>
      </fieldset>
      {chosen === 'other' ? (
        <div className="row">
          {(
            [
              ['own', say('Games I won')],
              ['theirs', say('Games I lost')],
              ['drawn', say('Games drawn')],
            ] as const
          ).map(([part, label]) => (
            <label key={part} className="field figure">
              <span>{label}</span>
              <input
                className="input"
                type="number"
                inputMode="numeric"
                min={0}
                max={match.bestOf}
                value={other[part]}
                onChange={(event) => {
                  setOther({ ...other, [part]: event.target.valueAsNumber || 0 });
                }}
              />
            </label>
          ))}
        </div>
      ) : null}
      <Refused errors={report.errors} />
      <button className={isAgainst ? 'button tall' : 'button main tall'} disabled={games === null || report.busy}>
        {isAgainst ? say('Report this instead') : say('Report')}
      </button>
    </form>
  );
}

interface ReportFormProps {
  readonly match: YourMatch;
  readonly seat: number;
  readonly done: () => void;
  readonly isAgainst?: boolean;
}
