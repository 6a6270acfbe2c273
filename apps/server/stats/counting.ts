import { Inject, Injectable } from '@nestjs/common';
import { eachGameWith, type ReadModels } from '#readmodel';
import { type CardRecord, CardTable, type Cell, type Dimension, type Filter, type GameFact, Table } from '#stats';
import { badInput } from '../graphql/errors.js';
import { READ_MODELS } from '../tokens.js';
import { CARDS } from './lines.js';

/** A figure is counted from so many games at most, which takes about a second. */
const MOST_GAMES = 50_000;
/** With all cards of each deck a game is ten times as much. */
const MOST_DECKS = 10_000;
const MOST_FIGURES = 100;

/** Counts what a filter selects, reading it part by part. */
@Injectable()
export class Counting {
  constructor(@Inject(READ_MODELS) private readonly readModels: ReadModels) {}

  async table(by: readonly Dimension[], filter: Filter): Promise<Table> {
    const table = new Table(by, filter);
    const isOfCards = by.some((dimension) => CARDS.has(dimension));
    for await (const facts of this.parts(filter, isOfCards)) for (const fact of facts) table.add(fact);
    return table;
  }

  async figures(by: readonly Dimension[], filter: Filter, first: number): Promise<readonly Cell[]> {
    const most = checked(first);
    return (await this.table(by, filter)).cells().slice(0, most);
  }

  /** The cards of what it selects, those in most decks first. */
  async cards(filter: Filter, first: number): Promise<readonly CardRecord[]> {
    const most = checked(first);
    const table = new CardTable(filter);
    for await (const facts of this.parts(filter, true)) for (const fact of facts) table.add(fact);
    return table.records().slice(0, most);
  }

  async facts(filter: Filter): Promise<readonly GameFact[]> {
    const found: GameFact[] = [];
    for await (const facts of this.parts(filter, false)) found.push(...facts);
    return found;
  }

  async games(filter: Filter): Promise<number> {
    let count = 0;
    for await (const facts of this.parts(filter, false)) count += facts.length;
    return count;
  }

  private async *parts(filter: Filter, cards: boolean): AsyncGenerator<readonly GameFact[], void> {
    const most = cards ? MOST_DECKS : MOST_GAMES;
    let count = 0;
    for await (const facts of eachGameWith(this.readModels.source, filter, { cards })) {
      count += facts.length;
      if (count > most) {
        throw badInput(
          `More than ${most} games are asked about at once. Narrow the filter: by game, tournament, player, \`since\` and \`before\`; or have all of them counted by \`startExport\`.`,
          ['filter'],
        );
      }
      yield facts;
    }
  }
}

/** How many of a list, 1 to 100. */
export function checked(first: number): number {
  if (first >= 1 && first <= MOST_FIGURES) return first;
  throw badInput(`\`first\` is ${first}; it expects a number from 1 to ${MOST_FIGURES}.`, ['first']);
}
