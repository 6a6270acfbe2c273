#!/usr/bin/env node
/** `npm start`: makes the clone ready and starts the server, in this very process, so that signals reach it. */
import { readyOrExit } from './ready.mjs';

const SAME_MS = 300;

readyOrExit();
if (!process.env.NODE_ENV) process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
hearCtrlCOnce();
await import('../../../dist/apps/server/main.js');

/** The terminal sends Ctrl-C to us and to npm, and npm sends it on: twice would mean to stop at once. */
function hearCtrlCOnce() {
  const emit = process.emit;
  let heard = -Infinity;
  process.emit = (event, ...rest) => {
    if (event === 'SIGINT') {
      const again = performance.now() - heard < SAME_MS;
      heard = performance.now();
      if (again) return true;
    }
    return emit.call(process, event, ...rest);
  };
}
