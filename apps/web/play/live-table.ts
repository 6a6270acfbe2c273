/** A match on the server as one of its players has it: kept current by what happens, asked anew after a sleep. */
import { useEffect, useMemo, useState } from 'react';
import { useClient, useQuery, useSubscription } from 'urql';
import type { JsonObject, Offer } from '#kernel';
import type { FragmentOf } from '../api/graphql.js';
import { EVENTS, MATCH, type TABLE, WHY_NOT } from './documents.js';
import { shortened } from '../replay/words.js';
import { tellFact } from '../replay/tell.js';
import type { Line } from './lines.js';
import type { Asked, No } from './table.js';
import { say } from '../say/index.js';

export type Table = FragmentOf<typeof TABLE>;

export interface LiveTable {
  readonly table: Table | null | undefined;
  readonly failed: ReturnType<typeof useQuery>[0]['error'];
  readonly again: () => void;
  readonly mySeat: number | null;
  readonly asked: Asked | null;
  readonly lines: readonly Line[];
  readonly take: (table: Table | null) => void;
  /** As the server has it now; null when it does not answer. */
  readonly now: () => Promise<Table | null>;
  readonly whyNot: (answer: string) => Promise<No | null>;
}

export function useLiveTable(id: string): LiveTable {
  const client = useClient();
  const [{ data, error }, again] = useQuery({ query: MATCH, variables: { id }, requestPolicy: 'network-only' });
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [taken, take] = useState<Table | null>(null);
  const [{ data: event }] = useSubscription({ query: EVENTS, variables: { id } });

  useEffect(() => {
    if (event === undefined) return;
    const { plies, match } = event.matchEvents;
    const names = shortened(
      match.seats.map(
        ({ holder, player, seat }) => holder?.name ?? player?.name ?? say('Player {seat}', { seat: seat + 1 }),
      ),
    );
    const you = match.seats.find(({ isYou }) => isYou)?.seat ?? null;
    setLines((before) => {
      const from = plies[0]?.ply ?? Infinity;
      return [
        ...before.filter(({ ply }) => ply < from),
        ...plies.map(({ ply, facts }) => ({ ply, told: facts.map((fact) => tellFact(fact, names, you)) })),
      ];
    });
  }, [event]);

  useEffect(() => {
    const wake = (): void => {
      if (document.visibilityState === 'visible') again();
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  }, [again]);

  const table = latest([taken, event?.matchEvents.match, data?.match]);
  const { asked } = useSteady(useMemo(() => ({ ply: table?.ply, asked: table && askedIn(table) }), [table]));
  return {
    table: data === undefined ? undefined : table,
    failed: error,
    again: () => again(),
    mySeat: table?.seats.find(({ isYou }) => isYou)?.seat ?? null,
    asked,
    lines: lines.map((line) => ({ ...line, isCut: isCut(table?.branches, line.ply) })),
    take,
    async now() {
      const { data: fresh } = await client.query(MATCH, { id }, { requestPolicy: 'network-only' }).toPromise();
      return fresh?.match ?? null;
    },
    async whyNot(answer) {
      const ply = table?.ply ?? 0;
      const { data: said } = await client
        .query(WHY_NOT, { id, ply, answer }, { requestPolicy: 'network-only' })
        .toPromise();
      const why = said?.match?.whyNot;
      return why === undefined || why === null || why.legal
        ? null
        : { says: why.says ?? say('It is not legal here.'), phrases: why.phrases, rule: why.rule?.id ?? null };
    },
  };
}

const isCut = (branches: Table['branches'] = [], ply: number): boolean =>
  branches.some(({ firstPly, lastPly }) => firstPly <= ply && ply <= lastPly);

/** Whatever came last: the record numbers tell. */
function latest(tables: readonly (Table | null | undefined)[]): Table | null {
  return tables.reduce<Table | null>((best, one) => (one && (best === null || one.seq > best.seq) ? one : best), null);
}

/** The same decision stays the same object however often it is fetched, so that what was chosen of it is not lost. */
function useSteady<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}

export function askedIn({ decision, offers, requests, seats }: Table): Asked | null {
  if (decision === null) return null;
  const mine = seats.find(({ isYou }) => isYou)?.seat;
  return {
    kind: decision.kind,
    rules: decision.rules.map(({ id }) => id),
    offers: offers.flatMap((offer) => offerOf(offer) ?? []),
    told: requests.find(({ seat }) => seat === mine)?.told ?? {},
  };
}

/** An offer with what its form needs; one that lacks it is none. */
function offerOf({ form, key, about, min, max, of, total, among }: Table['offers'][number]): Offer | null {
  const base: { readonly key: string; readonly about: JsonObject } = { key, about };
  switch (form) {
    case 'ONE':
      return { form: 'one', ...base };
    case 'NUMBER':
      return min === null || max === null ? null : { form: 'number', ...base, min, max };
    case 'SOME':
      return of === null || min === null || max === null ? null : { form: 'some', ...base, of, min, max };
    case 'ORDER':
      return of === null ? null : { form: 'order', ...base, of };
    case 'SPLIT':
      return total === null || among === null ? null : { form: 'split', ...base, total, among };
  }
}
