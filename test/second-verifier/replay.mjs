import { createHmac } from 'node:crypto';
import { canonical, tagged } from './bytes.mjs';
import { Finding, at, orTampered, tampered } from './finding.mjs';
import { Table } from './table.mjs';

const RULES = new Set(['match/1', 'match/2', 'match/3']);

/** Plays the games of a match again, from the seeds of its ceremonies. `games` are the engines at hand. */
export function checkReplay({ slices: [{ records }] }, seeds, games, tell) {
  const unproven = (record, says) => tell(new Finding('UNPROVEN', at(record), says));
  const [first] = records;
  if (records.some(({ events }) => events.some(({ sealed, secret }) => sealed !== undefined && secret === undefined)))
    return unproven(first, 'it can be replayed once its key is out');
  if (first.events[0].type === 'BranchBegun')
    return unproven(first, `played on from ${first.events[0].data.from?.match}`);
  const created = first.events[0];
  if (created.type !== 'MatchCreated') tampered(first, 'a match begins with MatchCreated');
  const { game: id, engine, cards } = created.data;
  const game = games.find((each) => each.id === id && each.engine === engine && each.cards === cards);
  if (game === undefined) return unproven(first, `the engine ${engine} of ${id} is not at hand`);
  const strange = records.find(({ rules }) => !RULES.has(rules));
  if (strange !== undefined) return unproven(strange, `the rules ${strange.rules} are not known`);
  const table = new Table(game, created, seeds, tell);
  for (const record of records) {
    orTampered(record, () => checkCommand(record));
    record.events.forEach((event) => orTampered(record, () => table.take(record, event)));
    table.settled(record);
    if (table.stopped) return undefined;
  }
  if (!table.isOver) unproven(records.at(-1), 'the match is not over');
  return undefined;
}

/** A signed command comes first, is the one that the record names, and says what the record says. */
function checkCommand(record) {
  const nth = record.events.findIndex(({ type }) => type === 'CommandSigned');
  if (nth < 0) return;
  const [{ secret }, said] = record.events;
  if (nth > 0 || said === undefined) tampered(record, 'a signature stands before what it is for');
  const { command, key } = secret;
  if (tagged('command', canonical([record.actor, key])) !== record.commandId)
    tampered(record, 'the command has another id');
  if (createHmac('sha256', key).update(canonical(command)).digest('hex') !== record.commandTag)
    tampered(record, 'the command has another tag');
  const own = commandOf(said);
  if (own !== null && canonical(own) !== canonical(command))
    tampered(record, 'something else was signed than recorded');
}

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
    default:
      return null;
  }
}
