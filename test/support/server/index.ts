export { type Asker, asker, socketTo } from './asker.js';
export { type Embedded, embeddedServer, ON_PGLITE, type Settings } from './embedded.js';
export { newcomer } from './people.js';
export { answerTo, type MatchResult, playOn, seen, send, type ShownOffer, sitDown, type Terms } from './play.js';
export { runServer, type Spawned, spawnServer } from './spawned.js';
export { openTable, tournamentOf } from './tables.js';
