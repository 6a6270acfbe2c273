import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Act } from '../console/act.js';
import { clockTime } from '../console/words.js';
import { Empty } from '../parts/empty.js';
import { SeatSign, Sign } from '../parts/sign.js';
import { TakeCsv } from '../parts/take-csv.js';
import { ANSWER_CALL, CLAIM } from './acts.js';
import { type Report, Reports, reportSays } from './reports.js';
import { ABOUT, isLate, PHASE, takeSays } from './words.js';
import { say } from '../say/index.js';
import { InEnglish } from '../say/in-english.js';
import { Say } from '../say/sentence.js';

type Named = { readonly id: string; readonly name: string | null } | null;

interface Pairing {
  readonly entrants: readonly { readonly name: string | null }[];
  readonly match: { readonly reports: readonly Report[] | null } | null;
}

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
    readonly pairing: Pairing | null;
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
    readonly appealJudge: Named;
    readonly overdue: boolean;
    readonly mayDo: readonly string[];
    /** Why who looks can't take it on, though they judge here. */
    readonly barred: { readonly message: string } | null;
  }[];
}

const rowsOf = ({ calls, cases }: Waits): readonly (readonly (string | number | null)[])[] => [
  ['at', 'what', 'round', 'table', 'says', 'judge', 'overdue'],
  ...calls.map(({ at, round, table, text, pairing }) => {
    const reports = pairing?.match?.reports ?? [];
    const says = text ?? reports.map((report) => reportSays(report, namesOf(pairing))).join('; ');
    return [at, 'call', round, table, says, null, null];
  }),
  ...cases.map(({ raisedAt, about, round, table, claim, judge, overdue }) => [
    raisedAt,
    about,
    round,
    table,
    claim,
    judge?.name ?? null,
    String(overdue),
  ]),
];

/** Without anybody who judges it, or its appeal. */
const isOpen = ({ phase, appealJudge }: Waits['cases'][number]): boolean =>
  phase === 'WAITING' || (phase === 'APPEALED' && appealJudge === null);

const mayTake = ({ mayDo }: Waits['cases'][number]): boolean => mayDo.includes('CLAIM');

/** The sheet of its table, where a judge goes on once they are there. */
const atTable = (tournamentId: string, { round, table }: Waits['calls'][number]): string =>
  `/t/${tournamentId}/desk?round=${round}&table=${table}`;

interface QueueProps {
  readonly tournamentId: string;
  readonly desk: Waits;
}

/** Calls and cases in one list, the oldest first; what is overdue says so. */
export function Queue({ tournamentId, desk }: QueueProps): ReactNode {
  const [, go] = useLocation();
  const [first] = desk.calls;
  const free = desk.cases.find(mayTake);
  return (
    <section>
      <div className="head">
        <h2>{say('Waiting')}</h2>
        <span className="dim" role="status">
          {desk.waiting === 0 ? say('Nobody waits.') : say('{waiting} for a judge', { waiting: desk.waiting })}
        </span>
        {desk.calls.length + desk.cases.length === 0 ? null : (
          <span className="end">
            <TakeCsv name="waiting" rows={() => rowsOf(desk)} />
          </span>
        )}
      </div>
      {desk.calls.length + desk.cases.length === 0 ? (
        <Empty what={say('All is quiet')}>{say('Calls and disputes appear here by themselves.')}</Empty>
      ) : null}
      <ul className="ledger desk-queue">
        {desk.calls.map((call) => (
          <li key={`${call.matchId} ${call.number}`}>
            <span>{clockTime(call.at)}</span>
            <div className="desk-line">
              <b>
                <Sign name="flag" />{' '}
                <Link href={atTable(tournamentId, call)}>{say('Table {table}', { table: call.table })}</Link>
              </b>
              <Called call={call} />
              <span className="dim">{say('Round {round}', { round: call.round })}</span>
              <span className="end row">
                <Link className="button quiet" href={`/g/${call.matchId}`}>
                  {say('The match')}
                </Link>
                <Act
                  document={ANSWER_CALL}
                  input={{ matchId: call.matchId, number: call.number }}
                  kind={call === first ? 'main' : undefined}
                  onDone={() => {
                    go(atTable(tournamentId, call), { replace: true });
                  }}
                >
                  <Say text="I am there<unseen> at table {table}</unseen>" with={{ table: call.table }} />
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
                  {each.table === null
                    ? ABOUT[each.about]
                    : say('{what}, table {table}', { what: ABOUT[each.about], table: each.table })}
                </Link>
              </b>
              <span>{each.claim}</span>
              <span className={isLate(each) ? 'desk-late' : 'dim'}>{standsAt(each)}</span>
              {each.barred === null ? null : (
                <span className="dim">
                  <InEnglish text={each.barred.message} />
                </span>
              )}
              <span className="end">
                {mayTake(each) ? (
                  <Act
                    document={CLAIM}
                    input={{ caseId: each.id }}
                    kind={first === undefined && each === free ? 'main' : undefined}
                  >
                    {takeSays(each)}
                  </Act>
                ) : isOpen(each) && each.mayDo.includes('ASSIGN') ? (
                  <Link className="button" href={`/t/${tournamentId}/desk/${each.id}`}>
                    {say('Find a judge for it')}
                  </Link>
                ) : null}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who called, and about what; of reports that differ, both. */
function Called({ call: { seat, text, pairing } }: { readonly call: Waits['calls'][number] }): ReactNode {
  const names = namesOf(pairing);
  const reports = pairing?.match?.reports ?? [];
  if (seat === null)
    return (
      <div>
        {say('The two reports differ.')}
        <Reports reports={reports} names={names} />
      </div>
    );
  return (
    <span>
      <SeatSign seat={seat} /> {names[seat] ?? ''} <q>{text ?? say('A judge, please.')}</q>
    </span>
  );
}

const namesOf = (pairing: Pairing | null): readonly string[] =>
  (pairing?.entrants ?? []).map(({ name }) => name ?? say('Erased'));

function standsAt(each: Waits['cases'][number]): string {
  const { judge, appealJudge, phase, forHeadJudge } = each;
  const has = phase === 'CLAIMED' ? judge : phase === 'APPEALED' ? appealJudge : null;
  const judging = has?.name ?? PHASE[phase];
  const who = forHeadJudge && phase === 'WAITING' ? say('{judging}, a head judge', { judging }) : judging;
  return isLate(each) ? say('{who}, overdue', { who }) : who;
}
