import { memoryLog } from '#log';
import { logContract } from '#test/log-contract';

logContract(
  'the memory',
  (identity) => Promise.resolve({ open: () => Promise.resolve(memoryLog(identity)), remove: () => Promise.resolve() }),
  'ends with its process',
);
