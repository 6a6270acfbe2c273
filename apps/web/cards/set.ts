/** The set of cards that is played here, as data: fetched once, when something shows a card. */
import { type CardDef, loadSet } from '#games/voidream';
import text from '../../../libs/games/voidream/sets/first-light.json?raw';

const loaded = loadSet('first-light.json', text);
if (!loaded.ok) throw new Error(`The set can't be read: ${loaded.flaws[0]?.says ?? ''}`);

export const set = loaded.set;
export const cardOf = (slug: string): CardDef | undefined => set.bySlug.get(slug);
