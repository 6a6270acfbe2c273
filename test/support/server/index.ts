export { type Asker, asker, socketTo } from './asker.js';
export { type Embedded, embeddedServer, type Settings } from './embedded.js';
export { newcomer } from './people.js';
export { type MatchResult, playOn, seen, send, sitDown, type Terms } from './play.js';
export { runServer, type Spawned, spawnServer } from './spawned.js';
export { openTable, tournamentOf } from './tables.js';
