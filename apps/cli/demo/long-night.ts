import type { Cast, Player } from './cast.js';
import { together } from './crowd.js';
import { Cup, type Table } from './cup.js';
import { Bots } from './play.js';
import { comeIn } from './results.js';

const SWISS = 6;
const PLAN = {
  stages: [
    { format: 'SWISS', rounds: SWISS, bestOf: 3 },
    { format: 'SINGLE_ELIMINATION', cut: 8, bestOf: 1, thirdPlace: true },
  ],
  capacity: 64,
  checkIn: true,
  lists: 'OPEN',
  roundMinutes: 50,
  tables: [{ from: 1, to: 32 }],
};

/** A tournament from its first player to its winner, with what goes wrong on a real day; the last eight play here. */
export async function longNight(cast: Cast): Promise<void> {
  const { client, staff, players, tell } = cast;
  const cup = await Cup.create(client, staff, 'The Long Night Open', PLAN);
  const [late, ...early] = players;
  if (late === undefined) return;
  await enter(cup, early);
  tell(`${cup.title}: ${early.length} players came, and handed in their decks`);
  for (let round = 1; round <= SWISS; round++) {
    const tables = await cup.begin(round, (draft) => beforeRound(cup, round, draft));
    await cup.do('setRoundTimer', { round, action: 'START' }, `${round}`);
    await comeIn(cast, cup, round, tables);
    await cup.end(round);
    await BREAKS[round]?.({ cast, cup, round, tables, late });
    tell(`${cup.title}: round ${round} of ${SWISS} is over`);
  }
  await playOff(cast, cup);
}

async function enter(cup: Cup, players: readonly Player[]): Promise<void> {
  await cup.do('setRegistration', { open: true }, 'open');
  const [themselves, listed] = [players.slice(0, 12), players.slice(12)];
  for (const { person } of themselves) await cup.do('registerForTournament', {}, person.name, person);
  const csv = ['name,id', ...listed.map(({ person: { name, id } }) => `${name},${id}`)].join('\n');
  await cup.do('importPlayers', { csv }, 'list');
  await together(players, async ({ person, deck }) => cup.do('submitDeck', { text: deck.text }, person.name, person));
  await cup.do('setRegistration', { open: false }, 'close');
  await cup.do('checkIn', { entrantIds: [...(await cup.entries()).values()] }, 'all', cup.staff.scorekeeper);
  await cup.do('announce', { text: 'Welcome. Round 1 begins in ten minutes; lists are open.' }, 'welcome');
  await cup.do('startTournament', {}, 'start');
}

async function beforeRound(cup: Cup, round: number, [first, second]: readonly Table[]): Promise<void> {
  if (round !== 1 || first === undefined || second === undefined) return;
  const entrantIds = [first.entrants[0].id, second.entrants[0].id];
  await cup.do('swapPlayers', { round, entrantIds, reason: 'They came in one car.' }, 'swap');
}

interface Break {
  readonly cast: Cast;
  readonly cup: Cup;
  readonly round: number;
  readonly tables: readonly Table[];
  /** Who comes late. */
  readonly late: Player;
}

/** What is out of the usual after each round, each with its reason. */
const BREAKS: Readonly<Record<number, (at: Break) => Promise<void>>> = {
  async 1({ cup, tables, late }) {
    await cup.do('enterPlayers', { players: [{ personId: late.person.id }] }, 'late');
    const entrantId = (await cup.entries()).get(late.person.name);
    await cup.do('submitDeck', { entrantId, text: late.deck.text }, 'late');
    await cup.do('recordDeckCheck', { entrantId: tables[5]?.entrants[1].id, found: 'IN_ORDER' }, '1', cup.staff.judge);
  },
  async 2({ cup, round, tables: [table, , , gone] }) {
    const [won] = (await cup.end(round)).filter(({ id }) => id === table?.id).map(({ result }) => result?.won ?? []);
    const games = { won: won?.toReversed() };
    const reason = 'The slip was read upside down.';
    await cup.do('correctResult', { round, tableId: table?.id, games, reason }, 'slip', cup.staff.headJudge);
    const reasonToGo = 'Went home with a headache.';
    await cup.do('dropFromTournament', { entrantId: gone?.entrants[1].id, reason: reasonToGo }, 'headache');
  },
  async 3({ cast, cup, tables }) {
    const [, wrong] = tables[5]?.entrants ?? [];
    const own = cast.called(wrong?.name ?? '')?.deck.name;
    const text = cast.players.find(({ deck }) => deck.name !== own)?.deck.text;
    const { judge, headJudge } = cup.staff;
    const entrantId = wrong?.id;
    const note = 'The cards are not those of the list.';
    await cup.do('recordDeckCheck', { entrantId, found: 'PROBLEM', note }, '3', judge);
    const reason = 'Handed in the list of a friend by mistake.';
    await cup.do('changeDeck', { entrantId, text, reason }, 'list', headJudge);
  },
  async 4({ cup, tables }) {
    const [marked, train] = tables.slice(-2).map(({ entrants }) => entrants);
    const reason = 'Marked the backs of cards.';
    await cup.do('disqualify', { entrantId: marked?.[0].id, reason }, 'marked', cup.staff.headJudge);
    for (const { id: entrantId } of train ?? []) {
      await cup.do('dropFromTournament', { entrantId, reason: 'The last train.' }, `train ${entrantId}`);
    }
  },
  5: ({ cup }) => cup.do('announce', { text: 'One more round, then the best eight go on.' }, 'last'),
  6: ({ cup }) => cup.do('announce', { text: 'The last eight play here: watch them card by card.' }, 'cut'),
};

/** A game may have no winner, and then the head judge says who goes on. */
async function decideWhatIsLevel(cup: Cup, round: number): Promise<void> {
  const over = await cup.seeing(round, 'its matches are over', (tables) =>
    tables.every(({ result, undecided }) => result !== null || undecided !== null),
  );
  const reason = 'Nobody had won: the first seat goes on by the lot.';
  for (const { id: tableId } of over.filter(({ result }) => result === null))
    await cup.do('correctResult', { round, tableId, games: { won: [1, 0] }, reason }, tableId, cup.staff.headJudge);
}

/** Quarterfinals, semifinals, and the final beside the match for the third place. */
async function playOff(cast: Cast, cup: Cup): Promise<void> {
  for (let round = SWISS + 1; round <= SWISS + 3; round++) {
    const tables = await cup.begin(round);
    await together(tables, ({ matchId, entrants }) => {
      const people = entrants.map(({ name }) => cast.called(name)?.person ?? cup.staff.organiser);
      return new Bots(cast.client, matchId, people).play();
    });
    await decideWhatIsLevel(cup, round);
    await cup.end(round);
    cast.tell(`${cup.title}: the last ${2 ** (SWISS + 4 - round)} have played`);
  }
  await cup.do('announce', { text: 'Thank you all. See you in the ash.' }, 'thanks');
  await cup.do('endTournament', {}, 'over');
}
