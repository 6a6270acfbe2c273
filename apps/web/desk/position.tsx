import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql, type ResultOf } from '../api/graphql.js';
import { useSession } from '../api/session.js';
import { Board, tableOf } from '../board/index.js';
import { Act } from '../console/act.js';
import { Failed } from '../parts/problem.js';
import { SeatSign, Sign } from '../parts/sign.js';
import { Waiting } from '../parts/waiting.js';
import { LOOK } from './acts.js';
import { type Dispute, namesOf } from './case.js';
import { say, sayMany } from '../say/index.js';

const BOARD = graphql(`
  query CaseBoard($id: ID!, $ply: Int!, $viewpoint: CaseViewpoint!, $seat: Int) {
    case(id: $id) {
      id
      board(ply: $ply, viewpoint: $viewpoint, seat: $seat) {
        ply
        cut
        views {
          seat
          view
        }
        requests {
          seat
        }
      }
    }
  }
`);
type Table = NonNullable<NonNullable<ResultOf<typeof BOARD>['case']>['board']>;

type Eyes =
  { readonly viewpoint: 'SEAT'; readonly seat: number } | { readonly viewpoint: 'BOTH' | 'JUDGE'; readonly seat: null };

/** The position before the move, or any other, as A, B, both or a judge saw it. Each look is recorded before it is shown. */
export function Position({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const disputed = dispute.ply ?? 1;
  const [ply, setPly] = useState(disputed - 1);
  const [eyes, see] = useState<Eyes>({ viewpoint: 'BOTH', seat: null });
  const names = namesOf(dispute);
  const mayLook = dispute.mayDo.includes('LOOK');
  const session = useSession();
  const you = session.is === 'somebody' ? session.person.id : null;
  const looks = dispute.looks ?? [];
  const yours = looks.filter(({ by }) => by !== null && by.id === you);
  const isSeen = (look: (typeof looks)[number]): boolean =>
    look.ply === ply && look.viewpoint === eyes.viewpoint && look.seat === eyes.seat;
  const choices: readonly (readonly [string, Eyes])[] = [
    [names[0] ?? 'A', { viewpoint: 'SEAT', seat: 0 }],
    [names[1] ?? 'B', { viewpoint: 'SEAT', seat: 1 }],
    [say('Side by side'), { viewpoint: 'BOTH', seat: null }],
    [say('All cards'), { viewpoint: 'JUDGE', seat: null }],
  ];
  if (!mayLook && yours.length === 0) return <InReplay dispute={dispute} />;
  return (
    <section className="case-position">
      <div className="case-head">
        <h2>
          {ply === disputed - 1
            ? say('Position before ply {disputed}', { disputed })
            : ply === disputed
              ? say('Position after ply {disputed}', { disputed })
              : say('Position at ply {ply}', { ply })}
        </h2>
        <span className="row">
          <span className="row" dir="ltr">
            <button
              className="button bare"
              type="button"
              disabled={ply <= 0}
              onClick={() => {
                setPly(ply - 1);
              }}
            >
              <Sign name="back" label={say('One ply back')} />
            </button>
            <span className="num">{say('Ply {ply}', { ply })}</span>
            <button
              className="button bare"
              type="button"
              disabled={ply >= (dispute.raisedAtPly ?? ply)}
              onClick={() => {
                setPly(ply + 1);
              }}
            >
              <Sign name="next" label={say('One ply on')} />
            </button>
          </span>
          <span className="segments" role="group" aria-label={say('Seen by')}>
            {choices.map(([name, choice]) => (
              <button
                key={name}
                type="button"
                aria-pressed={choice.viewpoint === eyes.viewpoint && choice.seat === eyes.seat}
                onClick={() => {
                  see(choice);
                }}
              >
                {choice.seat === null ? null : <SeatSign seat={choice.seat} />}
                {name}
              </button>
            ))}
          </span>
          <Link className="button quiet" href={`/g/${dispute.matchId ?? ''}/${ply}`}>
            {say('Replay')}
          </Link>
        </span>
      </div>
      {yours.some(isSeen) ? (
        <Looked id={dispute.id} ply={ply} eyes={eyes} names={names} />
      ) : mayLook ? (
        <div className="case-look">
          <Act document={LOOK} input={{ caseId: dispute.id, ply, ...eyes }}>
            <Sign name="eye" /> {say('Look at this position')}
          </Act>
          <p className="dim">
            {say('Hidden cards are shown. The look is recorded, and published when the case is closed.')}
          </p>
        </div>
      ) : (
        <p className="dim">
          {looks.some(isSeen)
            ? say('You did not look at this position yourself.')
            : say('Nobody looked at this position.')}
        </p>
      )}
    </section>
  );
}

/** Whoever does not judge it sees the position where everybody does, as far as it is open to them. */
function InReplay({ dispute: { ply, matchId } }: { readonly dispute: Dispute }): ReactNode {
  if (ply === null || matchId === null) return null;
  return (
    <section>
      <div className="case-head">
        <h2>{say('Position before ply {disputed}', { disputed: ply })}</h2>
        <Link className="button" href={`/g/${matchId}/${ply - 1}`}>
          {say('See it in the replay')}
        </Link>
      </div>
    </section>
  );
}

interface LookedProps {
  readonly id: string;
  readonly ply: number;
  readonly eyes: Eyes;
  readonly names: readonly string[];
}

function Looked({ id, ply, eyes, names }: LookedProps): ReactNode {
  const [{ data, error, fetching }] = useQuery({
    query: BOARD,
    variables: { id, ply, ...eyes },
    requestPolicy: 'network-only',
  });
  const board: Table | null = data?.case?.board ?? null;
  if (error !== undefined) return <Failed what={say('The position')} error={error} />;
  if (board?.ply !== ply)
    return fetching ? (
      <Waiting for={say('the position')} />
    ) : (
      <p className="dim">{say('This position is not open to you.')}</p>
    );
  const acting = board.requests.map(({ seat }) => seat);
  const veiled = board.views.length > 1 ? veiledIn(board.views[0]?.view) : 0;
  // Beside each other they are compared: each player sits in the same place in both.
  const near = board.views.length > 1 ? 0 : board.views[0]?.seat;
  return (
    <>
      {veiled === 0 ? null : (
        <p className="case-differs">
          {sayMany(veiled, {
            one: '{n} card in play is veiled: only its owner saw it, as marked.',
            other: '{n} cards in play are veiled: only their owners saw them, as marked.',
          })}
        </p>
      )}
      <div className={`case-views of-${board.views.length}`}>
        {board.views.map(({ seat, view }) => (
          <section key={seat ?? 'judge'} className={`case-view seat-${seat ?? 'none'}`}>
            <h3>
              {seat === null ? (
                say('All cards but the order of those unseen')
              ) : (
                <>
                  <SeatSign seat={seat} /> {say('What {name} saw', { name: names[seat] ?? say('they') })}
                </>
              )}
            </h3>
            <Board view={view} names={names} acting={acting} clocks={NO_CLOCKS} near={near ?? 0} />
          </section>
        ))}
      </div>
    </>
  );
}

/** How many cards in play not everybody sees. */
const veiledIn = (view: unknown): number =>
  tableOf(view)?.players.flatMap(({ play }) => play.filter(({ card, sort }) => card === null || sort === 'veiled'))
    .length ?? 0;

const NO_CLOCKS: ReadonlyMap<number, number> = new Map();
