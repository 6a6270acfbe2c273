import { type ReactNode, useEffect, useState } from 'react';
import { Failed } from '../parts/problem.js';
import { SeatSign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { Act, Reasoned } from './act.js';
import { type Draft, useDraft } from './draft-list.js';
import { DISCARD, SWAP } from './round-acts.js';
import type { Run } from './tournament.js';
import { nameOf } from './words.js';
import { WhyPaired } from '../tournament/why-paired.js';
import { say } from '../say/index.js';

type Player = Draft['byes'][number]['entrant'];

/** The round as it would be: why each two meet, and two names to exchange. */
export function DraftShown({ run, onSeen }: DraftProps): ReactNode {
  const { draft, error, again, more } = useDraft(run);
  const position = draft?.position ?? null;
  useEffect(() => {
    onSeen(position);
    return () => {
      onSeen(null);
    };
  }, [onSeen, position]);
  const [chosen, choose] = useState<readonly Player[]>([]);
  if (draft === null)
    return error === undefined ? (
      <Waiting for={say('the draft')} />
    ) : (
      <Failed what={say('The draft')} error={error} again={again} />
    );
  const toggle = (player: Player): void => {
    choose((now) =>
      now.some(({ id }) => id === player.id) ? now.filter(({ id }) => id !== player.id) : [...now, player].slice(-2),
    );
  };
  const pick = (player: Player): ReactNode => (
    <Pick player={player} pressed={chosen.some(({ id }) => id === player.id)} onPick={toggle} />
  );
  return (
    <section>
      <div className="head">
        <h2>{say('Draft of round {number}', { number: draft.number })}</h2>
        <span className="dim">{say('Choose two names to exchange their places.')}</span>
        <span className="end">
          <Act document={DISCARD} takes="pair" input={{ tournamentId: run.id }} kind="quiet">
            {say('Throw the draft away')}
          </Act>
        </span>
      </div>
      <Exchange
        run={run}
        round={draft.number}
        chosen={chosen}
        onDone={() => {
          choose([]);
        }}
      />
      <div className="scroll">
        <table className="run-table run-draft">
          <thead>
            <tr>
              <th className="num">{say('Table')}</th>
              <th>
                <SeatSign seat={0} /> {say('Seat A')}
              </th>
              <th>
                <SeatSign seat={1} /> {say('Seat B')}
              </th>
              <th>{say('Why')}</th>
            </tr>
          </thead>
          <tbody>
            {draft.tables.map(({ id, number, entrants, whyPaired }) => (
              <tr key={id}>
                <th scope="row" className="num">
                  {number}
                </th>
                {[0, 1].map((seat) => (
                  <td key={seat}>{entrants[seat] === undefined ? null : pick(entrants[seat])}</td>
                ))}
                <td className="dim">
                  <WhyPaired why={whyPaired} entrants={entrants} />
                </td>
              </tr>
            ))}
            {draft.byes.map(({ entrant, why }) => (
              <tr key={entrant.id}>
                <th scope="row" className="num">
                  {say('bye')}
                </th>
                <td colSpan={2}>{pick(entrant)}</td>
                <td className="dim">{BYE[why] ?? why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {draft.tables.length < draft.total ? (
        <button type="button" className="button quiet" onClick={more}>
          {say('{shown} of {total}: show more', { shown: draft.tables.length, total: draft.total })}
        </button>
      ) : null}
    </section>
  );
}

interface DraftProps {
  readonly run: Run;
  /** Told the record as of which the draft is shown; null while it is not. */
  readonly onSeen: (position: string | null) => void;
}

const BYE: Readonly<Record<string, string>> = {
  'lowest-group': say('An odd number plays; the bye goes to the lowest group.'),
  awarded: say('The staff awarded it.'),
  'odd-group': say('The group is odd, so one is free each round.'),
  'best-seed': say('One of the best seeds, who come in later.'),
};

function Pick({
  player,
  pressed,
  onPick,
}: {
  readonly player: Player;
  readonly pressed: boolean;
  readonly onPick: (player: Player) => void;
}): ReactNode {
  return (
    <button
      className="run-pick"
      type="button"
      aria-pressed={pressed}
      onClick={() => {
        onPick(player);
      }}
    >
      {nameOf(player)}
    </button>
  );
}

interface ExchangeProps {
  readonly run: Run;
  readonly round: number;
  readonly chosen: readonly Player[];
  readonly onDone: () => void;
}

function Exchange({ run, round, chosen, onDone }: ExchangeProps): ReactNode {
  const [one, other] = chosen;
  return (
    <div className="run-bar" aria-live="polite">
      {one === undefined ? null : other === undefined ? (
        <span>{say('{name}, and who else?', { name: nameOf(one) })}</span>
      ) : (
        <>
          <span>{say('{name} and {name2}', { name: nameOf(one), name2: nameOf(other) })}</span>
          <Reasoned
            document={SWAP}
            takes="pair"
            input={(reason) => ({ tournamentId: run.id, round, entrantIds: [one.id, other.id], reason })}
            title={say('Exchange {name} and {name2}', { name: nameOf(one), name2: nameOf(other) })}
            says={say('The rules are checked: nobody sits twice. The reason is part of the record.')}
            button={say('Exchange them')}
            onDone={onDone}
          >
            {say('Exchange their places')}
          </Reasoned>
          <button className="button quiet" type="button" onClick={onDone}>
            {say('Leave it')}
          </button>
        </>
      )}
    </div>
  );
}
