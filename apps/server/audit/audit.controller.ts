import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  Malformed,
  readTilePath,
  type StreamHead,
  type Tile,
  widthAt,
  writeEntries,
  writeEntry,
  writeKeyChanges,
} from '#audit';
import { concat, parseStream, type StreamId, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import {
  findCheckpoint,
  findCheckpointOf,
  findLogKeys,
  hashesIn,
  leavesIn,
  proveGrowth,
  proveHeads,
  type ReadModels,
} from '#readmodel';
import type { Meters } from '../graphql/meter.js';
import { charged } from '../http/charged.js';
import { Refused } from '../http/refused.js';
import { METERS, READ_MODELS } from '../tokens.js';

const COST = 10;
const WIDE = 256;
const TEXT = 'text/plain; charset=utf-8';
const LINES = 'application/x-ndjson; charset=utf-8';
const BYTES = 'application/octet-stream';
const FOR_EVER = 'public, max-age=31536000, immutable';

const missing = (says: string): Refused => new Refused(404, says, { code: 'NOT_FOUND' });
const notSigned = (size: string): Refused =>
  missing(`No checkpoint of ${size} leaves was signed; /audit/checkpoint has the newest, its size in the second line.`);
const NOT_YET = missing('Nothing is signed yet: the first checkpoint follows the first record within seconds.');

interface Sent {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly isForEver: boolean;
}

const text = (written: string, type = TEXT): Sent => ({ type, bytes: utf8(written), isForEver: false });

/** The Merkle log for everybody, as C2SP tlog-tiles has it; and proofs, for who does not want to read tiles. */
@Controller('audit')
export class AuditController {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(METERS) private readonly meters: Meters,
  ) {}

  @Get('checkpoint')
  checkpoint(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, async () => {
      const checkpoint = await findCheckpoint(this.readModels.source);
      return checkpoint === null ? NOT_YET : text(checkpoint.note);
    });
  }

  /** One that was signed before, by its size. */
  @Get('checkpoint/:size')
  checkpointOf(@Param('size') size: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, async () => {
      const leaves = countIn(size);
      const checkpoint = leaves === null ? null : await findCheckpointOf(this.readModels.source, leaves);
      return checkpoint === null ? notSigned(size) : text(checkpoint.note);
    });
  }

  /** For witnesses: that the log of `size` leaves goes on from that of `old`, both of which were signed. */
  @Get('consistency/:old/:size')
  consistency(
    @Param() { old, size }: { readonly old: string; readonly size: string },
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.send(request, response, async () => {
      const [first, second] = [countIn(old), countIn(size)];
      const proof = first === null || second === null ? null : await proveGrowth(this.readModels.source, first, second);
      if (proof === null) return notSigned(`${old} and ${size}, the smaller one first,`);
      return text(proof.map((hash) => `${Buffer.from(hash).toString('base64')}\n`).join(''));
    });
  }

  /** The key in force. */
  @Get('vkey')
  vkey(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, async () => {
      const key = (await findLogKeys(this.readModels.source)).at(-1)?.key;
      return key === undefined ? NOT_YET : text(`${key}\n`);
    });
  }

  /** How the log came by it; empty while it is the first. */
  @Get('key-changes')
  keyChanges(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, async () => {
      const keys = await findLogKeys(this.readModels.source);
      const notes = keys.flatMap(({ note }) => note ?? []);
      return keys.length === 0 ? NOT_YET : text(writeKeyChanges(notes), LINES);
    });
  }

  @Get('tile/*path')
  tile(@Param('path') path: readonly string[], @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, async () => {
      const tile = tileIn(`tile/${path.join('/')}`);
      return tile instanceof Refused ? tile : this.tileBytes(tile);
    });
  }

  /** The proof for the newest head of a stream that the log knows, or for the first that covers the record `seq`. */
  @Get('proof/:kind/:name')
  proof(
    @Param() { kind, name }: { readonly kind: string; readonly name: string },
    @Query('seq') seq: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.send(request, response, async () => {
      const stream = `${kind}/${name}`;
      const wished = seq === undefined ? null : Number(seq);
      if (parseStream(stream) === null) return missing(`"${stream}" is no stream, such as match/4f2a7c.`);
      if (wished !== null && !(Number.isSafeInteger(wished) && wished > 0))
        return new Refused(400, `seq is "${seq}"; it is the number of a record, from 1.`, { code: 'BAD_REQUEST' });
      const heads = [{ stream: stream as StreamId, seq: wished }];
      const entryOf = (head: StreamHead): Uint8Array => writeEntry(sha256, head);
      const [proven] = await proveHeads(this.readModels.source, heads, 'newest', entryOf);
      const which = wished === null ? stream : `${stream} at ${wished} or later`;
      return proven === undefined
        ? missing(`The Merkle log has no head of ${which} yet: it is told within seconds.`)
        : text(proven.proof);
    });
  }

  private async tileBytes({ level, index, width }: Tile): Promise<Sent | Refused> {
    const { source } = this.readModels;
    const size = (await findCheckpoint(source))?.size ?? 0;
    const has = widthAt(size, level, index);
    if (width > has) return missing(`This tile has ${has} of ${width} in the log of ${size} leaves that is signed.`);
    const bytes =
      level === 'entries'
        ? writeEntries((await leavesIn(source, index * WIDE, width)).map((head) => writeEntry(sha256, head)))
        : concat(...(await hashesIn(source, level, index * WIDE, width)));
    return { type: BYTES, bytes, isForEver: true };
  }

  private async send(request: Request, response: Response, find: () => Promise<Sent | Refused>): Promise<void> {
    const paid = charged(this.meters, request, () => null, COST);
    const found = paid ?? (await find());
    if (found instanceof Refused) {
      found.answer(response);
      return;
    }
    response.type(found.type).set('Cache-Control', found.isForEver ? FOR_EVER : 'no-cache');
    response.set('Access-Control-Allow-Origin', '*').send(Buffer.from(found.bytes));
  }
}

const countIn = (text: string): number | null => (/^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : null);

function tileIn(path: string): Tile | Refused {
  try {
    return readTilePath(path);
  } catch (failure) {
    if (failure instanceof Malformed) return missing(failure.says);
    throw failure;
  }
}
