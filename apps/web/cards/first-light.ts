/** The set of cards that ships, ready to play: the chunk with the engine, fetched when somebody needs it. */
import { type CardSet, loadSet } from '#games/voidream';
import text from '../../../libs/games/voidream/sets/first-light.json?raw';

const loaded = loadSet('first-light', text);
if (!loaded.ok) throw new Error('First Light has flaws: its tests would have said so.');

export const FIRST_LIGHT: CardSet = loaded.set;
