import { createHmac } from 'node:crypto';
import { canonical, tagged } from './bytes.mjs';
import { tampered } from './finding.mjs';

/** A signed command comes first, is the one that the record names, and says what the record says. */
export function checkCommand(record, bestOf = 1) {
  const nth = record.events.findIndex(({ type }) => type === 'CommandSigned');
  if (nth < 0) return;
  const [{ secret }, said] = record.events;
  const isOne = record.events.filter(({ type }) => type === 'CommandSigned').length === 1;
  if (nth > 0 || said === undefined || !isOne) tampered(record, 'one signature stands before what it is for');
  const { command, key } = secret;
  if (tagged('command', canonical([record.actor, key])) !== record.commandId)
    tampered(record, 'the command has another id');
  if (createHmac('sha256', key).update(canonical(command)).digest('hex') !== record.commandTag)
    tampered(record, 'the command has another tag');
  const own = commandOf(said);
  if (said.type === 'MatchForfeited' && GIVES_UP.has(canonical(command))) return;
  const isWhole = record.events.some(({ type }) => type === 'MatchConceded');
  const mayBeWhole = said.type === 'SeatLeft' && said.data.why === 'conceded' && (isWhole || bestOf === 1);
  if (mayBeWhole && command.type === 'ConcedeMatch') return;
  if (isWhole || (own !== null && canonical(own) !== canonical(command)))
    tampered(record, 'something else was signed than recorded');
}

/** Either, before a match has begun. */
const GIVES_UP = new Set(['Resign', 'ConcedeMatch'].map((type) => canonical({ type })));

/** The command that brings this about; null for what this verifier does not follow. */
function commandOf({ type, data, secret }) {
  switch (type) {
    case 'AnswerGiven':
      return { answer: data.answer, ply: data.ply, type: 'AnswerDecision' };
    case 'AnswerSealed':
      return { answer: secret.answer, ply: data.ply, type: 'AnswerDecision' };
    case 'SeatLeft':
      return data.why === 'removed' ? { seat: data.seat, type: 'ClaimAway' } : { type: 'Resign' };
    case 'DrawOffered':
      return { type: 'OfferDraw' };
    case 'DrawAgreed':
      return { type: 'AcceptDraw' };
    case 'DrawDeclined':
      return { type: 'DeclineDraw' };
    case 'ResultReported':
      return { games: data.games, intentionalDraw: data.intentionalDraw, type: 'ReportResult' };
    case 'ResultConfirmed':
      return data.by === 'opponent' ? { type: 'ConfirmResult' } : {};
    case 'ReportWithdrawn':
      return { type: 'WithdrawReport' };
    case 'MatchForfeited':
      return { type: 'Resign' };
    case 'DisputeRaised':
      return { claim: data.claim.commitment, ply: data.ply, rule: data.rule, type: 'RaiseDispute' };
    case 'EvidenceAdded':
      return { text: data.text.commitment, type: 'AddEvidence' };
    case 'RulingAccepted':
      return { type: 'AcceptRuling' };
    case 'RulingAppealed':
      return { ground: data.ground.commitment, type: 'AppealRuling' };
    case 'CaseWithdrawn':
      return { type: 'WithdrawCase' };
    default:
      return null;
  }
}
