#!/usr/bin/env node
/** `npx --no-install dreamledger`: the command line, built first where the sources have changed. */
import { ready } from './ready.mjs';

ready();
process.setSourceMapsEnabled(true);
await import('../../../dist/apps/cli/main.js');
