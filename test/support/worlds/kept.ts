import { readyDecks } from '#games/voidream';
import type { Dice, StreamId } from '#kernel';
import { CARDS, setFrom } from '#test/random-voidream';
import { asks, eventually } from '#test/rulings';
import { Hooks } from './hooked.js';
import { Listeners } from './listen.js';
import type { Onlookers } from './sight.js';
import { OUTSIDERS, type Role, type Twins, type World } from './twins.js';
import type { Sights } from './ways.js';

const ENTRANTS: readonly Role[] = ['ann', 'ben', 'stranger', 'judge elsewhere'];
const DECKS = readyDecks(setFrom(CARDS));

/** A tournament of its own, with its entrants. */
class TwinCup {
  private constructor(
    readonly twins: Twins,
    private readonly ids: readonly string[],
  ) {}

  static async open(twins: Twins, plan: object): Promise<TwinCup> {
    const made = await twins.must<{ tournament: { id: string } }>(
      'organiser',
      'createTournament',
      () => ({ title: 'A cup of secrets', plan }),
      'tournament { id }',
    );
    const ids = made.map(({ tournament }) => tournament.id);
    twins.know('the cup of secrets', [ids[0] ?? '', ids[1] ?? '']);
    const cup = new TwinCup(twins, ids);
    await cup.does('organiser', 'setRegistration', () => ({ open: true }));
    for (const who of ENTRANTS) await cup.does(who, 'registerForTournament');
    await cup.shown();
    return cup;
  }

  id = (world: World): string => this.ids[world.isThere ? 1 : 0] ?? '';
  entrant = (world: World, nth: number): string => `${this.id(world).replace('tournament', 'entrant')}.${nth}`;

  readonly sights = (world: World): Sights => ({
    cup: this.id(world),
    entrant: this.entrant(world, 1),
    other: this.entrant(world, 2),
    position: `tournament/${this.id(world).replace('tournament_', '')}:1`,
  });

  does(role: Role, verb: string, input: (world: World) => object = () => ({})): Promise<readonly [object, object]> {
    return this.twins.must(role, verb, (world) => ({ tournamentId: this.id(world), ...input(world) }), 'position');
  }

  /** Waits until the pages show what was done. */
  async shown(): Promise<void> {
    const query = 'query ($id: ID!) { tournament(id: $id) { position } }';
    await this.twins.both(async (world) => {
      const id = this.id(world);
      const { tournament } = await asks<{ tournament: { position: string } }>(world.who.organiser, query, { id });
      const [stream = '', seq] = tournament.position.split(':');
      await world.server.ground.readModels.reached(stream as StreamId, Number(seq));
    });
  }

  /** Waits until so many decks are noted. */
  async noted(decks: number): Promise<void> {
    await this.twins.both((world) =>
      eventually(
        async () => (await fetch(`${world.server.url}/export/tournaments/${this.id(world)}/events.ndjson`)).text(),
        (records) => records.split('"DeckNoted"').length === decks + 1,
      ),
    );
    await this.shown();
  }
}

/** Deck lists that nobody has opened yet. */
export async function decksElsewhere(worlds: Twins, onlookers: Onlookers, dice: Dice): Promise<void> {
  const twins = await worlds.withOthers();
  const cup = await TwinCup.open(twins, { game: 'voidream', lists: 'CLOSED' });
  const blind: readonly Role[] = ['ben', ...OUTSIDERS.filter((role) => !role.startsWith('ann'))];
  const listeners = new Listeners(twins);
  listeners.listen(blind, 'tournamentDeeds', cup.sights);
  const decks = [dice.below(DECKS.length), dice.below(DECKS.length)].map((nth) => DECKS[nth]?.text ?? '');
  await cup.does('ann', 'submitDeck', ({ isThere }) => ({ text: decks[isThere ? 1 : 0] }));
  await cup.noted(1);
  await onlookers.compare(twins, blind, cup.sights);
  for (const [nth, who] of (['ben', 'stranger', 'judge elsewhere'] as const).entries()) {
    await cup.does(who, 'submitDeck', () => ({ text: DECKS[0]?.text ?? '' }));
    await cup.noted(nth + 2);
  }
  await cup.does('organiser', 'recordDeckCheck', (world) => ({
    entrantId: cup.entrant(world, 1),
    found: 'IN_ORDER',
    note: world.isThere ? 'A sleeve is worn.' : 'All is well, and in order.',
  }));
  await cup.shown();
  await onlookers.compare(twins, blind, cup.sights);
  await cup.does('organiser', 'startTournament');
  await cup.shown();
  await onlookers.compare(twins, blind, cup.sights);
  await listeners.compare();
}

