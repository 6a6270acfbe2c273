import { Fault, isJsonObject, type Json } from '#kernel';
import type { FindGame, HostedGame } from '#match';
import type { Vault } from '#vault';
import { engineIn, nameOfEngine, type PublishedEngine } from './engine-in.js';

/** What a match is about to be pinned to. */
export interface Keeping {
  /** The engine's file. */
  readonly code: string;
  /** The text of the cards, by the hash of what it says. */
  readonly cards: { readonly hash: string; readonly text: string };
}

/** Keeps them for good; what is there already stays as it is. */
export async function keepEngine(vault: Vault, { code, cards }: Keeping): Promise<void> {
  await vault.change({ do: 'put', space: 'engine', key: nameOfEngine(code), value: { text: code }, was: 0 });
  await vault.change({ do: 'put', space: 'card-set', key: cards.hash, value: { text: cards.text }, was: 0 });
}

/** All engines that matches here were ever played with, and all cards. */
export class EngineShelf {
  static async open(vault: Vault): Promise<EngineShelf> {
    const files = new Map<string, string>();
    const engines = new Map<string, PublishedEngine>();
    for (const { key, value } of await vault.list('engine')) {
      const code = textIn(value, key);
      if (nameOfEngine(code) !== key) throw new Fault(`The engine that the vault keeps as ${key} has another hash.`);
      files.set(key, code);
      engines.set(key, await engineIn(code));
    }
    const cards = await vault.list('card-set');
    return new EngineShelf(files, engines, new Map(cards.map(({ key, value }) => [key, textIn(value, key)])));
  }

  private readonly made = new Map<string, HostedGame>();

  private constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly engines: ReadonlyMap<string, PublishedEngine>,
    private readonly sets: ReadonlyMap<string, string>,
  ) {}

  /** Made when it is first asked for: to read cards takes long. */
  readonly find: FindGame = (game, name, cards) => {
    const engine = this.engines.get(name);
    const text = cards === null ? undefined : this.sets.get(cards);
    if (engine === undefined || text === undefined) return null;
    const key = `${name} ${String(cards)}`;
    const made = this.made.get(key) ?? engine(text);
    this.made.set(key, made);
    return made.id === game && made.cards === cards ? made : null;
  };

  /** The engine's file, for everybody. */
  file(name: string): string | null {
    return this.files.get(name) ?? null;
  }

  cards(hash: string): string | null {
    return this.sets.get(hash) ?? null;
  }
}

function textIn(value: Json, key: string): string {
  if (isJsonObject(value) && typeof value.text === 'string') return value.text;
  throw new Fault(`The vault does not hold a text as ${key}.`);
}
