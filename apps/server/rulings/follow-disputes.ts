import { createHmac } from 'node:crypto';
import { base64Of, Fault, hashRecord, type LogRecord, type StreamId, streamId, SYSTEM, writeRecord } from '#kernel';
import { type Keyring, nodeSha256 } from '#log';
import type { RedealSeeds } from '#match';
import { type Case, caseDecider, matchOf, type Party } from '#rulings';
import { entrantOf, tournamentDecider } from '#tournament';
import { correctionOf } from './correction.js';
import { type Errand, errand, type Reaction, reaction, type ReactionPorts } from '../worker/reaction.js';

const nameOf = (stream: StreamId): string => stream.slice(stream.indexOf('/') + 1);

/** A final ruling is carried out: by the match, which goes on then, and by the tournament. */
export const settleDisputes = (ports: ReactionPorts): Reaction =>
  reaction(caseDecider, {
    name: 'settle-disputes',
    on: ['RulingFinal'],
    react(_, state, record) {
      if (state.phase === 'none') return [];
      const match = matchOf(state.subject);
      const settles = match === null ? [] : [settling(ports, state, record, match)];
      return [...settles, ...forTournament(state)];
    },
  });

function settling({ matchRules, keyring }: ReactionPorts, state: Case, record: LogRecord, match: string): Errand {
  const stream = streamId('match', match);
  const id = nameOf(record.stream);
  const ruling = state.withdrawn ? undefined : state.rulings.at(-1);
  return {
    stream,
    name: 'settle',
    async carryOut(arbiter, key) {
      const command = {
        type: 'SettleDispute' as const,
        case: id,
        ruling: ruling === undefined ? null : { seq: record.seq, hash: hashRecord(nodeSha256, writeRecord(record)) },
        remedy: ruling?.remedy ?? { is: 'play-on' as const },
        credits: ruling?.credits ?? [],
        redeal: await redealSeeds(keyring, stream, id, state.parties),
      };
      return arbiter.execute(matchRules, { stream, actor: SYSTEM, key, command });
    },
  };
}

/** What the server brings to a redeal, for itself and each seat: the same whenever it is carried out again. */
async function redealSeeds(
  keyring: Keyring,
  match: StreamId,
  id: string,
  parties: readonly Party[],
): Promise<RedealSeeds> {
  const { bytes } = await keyring.ensure(match);
  const drawn = (what: string): string => createHmac('sha256', bytes).update(what).digest('hex');
  return {
    server: drawn(`dreamledger/redeal-seed/v1/${id}`),
    seats: parties.map((_, seat) => drawn(`dreamledger/redeal-seat-seed/v1/${id}/${seat}`)),
  };
}

/** By whoever ruled, whose role the tournament asks for: a result that it has already, and who is out. */
function forTournament(state: Case): readonly Errand[] {
  const ruling = state.withdrawn ? undefined : state.rulings.at(-1);
  if (ruling === undefined) return [];
  const stream = streamId('tournament', state.tournament);
  const { by, remedy, reason, penalties } = ruling;
  const correction = correctionOf(state, remedy);
  const correcting: readonly Errand[] =
    correction === null
      ? []
      : [
          {
            stream,
            name: 'correct',
            moot: ['TOURNAMENT.NO_SUCH_ROUND', 'TOURNAMENT.NO_SUCH_TABLE', 'TOURNAMENT.RESULT_HELD'],
            carryOut: (arbiter, key) => {
              const command = { type: 'CorrectResult' as const, ...correction, reason };
              return arbiter.execute(tournamentDecider, { stream, actor: by.who, key, command });
            },
          },
        ];
  const out = penalties.filter(({ degree }) => degree === 'disqualification');
  const leaving = out.map(({ who }): Errand => ({
    stream,
    name: `disqualify ${who}`,
    async carryOut(arbiter, key) {
      const entrant = await arbiter.look(tournamentDecider, stream, ({ state: now }) =>
        now.phase === 'none' ? null : (entrantOf(now, who)?.id ?? null),
      );
      if (entrant === null) throw new Fault(`${who} has no entry in ${stream}.`);
      const command = { type: 'DisqualifyEntrant' as const, entrant, reason };
      return arbiter.execute(tournamentDecider, { stream, actor: by.who, key, command });
    },
  }));
  return [...correcting, ...leaving];
}

/** What is sealed in the cases of a match comes out with what is sealed in the match. */
export const releaseCases = ({ matchRules, keyring }: ReactionPorts): Reaction =>
  reaction(matchRules, {
    name: 'release-cases',
    on: ['KeyReleased'],
    react: (_, state) =>
      state.phase === 'none'
        ? []
        : state.desk.disputes.map(({ case: id }): Errand => {
            const stream = streamId('case', id);
            return {
              stream,
              name: `release ${id}`,
              async carryOut(arbiter, key) {
                const command = {
                  type: 'ReleaseCaseKey' as const,
                  key: base64Of((await keyring.ensure(stream)).bytes),
                };
                return arbiter.execute(caseDecider, { stream, actor: SYSTEM, key, command });
              },
            };
          }),
  });

/** The case is told where its ruling was carried out, and is closed then. */
export const noteSettled = ({ matchRules }: ReactionPorts): Reaction =>
  reaction(matchRules, {
    name: 'note-settled',
    on: ['DisputeSettled'],
    react: ({ data }, _, record) => [
      errand(caseDecider, streamId('case', data.case), 'applied', {
        type: 'NoteApplied',
        stream: record.stream,
        seq: record.seq,
        head: hashRecord(nodeSha256, writeRecord(record)),
        applied: data.applied,
      }),
    ],
  });
