import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type StreamId, streamId } from '#kernel';
import type { Meters } from '../graphql/meter.js';
import { parseId } from '../graphql/ids.js';
import { charged } from '../http/charged.js';
import { Refused } from '../http/refused.js';
import { METERS } from '../tokens.js';
import { MatchBundles } from './match-bundles.js';

const UNKNOWN = new Refused(404, 'There is no such match; ids look like "match_4f2a7c".', { code: 'NOT_FOUND' });
const NOT_OUT = new Refused(409, 'This match is given out once it is over. Until then its replay can be watched.', {
  code: 'NOT_OVER',
});

/** Matches to take along: as a file that proves itself. */
@Controller('export/matches')
export class MatchExports {
  constructor(
    private readonly bundles: MatchBundles,
    @Inject(METERS) private readonly meters: Meters,
  ) {}

  @Get(':id/bundle')
  async bundle(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const match = charged(this.meters, request, () => streamOf(id));
    const bundle = match instanceof Refused ? match : await this.bundles.of(match);
    if (bundle instanceof Refused) bundle.answer(response);
    else if (bundle === 'none') UNKNOWN.answer(response);
    else if (bundle === 'on') NOT_OUT.answer(response);
    else response.attachment(`${id}.bundle`).type('application/octet-stream').send(Buffer.from(bundle));
  }
}

function streamOf(id: string): StreamId | Refused {
  const parts = parseId(id);
  return parts?.kind === 'match' ? streamId('match', parts.name) : UNKNOWN;
}
