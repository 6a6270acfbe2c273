import { Inject } from '@nestjs/common';
import { Args, Query, ResolveField, Resolver, Context } from '@nestjs/graphql';
import type {
  EntrantCounts,
  QueryTournamentArgs,
  TournamentEntrantArgs,
  TournamentEntrantsArgs,
  TournamentRoundArgs,
  TournamentPhase,
  TournamentPlan,
  TournamentRole,
} from '#contract';
import { type StreamId, streamId } from '#kernel';
import { bracketPlaces, draftOf, entrantOf, ranking, type StaffRole } from '#tournament';
import { readText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { badInput, stale } from '../graphql/errors.js';
import { globalId, nameIn } from '../graphql/ids.js';
import { Nodes } from '../graphql/nodes.js';
import type { Position } from '../graphql/scalars.js';
import { type ShownPerson, shownPerson } from '../people/person.resolver.js';
import { VAULT } from '../tokens.js';
import { entrantIn, type ShownEntrant, shownEntrant, shownEntrants } from './entrants.js';
import { entrantPage, type EntrantPage } from './entrant-list.js';
import { shownPlan } from './plan-input.js';
import { type ShownRound } from './round.resolver.js';
import { isStaff, type SeenTournament, Tournaments } from './tournaments.js';

interface ShownStaff {
  readonly person: ShownPerson;
  readonly roles: readonly TournamentRole[];
}

interface ShownAnnouncement {
  readonly nth: number;
  readonly at: number;
  readonly text: Promise<string | null>;
}

interface ShownPlace {
  readonly place: number;
  readonly entrant: ShownEntrant;
}

@Resolver('Tournament')
export class TournamentResolver {
  constructor(
    private readonly tournaments: Tournaments,
    @Inject(VAULT) private readonly vault: Vault,
    nodes: Nodes,
  ) {
    nodes.register('tournament', async (name, { principal }) => {
      const seen = await this.tournaments.see(streamId('tournament', name), principal);
      return seen === 'behind' ? null : seen;
    });
  }

  @Query()
  async tournament(
    @Args() { id, atLeast }: QueryTournamentArgs,
    @Context() { principal }: Asking,
  ): Promise<SeenTournament | null> {
    const stream = streamId('tournament', nameIn('tournament', id, 'id'));
    const seen = await this.tournaments.see(stream, principal, seqOf(stream, atLeast));
    if (seen === 'behind') throw stale(`${id} up to record ${atLeast?.seq ?? 0}`);
    return seen;
  }

  @ResolveField()
  id({ name }: SeenTournament): string {
    return globalId('tournament', name);
  }

  @ResolveField()
  position({ stream, seq }: SeenTournament): Position {
    return { stream, seq };
  }

  @ResolveField()
  title({ state }: SeenTournament): Promise<string | null> {
    return readText(this.vault, state.title);
  }

  @ResolveField()
  staff({ state }: SeenTournament): readonly ShownStaff[] {
    const isFirst = (roles: readonly StaffRole[]): number => (roles.includes('organiser') ? 0 : 1);
    return [...state.staff]
      .sort(([, a], [, b]) => isFirst(a) - isFirst(b))
      .map(([who, roles]) => ({ person: shownPerson(who), roles: roles.map((role) => WRITTEN[role]) }));
  }

  @ResolveField()
  phase({ state }: SeenTournament): TournamentPhase {
    return PHASES[state.phase];
  }

  @ResolveField()
  plan({ state }: SeenTournament): TournamentPlan {
    return shownPlan(state.plan);
  }

  @ResolveField()
  registrationOpen({ state }: SeenTournament): boolean {
    return state.registration === 'open';
  }

  @ResolveField()
  counts({ state }: SeenTournament): EntrantCounts {
    const counts = { in: 0, waiting: 0, dropped: 0, disqualified: 0, checkedIn: 0 };
    for (const { is, checkedIn } of state.entrants.values()) {
      counts[is] += 1;
      if (checkedIn && (is === 'in' || is === 'waiting')) counts.checkedIn += 1;
    }
    return counts;
  }

  @ResolveField()
  entrants(seen: SeenTournament, args: TournamentEntrantsArgs): Promise<EntrantPage> {
    return entrantPage(seen, args);
  }

  @ResolveField()
  entrant(seen: SeenTournament, { id }: TournamentEntrantArgs): ShownEntrant | null {
    const entrant = entrantIn(seen.name, id);
    return entrant === null ? null : shownEntrant(seen, entrant);
  }

  @ResolveField()
  yourEntry(seen: SeenTournament): ShownEntrant | null {
    const entrant = seen.who === null ? null : entrantOf(seen.state, seen.who);
    return entrant === null ? null : { seen, entrant };
  }

  @ResolveField()
  yourRoles({ roles }: SeenTournament): readonly TournamentRole[] {
    return roles.map((role) => WRITTEN[role]);
  }

  @ResolveField()
  rounds(seen: SeenTournament): readonly ShownRound[] {
    return seen.state.rounds.filter(({ phase }) => phase === 'published').map((round) => ({ seen, round }));
  }

  @ResolveField()
  round(seen: SeenTournament, { number }: TournamentRoundArgs): ShownRound | null {
    return this.rounds(seen).find(({ round }) => round.number === number) ?? null;
  }

  @ResolveField()
  draft(seen: SeenTournament): ShownRound | null {
    const round = isStaff(seen) ? draftOf(seen.state) : null;
    return round === null ? null : { seen, round };
  }

  @ResolveField()
  ranking(seen: SeenTournament, _: unknown, { meter }: Asking): readonly ShownEntrant[] {
    const ranked = shownEntrants(seen, ranking(seen.state));
    meter.found('Tournament.ranking', ranked.length);
    return ranked;
  }

  @ResolveField()
  bracketPlaces(seen: SeenTournament, _: unknown, { meter }: Asking): readonly ShownPlace[] {
    const places = bracketPlaces(seen.state);
    meter.found('Tournament.bracketPlaces', places.length);
    return places.flatMap(({ place, entrant: id }) => {
      const entrant = shownEntrant(seen, id);
      return entrant === null ? [] : [{ place, entrant }];
    });
  }

  @ResolveField()
  announcements({ state }: SeenTournament): readonly ShownAnnouncement[] {
    return [...state.announcements.values()]
      .reverse()
      .map(({ nth, at, text }) => ({ nth, at, text: readText(this.vault, text) }));
  }
}

const WRITTEN: Readonly<Record<StaffRole, TournamentRole>> = {
  organiser: 'ORGANISER',
  'head-judge': 'HEAD_JUDGE',
  judge: 'JUDGE',
  scorekeeper: 'SCOREKEEPER',
  player: 'PLAYER',
};

const PHASES = { registering: 'REGISTERING', running: 'RUNNING', over: 'OVER' } as const;

/** A position is one of this tournament; of another stream it could not be waited for. */
function seqOf(stream: StreamId, atLeast: QueryTournamentArgs['atLeast']): number | undefined {
  if (!atLeast) return undefined;
  if (atLeast.stream === stream) return atLeast.seq;
  throw badInput(`\`atLeast\` is a position of ${atLeast.stream}; here it expects one of ${stream}.`, ['atLeast']);
}
