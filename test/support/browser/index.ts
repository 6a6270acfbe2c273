export { seriousFindings } from './axe.js';
export { PHONE, visit } from './browser.js';
export { shoot } from './shots.js';
