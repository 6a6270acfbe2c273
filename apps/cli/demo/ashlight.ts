import type { Cast } from './cast.js';
import { together } from './crowd.js';
import { Cup, type Table } from './cup.js';
import { Bots } from './play.js';
import { disputes } from './disputes.js';
import { comeIn, type Way } from './results.js';

const GUESTS = ['Old Ferryman', 'Nobody Yet', 'The Baker', 'Guest of the House'];
const ACCOUNTS = 20;
const PLAN = {
  stages: [{ format: 'SWISS', rounds: 5, bestOf: 3 }],
  lists: 'CLOSED',
  roundMinutes: 50,
  /** A week, so that the games that are on stay so for a while. */
  clock: { kind: 'TOTAL', seconds: 604_800, incrementSeconds: 15 },
  spectatorDelay: { seconds: 30 },
  tables: [{ from: 41, to: 60 }],
};
const RUNNING = 3;
/** By table, those of two with accounts first: what waits for somebody, what is played, and results at the others. */
const WAYS: readonly (Way | null)[] = [
  'in conflict',
  'reported',
  null,
  null,
  null,
  null,
  null,
  'confirmed',
  'at the desk',
  'confirmed',
];
const [PLAYED, HELD, CALLING, DISPUTED] = [2, 3, 4, 5];

/** A tournament in the middle of a round: results come in, a judge is called, lists are sealed. */
export async function ashlight(cast: Cast): Promise<void> {
  const cup = await Cup.create(cast.client, cast.staff, 'Ashlight Invitational', PLAN);
  const players = cast.players.slice(0, ACCOUNTS);
  const csv = [
    'name,id',
    ...players.map(({ person: { name, id } }) => `${name},${id}`),
    ...GUESTS.map((name) => `${name},`),
  ];
  await cup.do('importPlayers', { csv: csv.join('\n') }, 'list');
  const entries = await cup.entries();
  const decks = [...players.map(({ person, deck }) => [person.name, deck] as const), ...guestDecks(cast)];
  await together(decks, ([name, { text }]) => cup.do('submitDeck', { entrantId: entries.get(name), text }, name));
  await cup.do('startTournament', {}, 'start');
  for (let round = 1; round < RUNNING; round++) {
    await comeIn(cast, cup, round, await cup.begin(round));
    await cup.end(round);
  }
  const tables = ofAccountsFirst(cast, await cup.begin(RUNNING));
  await cup.do('setRoundTimer', { round: RUNNING, action: 'START' }, 'clock');
  await comeIn(cast, cup, RUNNING, tables, (nth) => WAYS[nth] ?? null);
  await atTables(cast, cup, tables);
  await disputes(cast, cup, tables.slice(DISPUTED));
  await cup.do('announce', { text: 'Round 3 is on. Lists stay sealed until the end.' }, 'on');
  cast.tell(`${cup.title}: round ${RUNNING} is on`);
}

function ofAccountsFirst({ called }: Cast, tables: readonly Table[]): readonly Table[] {
  const guests = ({ entrants }: Table): number => entrants.filter(({ name }) => called(name) === null).length;
  return tables.toSorted((a, b) => guests(a) - guests(b));
}

const guestDecks = ({ players }: Cast): readonly (readonly [string, { readonly text: string }])[] =>
  GUESTS.map((name, nth) => [name, players[nth]?.deck ?? { text: '' }]);

/** One game is on, one is held by a judge, and at one table somebody has a question. */
async function atTables(cast: Cast, cup: Cup, tables: readonly Table[]): Promise<void> {
  const { headJudge } = cup.staff;
  const games = [
    [tables[PLAYED], 45],
    [tables[HELD], 24],
  ] as const;
  for (const [table, most] of games) {
    const people = table?.entrants.flatMap(({ name }) => cast.called(name)?.person ?? []) ?? [];
    if (table !== undefined && people.length === 2) await new Bots(cast.client, table.matchId, people).play(most);
    if (table !== tables[HELD] || table === undefined || people.length < 2) continue;
    await cup.atMatch('pauseClocks', table.matchId, { reason: 'Looking at the position.' }, headJudge);
    await cup.do('extendTable', { round: RUNNING, tableId: table.id, minutes: 6, reason: 'A long ruling.' }, 'ruling');
  }
  const calling = tables[CALLING];
  const caller = calling?.entrants.flatMap(({ name }) => cast.called(name)?.person ?? [])[0];
  if (calling === undefined || caller === undefined) return;
  await cup.atMatch('callJudge', calling.matchId, { text: 'May I look through my own deck here?' }, caller);
}
