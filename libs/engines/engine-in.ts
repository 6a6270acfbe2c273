import { createHash } from 'node:crypto';
import { Fault } from '#kernel';
import { type HostedGame, hostPublished } from '#match';

/** The game that a published engine plays with the cards of this text. */
export type PublishedEngine = (cards: string) => HostedGame;

/** A published engine is named by the hash of its file. */
export const nameOfEngine = (code: string): string => createHash('sha256').update(code).digest('hex');

/** The engine in a file that `npm run engine:publish` or a build made: it imports nothing, so its text is all there is. */
export async function engineIn(code: string): Promise<PublishedEngine> {
  const name = nameOfEngine(code);
  const exported = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as object;
  return (cards) => {
    const hosted = hostPublished(exported, name, cards);
    if (hosted === null) throw new Fault(`The file with the hash ${name} is no engine.`);
    return hosted;
  };
}
