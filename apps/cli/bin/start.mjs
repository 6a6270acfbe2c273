#!/usr/bin/env node
/** `npm start`: makes the clone ready and starts the server, in this very process, so that signals reach it. */
import { readyOrExit } from './ready.mjs';

readyOrExit();
if (!process.env.NODE_ENV) process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
await import('../../../dist/apps/server/main.js');
