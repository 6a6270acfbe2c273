import { Inject, Injectable } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import type { DeleteExportInput, StartExportInput } from '#contract';
import { type ActorId, canonicalJson, phrase } from '#kernel';
import type { Vault } from '#vault';
import { keyProblem } from '../graphql/idempotency.js';
import { parseId } from '../graphql/ids.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import type { PeopleGround } from '../people/ground.js';
import { filterOf } from '../stats/filter-input.js';
import { PEOPLE, VAULT } from '../tokens.js';
import {
  type Asked,
  dropExport,
  type ExportRow,
  findExport,
  idFor,
  keepExport,
  type KeptExport,
  listExports,
} from './rows.js';

/** Each takes room until its time is over. */
const MOST = 10;

/** The exports of people: asked for, looked at, and ended by those whose they are. */
@Injectable()
export class StartedExports {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(PEOPLE) private readonly people: PeopleGround,
  ) {}

  /** The latest first. */
  async list(owner: ActorId): Promise<readonly KeptExport[]> {
    return [...(await listExports(this.vault, owner))].reverse();
  }

  find(owner: ActorId, id: string): Promise<KeptExport | null> {
    return findExport(this.vault, { owner, id });
  }

  async start(owner: ActorId, input: StartExportInput): Promise<KeptExport | UserError> {
    const asked = askedIn(input);
    const problem = keyProblem(input.idempotencyKey) ?? ('code' in asked ? asked : null);
    if (problem !== null || 'code' in asked)
      return problem ?? userError('INVALID_INPUT', phrase('Nothing was asked for.'));
    const id = await idFor(this.vault, owner, input.idempotencyKey);
    if (id === null) return userError('PEOPLE_ERASED', phrase('You were erased, which is final.'));
    const before = await this.find(owner, id);
    if (before !== null) return isSame(before.row, asked) ? before : KEY_REUSED;
    if ((await this.list(owner)).length >= MOST) {
      const says = phrase('You have {most} exports, which is the most: delete one first.', { most: MOST });
      return userError('INVALID_INPUT', says);
    }
    const row: ExportRow = {
      ...asked,
      at: this.people.now(),
      state: 'waiting',
      done: 0,
      total: 0,
      bytes: 0,
      tries: 0,
      worker: null,
      expires: null,
      trouble: null,
    };
    const kept = await keepExport(this.vault, { owner, id, row, version: 0 }, row);
    return kept ?? (await this.find(owner, id)) ?? userError('CONTENDED', phrase('It was ended at this very moment.'));
  }

  /** What is gone already stays gone. */
  async end(owner: ActorId, { idempotencyKey, exportId }: DeleteExportInput): Promise<UserError | null> {
    const problem = keyProblem(idempotencyKey);
    if (problem !== null) return problem;
    const parts = parseId(exportId);
    if (parts?.kind !== 'export') return userError('NOT_FOUND', `There is no export "${exportId}".`, 'exportId');
    await dropExport(this.vault, { owner, id: parts.name });
    return null;
  }
}

const KEY_REUSED = userError(
  'IDEMPOTENCY_KEY_REUSED',
  'You used this key for another export. Make a new key for each.',
  'idempotencyKey',
);

const isSame = ({ of, by, format, filter }: ExportRow, asked: Asked): boolean =>
  canonicalJson({ of, by, format, filter }) === canonicalJson(asked);

function askedIn({ of, by = [], format, filter }: StartExportInput): Asked | UserError {
  const isRight = of === 'FIGURES' ? by.length >= 1 && by.length <= 2 : by.length === 0;
  if (!isRight) {
    const says = `\`by\` names ${by.length}; it expects one or two for FIGURES, and none for the others.`;
    return userError('INVALID_INPUT', says, 'by');
  }
  try {
    return { of, by, format, filter: filterOf(filter) };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return userError('INVALID_INPUT', error.message, 'filter');
  }
}
