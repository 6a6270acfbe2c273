/**
 * Shows each seed of this browser once all have committed to theirs, on whatever page its player is, and brings another
 * when a ruling deals anew. A command has its commitment for a key, so that tabs and retries do it once.
 */
import { type CeremonyTerms, hash, type Seat, seat } from '#kernel';
import { client } from '../api/client.js';
import type { FragmentOf } from '../api/graphql.js';
import { currentSession, onSession } from '../api/session.js';
import { COMMIT, type SEEDED, SEEDS, SEEDS_LATER, SHOW } from './documents.js';
import { attended, bring, broughtTo, forget, onBrought } from './kept.js';
import { termsOfMatch } from './sitting.js';

type Seeded = FragmentOf<typeof SEEDED>;
type Ceremony = NonNullable<Seeded['seedCeremony']>;

/** Messages can be missed while a machine sleeps. */
const AGAIN_MS = 15_000;

const watched = new Map<string, () => void>();

export function startAttending(): void {
  onBrought(attendAll);
  onSession(() => {
    for (const stop of watched.values()) stop();
    watched.clear();
    attendAll();
  });
  window.addEventListener('online', lookAtAll);
  document.addEventListener('visibilitychange', lookAtAll);
  setInterval(lookAtAll, AGAIN_MS);
  attendAll();
}

function attendAll(): void {
  if (currentSession().is !== 'somebody') return;
  for (const id of attended().filter((each) => !watched.has(each))) {
    const later = client.subscription(SEEDS_LATER, { id }).subscribe(({ data }) => {
      if (data !== undefined) void attend(data.matchEvents.match);
    });
    watched.set(id, () => later.unsubscribe());
    void look(id);
  }
}

function lookAtAll(): void {
  for (const id of watched.keys()) void look(id);
}

async function look(id: string): Promise<void> {
  const { data } = await client.query(SEEDS, { id }, { requestPolicy: 'network-only' }).toPromise();
  if (data?.match) await attend(data.match);
}

async function attend({ id, phase, seats, seedCeremony, redeals }: Seeded): Promise<void> {
  if (phase === 'FINISHED' || phase === 'CANCELLED') {
    watched.get(id)?.();
    watched.delete(id);
    forget(id);
    return;
  }
  const mine = seats.find(({ isYou }) => isYou);
  if (mine === undefined) return;
  const own = seat(mine.seat);
  const terms = termsOfMatch(id);
  if (seedCeremony !== null) await show(id, seedCeremony, terms, own);
  for (const { dealt, ceremony } of redeals) {
    if (dealt) continue;
    const anew = termsOfRedeal(ceremony, terms);
    await commit(id, ceremony, anew, own);
    await show(id, ceremony, anew, own);
  }
}

function termsOfRedeal({ terms: { game, epoch, after } }: Ceremony, own: CeremonyTerms): CeremonyTerms {
  if (typeof game !== 'number' || typeof epoch !== 'number' || typeof after !== 'string')
    throw new Error('The server sent terms of a seed that are none.');
  return { ...own, game, epoch, after: hash(after) };
}

/** To a redeal; to a match one commits by sitting down. */
async function commit(matchId: string, { seats }: Ceremony, terms: CeremonyTerms, own: Seat): Promise<void> {
  if (seats[own]?.commitment !== null) return;
  const commitment = bring(matchId, terms, own)?.commitment;
  if (commitment === undefined) return;
  await client.mutation(COMMIT, { input: { idempotencyKey: `commit ${commitment}`, matchId, commitment } }).toPromise();
}

async function show(matchId: string, { seats }: Ceremony, terms: CeremonyTerms, own: Seat): Promise<void> {
  const brought = broughtTo(terms, own);
  const isAsked = seats.every(({ commitment }) => commitment !== null) && seats[own]?.shown === null;
  if (!isAsked || brought === null || seats[own]?.commitment !== brought.commitment) return;
  const { seed, commitment } = brought;
  await client.mutation(SHOW, { input: { idempotencyKey: `show ${commitment}`, matchId, seed } }).toPromise();
}
