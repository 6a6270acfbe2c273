import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import type { Head, Round } from '../tournament/queries.js';
import { nameOf } from '../tournament/words.js';
import { Qr } from './qr.js';
import { SLIP_TOKENS } from './queries.js';
import { say } from '../say/index.js';

/** Slips to cut, one a table, each with a code by which its player reports from any phone. */
export function Slips({ tournament, round }: { readonly tournament: Head; readonly round: Round }): ReactNode {
  const { id, title, plan, yourRoles } = tournament;
  const isStaff = yourRoles.some((role) => role !== 'PLAYER');
  const [{ data }] = useQuery({
    query: SLIP_TOKENS,
    variables: { id, round: round.number },
    pause: !isStaff,
    requestPolicy: 'network-only',
  });
  const tokens = new Map(data?.tournament?.round?.tables.map((table) => [table.id, table.slipTokens]));
  const bestOf = plan.stages[round.stage - 1]?.bestOf ?? 1;
  return (
    <article>
      <h1 className="unseen">{say('Result slips of round {number}', { number: round.number })}</h1>
      <p className="off-paper dim">
        {isStaff
          ? say(
              'Each code reports as the player beside it, without signing in, until the round is over. Guests have none: their slips go to the desk. Cut along the lines.',
            )
          : say('The codes by which slips report are printed for the staff of the tournament alone.')}
      </p>
      <ol className="slips">
        {round.tables.map((table) => (
          <li key={table.id}>
            <header>
              <b>{say('Table {number}', { number: table.number })}</b>
              <span>
                {say('{title}, round {round}, best of {bestOf}', { title: title ?? '', round: round.number, bestOf })}
              </span>
            </header>
            {table.entrants.map((entrant, seat) => {
              const token = tokens.get(table.id)?.[seat] ?? null;
              return (
                <div className="who" key={entrant.id}>
                  {token === null ? (
                    <span className="no-qr" />
                  ) : (
                    <Qr
                      text={`${location.origin}/t/${id}/slip#${token}`}
                      label={say('Code by which {name} reports', { name: nameOf(entrant) })}
                    />
                  )}
                  <div>
                    <b>
                      {seat === 0 ? 'A' : 'B'} {nameOf(entrant)}
                    </b>
                    <span className="line">{say('Games won')}</span>
                    <span className="line">{say('Signed')}</span>
                  </div>
                </div>
              );
            })}
            <footer>{say('Drawn games ____ Leaves after this round: A □ B □')}</footer>
          </li>
        ))}
      </ol>
    </article>
  );
}
