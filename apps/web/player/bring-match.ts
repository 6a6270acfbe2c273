import { fetchAsYou } from '../api/client.js';
import { say } from '../say/index.js';

export interface Brought {
  readonly matchId: string;
  readonly decks: readonly (string | null)[];
}

export type Bringing = { readonly ok: true; readonly brought: Brought } | { readonly ok: false; readonly says: string };

/** Has the server check a match that was played elsewhere and keep it, and reads its decks; nothing counts by that. */
export async function bringMatch(file: File): Promise<Bringing> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const answer = await fetchAsYou('/import/matches', { method: 'POST', body: bytes });
    const said = (await answer.json()) as Answer;
    if (said.matchId === undefined) return { ok: false, says: said.errors?.[0]?.message ?? UNANSWERED };
    const { decksIn } = await import('./in-bundle.js');
    return { ok: true, brought: { matchId: said.matchId, decks: decksIn(bytes) } };
  } catch {
    return { ok: false, says: UNANSWERED };
  }
}

interface Answer {
  readonly matchId?: string;
  readonly errors?: readonly { readonly message: string }[];
}

const UNANSWERED = say('The server did not take the file. Nothing was handed in: pick it again.');
