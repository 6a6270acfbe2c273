import type { LogIdentity } from '#log';

/** The name of the Merkle log over this log, wherever that is copied to. */
export const originOf = ({ logId }: LogIdentity): string => `dreamledger/${logId}`;
