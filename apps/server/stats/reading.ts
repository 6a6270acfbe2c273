import { setImmediate as turn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { eachPartWith } from '#readmodel';
import { type CardRecord, CardTable, type Cell, type Dimension, type Filter, type GameFact, Table } from '#stats';
import { badInput } from '../graphql/errors.js';
import { CARDS } from './lines.js';

/** A figure is counted from so many games at most, which takes about a second. */
const MOST_GAMES = 50_000;
/** With all cards of each deck a game is ten times as much. */
const MOST_DECKS = 10_000;
const WITH_CARDS = 10;
const MOST_FIGURES = 100;

interface Counter {
  add(fact: GameFact): unknown;
}

/** Who pays for what is read. */
export interface Payer {
  /** Throws when there is nothing left to pay with. */
  afford(): void;
  owe(points: number): void;
}

/** To read and count so many takes as long as anything else of a point. */
const GAMES_A_POINT = 20;

interface Needs {
  readonly source: DataSource;
  readonly payer: Payer;
  readonly inTurn: (read: () => Promise<void>) => Promise<void>;
}

/** Counters that wait for one reading, and that reading. */
interface Pass {
  readonly counters: Counter[];
  readonly ended: Promise<void>;
}

/** What a filter selects, read part by part; whatever is asked about it at once is counted in one reading. */
export class Reading {
  /** Those that have not begun, with all cards and without. */
  readonly #passes = new Map<boolean, Pass>();

  constructor(
    readonly filter: Filter,
    private readonly needs: Needs,
  ) {}

  async cell(): Promise<Cell> {
    return (await this.table([])).cell();
  }

  table(by: readonly Dimension[]): Promise<Table> {
    return this.count(
      new Table(by, this.filter),
      by.some((dimension) => CARDS.has(dimension)),
    );
  }

  async figures(by: readonly Dimension[], first: number): Promise<readonly Cell[]> {
    const most = checked(first);
    return (await this.table(by)).cells().slice(0, most);
  }

  /** The cards of what it selects, those in most decks first. */
  async cards(first: number): Promise<readonly CardRecord[]> {
    const most = checked(first);
    return (await this.count(new CardTable(this.filter), true)).records().slice(0, most);
  }

  async count<Each extends Counter>(counter: Each, cards = false): Promise<Each> {
    const waiting = this.#passes.get(cards) ?? this.#begin(cards);
    waiting.counters.push(counter);
    await waiting.ended;
    return counter;
  }

  #begin(cards: boolean): Pass {
    const counters: Counter[] = [];
    const pass = { counters, ended: turn().then(() => this.needs.inTurn(() => this.#read(counters, cards))) };
    this.#passes.set(cards, pass);
    return pass;
  }

  async #read(counters: readonly Counter[], cards: boolean): Promise<void> {
    this.#passes.delete(cards);
    const { source, payer } = this.needs;
    payer.afford();
    const most = cards ? MOST_DECKS : MOST_GAMES;
    let count = 0;
    for await (const { looked, games } of eachPartWith(source, this.filter, { cards })) {
      payer.owe((cards ? WITH_CARDS * looked : looked) / GAMES_A_POINT);
      count += games.length;
      if (count > most) {
        throw badInput(
          `More than ${most} games are asked about at once. Narrow the filter: by game, tournament, player, \`since\` and \`before\`; or have all of them counted by \`startExport\`.`,
          ['filter'],
        );
      }
      for (const counter of counters) for (const fact of games) counter.add(fact);
    }
  }
}

/** How many of a list, 1 to 100. */
export function checked(first: number): number {
  if (first >= 1 && first <= MOST_FIGURES) return first;
  throw badInput(`\`first\` is ${first}; it expects a number from 1 to ${MOST_FIGURES}.`, ['first']);
}
