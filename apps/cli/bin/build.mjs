/** `npm run build`, which may also be the first thing that is run. */
import { ready } from './ready.mjs';

ready();
