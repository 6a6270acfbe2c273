import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { didYouMean } from '#cards';
import type { RuleText } from '#contract';
import { type HouseRuling, readingOf, rule, type RuleId, type Switches, switchProblems } from '#kernel';
import type { GameRegistry } from '#match';
import { type UserError, userError } from '../graphql/user-errors.js';
import { GAMES } from '../tokens.js';

type Titles = ReadonlyMap<string, string>;

function titlesOf(game: string): Titles {
  const file = fileURLToPath(new URL(`../../../libs/games/${game}/rule-titles.json`, import.meta.url));
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>));
}

/** Of the games of the product. */
const TITLES: Readonly<Record<string, Titles>> = { voidream: titlesOf('voidream') };

/** What a number may look like, in a game whose rules have no words here. */
const NUMBER = /^[A-Za-z0-9][A-Za-z0-9.-]{0,39}$/;

const MOST_FOUND = 50;
const MOST_NEAR = 10;

/** The numbered rules and house rulings of the games, by which disputes are raised and ruled. */
@Injectable()
export class RuleBook {
  constructor(@Inject(GAMES) private readonly games: GameRegistry) {}

  /** What a number says; null when there is none. */
  says(game: string, id: string): RuleText | null {
    const ruling = this.rulingsOf(game).find((each) => each.id === id);
    if (ruling !== undefined) return ofRuling(ruling);
    const title = this.titlesOf(game)?.get(id);
    return title === undefined ? null : { id, title, readings: [] };
  }

  /** Those that have all these words in their number or their title. */
  find(game: string, words: string): readonly RuleText[] {
    const asked = words.toLowerCase().split(/\s+/);
    const plain = [...(this.titlesOf(game) ?? [])].map(([id, title]) => ({ id, title, readings: [] }));
    return [...plain, ...this.rulingsOf(game).map(ofRuling)]
      .filter(({ id, title }) => asked.every((word) => `${id} ${title}`.toLowerCase().includes(word)))
      .slice(0, MOST_FOUND);
  }

  /** The rules of a game that somebody cites; or that one of them is none. */
  cited(game: string, ids: readonly string[], field: string): readonly RuleId[] | UserError {
    const titles = this.titlesOf(game);
    const known = titles === null ? null : [...titles.keys(), ...this.rulingsOf(game).map(({ id }) => id)];
    const wrong = ids.find((id) => !NUMBER.test(id) || known?.includes(id) === false);
    return wrong === undefined ? ids.map(rule) : notRule(game, wrong, known ?? [], field);
  }

  /** Why these house rulings can't be cited where a game is played with these switches; null when they can. */
  notInForce(game: string, switches: Switches, cited: readonly Reading[]): UserError | null {
    const rulings = this.rulingsOf(game);
    for (const { ruling, reading } of cited) {
      const known = rulings.map(({ id }) => id);
      if (!known.some((id) => id === ruling)) return notRule(game, ruling, known, 'houseRulings');
      const [problem] = switchProblems(rulings, { [ruling]: reading });
      const own = readingOf(rulings, switches, rule(ruling));
      const says = problem?.says ?? `Here reading "${own}" of ${ruling} is in force, not "${reading}".`;
      if (problem !== undefined || own !== reading)
        return userError('INVALID_INPUT', says, 'houseRulings', null, [own]);
    }
    return null;
  }

  private titlesOf(game: string): Titles | null {
    return this.games.newest.some(({ id }) => id === game) ? (TITLES[game] ?? null) : null;
  }

  private rulingsOf(game: string): readonly HouseRuling[] {
    return this.games.newest.find(({ id }) => id === game)?.rulings ?? [];
  }
}

interface Reading {
  readonly ruling: string;
  readonly reading: string;
}

const ofRuling = ({ id, question, readings, inForce }: HouseRuling): RuleText => ({
  id,
  title: question,
  readings: Object.entries(readings).map(([key, text]) => ({ key, text, inForce: key === inForce })),
});

function notRule(game: string, id: string, known: readonly string[], field: string): UserError {
  const hint = didYouMean(id, known);
  const says = `There is no rule "${id}" in ${game}.${hint} Look for one by words or number with rules(game: "${game}", find: "...").`;
  return userError('INVALID_INPUT', says, field, null, near(id, known));
}

/** The rules of the narrowest section that this number would be in. */
function near(id: string, known: readonly string[]): readonly string[] {
  for (let section = id.toUpperCase(); section.includes('.');) {
    section = section.slice(0, section.lastIndexOf('.'));
    const within = known.filter((each) => each.startsWith(`${section}.`));
    if (within.length > 0) return within.slice(0, MOST_NEAR);
  }
  return [];
}
