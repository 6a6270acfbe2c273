/** `node --conditions=source --import .../register.js program.ts` runs a TypeScript program as it stands. */
import { register } from 'node:module';

register('./hooks.js', import.meta.url);
