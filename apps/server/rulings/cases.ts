import { Inject, Injectable } from '@nestjs/common';
import {
  type ActorId,
  fromBase64,
  type Hash,
  type KeptText,
  parseStream,
  phrase,
  type StreamId,
  streamId,
} from '#kernel';
import type { Arbiter, Outcome } from '#log';
import { type Begun, type MatchRules } from '#match';
import {
  type Act,
  actsOf,
  askedOf,
  type Case,
  type CaseCommand,
  caseDecider,
  type CaseEvent,
  type CaseRefusal,
  type CaseView,
  caseView,
  type CaseViewer,
  isParty,
  matchOf,
  type Standing,
} from '#rulings';
import { keepText, readText, type Vault } from '#vault';
import { type UserError, userError } from '../graphql/user-errors.js';
import { textProblem } from '../people/names.js';
import { Matches } from '../match/matches.js';
import { seatedIn, type Tell, teller } from '../match/telling.js';
import type { Principal } from '../principal.js';
import { ARBITER, MATCH_RULES, VAULT } from '../tokens.js';
import { Standings } from './standings.js';

/** A case at one record, as somebody sees it. */
export interface SeenCase {
  readonly stream: StreamId;
  readonly name: string;
  readonly seq: number;
  readonly hash: Hash;
  readonly view: CaseView;
  readonly who: ActorId | null;
  readonly as: Standing | null;
  readonly acts: readonly Act[];
}

/** A case as it is, for what is decided about it before it is asked. */
interface Taken {
  readonly seq: number;
  readonly hash: Hash;
  readonly state: Case;
}

const LONGEST = 2_000;

function isSalt(salt: string): boolean {
  try {
    return fromBase64(salt).length === 32;
  } catch {
    return false;
  }
}

/** Cases as the arbiter has them now, through the eyes of whoever asks. */
@Injectable()
export class Cases {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) private readonly matchRules: MatchRules,
    @Inject(VAULT) private readonly vault: Vault,
    private readonly standings: Standings,
    private readonly matches: Matches,
  ) {}

  /** Null when there is none, or not for them; `behind` when `atLeast` did not come. */
  async see(stream: StreamId, principal: Principal, atLeast = 0): Promise<SeenCase | null | 'behind'> {
    const taken = await this.take(stream, atLeast);
    if (taken === null || taken === 'behind') return taken;
    const { state, seq, hash } = taken;
    const as = await this.standings.ofAsker(state.tournament, principal);
    const viewer = viewerOf(state, principal, as);
    const view = caseView(state, viewer);
    if (view === null || (viewer.as === 'public' && (await this.isAhead(state, principal)))) return null;
    const who = viewer.as === 'public' ? null : viewer.who;
    const acts = who === null ? [] : await this.withSomethingToSee(state, actsOf(state, who, as));
    return { stream, name: parseStream(stream)?.name ?? '', seq, hash, view, who, as, acts };
  }

  /** Nobody looks into a match of which nothing was played here. */
  private async withSomethingToSee(state: Case, acts: readonly Act[]): Promise<readonly Act[]> {
    if (!acts.includes('look')) return acts;
    const isPlayed = await this.lookAtMatch(state, (match) => isPlayedHere(match));
    return isPlayed === true ? acts : acts.filter((act) => act !== 'look');
  }

  async take(stream: StreamId, atLeast = 0): Promise<Taken | null | 'behind'> {
    const seen = await this.arbiter.look(
      caseDecider,
      stream,
      ({ state, seq, hash }) => ({ seq, hash, state: state.phase === 'none' ? null : structuredClone(state) }),
      atLeast,
    );
    if (seen === null) return 'behind';
    const { state, ...rest } = seen;
    return state === null ? null : { ...rest, state };
  }

  /** Who watches the match with a delay is told of the ruling when they come to it. */
  private async isAhead({ subject, applied }: Case, principal: Principal): Promise<boolean> {
    const match = matchOf(subject);
    if (match === null) return false;
    const through = await this.matches.readableThrough(streamId('match', match), principal);
    return through !== null && through < (applied?.seq ?? Infinity);
  }

  /** The match that a case is about, as it is now; null when it is about none. */
  async lookAtMatch<Seen>(
    { subject }: Pick<Case, 'subject'>,
    look: (match: Begun, seq: number, head: Hash) => Seen | null,
  ): Promise<Seen | null> {
    const match = matchOf(subject);
    if (match === null) return null;
    return this.arbiter.look(this.matchRules, streamId('match', match), ({ state, seq, hash }) =>
      state.phase === 'none' ? null : look(state, seq, hash),
    );
  }

  send(actor: ActorId, key: string, stream: StreamId, command: CaseCommand): Promise<Outcome<CaseEvent, CaseRefusal>> {
    return this.arbiter.execute(caseDecider, { stream, actor, key, command, asked: askedOf(command) });
  }

  watch(stream: StreamId, changed: () => void): () => void {
    return this.arbiter.watch(stream, changed);
  }

  /** A free text, kept outside the log under the key of who wrote it; or why it is none. */
  async keep(
    actor: ActorId,
    key: string,
    text: string,
    field: string,
    salt?: string | null,
  ): Promise<KeptText | UserError> {
    const wrong = textProblem(text, LONGEST);
    if (wrong !== null) return userError('PEOPLE_BAD_TEXT', wrong, field);
    if (salt && !isSalt(salt)) return userError('INVALID_INPUT', 'A salt is 32 bytes in base64url.', 'salt');
    const kept = await keepText(this.vault, actor, text.trim(), { actor, key, ...(salt ? { salt } : {}) });
    return kept ?? userError('PEOPLE_ERASED', phrase('You were erased, which is final.'));
  }

  /** Tells the facts of the match that a case is about. */
  teller(about: Pick<Case, 'subject'>): Tell {
    return teller(this.vault, () => this.lookAtMatch(about, seatedIn));
  }

  read(text: KeptText): Promise<string | null> {
    return readText(this.vault, text);
  }
}

/** Who plays sees what players see, whatever else they are; by a token that may do less, somebody is one of the public. */
function viewerOf(state: Case, principal: Principal, as: Standing | null): CaseViewer {
  if (principal.is === 'nobody') return { as: 'public' };
  const who = principal.id;
  const isOwn = isParty(state, who) && principal.scopes.includes('game:play');
  if (isOwn) return { as: 'party', who };
  if (as !== null && !as.plays && !isParty(state, who)) return { as: 'staff', who };
  const takes = state.raiser.role === null ? 'game:play' : 'tournament:organise';
  return state.raiser.who === who && principal.scopes.includes(takes) ? { as: 'party', who } : { as: 'public' };
}

/** Whether there is a position of it to look at. */
export const isPlayedHere = (match: Begun): boolean => match.phase !== 'open' && match.play !== null;
