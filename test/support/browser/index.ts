export { answerSomehow, decision, type Hand } from './answering.js';
export { seriousFindings } from './axe.js';
export { DESKTOP, PHONE, visit } from './browser.js';
export { chromium } from './executable.mjs';
export { hears, turnsAway, turnsBack } from './elsewhere.js';
export { press, tabTo, typeInto } from './keys.js';
export { shoot } from './shots.js';
export { smallTargets } from './targets.js';
