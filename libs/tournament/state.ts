import type { ActorId, Json, KeptText } from '#kernel';
import type { StaffRole } from './commands.js';

export type TournamentState =
  | { readonly phase: 'none' }
  | { readonly phase: 'open'; readonly title: KeptText; readonly staff: Map<ActorId, readonly StaffRole[]> };

export type OpenTournament = Extract<TournamentState, { phase: 'open' }>;

export const rolesOf = ({ staff }: OpenTournament, who: ActorId): readonly StaffRole[] => staff.get(who) ?? [];

type Packed =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'open';
      readonly title: KeptText;
      readonly staff: readonly (readonly [ActorId, readonly StaffRole[]])[];
    };

export const pack = (state: TournamentState): Packed =>
  state.phase === 'none' ? state : { ...state, staff: [...state.staff] };

export function unpack(json: Json): TournamentState {
  const packed = json as Packed;
  return packed.phase === 'none' ? packed : { ...packed, staff: new Map(packed.staff) };
}

export const weigh = (state: TournamentState): number => (state.phase === 'none' ? 100 : 400 + state.staff.size * 150);
