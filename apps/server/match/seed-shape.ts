import type { SeedCeremony } from '#contract';
import type { SeenCeremony } from '#match';

/** The ceremony as the contract has it. */
export const shownCeremony = ({ terms, commitment, seats, showBy }: SeenCeremony): SeedCeremony => ({
  terms,
  commitment,
  seats: seats.map(({ madeBy, ...rest }, seat) => ({ seat, madeBy: madeBy === null ? null : MAKERS[madeBy], ...rest })),
  showBy,
});

const MAKERS = { player: 'PLAYER', server: 'SERVER', judge: 'JUDGE' } as const;
