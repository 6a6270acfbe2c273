import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type CardSet, cardUse, deckTraits, flawText, loadSet, roundBegun, voidream } from '#games/voidream';
import { Fault, type Game } from '#kernel';
import { gameRegistry, type GameRegistry, host, type HostedGame } from '#match';
import type { GameTeller } from '#readmodel';
import { BadConfig } from '../config.js';

/** The games of the product. */
const ownGames = (): readonly HostedGame[] => [host(voidream(firstLight()))];

/** How statistics read the games of the product. */
export const TELLERS: ReadonlyMap<string, GameTeller> = new Map([['voidream', { deckTraits, cardUse, roundBegun }]]);

let set: CardSet | null = null;

/** Read once: it takes as long as all else at the start of a server. */
const firstLight = (): CardSet => (set ??= readFirstLight());

function readFirstLight(): CardSet {
  const file = fileURLToPath(new URL('../../../libs/games/voidream/sets/first-light.json', import.meta.url));
  const loaded = loadSet(file, readFileSync(file, 'utf8'));
  if (loaded.ok) return loaded.set;
  throw new Fault(loaded.flaws.map(flawText).join('\n'));
}

/** The games that can be played here: the product's own, and all that these modules export. */
export async function offeredGames(modules: readonly string[]): Promise<GameRegistry> {
  const others = await Promise.all(modules.map(gamesIn));
  return gameRegistry([...ownGames(), ...others.flat()]);
}

async function gamesIn(module: string): Promise<readonly HostedGame[]> {
  const isFile = module.startsWith('.') || module.startsWith('/');
  const exported = await load(module, isFile ? pathToFileURL(resolve(module)).href : module);
  const games = Object.values(exported).filter(isGame);
  if (games.length === 0) throw new BadConfig(`DREAMLEDGER_GAMES names "${module}", which exports no game.`);
  return games.map((game) => host(game));
}

async function load(module: string, specifier: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(specifier)) as Readonly<Record<string, unknown>>;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BadConfig(`DREAMLEDGER_GAMES names "${module}", which can't be loaded: ${why}`);
  }
}

function isGame(value: unknown): value is Game<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, engine, start, check, view } = value as Partial<Record<keyof Game<unknown>, unknown>>;
  return (
    typeof id === 'string' &&
    typeof engine === 'string' &&
    [start, check, view].every((part) => typeof part === 'function')
  );
}
