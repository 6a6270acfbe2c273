import { Inject, Injectable } from '@nestjs/common';
import {
  type EnclosedText,
  type HeadProof,
  keptTextsIn,
  reachOfPerson,
  type Rests,
  restsOn,
  rolesReach,
  signersIn,
  timesReach,
  type Slice,
  type Stored,
  writeBundle,
} from '#audit';
import { type LogRecord, readRecord, type StreamId } from '#kernel';
import { findLogKeys, proveHeads, type ReadModels } from '#readmodel';
import { openText } from '#vault';
import { Refused } from '../http/refused.js';
import type { PeopleGround } from '../people/ground.js';
import { subjectStream } from '../people/subjects.js';
import { PEOPLE, READ_MODELS } from '../tokens.js';
import { branchRefused, withTextsOut, isCaseOut, isMatchOut, MATCH_ON, NO_MATCH, tournamentOut } from './given-out.js';

type Kept = Stored & { readonly record: LogRecord };

/** A part of a stream, with the proof that its last record is in the Merkle log, as soon as that was told of it. */
interface Part {
  readonly slice: Slice<Kept>;
  readonly proof: HeadProof | null;
}

/** Matches as files that anybody can check: all that is in the log of them, and of what they rest on. */
@Injectable()
export class MatchBundles {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(PEOPLE) private readonly people: PeopleGround,
  ) {}

  /**
   * Once it is over. Until its key is out, what is sealed stays so, and the verdict is UNPROVEN. Its proofs lead to the first
   * checkpoint that has all of it, so that the same is given out however the log grows; or to the one of so many leaves.
   */
  async of(match: StreamId, size: number | null = null): Promise<Uint8Array | Refused> {
    const own = await this.records(match);
    if (own.length === 0) return NO_MATCH;
    const branch = branchRefused(recordsOf(own));
    if (branch !== null) return branch;
    if (!isMatchOut(recordsOf(own), this.people.now())) return MATCH_ON;
    const { cases } = restsOn(recordsOf(own));
    const beside = await Promise.all(cases.map((stream) => this.records(stream)));
    const all = [own, ...beside.filter((records) => isCaseOut(recordsOf(records)))];
    const rests = restsOn(all.flatMap(recordsOf));
    const others = [...(await this.roles(rests)), ...(await this.ofPeople(rests, signersIn(all.flatMap(recordsOf))))];
    const parts = await this.proven([...all, ...others], size ?? 'first');
    if (size !== null && parts.some(({ proof }) => proof === null)) return notIn(size);
    const changes = await findLogKeys(this.readModels.source);
    return writeBundle({
      match,
      slices: parts.map(({ slice }) => slice),
      keys: [],
      texts: await this.texts(all.map(recordsOf).flatMap(withTextsOut)),
      keyChanges: changes.flatMap(({ note }) => note ?? []),
      proofs: parts.flatMap(({ proof }) => proof ?? []),
    });
  }

  private async records(stream: StreamId): Promise<readonly Kept[]> {
    const { records } = await this.readModels.records.load(stream);
    return records.map(({ bytes }) => ({ bytes, record: readRecord(bytes) }));
  }

  /** The tournament's records as far as they tell the roles of those who acted, and how long cases take. */
  private async roles({ tournament, actors, rolesAsOf, raisedAt }: Rests): Promise<readonly (readonly Kept[])[]> {
    if (tournament === null) return [];
    const records = await this.records(tournament);
    const told = recordsOf(records);
    const wished = Math.max(rolesReach(told, actors), timesReach(told, raisedAt), rolesAsOf);
    const reach = Math.min(wished, tournamentOut(told));
    return reach === 0 ? [] : [records.slice(0, reach)];
  }

  /** The records of those who wrote or signed, as far as they tell of erasures and devices. */
  private async ofPeople(
    { subjects }: Rests,
    signers: ReturnType<typeof signersIn>,
  ): Promise<readonly (readonly Kept[])[]> {
    const signing = new Map([...signers].map(([who, devices]) => [subjectStream(who), devices]));
    const streams = [...new Set([...subjects, ...signing.keys()])];
    const parts = streams.map(async (stream) => {
      const records = await this.records(stream);
      const reach = reachOfPerson(recordsOf(records), subjects.includes(stream), signing.get(stream) ?? new Set());
      return reach === null ? [] : records.slice(reach[0] - 1, reach[1]);
    });
    return (await Promise.all(parts)).filter((records) => records.length > 0);
  }

  /** What people wrote in these records; what was erased is not there any more. */
  private async texts(records: readonly LogRecord[]): Promise<readonly EnclosedText[]> {
    const kept = new Map(keptTextsIn(records).map((text) => [text.ref, text]));
    const enclosed = [...kept.values()].map(async (text) => {
      const opening = await openText(this.people.vault, text);
      return opening === null ? [] : [{ ref: text.ref, ...opening }];
    });
    return (await Promise.all(enclosed)).flat();
  }

  /** A proof may be for a later record than is needed: the part then goes on to there. Of what the log has only the beginning, that is proven. */
  private async proven(kept: readonly (readonly Kept[])[], by: 'first' | number): Promise<readonly Part[]> {
    const { source } = this.readModels;
    const parts = await Promise.all(kept.map((records) => this.part(records)));
    const proofs = await proveHeads(
      source,
      parts.map(({ wished }) => wished),
      by,
    );
    const late = parts.filter(({ wished }) => proofs.every(({ stream }) => stream !== wished.stream));
    const early = late.map(({ wished }) => ({ ...wished, seq: null }));
    const all = typeof by === 'number' ? proofs : [...proofs, ...(await proveHeads(source, early, by))];
    return parts.map(({ from, wished: { stream, seq }, records }) => {
      const proof = all.find((each) => each.stream === stream && from <= each.seq) ?? null;
      return { slice: { stream, from, records: records.slice(from - 1, Math.max(seq, proof?.seq ?? 0)) }, proof };
    });
  }

  private async part(kept: readonly Kept[]) {
    const [first, last] = [kept[0]?.record, kept.at(-1)?.record];
    if (first === undefined || last === undefined) throw new RangeError('There is nothing to prove of no records.');
    const { stream, seq } = last;
    const records = await this.records(stream);
    const most = stream.startsWith('tournament/') ? tournamentOut(recordsOf(records)) : records.length;
    return { from: first.seq, wished: { stream, seq, most }, records };
  }
}

const notIn = (size: number): Refused =>
  new Refused(
    409,
    `The checkpoint of ${size} leaves has not all of this match, or none was signed: take a newer one.`,
    {
      code: 'NOT_IN_CHECKPOINT',
    },
  );

const recordsOf = (kept: readonly Kept[]): readonly LogRecord[] => kept.map(({ record }) => record);
