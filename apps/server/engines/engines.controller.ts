import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { EngineShelf } from '#engines';
import type { Meters } from '../graphql/meter.js';
import { charged } from '../http/charged.js';
import { endWith } from '../http/packed.js';
import { Refused } from '../http/refused.js';
import { ENGINE_SHELF, METERS } from '../tokens.js';

const COST = 10;
const CARDS = /^cards-([0-9a-f]{64})\.json$/;

/** Engines that matches are pinned to, and their cards, for whoever checks a match elsewhere or in a browser. */
@Controller('engines')
export class EnginesController {
  constructor(
    @Inject(ENGINE_SHELF) private readonly shelf: EngineShelf,
    @Inject(METERS) private readonly meters: Meters,
  ) {}

  @Get(':name/:file')
  async file(
    @Param() { name, file }: { readonly name: string; readonly file: string },
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const found = charged(this.meters, request, () => null, COST) ?? this.found(name, file);
    if (found instanceof Refused) {
      found.answer(response);
      return;
    }
    response.type(file.endsWith('.js') ? 'text/javascript' : 'application/json');
    response.set('Cache-Control', 'public, max-age=31536000, immutable').set('Access-Control-Allow-Origin', '*');
    await endWith(found, request, response);
  }

  private found(name: string, file: string): string | Refused {
    const hash = CARDS.exec(file)?.[1];
    const text = hash === undefined ? null : this.shelf.cards(hash);
    const found = file === 'engine.js' ? this.shelf.file(name) : text;
    if (found !== null) return found;
    const says =
      'No match here is pinned to that: /engines/ENGINE/engine.js and /engines/ENGINE/cards-CARDS.json have the engine and the cards of a match by the names in its MatchCreated.';
    return new Refused(404, says, { code: 'NOT_FOUND' });
  }
}
