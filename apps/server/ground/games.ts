import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EngineShelf, keepEngine } from '#engines';
import {
  type CardSet,
  cardUse,
  deckTraits,
  engineName,
  flawText,
  loadSet,
  ownEngines,
  roundBegun,
  UNPUBLISHED,
} from '#games/voidream';
import { Fault, type Game } from '#kernel';
import { gameRegistry, type GameRegistry, host, type HostedGame } from '#match';
import { preparedOf } from '#node';
import type { GameTeller } from '#readmodel';
import type { Vault } from '#vault';
import { BadConfig } from '../config.js';

/** How statistics read the games of the product. */
export const TELLERS: ReadonlyMap<string, GameTeller> = new Map([['voidream', { deckTraits, cardUse, roundBegun }]]);

let set: CardSet | null = null;

/** Read once, as the build has prepared it: to read the cards themselves would be a tenth of a start. */
const firstLight = (): CardSet => (set ??= readFirstLight());

const ofVoidream = (file: string): string =>
  fileURLToPath(new URL(`../../../libs/games/voidream/${file}`, import.meta.url));

const SET = ofVoidream('sets/first-light.json');

function readFirstLight(): CardSet {
  const prepared = preparedOf(SET) as CardSet | null;
  if (prepared !== null) return prepared;
  const loaded = loadSet(SET, readFileSync(SET, 'utf8'));
  if (loaded.ok) return loaded.set;
  throw new Fault(loaded.flaws.map(flawText).join('\n'));
}

/** The games that can be begun here, the product's own and those of other modules, and all that were ever played here. */
export function knownGames(others: readonly HostedGame[], shelf: EngineShelf): GameRegistry {
  const [own, ...byOtherNames] = ownEngines(firstLight());
  const hosted = byOtherNames.map((game) => host(game));
  return gameRegistry([host(own), ...others], hosted, shelf.find);
}

/** The engines kept here, with that of this build among them: its matches can be opened by every later one. */
export async function shelfIn(vault: Vault): Promise<EngineShelf> {
  if (engineName() !== UNPUBLISHED) {
    const cards = { hash: firstLight().hash, text: readFileSync(SET, 'utf8') };
    await keepEngine(vault, { code: readFileSync(ofVoidream('engine.js'), 'utf8'), cards });
  }
  return EngineShelf.open(vault);
}

/** What other modules export. */
export async function gamesOf(modules: readonly string[]): Promise<readonly HostedGame[]> {
  return (await Promise.all(modules.map(gamesIn))).flat();
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
