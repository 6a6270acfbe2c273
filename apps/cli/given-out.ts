import { EXIT } from './exit.js';
import { answerOf, onServer, type Where } from './house.js';

/** What a server gives out of a match that is over: its `bundle`, or one of its games as text. */
export const givenOut = (where: Where, id: string, part: string): Promise<Uint8Array> =>
  onServer(where, async (url) => {
    const response = await answerOf(fetch(`${url}/export/matches/${encodeURIComponent(id)}/${part}`), EXIT.refused);
    return new Uint8Array(await response.arrayBuffer());
  });
