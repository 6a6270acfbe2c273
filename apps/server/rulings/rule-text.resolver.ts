import { Args, Query, Resolver } from '@nestjs/graphql';
import type { QueryRuleArgs, QueryRulesArgs, RuleText } from '#contract';
import { RuleBook } from './rule-book.js';

/** What the numbered rules of a game say. */
@Resolver()
export class RuleTextResolver {
  constructor(private readonly book: RuleBook) {}

  @Query()
  rule(@Args() { game, id }: QueryRuleArgs): RuleText | null {
    return this.book.says(game, id);
  }

  @Query()
  rules(@Args() { game, find }: QueryRulesArgs): readonly RuleText[] {
    return this.book.find(game, find);
  }
}
