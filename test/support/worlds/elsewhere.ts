import { type Chance, type Game, type Seat, seededChance, utf8 } from '#kernel';

/** From this ply of a game on, what none of these seats knows lies otherwise. */
export interface Deal {
  readonly ply: number;
  readonly knowers: readonly Seat[];
  readonly seed: string;
}

/** A game's own state, which game it is, and how many answers it had. */
interface Counted<State> {
  readonly own: State;
  readonly name: string;
  plies: number;
}

/** How the games of one world are dealt: as they are, or, where something is said of the next one, otherwise. */
export class Dealer {
  /** For the games that start from now on. */
  next: Deal | null = null;
  readonly #deals = new Map<string, Deal | null>();

  /** The same game, whichever world it is played in. */
  deals<State>(game: Game<State>): Game<Counted<State>> {
    const turn = (state: Counted<State>): void => {
      const deal = this.#deals.get(state.name) ?? null;
      if (deal?.ply === state.plies) game.reshuffle(state.own, deal.knowers, diceOf(deal));
    };
    return {
      ...game,
      start: (setup, chance, tell) => {
        const name = nameOf(chance);
        if (!this.#deals.has(name)) this.#deals.set(name, this.next);
        const state = { own: game.start(setup, chance, tell), name, plies: 0 };
        turn(state);
        return state;
      },
      requests: ({ own }) => game.requests(own),
      check: ({ own }, seat, answer) => game.check(own, seat, answer),
      apply: (state, seat, answer, chance, tell) => {
        game.apply(state.own, seat, answer, chance, tell);
        state.plies += 1;
        turn(state);
      },
      leave: ({ own }, seat, why, chance, tell) => {
        game.leave(own, seat, why, chance, tell);
      },
      result: ({ own }) => game.result(own),
      trace: ({ own }, seat, answer) => game.trace(own, seat, answer),
      view: ({ own }, viewer) => game.view(own, viewer),
      clone: (state) => ({ ...state, own: game.clone(state.own) }),
      encode: ({ own, name, plies }) => ({ own: game.encode(own), name, plies }),
      decode: (encoded) => {
        const { own, name, plies } = encoded as { own: ReturnType<typeof game.encode>; name: string; plies: number };
        return { own: game.decode(own), name, plies };
      },
      reshuffle: ({ own }, knowers, dice) => {
        game.reshuffle(own, knowers, dice);
      },
      repairs: ({ own }) => game.repairs(own),
      repair: ({ own }, answer, chance, tell) => {
        game.repair(own, answer, chance, tell);
      },
    };
  }
}

const nameOf = (chance: Chance): string => String(chance.dice('which game this is', 0).below(2 ** 31));
const diceOf = ({ seed, ply }: Deal) =>
  seededChance(utf8(seed), { game: 'elsewhere', epoch: 0 }).dice('reshuffle', ply);
