import type { DataSource } from 'typeorm';
import { base64Of, type Millis, never, streamId, SYSTEM } from '#kernel';
import type { Arbiter, Keyring } from '#log';
import type { MatchRules } from '#match';
import { findKeysDue, findTournamentsDue } from '#readmodel';
import { tournamentDecider } from '#tournament';
import type { Vault } from '#vault';
import { dropAttempts, matchesTried } from '../rulings/attempts.js';
import { Loop } from './loop.js';

export interface Releasing {
  readonly source: DataSource;
  readonly arbiter: Arbiter;
  readonly keyring: Keyring;
  readonly vault: Vault;
  readonly rules: MatchRules;
  readonly now: () => Millis;
  readonly report: (what: string) => void;
}

const LOOK_EVERY_MS = 5_000;
const AT_ONCE = 100;

/**
 * Releases the keys of matches when it is time: the match is over, its result can no longer be disputed, and where deck
 * lists are closed, its tournament is over. Any worker may do so: the command has the same id. What was tried in a match
 * in vain is then of no use any more, and forgotten.
 */
export class Releases {
  readonly #loop: Loop;
  readonly #lost = new Set<string>();
  #isTidy = false;

  constructor(private readonly releasing: Releasing) {
    this.#loop = new Loop({
      step: () => this.#step(),
      everyMs: LOOK_EVERY_MS,
      againMs: LOOK_EVERY_MS,
      waits: 'The release of keys waits',
      report: releasing.report,
    });
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #step(): Promise<void> {
    const { source, now } = this.releasing;
    if (!this.#isTidy) await this.#tidyUp();
    const by = now();
    const held: string[] = [];
    for (const tournament of await findTournamentsDue(source, by)) {
      if (await this.#keepsLists(tournament)) held.push(tournament);
    }
    for (let after = ''; ;) {
      const due = await findKeysDue(source, by, held, after, AT_ONCE);
      for (const id of due) {
        if (this.#loop.signal.aborted) return;
        await this.#release(id);
      }
      const last = due.at(-1);
      if (last === undefined || due.length < AT_ONCE) return;
      after = last;
    }
  }

  async #keepsLists(tournament: string): Promise<boolean> {
    const { arbiter } = this.releasing;
    const kept = await arbiter.look(tournamentDecider, streamId('tournament', tournament), ({ state }) =>
      state.phase === 'none' ? false : state.plan.lists === 'closed' && state.phase !== 'over',
    );
    return kept ?? true;
  }

  /** After a crash between a release and what follows it. */
  async #tidyUp(): Promise<void> {
    const { arbiter, rules, vault } = this.releasing;
    for (const id of await matchesTried(vault)) {
      const isOut = await arbiter.look(rules, streamId('match', id), ({ state }) =>
        state.phase === 'none' ? false : state.desk.isReleased,
      );
      if (isOut === true) await dropAttempts(vault, id);
    }
    this.#isTidy = true;
  }

  async #release(id: string): Promise<void> {
    const { arbiter, keyring, rules, vault } = this.releasing;
    const stream = streamId('match', id);
    const key = await keyring.find(stream);
    if (key === null) {
      this.#isLost(id, 'the vault does not have it');
      return;
    }
    const command = { type: 'ReleaseKey' as const, key: base64Of(key.bytes) };
    const outcome = await arbiter.execute(rules, { stream, actor: SYSTEM, key: `release ${id}`, command });
    switch (outcome.is) {
      case 'accepted':
        return dropAttempts(vault, id);
      case 'contended':
      case 'unknown':
      case 'refused': // a dispute is open, or another worker was first
      case 'key-reused':
        return;
      case 'closed':
        this.#isLost(id, `the match is ${outcome.why}`);
        return;
      default:
        never(outcome);
    }
  }

  #isLost(id: string, why: string): void {
    if (!this.#lost.has(id)) this.releasing.report(`The key of match/${id} can't be released: ${why}`);
    this.#lost.add(id);
  }
}
