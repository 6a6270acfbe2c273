import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { QueryRuleArgs, RuleText } from '#contract';
import type { GameRegistry } from '#match';
import { GAMES } from '../tokens.js';

const titlesOf = (game: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../libs/games/${game}/rule-titles.json`, import.meta.url)), 'utf8'),
  ) as Readonly<Record<string, string>>;

/** Of the games of the product. */
const TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = { voidream: titlesOf('voidream') };

/** What a numbered rule of a game says. */
@Resolver()
export class RuleTextResolver {
  constructor(@Inject(GAMES) private readonly games: GameRegistry) {}

  @Query()
  rule(@Args() { game: name, id }: QueryRuleArgs): RuleText | null {
    const game = this.games.newest.find((each) => each.id === name);
    const ruling = game?.rulings.find((each) => each.id === id);
    if (ruling !== undefined) {
      const readings = Object.entries(ruling.readings);
      return {
        id,
        title: ruling.question,
        readings: readings.map(([key, text]) => ({ key, text, inForce: key === ruling.inForce })),
      };
    }
    const title = game === undefined ? undefined : TITLES[name]?.[id];
    return title === undefined ? null : { id, title, readings: [] };
  }
}
