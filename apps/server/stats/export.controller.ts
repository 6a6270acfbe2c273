import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eachGameWith, type GameParts, type ReadModels } from '#readmodel';
import {
  cardRows,
  type Cell,
  cellRows,
  csv,
  type Dimension,
  type Filter,
  type GameFact,
  gameRows,
  ndjson,
  type Row,
} from '#stats';
import { badInput } from '../graphql/errors.js';
import type { Meters } from '../graphql/meter.js';
import { globalId } from '../graphql/ids.js';
import { charged, refusedFor } from '../http/charged.js';
import { Refused } from '../http/refused.js';
import { METERS, READ_MODELS } from '../tokens.js';
import { Counting } from './counting.js';
import { DIMENSIONS, shownKey } from './dimensions.js';
import { filterIn } from './filter-in-address.js';
import { playerId } from './filter-input.js';

type Written = (rows: Iterable<Row>, goesOn: boolean) => Iterable<string>;

/** Rows part by part, however many there are. */
type Parts = (filter: Filter) => AsyncIterable<Iterable<Row>>;

const FORMATS = {
  csv: { written: csv, type: 'text/csv; charset=utf-8' },
  ndjson: { written: ndjson, type: 'application/x-ndjson; charset=utf-8' },
} as const satisfies Readonly<Record<string, { readonly written: Written; readonly type: string }>>;

type Format = keyof typeof FORMATS;

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly asked: object;
}

/** What a filter selects, read and sent part by part: a row a seat, a row a card of each deck, or a row a figure. */
@Controller('export')
export class ExportController {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(METERS) private readonly meters: Meters,
    private readonly counting: Counting,
  ) {}

  @Get('games.csv')
  gamesCsv(@Req() request: Request, @Res() response: Response, @Query() asked: object): Promise<void> {
    return this.games('csv', { request, response, asked });
  }

  @Get('games.ndjson')
  gamesNdjson(@Req() request: Request, @Res() response: Response, @Query() asked: object): Promise<void> {
    return this.games('ndjson', { request, response, asked });
  }

  @Get('cards.csv')
  cardsCsv(@Req() request: Request, @Res() response: Response, @Query() asked: object): Promise<void> {
    return this.cards('csv', { request, response, asked });
  }

  @Get('cards.ndjson')
  cardsNdjson(@Req() request: Request, @Res() response: Response, @Query() asked: object): Promise<void> {
    return this.cards('ndjson', { request, response, asked });
  }

  @Get('figures.csv')
  figuresCsv(@Req() request: Request, @Res() response: Response, @Query() asked: object): Promise<void> {
    return this.figures('csv', { request, response, asked });
  }

  @Get('figures.ndjson')
  figuresNdjson(@Req() request: Request, @Res() response: Response, @Query() asked: object): Promise<void> {
    return this.figures('ndjson', { request, response, asked });
  }

  private games(format: Format, exchange: Exchange): Promise<void> {
    return this.send('games', format, exchange, () => (filter) => this.facts(filter, { ratings: true }, gameRows));
  }

  private cards(format: Format, exchange: Exchange): Promise<void> {
    return this.send('cards', format, exchange, () => (filter) => this.facts(filter, { cards: true }, cardRows));
  }

  private figures(format: Format, { asked, ...exchange }: Exchange): Promise<void> {
    const { by, ...filter } = asked as { readonly by?: unknown };
    return this.send('figures', format, { ...exchange, asked: filter }, () => {
      const dimensions = dimensionsIn(by);
      const { counting } = this;
      return async function* (selected) {
        yield cellRows(dimensions, (await counting.table(dimensions, selected)).cells().map(shownCell(dimensions)));
      };
    });
  }

  private async send(
    name: string,
    format: Format,
    { request, response, asked }: Exchange,
    partsOf: () => Parts,
  ): Promise<void> {
    const { written, type } = FORMATS[format];
    const wanted = charged(this.meters, request, () => ({ parts: partsOf(), filter: filterIn(asked) }));
    if (wanted instanceof Refused) {
      wanted.answer(response);
      return;
    }
    const parts = lines(wanted.parts(wanted.filter), written);
    const first = await parts.next().catch(refusedFor);
    if (first instanceof Refused) {
      first.answer(response);
      return;
    }
    response.attachment(`${name}.${format}`).type(type);
    try {
      await pipeline(Readable.from(begunWith(first, parts)), response);
    } catch (failure) {
      if (!isGone(failure)) throw failure;
    }
  }

  private async *facts(
    filter: Filter,
    parts: Partial<GameParts>,
    rows: (facts: Iterable<GameFact>) => Iterable<Row>,
  ): AsyncGenerator<Iterable<Row>, void> {
    for await (const facts of eachGameWith(this.readModels.source, filter, parts)) yield rows(facts.map(withIds));
  }
}

async function* begunWith(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

async function* lines(parts: AsyncIterable<Iterable<Row>>, written: Written): AsyncGenerator<string, void> {
  let goesOn = false;
  for await (const rows of parts) {
    yield [...written(rows, goesOn)].join('');
    goesOn = true;
  }
}

/** One or two of the ways in which figures are told apart, as `BASTION` or `BASTION,OPPONENT_BASTION`. */
function dimensionsIn(by: unknown): readonly Dimension[] {
  const known: Readonly<Record<string, Dimension>> = DIMENSIONS;
  const names = typeof by === 'string' ? by.split(',') : [];
  const found = names.flatMap((name) => known[name] ?? []);
  if (found.length === names.length && found.length >= 1 && found.length <= 2) return found;
  throw badInput(
    `\`by\` is "${String(by)}"; it expects one or two of these, with a comma between: ${Object.keys(known).join(', ')}.`,
    ['by'],
  );
}

/** With the ids by which the API names what its keys are of. */
const shownCell =
  (by: readonly Dimension[]) =>
  (cell: Cell): Cell => ({ ...cell, keys: cell.keys.map((key, nth) => shownKey(by[nth], key)) });

/** Whoever asked went away in the middle, which ended the reading as well. */
const isGone = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** As the API names things. */
const withIds = (fact: GameFact): GameFact => ({
  ...fact,
  match: globalId('match', fact.match),
  tournament: fact.tournament === null ? null : globalId('tournament', fact.tournament),
  seats: fact.seats.map((seat) => ({ ...seat, player: playerId(seat.player) })),
});
