import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Where the browser of the tests is: the one named by CHROMIUM, else the system's, without its windows where it has that. */
export function chromium() {
  const found = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (found === undefined)
    throw new Error('The tests of the web app need Chromium: apt-get install chromium, or name one by CHROMIUM.');
  return found;
}
