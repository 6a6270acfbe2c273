import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ReadModels } from '#readmodel';
import type { Dimension, Filter } from '#stats';
import { badInput } from '../graphql/errors.js';
import type { Meters } from '../graphql/meter.js';
import { charged, refusedFor } from '../http/charged.js';
import { Refused } from '../http/refused.js';
import { sendPacked } from '../http/packed.js';
import { METERS, READ_MODELS } from '../tokens.js';
import { Counting } from './counting.js';
import { DIMENSIONS } from './dimensions.js';
import { filterIn } from './filter-in-address.js';
import type { Payer } from './reading.js';
import {
  columnsOf,
  eachRows,
  eachText,
  figureRows,
  type Format,
  FORMATS,
  type RowsPart,
  type TableOf,
} from './lines.js';

/** Rows part by part, however many there are. */
interface Parts {
  readonly columns: readonly string[];
  readonly of: (filter: Filter) => AsyncIterable<RowsPart>;
}

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
    return this.whole({ of: 'games' }, format, exchange);
  }

  private cards(format: Format, exchange: Exchange): Promise<void> {
    return this.whole({ of: 'cards' }, format, exchange);
  }

  private whole(table: TableOf, format: Format, exchange: Exchange): Promise<void> {
    const { source } = this.readModels;
    const parts = { columns: columnsOf(table), of: (filter: Filter) => eachRows(source, table, filter) };
    return this.send(table.of, format, exchange, () => parts);
  }

  /** Of so many games as are counted at once, each paid for as in a statistic; a started export counts them all. */
  private figures(format: Format, { asked, ...exchange }: Exchange): Promise<void> {
    const { by, ...filter } = asked as { readonly by?: unknown };
    return this.send('figures', format, { ...exchange, asked: filter }, (payer) => {
      const dimensions = dimensionsIn(by);
      const { counting } = this;
      return {
        columns: columnsOf({ of: 'figures', by: dimensions }),
        async *of(selected) {
          yield { looked: 0, rows: figureRows(dimensions, await counting.of(selected, payer).table(dimensions)) };
        },
      };
    });
  }

  private async send(
    name: string,
    format: Format,
    { request, response, asked }: Exchange,
    partsOf: (payer: Payer) => Parts,
  ): Promise<void> {
    const { type } = FORMATS[format];
    const wanted = charged(this.meters, request, (meter) => ({
      parts: partsOf(meter),
      filter: filterIn(asked),
    }));
    if (wanted instanceof Refused) {
      wanted.answer(response);
      return;
    }
    const { columns, of } = wanted.parts;
    const parts = lines(of(wanted.filter), format, columns);
    const first = await parts.next().catch(refusedFor);
    if (first instanceof Refused) {
      first.answer(response);
      return;
    }
    response.attachment(`${name}.${format}`).type(type);
    await sendPacked(begunWith(first, parts), request, response);
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

async function* lines(
  parts: AsyncIterable<RowsPart>,
  format: Format,
  columns: readonly string[],
): AsyncGenerator<string, void> {
  for await (const { text } of eachText(parts, format, columns)) if (text !== '') yield text;
}

/** One or two of the ways in which figures are told apart, as `BASTION` or `BASTION,OPPONENT_BASTION`. */
function dimensionsIn(by: unknown): readonly Dimension[] {
  const known: ReadonlyMap<string, Dimension> = new Map(Object.entries(DIMENSIONS));
  const names = typeof by === 'string' ? by.split(',') : [];
  const found = names.flatMap((name) => known.get(name) ?? []);
  if (found.length === names.length && found.length >= 1 && found.length <= 2) return found;
  const is = typeof by === 'string' ? `"${by}"` : by === undefined ? 'missing' : 'there more than once';
  throw badInput(
    `\`by\` is ${is}; it expects one or two of these, with a comma between: ${[...known.keys()].join(', ')}.`,
    ['by'],
  );
}
