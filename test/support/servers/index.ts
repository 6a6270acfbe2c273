export { afterFile, afterTest, onceAFile } from './after-file.js';
export { type Den, type Served, openDen } from './den.js';
export { freePort } from './free-port.js';
export { output, runs } from './program.js';
