import { checkCommand } from './command.mjs';
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
  if (first.events[0].type === 'MatchImported')
    return unproven(first, `played elsewhere, as ${first.events[0].data.source?.match}`);
  const created = first.events[0];
  if (created.type !== 'MatchCreated') tampered(first, 'a match begins with MatchCreated');
  const { game: id, engine, cards } = created.data;
  if (typeof id !== 'string' || typeof engine !== 'string') tampered(first, 'this match names no game');
  const game = games.find((each) => each.id === id && each.engine === engine && each.cards === cards);
  if (game === undefined) return unproven(first, `the engine ${engine} of ${id} is not at hand`);
  const strange = records.find(({ rules }) => !RULES.has(rules));
  if (strange !== undefined) return unproven(strange, `the rules ${strange.rules} are not known`);
  const table = new Table(game, first, seeds, tell);
  for (const record of records) {
    orTampered(record, () => checkCommand(record, created.data.bestOf));
    record.events.forEach((event) => orTampered(record, () => table.take(record, event)));
    table.settled(record);
    if (table.stopped) return undefined;
  }
  if (!table.isOver) unproven(records.at(-1), 'the match is not over');
  return undefined;
}
