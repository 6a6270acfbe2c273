import { Fault, happens, type Moment, phrase, refuse, refused, SYSTEM } from '#kernel';
import type { Verdict } from '../verdict.js';
import { type Begun } from '../state.js';
import { beginRedeal } from '../redeal/decide.js';
import type { RedealBegun } from '../redeal/events.js';
import { openRedeal } from '../redeal/standing.js';
import type { MatchRemedy, RedealSeeds, RulingCited, SettleDispute } from './commands.js';
import type { DisputeEvent } from './events.js';
import { granted } from './granted.js';
import { nextEpoch } from './line.js';
import { reopen } from './reopen.js';
import { remedyProblem, takesResult } from './remedy.js';
import { openDispute } from './standing.js';
import { plyOf } from '../moves.js';

/**
 * The end of a dispute, in one record: what the ruling does, time that it gives, and then the match goes on. A ruling that
 * can do nothing here any more does nothing, and the record says so: nobody waits for ever.
 */
export function settleDispute(state: Begun, command: SettleDispute, { actor }: Moment): Verdict {
  if (actor !== SYSTEM) return refused(refuse('MATCH.NOT_YOURS', 'A dispute is settled by its case alone.'));
  const open = openDispute(state.desk);
  if (open?.case !== command.case) {
    const says = `case_${command.case} does not hold this match${open === null ? '' : `: case_${open.case} does`}.`;
    return refused(refuse('MATCH.NO_SUCH_DISPUTE', says, { open: open?.case ?? null }));
  }
  const { ruling, remedy } = command;
  const applied = remedyProblem(state, remedy) === null;
  if (openRedeal(state.desk) !== null) {
    const says = phrase('The ruling in case_{case} is being carried out: the cards are dealt anew.', {
      case: command.case,
    });
    return refused(refuse('MATCH.DISPUTED', says, { case: command.case }));
  }
  const begun = ruling === null || !applied ? null : redealing(state, command, ruling);
  if (begun !== null) return happens<DisputeEvent>(begun);
  const done =
    ruling === null || !applied
      ? []
      : [...carriedOut(state, command, ruling), ...granted(command.case, ruling, command.credits)];
  const data = { case: command.case, ruling, applied };
  return happens<DisputeEvent>(...done, { type: 'DisputeSettled', v: 1, data, secret: null });
}

/** The seed of what is dealt anew is made by all; the rest follows when that is done. */
function redealing(state: Begun, command: SettleDispute, ruling: RulingCited): RedealBegun | null {
  const { remedy } = command;
  if (state.phase !== 'playing' || remedy.is !== 'rewind' || remedy.randomness !== 'redeal') return null;
  return beginRedeal(state, command, ruling, remedy.to);
}

function carriedOut(state: Begun, command: SettleDispute, ruling: RulingCited): readonly DisputeEvent[] {
  const { remedy } = command;
  const cited = { case: command.case, ruling };
  if (remedy.is === 'play-on') return [];
  if (remedy.is === 'result') {
    const { is: _, ...ruled } = remedy;
    const result: DisputeEvent = { type: 'ResultRuled', v: 1, data: { ...cited, ...ruled }, secret: null };
    return takesResult(state) ? [result] : [];
  }
  if (state.phase !== 'playing') throw new Fault(`A ${remedy.is} was let pass in a match that is ${state.phase}.`);
  const ply = plyOf(state.play);
  if (remedy.is === 'game-loss') {
    return [{ type: 'GameLost', v: 1, data: { ...cited, ply, seat: remedy.seat }, secret: null }];
  }
  if (remedy.is === 'repair') {
    return [{ type: 'GameRepaired', v: 1, data: { ...cited, ply }, secret: { answer: remedy.answer } }];
  }
  const seed = seedFor(remedy, command.redeal);
  const epoch = seed === null ? null : nextEpoch(reopen(state, remedy.to).play);
  return [{ type: 'GameRewound', v: 1, data: { ...cited, ply, to: remedy.to, epoch }, secret: seed }];
}

function seedFor(
  { randomness }: Extract<MatchRemedy, { readonly is: 'rewind' }>,
  seeds: RedealSeeds | null,
): { readonly seed: string } | null {
  if (randomness === 'keep') return null;
  if (seeds === null) throw new Fault('A rewind that deals anew came without a seed.');
  return { seed: seeds.server };
}
