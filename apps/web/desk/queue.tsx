import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Act } from '../console/act.js';
import { clockTime } from '../console/words.js';
import { Empty } from '../parts/empty.js';
import { SeatSign, Sign } from '../parts/sign.js';
import { ANSWER_CALL, CLAIM } from './acts.js';
import { ABOUT, PHASE } from './words.js';

type Named = { readonly id: string; readonly name: string | null } | null;

export interface Waits {
  readonly waiting: number;
  readonly calls: readonly {
    readonly matchId: string;
    readonly round: number;
    readonly table: number;
    readonly number: number;
    readonly seat: number | null;
    readonly text: string | null;
    readonly at: string;
  }[];
  readonly cases: readonly {
    readonly id: string;
    readonly about: keyof typeof ABOUT;
    readonly phase: keyof typeof PHASE;
    readonly round: number | null;
    readonly table: number | null;
    readonly ply: number | null;
    readonly claim: string | null;
    readonly raisedAt: string;
    readonly raisedBy: Named;
    readonly forHeadJudge: boolean;
    readonly judge: Named;
    readonly overdue: boolean;
  }[];
}

/** Calls and cases in one list, the oldest first; what is overdue says so. */
export function Queue({ tournamentId, desk }: { readonly tournamentId: string; readonly desk: Waits }): ReactNode {
  const [first] = desk.calls;
  const free = desk.cases.find(({ phase }) => phase === 'WAITING');
  return (
    <section>
      <div className="head">
        <h2>Waiting</h2>
        <span className="dim" role="status">
          {desk.waiting === 0 ? 'Nobody waits.' : `${desk.waiting} for a judge`}
        </span>
      </div>
      {desk.calls.length + desk.cases.length === 0 ? (
        <Empty what="All is quiet">Calls and disputes appear here by themselves.</Empty>
      ) : null}
      <ul className="ledger desk-queue">
        {desk.calls.map((call) => (
          <li key={`${call.matchId} ${call.number}`}>
            <span>{clockTime(call.at)}</span>
            <div className="desk-line">
              <b>
                <Sign name="flag" /> Table {call.table}
              </b>
              <span>{call.seat === null ? 'The two reports differ.' : (call.text ?? 'A judge, please.')}</span>
              <span className="dim">
                {call.seat === null ? null : <SeatSign seat={call.seat} />} Round {call.round}
              </span>
              <span className="end row">
                <Link className="button quiet" href={`/g/${call.matchId}`}>
                  The match
                </Link>
                <Act
                  document={ANSWER_CALL}
                  input={{ matchId: call.matchId, number: call.number }}
                  kind={call === first ? 'main' : undefined}
                >
                  I am there<span className="unseen"> at table {call.table}</span>
                </Act>
              </span>
            </div>
          </li>
        ))}
        {desk.cases.map((each) => (
          <li key={each.id}>
            <span>{clockTime(each.raisedAt)}</span>
            <div className="desk-line">
              <b>
                <Link href={`/t/${tournamentId}/desk/${each.id}`}>
                  {ABOUT[each.about]}
                  {each.table === null ? '' : `, table ${each.table}`}
                </Link>
              </b>
              <span>{each.claim}</span>
              <span className={each.overdue ? 'desk-late' : 'dim'}>
                {each.judge?.name ?? PHASE[each.phase]}
                {each.forHeadJudge && each.phase === 'WAITING' ? ', a head judge' : ''}
                {each.overdue ? ', overdue' : ''}
              </span>
              <span className="end">
                {each.phase === 'WAITING' ? (
                  <Act
                    document={CLAIM}
                    input={{ caseId: each.id }}
                    kind={first === undefined && each === free ? 'main' : undefined}
                  >
                    Take it on
                  </Act>
                ) : null}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
