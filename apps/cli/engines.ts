import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineIn, nameOfEngine } from '#engines';
import { ownEngines } from '#games/voidream';
import type { Game } from '#kernel';
import { type FindGame, host, type HostedGame } from '#match';
import { EXIT, Stop } from './exit.js';
import { SET_NAMES, theSet } from './sets.js';

/** The set that matches are played with comes first: to read one takes long. */
const SETS = SET_NAMES.toReversed();

/** Our own engine with our cards or those of a named set, those of published engines, and of modules that export games. */
export async function enginesAtHand(set: string | null, others: readonly string[]): Promise<FindGame> {
  const named = (await Promise.all(others.map(gamesIn))).flat();
  return (game, engine, cards) => {
    const isPinned = (each: HostedGame): boolean => each.id === game && each.engine === engine && each.cards === cards;
    const found = named.find(isPinned);
    if (found !== undefined || game !== 'voidream') return found ?? null;
    for (const name of set === null ? SETS : [set]) {
      const own = ownEngines(theSet(name)).map((played) => host(played));
      const fits = own.find(isPinned);
      if (fits !== undefined) return fits;
    }
    return null;
  };
}

/** A folder that `npm run engine:publish` made, or a module. */
async function gamesIn(place: string): Promise<readonly HostedGame[]> {
  try {
    if (/\.[cm]?[jt]s$/.test(place))
      return Object.values(await load(place))
        .filter(isGame)
        .map(host);
    const engine = await engineIn(codeIn(place));
    const sets = readdirSync(place).filter((file) => /^cards.*\.json$/.test(file));
    return sets.map((file) => engine(readFileSync(join(place, file), 'utf8')));
  } catch (failure) {
    if (failure instanceof Stop) throw failure;
    const why = failure instanceof Error ? failure.message : String(failure);
    throw new Stop(
      EXIT.usage,
      `--engine ${place} is neither a published engine's folder nor a module with games: ${why}`,
    );
  }
}

/** A published engine is named by the hash of its file. */
function codeIn(folder: string): string {
  const code = readFileSync(join(folder, 'engine.js'), 'utf8');
  const hash = nameOfEngine(code);
  if (hash === basename(resolve(folder))) return code;
  throw new Stop(
    EXIT.found,
    `${folder}/engine.js has the hash ${hash}, which is not its name: it is not what was published.`,
  );
}

const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>;

function isGame(value: unknown): value is Game<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, engine, start } = value as Partial<Record<keyof Game<unknown>, unknown>>;
  return typeof id === 'string' && typeof engine === 'string' && typeof start === 'function';
}
