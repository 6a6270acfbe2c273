import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eachGames, type ReadModels } from '#readmodel';
import { csv, type Filter, type GameFact, gameRows, ndjson, type Row } from '#stats';
import type { Meters } from '../graphql/meter.js';
import { globalId } from '../graphql/ids.js';
import { charged } from '../http/charged.js';
import { Refused } from '../http/refused.js';
import { METERS, READ_MODELS } from '../tokens.js';
import { filterIn } from './filter-in-address.js';
import { playerId } from './filter-input.js';

type Written = (rows: Iterable<Row>, goesOn: boolean) => Iterable<string>;

/** All games that a filter selects, a row a seat; read and sent part by part, however many there are. */
@Controller('export')
export class ExportController {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(METERS) private readonly meters: Meters,
  ) {}

  @Get('games.csv')
  csv(@Req() request: Request, @Res() response: Response, @Query() asked: object): Promise<void> {
    return this.send(request, response.attachment('games.csv').type('text/csv; charset=utf-8'), asked, csv);
  }

  @Get('games.ndjson')
  ndjson(@Req() request: Request, @Res() response: Response, @Query() asked: object): Promise<void> {
    const type = 'application/x-ndjson; charset=utf-8';
    return this.send(request, response.attachment('games.ndjson').type(type), asked, ndjson);
  }

  private async send(request: Request, response: Response, asked: object, written: Written): Promise<void> {
    const filter = charged(this.meters, request, () => filterIn(asked));
    if (filter instanceof Refused) {
      response.removeHeader('Content-Disposition');
      filter.answer(response);
      return;
    }
    try {
      await pipeline(Readable.from(this.lines(filter, written)), response);
    } catch (failure) {
      if (!isGone(failure)) throw failure;
    }
  }

  private async *lines(filter: Filter, written: Written): AsyncGenerator<string, void> {
    let goesOn = false;
    for await (const facts of eachGames(this.readModels.source, filter)) {
      yield [...written(gameRows(facts.map(withIds)), goesOn)].join('');
      goesOn = true;
    }
  }
}

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
