import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { placeText } from '#audit';
import { parseStream } from '#kernel';
import type { Meters } from '../graphql/meter.js';
import { globalId } from '../graphql/ids.js';
import { outcomeAsError } from '../graphql/user-errors.js';
import { charged } from '../http/charged.js';
import { badRequest, Refused } from '../http/refused.js';
import type { PeopleGround } from '../people/ground.js';
import { authenticateBy } from '../people/principals.js';
import { METERS, PEOPLE } from '../tokens.js';
import { type Imported, MatchImports } from './match-imports.js';

/** What one record of the log takes, with room for what stands around it. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Takes in matches as files, from whoever may play here. */
@Controller('import')
export class MatchImportsController {
  constructor(
    private readonly imports: MatchImports,
    @Inject(METERS) private readonly meters: Meters,
    @Inject(PEOPLE) private readonly people: PeopleGround,
  ) {}

  @Post('matches')
  async match(@Req() request: Request, @Res() response: Response): Promise<void> {
    const answer = await this.answer(request);
    if (answer instanceof Refused) answer.answer(response);
    else response.status(201).json(answer);
  }

  private async answer(request: Request): Promise<Refused | { readonly matchId: string; readonly repeated: boolean }> {
    const paid = charged(this.meters, request, () => null);
    if (paid !== null) return paid;
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const principal = bearer === undefined ? null : await authenticateBy(this.people)(bearer);
    if (principal?.is !== 'person') return NOT_SIGNED_IN;
    if (!principal.scopes.includes('game:play')) return NO_SCOPE;
    const bytes = await bodyOf(request);
    return bytes instanceof Refused ? bytes : told(await this.imports.take(bytes, principal.id));
  }
}

function told(imported: Imported): Refused | { readonly matchId: string; readonly repeated: boolean } {
  if ('wrong' in imported) {
    const { verdict, finding } = imported.wrong;
    const at = finding?.at ?? null;
    const where = at === null ? '' : ` at ${placeText(at)}`;
    const why = (finding?.says ?? 'it is none').replace(/\.?$/, '.');
    const message = `This bundle is ${verdict}${where}: ${why} Nothing was taken in.`;
    return new Refused(422, message, { code: 'NOT_VERIFIED', verdict, at });
  }
  const { stream, outcome } = imported;
  const matchId = globalId('match', parseStream(stream)?.name ?? '');
  if (outcome.is === 'accepted') return { matchId, repeated: outcome.repeated };
  if (outcome.is === 'refused' && outcome.refusal.code === 'MATCH.ALREADY_CREATED') return { matchId, repeated: true };
  const { code, message } = outcomeAsError(outcome);
  return new Refused(outcome.is === 'refused' ? 422 : 503, message, { code });
}

const NOT_SIGNED_IN = new Refused(401, 'Sign in first: send the header Authorization with a token.', {
  code: 'UNAUTHENTICATED',
});
const NO_SCOPE = new Refused(403, 'This token may not import: it lacks the scope GAME_PLAY. Make one that has it.', {
  code: 'FORBIDDEN',
});

async function bodyOf(request: Request): Promise<Uint8Array | Refused> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return TOO_LARGE;
    chunks.push(chunk);
  }
  return size === 0 ? badRequest(400, 'Send the bundle as the body of the request.') : Buffer.concat(chunks);
}

const TOO_LARGE = new Refused(
  413,
  'This bundle is larger than 8 MB.',
  { code: 'BAD_REQUEST' },
  { Connection: 'close' },
);
