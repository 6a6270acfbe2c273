import { Inject, Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import {
  type ActorId,
  commandIdOf,
  type KeptText,
  parseStream,
  type Phrase,
  phrase,
  refuse,
  type StreamId,
  streamId,
} from '#kernel';
import { type Arbiter, type Keyring, nodeSha256, type Outcome } from '#log';
import type { GameRegistry } from '#match';
import {
  type EntrantId,
  type OpenTournament,
  type Plan,
  rolesOf,
  snapshot,
  type StaffRole,
  type StartTime,
  type TournamentCommand,
  tournamentDecider,
  type TournamentEvent,
  type TournamentRefusal,
} from '#tournament';
import { keepText, keepTexts, type Occasion, type Part, type Vault } from '#vault';
import { keptText, textProblem } from '../people/names.js';
import { not, type PeopleRefusal } from '../people/refusals.js';
import { lookAt } from '../people/subjects.js';
import { Lately } from '../lately.js';
import type { Principal } from '../principal.js';
import { ARBITER, GAMES, KEYRING, VAULT } from '../tokens.js';
import { claimCodes } from './claim-codes.js';
import { namesOf } from './entrant-names.js';
import { PairingAhead } from './pairing/pairing-ahead.js';

/** A tournament at one record, as somebody asks about it. */
export interface SeenTournament {
  readonly __typename: 'Tournament';
  readonly stream: StreamId;
  readonly name: string;
  readonly seq: number;
  readonly state: OpenTournament;
  /** What its entrants are called; read once for all who see this very moment. */
  readonly names: DataLoader<EntrantId, string | null>;
  /** Who asks, and the roles in which their token lets them act. */
  readonly who: ActorId | null;
  readonly roles: readonly StaffRole[];
}

export type TournamentOutcome = Outcome<TournamentEvent, TournamentRefusal | PeopleRefusal>;

/** What became of a command, and of which tournament. */
export interface Sent {
  readonly stream: StreamId;
  readonly outcome: TournamentOutcome;
}

/** A tournament as it was at one record. */
interface Taken extends Pick<SeenTournament, 'stream' | 'seq' | 'state' | 'names'> {
  /** So long its names are as good as new. */
  readonly until: number;
  /** One and the same for all who are not signed in: they see the same. */
  forAll: SeenTournament | null;
}

const RECENT_MS = 200;
const MOST_KEPT = 16;
export const LONGEST_TITLE = 100;
const LENGTH_OF_NAME = 24;
const PLAYERS = 2;

@Injectable()
export class Tournaments {
  private readonly last = new Lately<StreamId, Taken>(MOST_KEPT);
  private readonly recent = new Map<StreamId, Promise<Taken | null | 'behind'>>();

  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(GAMES) private readonly games: GameRegistry,
    private readonly ahead: PairingAhead,
  ) {}

  /** Named after the command, so that creating it twice is creating it once. The title stays out of the log. */
  async create(actor: ActorId, key: string, title: string, plan: Plan, startTime: StartTime | null): Promise<Sent> {
    const stream = streamId('tournament', commandIdOf(nodeSha256, actor, key).slice(0, LENGTH_OF_NAME));
    const unplayable = this.gameProblem(plan);
    if (unplayable !== null) {
      return { stream, outcome: { is: 'refused', refusal: refuse('TOURNAMENT.BAD_PLAN', unplayable) } };
    }
    const kept = await this.keep({ actor, key }, title, LONGEST_TITLE);
    if ('is' in kept) return { stream, outcome: kept };
    const begins = startTime === null ? {} : { startTime };
    return this.send(actor, key, stream, { type: 'CreateTournament', title: kept, plan, ...begins });
  }

  /** A free text in the vault, of which the log holds the commitment; or why it is none. */
  async keep(occasion: Occasion, text: string, longest: number): Promise<KeptText | ReturnType<typeof not>> {
    const bad = textProblem(text, longest);
    if (bad !== null) return not('PEOPLE.BAD_TEXT', bad);
    const kept = await keepText(this.vault, occasion.actor, keptText(text), occasion);
    return kept ?? not('PEOPLE.ERASED', phrase('You were erased, which is final.'));
  }

  /** Many that come with one command, kept at once. */
  async keepAll(
    { actor, key }: Omit<Occasion, 'part'>,
    texts: readonly Part[],
  ): Promise<readonly KeptText[] | ReturnType<typeof not>> {
    const trimmed = texts.map(({ text, part }) => ({ text: keptText(text), part }));
    const kept = await keepTexts(this.vault, actor, trimmed, { actor, key });
    return kept ?? not('PEOPLE.ERASED', phrase('You were erased, which is final.'));
  }

  /** Null when there is such a person; otherwise a sentence that says what is wrong. */
  async personProblem(person: ActorId): Promise<readonly Phrase[] | null> {
    const { phase } = await lookAt(this.arbiter, person);
    return phase === 'registered'
      ? null
      : phrase('There is no person with the id "{person}", or none any more.', { person });
  }

  codes(stream: StreamId): ReturnType<typeof claimCodes> {
    return claimCodes(this.keyring, stream);
  }

  /** Null when there is none, `behind` when `atLeast` did not come. */
  async see(stream: StreamId, principal: Principal, atLeast = 0): Promise<SeenTournament | null | 'behind'> {
    const now = await this.look(stream, atLeast);
    return now === null || now === 'behind' ? now : seenBy(principal, now);
  }

  /** As it was at most a fifth of a second ago: many watchers cost what one does. */
  async seeRecent(stream: StreamId, principal: Principal): Promise<SeenTournament | null> {
    const kept = this.recent.get(stream);
    const recent = kept ?? this.look(stream, 0);
    if (kept === undefined) {
      this.recent.set(stream, recent);
      setTimeout(() => this.recent.delete(stream), RECENT_MS).unref();
    }
    const now = await recent;
    if (now === null || now === 'behind') return null;
    return principal.is === 'nobody' ? (now.forAll ??= seenBy(principal, now)) : seenBy(principal, now);
  }

  /** As long as nothing happens all see one and the same, with names that were read within a fifth of a second. */
  private async look(stream: StreamId, atLeast: number): Promise<Taken | null | 'behind'> {
    const kept = this.last.find(stream);
    const seen = await this.arbiter.look(
      tournamentDecider,
      stream,
      ({ state, seq }) => ({
        seq,
        state: seq === kept?.seq ? kept.state : state.phase === 'none' ? null : snapshot(state),
      }),
      atLeast,
    );
    if (seen === null) return 'behind';
    const { seq, state } = seen;
    if (state === null) return null;
    if (seq === kept?.seq && kept.until > performance.now()) return kept;
    const names = new DataLoader<EntrantId, string | null>((ids) => namesOf(this.vault, state, ids));
    return this.last.keep(stream, { stream, seq, state, names, until: performance.now() + RECENT_MS, forAll: null });
  }

  watch(stream: StreamId, changed: (seq: number) => void): () => void {
    return this.arbiter.watch(stream, changed);
  }

  async send(actor: ActorId, key: string, stream: StreamId, command: TournamentCommand): Promise<Sent> {
    const execute = (): Promise<TournamentOutcome> =>
      this.arbiter.execute(tournamentDecider, { stream, actor, key, command });
    return { stream, outcome: await this.ahead.before({ actor, stream, command }, execute) };
  }

  private gameProblem({ game: id, switches, options, lists }: Plan): string | null {
    const game = this.games.newest.find((each) => each.id === id);
    if (game === undefined) {
      return `No game "${id}" is played here: ${this.games.newest.map((each) => each.id).join(', ')}.`;
    }
    if (lists !== 'none' && !game.decks) return `lists: ${game.title} has no decks that could be handed in: take NONE.`;
    const problems = game.problems({ switches, options }, PLAYERS);
    return problems.length === 0 ? null : problems.map(({ says }) => says).join(' ');
  }
}

function seenBy(principal: Principal, { stream, seq, state, names }: Taken): SeenTournament {
  const who = principal.is === 'person' ? principal.id : null;
  const acts = principal.is === 'person' && principal.scopes.includes('tournament:organise');
  const roles = who === null || !acts ? [] : rolesOf(state, who);
  return { __typename: 'Tournament', stream, name: parseStream(stream)?.name ?? '', seq, state, names, who, roles };
}

/** Whether somebody is of the staff, who see drafts and codes. */
export const isStaff = ({ roles }: Pick<SeenTournament, 'roles'>): boolean => roles.some((role) => role !== 'player');
