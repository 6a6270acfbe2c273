import type { KeptText } from '#kernel';

/** Why, where one may say so and need not. */
export type MaySay = { readonly reason?: KeptText };

export const said = ({ reason }: MaySay): MaySay => (reason === undefined ? {} : { reason });
