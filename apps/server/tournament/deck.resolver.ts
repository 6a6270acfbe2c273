import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  ChangeDeckInput,
  DeckFinding,
  DeckVerdict,
  EntrantDeck as ApiDeck,
  QueryCheckDeckArgs,
  RecordDeckCheckInput,
  SubmitDeckInput,
} from '#contract';
import { type KeptText, phrase, type Problem } from '#kernel';
import { type DeckCheck, type EntrantId, entrantOf, type HandedIn, plays, STAFF_ACCESS } from '#tournament';
import { readText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { badInput } from '../graphql/errors.js';
import { shownPhrases } from '../graphql/phrases.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import { TELLERS } from '../ground/games.js';
import type { PeopleOperation } from '../people/access.js';
import { type ShownPerson, shownPerson } from '../people/person.resolver.js';
import { VAULT } from '../tokens.js';
import { Decks, deckStream } from './decks.js';
import { entrantIn, type ShownEntrant } from './entrants.js';
import { Reasons } from './reasons.js';
import { type Acting, type Payload, TournamentDesk } from './tournament-desk.js';
import type { SeenTournament } from './tournaments.js';

interface ShownCheck {
  readonly found: DeckFinding;
  readonly note: Promise<string | null> | null;
  readonly at: number;
  readonly judge: ShownPerson;
}

type ShownDeck = Omit<ApiDeck, 'checks'> & { readonly checks: readonly ShownCheck[] | null };

/** Somebody who does something about the deck of an entrant, as a player or in a role. */
interface Handling extends Acting {
  readonly seen: SeenTournament;
  readonly entrant: EntrantId;
  readonly role: string | null;
}

type Done = Awaited<ReturnType<Decks['send']>> | { readonly wrong: readonly UserError[] };

const FINDINGS = { 'in-order': 'IN_ORDER', problem: 'PROBLEM' } as const;

@Resolver('Entrant')
export class DeckResolver {
  constructor(
    private readonly desk: TournamentDesk,
    private readonly decks: Decks,
    private readonly reasons: Reasons,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  @Query()
  checkDeck(@Args() { game, text }: QueryCheckDeckArgs): DeckVerdict {
    const read = this.decks.read({ game, switches: {}, options: {} }, text);
    if (read === null) throw badInput(`No game "${game}" with decks is played here.`, ['game']);
    if (read.ok) return { legal: true, problems: [] };
    const problems = read.problems.map(({ line, says, phrases, rule }) => ({
      line,
      says,
      phrases: shownPhrases(phrases),
      rule: rule === null ? null : { id: rule },
    }));
    return { legal: false, problems };
  }

  @ResolveField()
  async deck({ seen, entrant }: ShownEntrant): Promise<ShownDeck | null> {
    const deck = await this.decks.see(seen.name, entrant.id);
    if (deck === null || deck.phase === 'none') return null;
    const isOwn = entrant.who !== null && entrant.who === seen.who;
    const isJudge =
      STAFF_ACCESS['check decks'].some((role) => seen.roles.includes(role)) &&
      (seen.who === null || !plays(seen.state, seen.who));
    const { lockAt } = seen.state.plan;
    const hasBegun = seen.state.phase !== 'registering';
    const isLocked = hasBegun || deck.phase !== 'handed-in' || (lockAt !== null && Date.now() >= lockAt);
    const isOpen = deck.phase === 'open' || (seen.state.plan.lists === 'open' && isLocked);
    return {
      hash: deck.hash,
      locked: isLocked,
      changes: deck.changes,
      ...(isOwn || isJudge || isOpen ? readIn(deck.list, seen.state.plan.game) : UNREAD),
      checks: isOwn || isJudge ? this.checksOf(deck) : null,
    };
  }

  @Mutation()
  submitDeck(@Args('input') input: SubmitDeckInput, @Context() asking: Asking): Promise<Payload> {
    const operation = input.entrantId ? 'runTournament' : 'playInTournament';
    return this.handle(operation, input, asking, async ({ actor, key, seen, entrant, role }) => {
      const stream = deckStream(seen.name, entrant);
      const { game, switches, options, lockAt } = seen.state.plan;
      const listed = await this.decks.list(seen.state.plan, stream, input.text, `${actor} ${key}`);
      if (listed === null) return withoutDecks(game);
      if (!listed.ok) return { wrong: listed.problems.map(asError) };
      const owner = { tournament: seen.name, entrant, game, switches, options, lockAt };
      const { list, hash } = listed;
      const by = entrantOf(seen.state, actor)?.id === entrant ? null : role;
      const held = await this.decks.see(seen.name, entrant);
      if (by === null && seen.state.phase !== 'registering' && (held === null || held.phase === 'none'))
        return TOO_LATE;
      return this.decks.send(actor, key, stream, { type: 'HandInDeck', ...owner, list, hash, role: by });
    });
  }

  @Mutation()
  changeDeck(@Args('input') input: ChangeDeckInput, @Context() asking: Asking): Promise<Payload> {
    return this.handle('runTournament', input, asking, async (handling) => {
      const { actor, key, seen, entrant, role } = handling;
      const stream = deckStream(seen.name, entrant);
      const listed = await this.decks.list(seen.state.plan, stream, input.text, `${actor} ${key}`);
      if (listed === null) return withoutDecks(seen.state.plan.game);
      if (!listed.ok) return { wrong: listed.problems.map(asError) };
      const reason = await this.reasons.kept(handling, input.reason);
      if ('wrong' in reason) return { wrong: [reason.wrong] };
      if (role === null || reason.text === null) return { wrong: [FORBIDDEN] };
      const { list, hash } = listed;
      const { lockAt } = seen.state.plan;
      const command = { type: 'ChangeDeck', list, hash, lockAt, role, reason: reason.text } as const;
      return this.decks.send(actor, key, stream, command);
    });
  }

  @Mutation()
  recordDeckCheck(@Args('input') input: RecordDeckCheckInput, @Context() asking: Asking): Promise<Payload> {
    return this.handle('runTournament', input, asking, async (handling) => {
      const { actor, key, seen, entrant, role } = handling;
      const note = await this.reasons.kept(handling, input.note ?? null, 'note');
      if ('wrong' in note) return { wrong: [note.wrong] };
      if (role === null) return { wrong: [FORBIDDEN] };
      const found = input.found === 'IN_ORDER' ? 'in-order' : 'problem';
      const command = { type: 'RecordDeckCheck' as const, found, note: note.text, role } as const;
      return this.decks.send(actor, key, deckStream(seen.name, entrant), command);
    });
  }

  private checksOf({ checks }: HandedIn): readonly ShownCheck[] {
    const note = (text: KeptText | null): Promise<string | null> | null =>
      text === null ? null : readText(this.vault, text);
    return checks.map((check: DeckCheck) => ({
      found: FINDINGS[check.found],
      note: note(check.note),
      at: check.at,
      judge: shownPerson(check.by),
    }));
  }

  /** Whose deck it is, and whether whoever asks may do something about it. */
  private handle(
    operation: PeopleOperation,
    input: { readonly idempotencyKey: string; readonly tournamentId: string; readonly entrantId?: string | null },
    asking: Asking,
    work: (handling: Handling) => Promise<Done>,
  ): Promise<Payload> {
    return this.desk.besides(operation, input, asking, async (acting) => {
      const seen = await this.desk.tournaments.see(acting.stream, asking.principal);
      if (seen === null || seen === 'behind')
        return wrongly('NOT_FOUND', 'There is no such tournament.', 'tournamentId');
      const own = entrantOf(seen.state, acting.actor)?.id ?? null;
      const entrant = input.entrantId ? entrantIn(seen.name, input.entrantId) : own;
      if (entrant === null || !seen.state.entrants.has(entrant)) {
        return wrongly(
          'NOT_FOUND',
          'Neither you nor anybody of this id is an entrant of this tournament.',
          'entrantId',
        );
      }
      if (seen.state.plan.lists === 'none') return wrongly('DECK_NOT_ASKED', 'This tournament asks for no decks.');
      const role = STAFF_ACCESS['check decks'].find((each) => seen.roles.includes(each)) ?? null;
      if (role === null && entrant !== own) return { wrong: [FORBIDDEN] };
      if (seen.state.phase !== 'registering') await this.decks.lock(seen.name, entrant, seen.seq);
      return work({ ...acting, seen, entrant, role });
    });
  }
}

const UNREAD: Pick<ApiDeck, 'text' | 'factions'> = { text: null, factions: [] };

const readIn = ({ text, brings }: HandedIn['list'], game: string): Pick<ApiDeck, 'text' | 'factions'> => ({
  text,
  factions: TELLERS.get(game)?.deckTraits(brings)?.factions ?? [],
});

const FORBIDDEN = userError(
  'FORBIDDEN',
  phrase('This takes the role {allowed} in this tournament.', { allowed: STAFF_ACCESS['check decks'].join(' or ') }),
);

const TOO_LATE = {
  wrong: [userError('DECK_LOCKED', phrase('Lists are locked: ask the staff to hand yours in for you.'))],
};

const withoutDecks = (game: string): ReturnType<typeof wrongly> =>
  wrongly('DECK_UNKNOWN_GAME', `"${game}" is played without decks: there is none to hand in.`);

const wrongly = (
  code: string,
  says: string,
  field: string | null = null,
): { readonly wrong: readonly UserError[] } => ({
  wrong: [userError(code, says, field)],
});

const asError = ({ line, says, phrases, rule }: Problem): UserError => ({
  ...userError(
    'DECK_ILLEGAL',
    line === null ? says : `Line ${line}: ${says}`,
    'text',
    rule === null ? null : { id: rule },
  ),
  phrases:
    phrases === undefined ? [] : shownPhrases([...(line === null ? [] : phrase('Line {line}:', { line })), ...phrases]),
});
