import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MadeFiles, type ReadModels } from '#readmodel';
import type { Vault } from '#vault';
import { Refused } from '../http/refused.js';
import { send } from '../http/send.js';
import { FORMATS } from '../stats/lines.js';
import { READ_MODELS, VAULT } from '../tokens.js';
import { exportAt, fileName } from './address.js';
import { fileOf, type KeptExport } from './rows.js';

const GONE = new Refused(
  404,
  'There is no such export: its time is over, or the address is not right. Start it again.',
  {
    code: 'NOT_FOUND',
  },
);

/** Half open, as bytes are counted. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The files of exports, whole or in parts: a fetch that was cut off goes on where it was. */
@Controller('export/made')
export class MadeExports {
  private readonly files: MadeFiles;

  constructor(
    @Inject(READ_MODELS) readModels: ReadModels,
    @Inject(VAULT) private readonly vault: Vault,
  ) {
    this.files = new MadeFiles(readModels.source);
  }

  @Get(':name/:file')
  async fetch(
    @Param('name') name: string,
    @Query('key') key: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const kept = await exportAt(this.vault, name, typeof key === 'string' ? key : '');
    if (kept?.row.state !== 'ready' || (await this.files.size(fileOf(kept))) !== kept.row.bytes) {
      GONE.answer(response);
      return;
    }
    const { bytes } = kept.row;
    const etag = `"${kept.id}-${kept.row.tries}"`;
    const span = spanIn(request, bytes, etag);
    response.set({ 'Accept-Ranges': 'bytes', ETag: etag, 'Cache-Control': 'private, no-transform' });
    if (span === 'outside') {
      response.status(416).set('Content-Range', `bytes */${bytes}`).end();
      return;
    }
    response.attachment(fileName(kept.row)).type(FORMATS[kept.row.format === 'CSV' ? 'csv' : 'ndjson'].type);
    if (span !== null) response.status(206).set('Content-Range', `bytes ${span.from}-${span.to - 1}/${bytes}`);
    await this.send(kept, span ?? { from: 0, to: bytes }, request, response);
  }

  private async send(kept: KeptExport, { from, to }: Span, request: Request, response: Response): Promise<void> {
    response.set('Content-Length', String(to - from));
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    await send(this.files.read(fileOf(kept), from, to), response);
  }
}

/** The one part that is asked for; null for the whole, also where several are asked for, or the file was another one. */
function spanIn(request: Request, bytes: number, etag: string): Span | null | 'outside' {
  const only = request.get('if-range');
  const asked = only === undefined || only === etag ? request.range(bytes) : undefined;
  if (asked === -1) return 'outside';
  const [first] = asked === undefined || asked === -2 ? [] : asked;
  if (first === undefined || (typeof asked === 'object' && asked.length > 1)) return null;
  return { from: first.start, to: first.end + 1 };
}
