import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ActorId, type Json, type Problem, type ReadDeck, type StreamId, streamId, SYSTEM } from '#kernel';
import { type Arbiter, type Keyring, nodeSha256, type Outcome } from '#log';
import type { GameRegistry } from '#match';
import {
  type DeckCommand,
  type DeckEvent,
  deckHash,
  type DeckList,
  type DeckRefusal,
  type DeckRules,
  type DeckState,
  type EntrantId,
  type Plan,
  tournamentDecider,
  type TournamentState,
} from '#tournament';
import { ARBITER, DECK_RULES, GAMES, KEYRING } from '../tokens.js';

const LONGEST = 20_000;
/** As long as a query waits for what was written. */
const PATIENCE_MS = 2000;
const LOOK_EVERY_MS = 20;

export const deckStream = (tournament: string, entrant: EntrantId): StreamId =>
  streamId('deck', `${tournament}.${entrant}`);

type Listed =
  | { readonly ok: true; readonly list: DeckList; readonly hash: ReturnType<typeof deckHash> }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The decks of tournaments: read from text, handed in, looked at. */
@Injectable()
export class Decks {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(GAMES) private readonly games: GameRegistry,
    @Inject(DECK_RULES) private readonly rules: DeckRules,
  ) {}

  /** Null when there is no such game, or it has no decks. */
  read({ game: id, switches, options }: Pick<Plan, 'game' | 'switches' | 'options'>, text: string): ReadDeck | null {
    const decks = this.games.newest.find((each) => each.id === id)?.decks;
    if (!decks) return null;
    if (text.length <= LONGEST) return decks.read({ switches, options }, text);
    const says = `A deck has at most ${LONGEST} characters; this text has ${text.length}.`;
    return { ok: false, problems: [{ rule: null, line: null, says }] };
  }

  /** The list with its salt, drawn from the deck's own secret key and the command's, so that it is the same for a retry. */
  async list(plan: Plan, stream: StreamId, text: string, occasion: string): Promise<Listed | null> {
    const read = this.read(plan, text);
    if (read === null) return null;
    if (!read.ok) return read;
    const { bytes } = await this.keyring.ensure(stream);
    const salt = createHmac('sha256', bytes).update(`dreamledger/deck-salt/v1 ${occasion}`).digest('hex');
    const list = { brings: read.brings, text, salt };
    return { ok: true, list, hash: deckHash(nodeSha256, list) };
  }

  send(actor: ActorId, key: string, stream: StreamId, command: DeckCommand): Promise<Outcome<DeckEvent, DeckRefusal>> {
    return this.arbiter.execute(this.rules, { stream, actor, key, command });
  }

  /** The house locks a list that was handed in before the start, should the reaction to that not have come to it yet. */
  async lock(tournament: string, entrant: EntrantId, since: number): Promise<void> {
    const deck = await this.see(tournament, entrant);
    if (deck?.phase !== 'handed-in') return;
    const stream = deckStream(tournament, entrant);
    await this.send(SYSTEM, `lock ${since}`, stream, { type: 'LockDeck', since });
  }

  /** A list that was handed in is noted in its tournament a moment later: waits until all of them are. */
  async noted(stream: StreamId, tournament: string): Promise<void> {
    const without = async (): Promise<readonly EntrantId[]> =>
      (await this.arbiter.look(tournamentDecider, stream, ({ state }) => unnoted(state))) ?? [];
    const handedIn = new Set<EntrantId>();
    for (const entrant of await without()) {
      const deck = await this.see(tournament, entrant);
      if (deck !== null && deck.phase !== 'none') handedIn.add(entrant);
    }
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() < end && (await without()).some((entrant) => handedIn.has(entrant)))
      await sleep(LOOK_EVERY_MS);
  }

  /** A deck's state is never changed in place, so it can be kept. */
  see(tournament: string, entrant: EntrantId): Promise<DeckState | null> {
    return this.arbiter.look(this.rules, deckStream(tournament, entrant), ({ state }) => state);
  }

  /** What the deck lets a seat bring; null when there is none. */
  async brings(tournament: string, entrant: EntrantId): Promise<Json> {
    const deck = await this.see(tournament, entrant);
    return deck === null || deck.phase === 'none' ? null : deck.list.brings;
  }
}

/** Those of a tournament about to start of whose list it knows nothing. */
const unnoted = (state: TournamentState): readonly EntrantId[] =>
  state.phase === 'registering' && state.plan.lists !== 'none'
    ? [...state.entrants.values()].filter(({ deck }) => deck === null).map(({ id }) => id)
    : [];
