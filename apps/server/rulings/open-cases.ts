import { type LogRecord, type Millis, type StreamId, streamId, SYSTEM } from '#kernel';
import type { Arbiter } from '#log';
import type { Begun, DisputeRaised } from '#match';
import type { Open } from '#readmodel';
import { askedOf, caseDecider, type OpenCase, type Party, type Subject, type Windows, windowsOf } from '#rulings';
import { caseTimesAt, tournamentDecider } from '#tournament';
import type { Vault } from '#vault';
import { type Errand, errand, type Reaction, reaction, type ReactionPorts } from '../worker/reaction.js';
import { attemptsFrom } from './attempts.js';

const nameOf = (stream: StreamId): string => stream.slice(stream.indexOf('/') + 1);

/** What was disputed in a match becomes a case, with what was tried there; and while a judge holds the match, its time stands still. */
export const openCases = (ports: ReactionPorts): Reaction =>
  reaction(ports.matchRules, {
    name: 'open-cases',
    on: ['DisputeRaised', 'ClocksPaused', 'ClocksResumed', 'MatchFinished', 'MatchCancelled'],
    react(event, state, record) {
      if (state.phase === 'none' || state.plan.origin === null) return [];
      return event.type === 'DisputeRaised'
        ? opening(ports, event, state, record)
        : standing(state, record, event.type === 'ClocksPaused');
    },
  });

function opening(
  { vault }: ReactionPorts,
  { data }: Open<DisputeRaised>,
  { plan, desk }: Begun,
  { stream, actor, at }: LogRecord,
): readonly Errand[] {
  const { tournament, round, table } = plan.origin ?? { tournament: '', round: 0, table: 0 };
  const place = { match: nameOf(stream), round, table };
  const { ply, seq, standsAt, over } = data;
  const subject: Subject =
    ply === null || standsAt === null ? { is: 'result', ...place, over } : { is: 'play', ...place, ply, seq, standsAt };
  const command = {
    type: 'OpenCase' as const,
    tournament,
    subject,
    rule: data.rule,
    claim: data.claim,
    raiser: { who: actor, seat: data.seat, role: data.role },
    parties: partiesOf(plan),
  };
  const to = streamId('case', data.case);
  const tried = { match: place.match, from: { ply: (ply ?? 1) - 1, until: at } };
  const isHeld = desk.paused !== null && desk.paused.at <= at;
  const pauses = isHeld ? [errand(caseDecider, to, 'pause', { type: 'PauseCase', since: at }, OVER)] : [];
  return [openingOf(to, command, at), copying(vault, to, tried), ...pauses];
}

const partiesOf = ({ players, seats }: Begun['plan']): readonly Party[] =>
  players.flatMap((player, seat) => {
    const who = seats[seat]?.who ?? player;
    return who === null ? [] : [{ who, seat }];
  });

/** With the times that the tournament had agreed on as it was raised. */
const openingOf = (stream: StreamId, command: Omit<OpenCase, 'windows'>, raisedAt: Millis): Errand => ({
  stream,
  name: 'open',
  async carryOut(arbiter, key) {
    const windows = await windowsIn(arbiter, command, raisedAt);
    const asked = { ...command, windows };
    return arbiter.execute(caseDecider, { stream, actor: SYSTEM, key, command: asked, asked: askedOf(asked) });
  },
});

async function windowsIn(
  arbiter: Arbiter,
  { tournament, subject }: Pick<OpenCase, 'tournament' | 'subject'>,
  raisedAt: Millis,
): Promise<Windows> {
  const agreed = await arbiter.look(tournamentDecider, streamId('tournament', tournament), ({ state }) =>
    state.phase === 'none' ? [] : caseTimesAt(state, raisedAt),
  );
  if (agreed === null) throw new Error(`What was agreed in ${tournament} can't be read yet.`);
  return windowsOf(subject.is, agreed);
}

interface TriedIn {
  readonly match: string;
  readonly from: { readonly ply: number; readonly until: number };
}

const copying = (vault: Vault, stream: StreamId, { match, from }: TriedIn): Errand => ({
  stream,
  name: 'attempts',
  async carryOut(arbiter, key) {
    const command = { type: 'CopyAttempts' as const, attempts: await attemptsFrom(vault, match, from) };
    return arbiter.execute(caseDecider, { stream, actor: SYSTEM, key, command });
  },
});

/** The dispute that was open in this record goes by the time of its match. */
function standing({ desk }: Begun, { at }: LogRecord, isHeld: boolean): readonly Errand[] {
  const own = desk.disputes.find((each) => each.at <= at && (each.settledAt === null || each.settledAt >= at));
  if (own === undefined) return [];
  const command = isHeld ? ({ type: 'PauseCase', since: at } as const) : ({ type: 'ResumeCase', to: at } as const);
  return [errand(caseDecider, streamId('case', own.case), isHeld ? 'pause' : 'resume', command, OVER)];
}

/** It was decided, or was not held. */
const OVER = ['CASE.WRONG_PHASE'] as const;
