/** Packs the files of each folder given that get much smaller by it, each beside itself: `page.js.gz` (apps/server/http/packed.ts). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const WORTH_IT = 0.9;

for (const folder of process.argv.slice(2)) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => pack(join(parentPath, name))));
}

async function pack(file) {
  const plain = readFileSync(file);
  const packed = await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION });
  if (packed.length < WORTH_IT * plain.length) writeFileSync(`${file}.gz`, packed);
}
