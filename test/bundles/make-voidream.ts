/**
 * Writes the good samples, games of Voidream by these sources and by the published engine, anew: `node --conditions=source --import
 * ./test/support/typescript/register.js test/bundles/make-voidream.ts`. As with make.ts: for as long as none was given out.
 */
import { writeFileSync } from 'node:fs';
import { writeBundle } from '#audit';
import { bundleOf } from '#test/bundles';
import { PUBLISHED } from '#test/published';
import { signedVoidream } from '#test/signed-voidream';

const records = { least: 60, most: 90 };
const good = signedVoidream('sample-voidream', 1, records);
writeFileSync('test/bundles/good.bundle', writeBundle(bundleOf(good)));
const pinned = signedVoidream('sample-pinned', 1, records, PUBLISHED);
writeFileSync('test/bundles/pinned.bundle', writeBundle(bundleOf(pinned)));
