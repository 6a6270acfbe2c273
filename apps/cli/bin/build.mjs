/** `npm run build`, which may also be the first thing that is run. */
import { readyOrExit } from './ready.mjs';

readyOrExit();
