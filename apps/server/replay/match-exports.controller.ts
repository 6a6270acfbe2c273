import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type StreamId, streamId } from '#kernel';
import type { Meters } from '../graphql/meter.js';
import { parseId } from '../graphql/ids.js';
import { charged } from '../http/charged.js';
import { badRequest, Refused } from '../http/refused.js';
import { METERS } from '../tokens.js';
import { GameTexts } from './game-texts.js';
import { NO_MATCH } from './given-out.js';
import { MatchBundles } from './match-bundles.js';

const SIZE = /^[1-9]\d{0,14}$/;

/** Matches to take along: as a file that proves itself, and each game as a text to read. */
@Controller('export/matches')
export class MatchExports {
  constructor(
    private readonly bundles: MatchBundles,
    private readonly texts: GameTexts,
    @Inject(METERS) private readonly meters: Meters,
  ) {}

  @Get(':id/bundle')
  async bundle(
    @Param('id') id: string,
    @Query('size') size: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const bundle = await this.outOf(id, request, (match) =>
      size === undefined || SIZE.test(size)
        ? this.bundles.of(match, size === undefined ? null : Number(size))
        : Promise.resolve(badRequest(400, `size is "${size}"; it is that of a checkpoint, its second line.`)),
    );
    if (bundle instanceof Refused) bundle.answer(response);
    else response.attachment(`${id}.bundle`).type('application/octet-stream').send(Buffer.from(bundle));
  }

  @Get(':id/games/:number.txt')
  async game(
    @Param() { id, number }: { readonly id: string; readonly number: string },
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const nth = Number(number);
    const text = await this.outOf(id, request, (match) => this.texts.of(match, nth));
    if (text instanceof Refused) text.answer(response);
    else
      response
        .set('Content-Disposition', `inline; filename="${id}-game-${nth}.txt"`)
        .type('text/plain; charset=utf-8')
        .send(text);
  }

  private async outOf<What>(
    id: string,
    request: Request,
    read: (match: StreamId) => Promise<What | Refused>,
  ): Promise<What | Refused> {
    const match = charged(this.meters, request, () => streamOf(id));
    return match instanceof Refused ? match : read(match);
  }
}

function streamOf(id: string): StreamId | Refused {
  const parts = parseId(id);
  return parts?.kind === 'match' ? streamId('match', parts.name) : NO_MATCH;
}
