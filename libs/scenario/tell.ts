import { didYouMean } from '#cards';
import {
  type Answer,
  type Chance,
  type DecisionRequest,
  type Fact,
  factFor,
  type Game,
  type GameResult,
  isJsonObject,
  type Json,
  type JsonObject,
  type Leaving,
  seat,
  type Seat,
  type Tell,
  type Viewer,
} from '#kernel';
import { type Difference, differences, shown } from './compare.js';
import { askedText, offerText } from './offers.js';
import type { Expectation, Step } from './steps.js';

/** A game set out for a story. */
export interface Stage<State> {
  readonly game: Game<State>;
  readonly state: State;
  readonly chance: Chance;
  /** How the story calls the seats, in their order. */
  readonly seats: readonly string[];
  /** A view in the words of the story. */
  readonly words: (view: JsonObject) => JsonObject;
  /** What has been told so far. */
  readonly facts: readonly Fact[];
  /** What its chance had against the story, once that is told. */
  readonly amiss?: () => readonly Difference[];
}

/** Plays the steps on the stage and says where it went otherwise; ends at an answer that can't be given. */
export function tellStory<State>(stage: Stage<State>, steps: readonly Step[]): readonly Difference[] {
  const teller = new Teller(stage);
  const found: Difference[] = [];
  for (const [i, step] of steps.entries()) {
    const wrong = teller.take(step);
    found.push(...wrong.map(({ at, says }) => ({ at: ['steps', i, ...at], says: `step ${i + 1}: ${says}` })));
    if (('answer' in step || 'leaves' in step) && wrong.length > 0) return found;
  }
  return [...found, ...(stage.amiss?.() ?? [])];
}

const MOST_OFFERS = 16;

class Teller<State> {
  private facts: readonly Fact[];

  constructor(private readonly stage: Stage<State>) {
    this.facts = stage.facts;
  }

  take(step: Step): Difference[] {
    if ('answer' in step) return this.answer(step.answer, step.by);
    if ('leaves' in step) return this.leave(step.leaves, step.by);
    if ('refused' in step) return this.refuse(step);
    return this.expect(step.expect).map(({ at, says }) => ({ at: ['expect', ...at], says }));
  }

  private get requests(): readonly DecisionRequest[] {
    return this.stage.game.requests(this.stage.state);
  }

  private get asked(): string {
    return askedText(this.requests, this.stage.seats);
  }

  /** Whoever is named, else whoever is asked. */
  private seatOf(name: string | null): Seat {
    return name === null ? (this.requests[0]?.seat ?? seat(0)) : seat(this.stage.seats.indexOf(name));
  }

  private answer(answer: Answer, by: string | null): Difference[] {
    const { game, state, chance } = this.stage;
    const at = ['answer'];
    const who = this.seatOf(by);
    const request = this.requests.find((one) => one.seat === who);
    if (request === undefined) return [{ at, says: `"${answer}" can't be given: ${this.asked} is asked.` }];
    const refusal = game.check(state, who, answer);
    if (refusal !== null) {
      const keys = request.offers.map(offerText);
      const offered = keys.length > MOST_OFFERS ? [...keys.slice(0, MOST_OFFERS), '...'] : keys;
      const rule = refusal.rule === null ? '' : ` by ${refusal.rule}`;
      const hint = didYouMean(answer, keys);
      return [
        {
          at,
          says: `"${answer}" is refused${rule}: ${refusal.says}${hint} ${this.asked}, offered: ${offered.join(' | ')}`,
        },
      ];
    }
    this.facts = telling((tell) => {
      game.apply(state, who, answer, chance, tell);
    });
    return [];
  }

  private leave(why: Leaving, by: string | null): Difference[] {
    const { game, state, chance } = this.stage;
    if (this.requests.length === 0) return [{ at: ['leaves'], says: 'nobody can leave: the game is over' }];
    this.facts = telling((tell) => {
      game.leave(state, this.seatOf(by), why, chance, tell);
    });
    return [];
  }

  private refuse({ refused, by, rule, says }: Extract<Step, { refused: string }>): Difference[] {
    const refusal = this.stage.game.check(this.stage.state, this.seatOf(by), refused);
    if (refusal === null) return [{ at: ['refused'], says: `"${refused}" should be refused, and is legal` }];
    if (rule !== null && rule !== refusal.rule) {
      const why = `and is by ${refusal.rule ?? 'no rule'}: ${refusal.says}`;
      return [{ at: ['rule'], says: `"${refused}" should be refused by ${rule}, ${why}` }];
    }
    if (says === null || refusal.says.includes(says)) return [];
    return [{ at: ['says'], says: `the refusal should say ${shown(says)}, and says ${shown(refusal.says)}` }];
  }

