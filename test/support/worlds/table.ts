import {
  type Answer,
  anyAnswer,
  type DecisionRequest,
  type Dice,
  type Fact,
  isOffered,
  type Json,
  streamId,
} from '#kernel';
import { playedIn } from '#match';
import { readyDecks } from '#games/voidream';
import { CARDS, setFrom } from '#test/random-voidream';
import { must } from '#test/rulings';
import { openTable } from '#test/server';
import { ownSeed } from './seeds.js';
import type { Deal } from './elsewhere.js';
import type { Twins, World } from './twins.js';
import type { Sights } from './ways.js';

/** What was told at one ply, and who is asked there, as nobody may know it all. */
export interface Moment {
  readonly seq: number;
  readonly position: string;
  readonly ply: number;
  readonly facts: readonly Fact[];
  readonly requests: readonly DecisionRequest[];
}

export const TABLES = ['duel', 'bazaar', 'dreams'] as const;
const SEATED = ['ann', 'ben'] as const;

/** One table in two worlds: ann against ben, with the same seed, and cards that lie otherwise in one of them. */
export class TwinTable {
  readonly #id: readonly [string, string];
  #at: readonly [Sights, Sights] = [{}, {}];

  private constructor(
    readonly twins: Twins,
    ids: readonly [string, string],
  ) {
    this.#id = ids;
  }

  /** With `ownSeeds` the players bring seeds of their own, so the games are dealt otherwise from the start. */
  static async open(
    twins: Twins,
    game: (typeof TABLES)[number],
    deal: Deal | null,
    dice: Dice,
    ownSeeds = false,
  ): Promise<TwinTable> {
    const seed = hexFrom(dice);
    const ids = await twins.both(async (world) => {
      world.dealer.next = world.isThere ? deal : null;
      const terms = {
        game,
        seed,
        holdsCeremony: ownSeeds,
        bestOf: 1,
        options: OPTIONS[game],
        tournament: world.ids.cup.replace('tournament_', ''),
      } as const;
      return openTable(world.server, [world.who.ann, world.who.ben], terms);
    });
    twins.know('the match', ids);
    const table = new TwinTable(twins, ids);
    const brings = game === 'dreams' ? ready(dice) : [null, null];
    await twins.both(async (world) => {
      const matchId = table.id(world);
      const own = ownSeeds ? await ownSeed(world.who.ann, matchId, 'seedCeremony { terms }') : null;
      for (const [place, name] of SEATED.entries()) {
        const seedCommitment = place === 0 ? (own?.commitment ?? null) : null;
        await must(
          world.who[name],
          'joinMatch',
          { matchId, seat: place, brings: brings[place], seedCommitment },
          'repeated',
        );
      }
      if (own !== null) await must(world.who.ann, 'revealSeed', { matchId, seed: own.seed }, 'repeated');
    });
    await table.now();
    return table;
  }

  id(world: World): string {
    return this.#id[world.isThere ? 1 : 0];
  }

  sights(world: World): Sights {
    return { match: this.id(world), ...this.#at[world.isThere ? 1 : 0] };
  }

  /** Here and there, as it is now, by its own record. */
  async now(): Promise<readonly [Moment, Moment]> {
    const now = await this.twins.both(async (world) => {
      const { arbiter, matchRules, readModels } = world.server.ground;
      const stream = streamId('match', this.id(world).replace('match_', ''));
      const seen = await arbiter.look(matchRules, stream, ({ state, seq }): Moment | null => {
        const play = state.phase === 'none' ? null : playedIn(state).play;
        const last = play?.recent.at(-1);
        if (play === null || last === undefined) return null;
        const requests = state.phase === 'playing' ? play.table.requests() : [];
        return { seq, position: `${stream}:${seq}`, ply: last.ply, facts: last.facts, requests };
      });
      if (seen === null) throw new Error('This game has not begun.');
      await readModels.reached(stream, seen.seq);
      return seen;
    });
    const [here, there] = now;
    this.#at = [sightOf(here), sightOf(there)];
    return now;
  }

  /** Somebody who is asked in both worlds answers; null when nobody can say the same in both. */
  async move(dice: Dice, isBlind: (seat: number) => boolean): Promise<boolean> {
    const [here, there] = await this.now();
    for (const request of here.requests) {
      const other = there.requests.find((each) => each.seat === request.seat && each.kind === request.kind);
      const answers = other === undefined ? null : answersIn(request, other, dice, isBlind(request.seat));
      if (answers === null) continue;
      const [one, two] = answers;
      const who = SEATED[request.seat];
      if (who === undefined) throw new Error('Two play here.');
      const input = (world: World): object => ({
        matchId: this.id(world),
        ply: world.isThere ? there.ply : here.ply,
        answer: world.isThere ? two : one,
      });
      await this.twins.must(who, 'answer', input, 'repeated');
      return true;
    }
    return false;
  }
}

const sightOf = ({ ply, position }: Moment): Sights => ({ ply: String(ply), position });

/** The same answer, or, where only the one who gives it knows it, any in each world. */
function answersIn(
  here: DecisionRequest,
  there: DecisionRequest,
  dice: Dice,
  isBlind: boolean,
): readonly [Answer, Answer] | null {
  if (here.hidden && there.hidden && !isBlind) return [anyAnswer(here.offers, dice), anyAnswer(there.offers, dice)];
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = anyAnswer(here.offers, dice);
    if (isOffered(there.offers, answer)) return [answer, answer];
  }
  return null;
}

const TRIES = 20;

const OPTIONS: Readonly<Record<(typeof TABLES)[number], Readonly<Record<string, number>>>> = {
  duel: { goal: 9 },
  bazaar: {},
  dreams: {},
};

const DECKS = readyDecks(setFrom(CARDS));

const ready = (dice: Dice): readonly Json[] => SEATED.map(() => ({ ...DECKS[dice.below(DECKS.length)]?.deck }));

const hexFrom = (dice: Dice): string =>
  Array.from({ length: 32 }, () => dice.below(256).toString(16).padStart(2, '0')).join('');
