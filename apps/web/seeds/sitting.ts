import { sha256 } from '@noble/hashes/sha2.js';
import { type Seat, seat, type StreamId, streamId } from '#kernel';
import { rematchName, termsIn } from '#match';
import { bring } from './kept.js';

interface Free {
  readonly id: string;
  readonly seedCeremony: object | null;
  readonly seats: readonly {
    readonly seat: number;
    readonly holder: object | null;
    readonly player: { readonly id: string } | null;
  }[];
}

interface Sitting {
  readonly seat?: Seat;
  readonly seedCommitment?: string;
}

/** With which seat, and which seed of their own, somebody sits down; nothing where the server makes the seed. */
export function sitting({ id, seedCeremony, seats }: Free, person: string): Sitting {
  const free = seats.find(({ holder, player }) => holder === null && (player === null || player.id === person));
  if (free === undefined || seedCeremony === null) return {};
  const own = seat(free.seat);
  const brought = bring(id, termsOfMatch(id), own);
  return brought === null ? {} : { seat: own, seedCommitment: brought.commitment };
}

interface Over {
  readonly id: string;
  readonly seedCeremony: { readonly seats: readonly { readonly madeBy: string | null }[] } | null;
  readonly seats: readonly { readonly seat: number; readonly isYou: boolean }[];
}

/** Whoever brought a seed of their own to a match brings one to the next; the seats are swapped. */
export function rematchSitting({ id, seedCeremony, seats }: Over): Pick<Sitting, 'seedCommitment'> {
  const mine = seats.find(({ isYou }) => isYou)?.seat;
  if (mine === undefined || seedCeremony?.seats[mine]?.madeBy !== 'PLAYER') return {};
  const next = `match_${rematchName(sha256, streamOf(id))}`;
  const brought = bring(next, termsOfMatch(next), seat(seats.length - 1 - mine));
  return brought === null ? {} : { seedCommitment: brought.commitment };
}

/** The name behind a match's global id is that of its stream. */
export const termsOfMatch = (id: string): ReturnType<typeof termsIn> => termsIn(streamOf(id));

const streamOf = (id: string): StreamId => streamId('match', id.slice(id.indexOf('_') + 1));
