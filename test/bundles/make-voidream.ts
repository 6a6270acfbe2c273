/**
 * Writes the good sample, a game of Voidream, anew: `node --conditions=source --import
 * ./test/support/typescript/register.js test/bundles/make-voidream.ts`. As with make.ts: for as long as none was given out.
 */
import { writeFileSync } from 'node:fs';
import { writeBundle } from '#audit';
import { bundleOf } from '#test/bundles';
import { signedVoidream } from '#test/signed-voidream';

const game = signedVoidream('sample-voidream', 1, { least: 60, most: 90 });
writeFileSync('test/bundles/good.bundle', writeBundle(bundleOf(game)));
