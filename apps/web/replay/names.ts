import { cardCalled, type Reader, sayRepair } from '#games/voidream';
import { set } from '../cards/set.js';
import { listed, sayText } from '../say/index.js';

/** Who reads the sentences of Voidream here: somebody with these cards, in the language of the page. */
export const READER: Reader = { set, names: [], tongue: { say: sayText, list: listed } };

/** What a handle or a slug is called. */
export const nameOf = (handle: string): string => cardCalled(handle, READER);

/** What a judge sets right, or could. */
export const repairSays = (repair: string, names: readonly string[]): string => sayRepair(repair, { ...READER, names });
