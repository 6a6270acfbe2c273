import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { keptTextsIn, restsOn } from '#audit';
import {
  canonicalJson,
  hashRecord,
  type LogRecord,
  type Millis,
  millis,
  readRecord,
  type StreamId,
  streamId,
} from '#kernel';
import { nodeSha256 } from '#log';
import { findCasesBeside, findLogKeys, proveHeads, type ReadModels, recordsOf, type WishedHead } from '#readmodel';
import { openText } from '#vault';
import type { Meters } from '../graphql/meter.js';
import { parseId } from '../graphql/ids.js';
import { charged } from '../http/charged.js';
import { badRequest, Refused } from '../http/refused.js';
import { sendPacked } from '../http/packed.js';
import type { PeopleGround } from '../people/ground.js';
import { METERS, PEOPLE, READ_MODELS } from '../tokens.js';
import { openToAll, saysOfPersons } from '../tournament/deeds.js';
import { areDecksOut, isCaseOut, isMatchOut, tournamentOut, withTextsOut, withoutWithdrawn } from './given-out.js';

const UNKNOWN = new Refused(404, 'There is no such tournament; ids look like "tournament_4f2a7c".', {
  code: 'NOT_FOUND',
});

const NOT_YET = new Refused(404, 'At that moment there was no such tournament yet.', { code: 'NOT_FOUND' });

/**
 * The records of a tournament, one a line, just as the log has them: so that their hashes can be checked. After those of
 * a stream come the texts that they commit to and everybody may read; in the end, the proofs that the log has all of it.
 */
@Controller('export/tournaments')
export class TournamentEventsExport {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(METERS) private readonly meters: Meters,
    @Inject(PEOPLE) private readonly people: PeopleGround,
  ) {}

  @Get(':id/events.ndjson')
  async events(
    @Param('id') id: string,
    @Query('asOf') asOf: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const asked = charged(this.meters, request, () => askedFor(id, asOf));
    const records = asked instanceof Refused ? [] : await this.read(streamId('tournament', asked.name));
    const refused = asked instanceof Refused ? asked : refusalOf(records, asked);
    if (refused !== null || asked instanceof Refused) {
      (refused ?? UNKNOWN).answer(response);
      return;
    }
    response.attachment(`${id}.ndjson`).type('application/x-ndjson; charset=utf-8');
    await sendPacked(this.lines(asked, records), request, response);
  }

  /** First the tournament, then each match that is over, then what was disputed in them and beside them, and in the end the decks. */
  private async *lines({ name, until }: Asked, tournament: readonly Kept[]): AsyncGenerator<string, void> {
    const { source } = this.readModels;
    const given: WishedHead[] = [];
    const told = new Set<string>();
    const gives = (records: readonly Kept[]): readonly Kept[] => {
      given.push(...headsOf(plain(records)));
      return records;
    };
    const now = until ?? this.people.now();
    const old = (records: readonly Kept[]): readonly Kept[] => records.filter(({ record }) => record.at <= now);
    const known = old(tournament.slice(0, tournamentOut(plain(tournament))));
    yield gives(known)
      .map((each) => (saysOfPersons(each.record) ? withheld(each) : linesOf([each])))
      .join('');
    const shown = openToAll(plain(known)).filter((record) => !saysOfPersons(record));
    yield await this.texts(withoutWithdrawn(shown), told);
    const cases: StreamId[] = [];
    for await (const { records } of recordsOf(source, `match/${name}.`)) {
      const match = old(kept(records));
      if (!isMatchOut(plain(match), now)) continue;
      yield linesOf(gives(match));
      yield await this.texts(withTextsOut(plain(match)), told);
      cases.push(...restsOn(plain(match)).cases);
    }
    for (const { id } of await findCasesBeside(source, name)) cases.push(streamId('case', id));
    for (const stream of cases) {
      const dispute = old(await this.read(stream));
      if (!isCaseOut(plain(dispute))) continue;
      yield linesOf(gives(dispute));
      yield await this.texts(withTextsOut(plain(dispute)), told);
    }
    if (areDecksOut(plain(known)))
      for await (const { records } of recordsOf(source, `deck/${name}.`)) yield linesOf(gives(old(kept(records))));
    for (const { note } of await findLogKeys(source)) if (note !== null) yield `${canonicalJson({ note })}\n`;
    for (const proof of await proveHeads(source, given, 'first')) yield `${canonicalJson({ ...proof })}\n`;
  }

  /** In the order in which they were said, each once: a claim stands in its match and in its case. What was erased shows as that. */
  private async texts(records: readonly LogRecord[], told: Set<string>): Promise<string> {
    const fresh = keptTextsIn(records).filter(({ ref }) => !told.has(ref));
    const kept = new Map(fresh.map((text) => [text.ref, text]));
    const lines = [...kept.values()].map(async (text) => {
      const { ref } = text;
      told.add(ref);
      const opening = await openText(this.people.vault, text);
      return `${canonicalJson(opening === null ? { erased: true, ref } : { ref, ...opening })}\n`;
    });
    return (await Promise.all(lines)).join('');
  }

  private async read(stream: StreamId): Promise<readonly Kept[]> {
    const { records } = await this.readModels.records.load(stream);
    return kept(records.map(({ bytes }) => bytes));
  }
}

interface Kept {
  readonly bytes: Uint8Array;
  readonly record: LogRecord;
}

const kept = (records: readonly Uint8Array[]): readonly Kept[] =>
  records.map((bytes) => ({ bytes, record: readRecord(bytes) }));
const plain = (records: readonly Kept[]): readonly LogRecord[] => records.map(({ record }) => record);
const linesOf = (records: readonly Kept[]): string =>
  records.map(({ bytes }) => `${Buffer.from(bytes).toString()}\n`).join('');

/** Of what only the staff may read, where it stands and its hash: so that the chain can be checked all the same. */
const withheld = ({ bytes, record: { stream, seq } }: Kept): string =>
  `${JSON.stringify({ hash: hashRecord(nodeSha256, bytes), seq, stream, withheld: true })}\n`;

/** What is to be proven of a stream: its last record, and each before one that is withheld, of which nobody can see what it names. */
const headsOf = (records: readonly LogRecord[]): readonly WishedHead[] =>
  records.flatMap(({ stream, seq }, nth): readonly WishedHead[] => {
    const next = records[nth + 1];
    if (next === undefined) return [{ stream, seq: null, most: seq }];
    return saysOfPersons(next) ? [{ stream, seq, most: seq }] : [];
  });

interface Asked {
  readonly name: string;
  /** Only what had happened by then; null for all. */
  readonly until: Millis | null;
}

function askedFor(id: string, asOf: string | undefined): Asked | Refused {
  const parts = parseId(id);
  if (parts?.kind !== 'tournament') return UNKNOWN;
  if (asOf === undefined) return { name: parts.name, until: null };
  const until = Date.parse(asOf);
  if (!Number.isNaN(until)) return { name: parts.name, until: millis(until) };
  return badRequest(400, `asOf is "${asOf}"; it is a moment such as 2026-11-21T14:30:00.000Z.`);
}

function refusalOf([first]: readonly Kept[], { until }: Asked): Refused | null {
  if (first === undefined) return UNKNOWN;
  return until !== null && first.record.at > until ? NOT_YET : null;
}
