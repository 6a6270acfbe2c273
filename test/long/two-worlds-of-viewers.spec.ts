import { type Dice, seededChance, streamId, utf8 } from '#kernel';
import {
  fieldsRead,
  Onlookers,
  playedElsewhere,
  SCHEMA,
  STORIES,
  SUBSCRIPTIONS,
  TELLS_NOTHING,
  Twins,
  type World,
} from '#test/worlds';
import { MatchFeed } from '../../apps/server/match/match-feed.js';
import { Matches } from '../../apps/server/match/matches.js';

/** Change what somebody may not know, and not one byte changes that is sent to them; nor how many messages, nor their order. */

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
}, 120_000);

const diceOf = (name: string): Dice => seededChance(utf8(name), { game: 'two worlds', epoch: 0 }).dice('story', 0);

describe('the ways that are looked at', () => {
  it('are all queries and all subscriptions', () => {
    const [queries, subscriptions] = [SCHEMA.getQueryType(), SCHEMA.getSubscriptionType()].map((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect([...fieldsRead(), ...TELLS_NOTHING].sort()).toEqual(queries?.sort());
    expect([...Object.keys(SUBSCRIPTIONS), ...NOT_LISTENED_TO].sort()).toEqual(subscriptions?.sort());
  });
});

/**
 * What somebody is told of their own export tells of nobody else. A tournament is told at most twice a second, so how
 * often is a matter of the clock; what it says is what the query says.
 */
const NOT_LISTENED_TO = ['exportChanged', 'tournamentChanged'];

describe('nobody tells two worlds apart', () => {
  const onlookers = new Onlookers(1);
  it.each(Object.entries(STORIES))('by %s', async (name, story) => {
    const before = onlookers.pairs;
    for (let nth = 0; onlookers.pairs === before; nth++) await story(twins, onlookers, diceOf(`${name} ${nth}`));
  });

  it('in some sixty pairs of worlds', () => {
    expect(onlookers.pairs).toBeGreaterThanOrEqual(60);
  });
});

/** All that there is at the last table, for a server that tells too much. */
async function secrets({ server: { ground } }: World, match: string): Promise<string> {
  const all = await ground.arbiter.look(ground.matchRules, streamId('match', match), ({ state }) =>
    state.phase === 'playing' ? JSON.stringify(state.play.table.encode()) : '',
  );
  return all ?? '';
}

describe('a server that tells too much is found out', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Stories of games until one of them tells. */
  async function found(isMeant: (way: string) => boolean): Promise<string> {
    for (let nth = 0; nth < 20; nth++) {
      const failure = await playedElsewhere(twins, new Onlookers(2, isMeant), diceOf(`leak ${nth}`), true).then(
        () => null,
        (why: unknown) => String(why),
      );
      if (failure !== null) return failure;
    }
    return 'nothing was found';
  }

  it('by a field', async () => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this` below
    const { show } = Matches.prototype;
    jest.spyOn(Matches.prototype, 'show').mockImplementation(async function (this: Matches, stream, ...rest) {
      const shown = await show.call(this, stream, ...rest);
      const world = [twins.here, twins.there].find(({ server }) => server.ground.matchRules === this.decider);
      if (shown === null || shown === 'behind' || world === undefined) return shown;
      return { ...shown, options: { all: await secrets(world, stream.replace('match/', '')) } };
    });
    expect(await found((way) => way.startsWith('match '))).toMatch(/tells two worlds apart by match/);
  });

  it('by the number of messages', async () => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this` below
    const { next } = MatchFeed.prototype;
    const first = new WeakMap<MatchFeed, Awaited<ReturnType<typeof next>> | null>();
    jest.spyOn(MatchFeed.prototype, 'next').mockImplementation(async function (this: MatchFeed) {
      const repeated = first.get(this) ?? null;
      const told = repeated ?? (await next.call(this));
      const matches: unknown = Reflect.get(this, 'matches');
      const isThere = matches instanceof Matches && matches.decider === twins.there.server.ground.matchRules;
      if (isThere && told.done !== true) first.set(this, first.has(this) ? null : told);
      return told;
    });
    expect(await found(() => true)).toMatch(/tells two worlds apart by matchEvents, \d+ messages here, \d+ there/);
  });

  it('by the words of an error', async () => {
    for (const world of [twins.here, twins.there]) {
      const { arbiter } = world.server.ground;
      const execute = arbiter.execute.bind(arbiter);
      jest.spyOn(arbiter, 'execute').mockImplementation(async (rules, command) => {
        const outcome = await execute(rules, command);
        if (outcome.is !== 'refused' || !command.stream.startsWith('match/')) return outcome;
        const says = `${outcome.refusal.says} ${await secrets(world, command.stream.replace('match/', ''))}`;
        return { ...outcome, refusal: { ...outcome.refusal, says } };
      });
    }
    expect(await found((way) => way.startsWith('mutation ') || way.startsWith('the answer'))).toMatch(
      /tells two worlds apart by (mutation|the answer)/,
    );
  });
});
