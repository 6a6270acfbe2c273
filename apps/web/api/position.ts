/** The record that a position names: `stream:record`. */
export const seqIn = (position: string): number => Number(position.slice(position.lastIndexOf(':') + 1));
