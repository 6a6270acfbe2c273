/** The first engine that was published: whatever becomes of the sources, it goes on to replay its games. */
import { readdirSync, readFileSync } from 'node:fs';
import { engineIn } from '#engines';

const [name = ''] = readdirSync('test/published');
export const PUBLISHED_FOLDER = `test/published/${name}`;

const engine = await engineIn(readFileSync(`${PUBLISHED_FOLDER}/engine.js`, 'utf8'));
export const PUBLISHED = engine(readFileSync(`${PUBLISHED_FOLDER}/cards.json`, 'utf8'));