/** A round that only its staff see yet, and what they say of people. */
export async function draftedElsewhere(worlds: Twins, onlookers: Onlookers, dice: Dice): Promise<void> {
  const twins = await worlds.withOthers();
  const cup = await TwinCup.open(twins, { game: 'duel' });
  const blind: readonly Role[] = [...ENTRANTS, ...OUTSIDERS.filter((role) => !ENTRANTS.includes(role))];
  const listeners = new Listeners(twins);
  listeners.listen(blind, 'tournamentDeeds', cup.sights);
  const hooks = await Hooks.on(twins, 'organiser', cup.id);
  const pairs = dice.below(2) === 0 ? ([1, 2, 3, 4] as const) : ([1, 3, 2, 4] as const);
  await cup.does('organiser', 'keepApart', (world) => ({
    entrantIds: (world.isThere ? pairs.slice(0, 2) : pairs.slice(2)).map((nth) => cup.entrant(world, nth)),
    apart: true,
    reason: world.isThere ? 'They are one household.' : 'They asked for it.',
  }));
  await cup.shown();
  await onlookers.compare(twins, blind, cup.sights);
  await cup.does('organiser', 'startTournament');
  await cup.does('organiser', 'draftRound');
  await cup.shown();
  await onlookers.compare(twins, blind, cup.sights);
  await listeners.compare();
  await hooks.compare();
}

/** What comes of somebody's conduct, while the case is on. */
export async function penalisedElsewhere(worlds: Twins, onlookers: Onlookers, dice: Dice): Promise<void> {
  const twins = await worlds.withOthers();
  const cup = await TwinCup.open(twins, { game: 'duel' });
  const role = (world: World) => ({ personId: world.ids.head, role: 'HEAD_JUDGE' });
  await cup.does('organiser', 'grantTournamentRole', role);
  const opened = await twins.must<{ case: { id: string } }>(
    'ben',
    'openCase',
    (world) => ({
      tournamentId: cup.id(world),
      about: 'CONDUCT',
      entrantId: cup.entrant(world, 1),
      text: world.isThere ? 'Late.' : 'Loud, and again.',
    }),
    'case { id }',
  );
  const ids = opened.map((each) => each.case.id);
  twins.know('the case', [ids[0] ?? '', ids[1] ?? '']);
  const caseId = (world: World): string => ids[world.isThere ? 1 : 0] ?? '';
  const sights = (world: World): Sights => ({ ...cup.sights(world), case: caseId(world), ann: world.ids.ann });
  const blind = OUTSIDERS;
  const listeners = new Listeners(twins);
  for (const subscription of ['caseChanged', 'deskChanged', 'tournamentDeeds'] as const) {
    listeners.listen(blind, subscription, sights);
  }
  const degrees = ['CAUTION', 'WARNING', 'GAME_LOSS'];
  const does = async (verb: string, input: (world: World) => object): Promise<void> => {
    await twins.must('head', verb, (world) => ({ caseId: caseId(world), ...input(world) }), 'case { phase }');
    await onlookers.compare(twins, blind, sights);
  };
  await does('claimCase', () => ({}));
  await does('issueRuling', (world) => ({
    finding: 'UPHELD',
    remedy: { remedy: 'PLAY_ON' },
    rules: [],
    reason: world.isThere ? 'It was heard.' : 'It was seen.',
    penalties: [
      { personId: world.ids.ann, degree: degrees[dice.below(2) + (world.isThere ? 1 : 0)], infringement: 'CONDUCT' },
    ],
  }));
  await listeners.compare();
}
