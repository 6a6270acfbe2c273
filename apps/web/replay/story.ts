/** All frames of a match through somebody's eyes: fetched once, the page around the position first; after that seeking asks nobody. */
import { useEffect, useMemo, useState } from 'react';
import { type Client, type CombinedError, useClient, useSubscription } from 'urql';
import { seqIn } from '../api/position.js';
import { type Eyes, type Frame, type Head, REPLAY, WENT_ON } from './documents.js';

const PAGE = 100;
/** So often it is asked again: for what did not come, and for a match that has not begun, or not for who watches with a delay. */
const AWAITED_MS = 3_000;

export interface Story {
  readonly is: 'loading' | 'missing' | 'failed' | 'told';
  readonly head: Head | null;
  /** With gaps while pages are on their way. */
  readonly frames: readonly (Frame | undefined)[];
  readonly error: CombinedError | null;
}

const NOTHING: Story = { is: 'loading', head: null, frames: [], error: null };

export function useStory(id: string, eyes: Eyes, around: number): Story {
  const client = useClient();
  const [story, setStory] = useState<Story>(NOTHING);
  const { viewpoint, seat } = eyes;
  const [start] = useState(around);
  useEffect(() => {
    const reading = new AbortController();
    void readAll({ client, asked: { id, viewpoint, seat }, tell: setStory, signal: reading.signal }, start);
    return () => reading.abort();
  }, [client, id, viewpoint, seat, start]);

  const isOn = story.head?.match.phase === 'PLAYING';
  const [{ data }] = useSubscription({ query: WENT_ON, variables: { id }, pause: !isOn });
  const seq = data?.matchEvents.seq;
  const known = story.head?.count ?? 0;
  const position = story.head?.position ?? '';
  const readTo = seqIn(position);
  const isAwaited = story.head !== null && known === 0 && story.head.match.phase !== 'FINISHED';
  useEffect(() => {
    if (!isAwaited) return;
    const waiting = new AbortController();
    const reading = { client, asked: { id, viewpoint, seat }, tell: setStory, signal: waiting.signal };
    const timer = setInterval(() => void page(reading, 0), AWAITED_MS);
    return () => {
      waiting.abort();
      clearInterval(timer);
    };
  }, [client, id, viewpoint, seat, isAwaited]);
  useEffect(() => {
    if (seq === undefined || known === 0 || seq <= readTo) return;
    const reading = new AbortController();
    const asked = { id, viewpoint, seat, atLeast: withSeq(position, seq) };
    void readFrom({ client, asked, tell: setStory, signal: reading.signal }, known);
    return () => reading.abort();
    // Each event is a reason to read on, from what was known when it came.
  }, [id, viewpoint, seat, seq]);
  return story;
}

/** Named, so that a question on its way, asked before this was known, does not answer for it as well. */
const withSeq = (position: string, seq: number): string => `${position.slice(0, position.lastIndexOf(':') + 1)}${seq}`;

interface Reading {
  readonly client: Client;
  readonly asked: Eyes & { readonly id: string; readonly atLeast?: string };
  readonly tell: (change: (story: Story) => Story) => void;
  /** Given once nobody wants to know any more. */
  readonly signal: AbortSignal;
}

/** Tells one page, and how long the match is; null if no page came. */
async function page({ client, asked, tell, signal }: Reading, from: number): Promise<number | null> {
  const { data, error } = await client.query(REPLAY, { ...asked, from }, { requestPolicy: 'network-only' }).toPromise();
  if (signal.aborted) return null;
  if (error !== undefined && !data?.replay) {
    tell((story) => ({ ...story, is: story.head === null ? 'failed' : story.is, error }));
    return null;
  }
  const replay = data?.replay;
  if (!replay) {
    tell(() => ({ ...NOTHING, is: 'missing' }));
    return null;
  }
  const { frames, ...head } = replay;
  tell((story) => {
    const isOther = story.head !== null && !isSame(story.head, head);
    const all = isOther ? [] : [...story.frames];
    frames.forEach((frame, i) => (all[from + i] = frame));
    return { is: 'told', head, frames: all, error: null };
  });
  return head.count;
}

/** A page of a match that is there: what no answer came to is asked again. */
async function pageAtLast(reading: Reading, from: number): Promise<number | null> {
  while (!reading.signal.aborted) {
    const count = await page(reading, from);
    if (count !== null) return count;
    await new Promise((resolve) => setTimeout(resolve, AWAITED_MS));
  }
  return null;
}

const isSame = (a: Eyes, b: Eyes): boolean => a.viewpoint === b.viewpoint && a.seat === b.seat;

async function readAll(reading: Reading, around: number): Promise<void> {
  const first = Math.floor(Math.max(0, around) / PAGE) * PAGE;
  const count = await page(reading, first);
  if (count === null) return;
  for (let from = 0; from < count; from += PAGE) if (from !== first) await pageAtLast(reading, from);
}

async function readFrom(reading: Reading, known: number): Promise<void> {
  for (let from = known, count: number | null = known + 1; count !== null && from < count; from += PAGE)
    count = await pageAtLast(reading, from);
}

/** What was fetched of a match, put in order: without what was taken back, unless somebody looks at just that. */
export function useLine(story: Story, at: number): readonly number[] {
  return useMemo(() => {
    const shown = (frame: Frame | undefined): boolean => frame === undefined || !frame.cut || frame.ply === at;
    return Array.from({ length: story.head?.count ?? 0 }, (_, ply) => ply).filter((ply) => shown(story.frames[ply]));
  }, [story, at]);
}