  private expect(expected: Expectation): Difference[] {
    const { game, state } = this.stage;
    return [
      ...this.expectRequests(expected),
      ...(expected.state === null ? [] : under(['state'], this.seen(expected.state, { as: 'judge' }))),
      ...Object.entries(expected.sees ?? {}).flatMap(([name, part]) => under(['sees', name], this.sees(name, part))),
      ...this.expectFacts(expected),
      ...(expected.result === null
        ? []
        : differences(expected.result, resultOf(game.result(state)), this.stage.seats, ['result'])),
    ];
  }

  private expectRequests({ asked, offers, offered, notOffered }: Expectation): Difference[] {
    const found: Difference[] = [];
    const keys = this.requests.flatMap((request) => request.offers.map(offerText));
    if (asked !== null && asked !== this.asked) {
      found.push({ at: ['asked'], says: `"${asked}" should be asked, and "${this.asked}" is` });
    }
    if (offers !== null) found.push(...differences(offers, keys, [], ['offers']).slice(0, 1));
    offered?.forEach((key, i) => {
      if (keys.includes(key)) return;
      const says = `${shown(key)} should be offered, and is not.${didYouMean(key, keys)} Offered: ${keys.join(' | ')}`;
      found.push({ at: ['offered', i], says });
    });
    notOffered?.forEach((key, i) => {
      if (keys.includes(key))
        found.push({ at: ['notOffered', i], says: `${shown(key)} should not be offered, and is` });
    });
    return found;
  }

  private seen(expected: Json, viewer: Viewer): Difference[] {
    const { game, state, words, seats } = this.stage;
    return differences(expected, words(game.view(state, viewer)), seats);
  }

  private sees(name: string, expected: Json): Difference[] {
    const place = this.stage.seats.indexOf(name);
    if (place >= 0) return this.seen(expected, { as: 'seat', seat: seat(place) });
    if (name === 'public') return this.seen(expected, { as: 'public' });
    const viewers = [...this.stage.seats, 'public'];
    return [
      { at: [], says: `"${name}" sees nothing: choose one of ${viewers.join(', ')}.${didYouMean(name, viewers)}` },
    ];
  }

  /** Each expected fact is found after the one before it. */
  private expectFacts({ facts, noFacts }: Expectation): Difference[] {
    const told = this.facts.flatMap((fact): Json[] => {
      const full = factFor({ as: 'judge' }, fact);
      return full === null ? [] : [{ ...full.data, kind: full.kind, rule: full.rule, id: full.kind }];
    });
    const kinds = this.facts.map(({ kind }) => kind);
    const found: Difference[] = [];
    let next = 0;
    facts?.forEach((expected, i) => {
      const at = told.findIndex((one, n) => n >= next && differences(expected, one, this.stage.seats).length === 0);
      if (at >= 0) next = at + 1;
      else {
        const says = `the fact ${shown(expected)} should be told${i > 0 ? ' after the one before it' : ''}, and is not. Told since the last answer: ${kinds.join(', ') || 'nothing'}`;
        found.push({ at: ['facts', i], says: `${says}${sameKind(expected, told)}` });
      }
    });
    noFacts?.forEach((kind, i) => {
      if (kinds.includes(kind)) found.push({ at: ['noFacts', i], says: `"${kind}" should not be told, and is` });
    });
    return found;
  }
}

function telling(happens: (tell: Tell) => void): readonly Fact[] {
  const facts: Fact[] = [];
  happens((fact) => facts.push(fact));
  return facts;
}

const resultOf = (result: GameResult | null): Json => (result === null ? null : { ...result });

const under = (path: readonly string[], found: readonly Difference[]): Difference[] =>
  found.map(({ at, says }) => ({ at: [...path, ...at], says }));

function withoutId(fact: Json): Json {
  const { id: _, ...rest } = fact as JsonObject;
  return rest;
}

/** What facts of the same kind say, for whoever got a detail wrong. */
function sameKind(expected: Json, told: readonly Json[]): string {
  const kind = (fact: Json): Json => (isJsonObject(fact) ? (fact.kind ?? null) : null);
  const near = told.filter((fact) => kind(fact) !== null && kind(fact) === kind(expected));
  if (near.length === 0) return '';
  return `; of this kind: ${near.map((fact) => shown(withoutId(fact))).join(', ')}`;
}
