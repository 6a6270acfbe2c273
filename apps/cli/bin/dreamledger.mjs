#!/usr/bin/env node
/** `npx --no-install dreamledger`: the command line, built first where the sources have changed. */
import { readyOrExit } from './ready.mjs';

readyOrExit();
await import('../../../dist/apps/cli/main.js');
