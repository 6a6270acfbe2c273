export { addressOf, noteAddress } from './address.js';
export { checkLog, type LogCheck } from './check.js';
export { Damage } from './damage.js';
export { isDiskFull } from './disk.js';
export { fileLog, type FileLogOptions } from './file-log.js';
export { FolderInUse, lockFolder } from './lock.js';
export { standingLog } from './standing-log.js';
