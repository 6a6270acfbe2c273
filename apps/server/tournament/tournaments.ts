import { Inject, Injectable } from '@nestjs/common';
import { type ActorId, commandIdOf, type KeptText, parseStream, type StreamId, streamId } from '#kernel';
import { type Arbiter, nodeSha256, type Outcome } from '#log';
import {
  type StaffRole,
  type TournamentCommand,
  tournamentDecider,
  type TournamentEvent,
  type TournamentRefusal,
} from '#tournament';
import { keepText, type Vault } from '#vault';
import { textProblem } from '../people/names.js';
import { not, type PeopleRefusal } from '../people/refusals.js';
import { lookAt } from '../people/subjects.js';
import { ARBITER, VAULT } from '../tokens.js';

/** A tournament at one record, as the resolvers of `Tournament` take it. */
export interface SeenTournament {
  readonly __typename: 'Tournament';
  readonly stream: StreamId;
  readonly name: string;
  readonly seq: number;
  readonly title: KeptText;
  readonly staff: readonly { readonly who: ActorId; readonly roles: readonly StaffRole[] }[];
}

/** What became of a command, and of which tournament. */
export interface Sent {
  readonly stream: StreamId;
  readonly outcome: Outcome<TournamentEvent, TournamentRefusal | PeopleRefusal>;
}

const LONGEST_TITLE = 100;
const LENGTH_OF_NAME = 24;

@Injectable()
export class Tournaments {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Named after the command, so that creating it twice is creating it once. The title stays out of the log. */
  async create(actor: ActorId, key: string, title: string): Promise<Sent> {
    const stream = streamId('tournament', commandIdOf(nodeSha256, actor, key).slice(0, LENGTH_OF_NAME));
    const bad = textProblem(title, LONGEST_TITLE);
    if (bad !== null) return { stream, outcome: not('PEOPLE.BAD_TEXT', bad) };
    const kept = await keepText(this.vault, actor, title.trim(), `${actor} ${key}`);
    if (kept === null) return { stream, outcome: not('PEOPLE.ERASED', 'You were erased, which is final.') };
    return this.send(actor, key, stream, { type: 'CreateTournament', title: kept });
  }

  async grant(
    actor: ActorId,
    key: string,
    stream: StreamId,
    wish: { readonly role: StaffRole; readonly to: ActorId; readonly asAdmin: boolean },
  ): Promise<Sent> {
    const { phase } = await lookAt(this.arbiter, wish.to);
    if (phase !== 'registered') {
      const says = `There is no person with the id "${wish.to}", or none any more.`;
      return { stream, outcome: not('PEOPLE.NOT_REGISTERED', says) };
    }
    return this.send(actor, key, stream, { type: 'GrantRole', ...wish });
  }

  revoke(
    actor: ActorId,
    key: string,
    stream: StreamId,
    wish: { readonly role: StaffRole; readonly from: ActorId; readonly asAdmin: boolean },
  ): Promise<Sent> {
    return this.send(actor, key, stream, { type: 'RevokeRole', ...wish });
  }

  /** Null when there is none, `behind` when `atLeast` did not come. */
  async see(stream: StreamId, atLeast = 0): Promise<SeenTournament | null | 'behind'> {
    const seen = await this.arbiter.look(
      tournamentDecider,
      stream,
      ({ state, seq }) => ({
        seq,
        open: state.phase === 'none' ? null : { title: state.title, staff: [...state.staff] },
      }),
      atLeast,
    );
    if (seen === null) return 'behind';
    if (seen.open === null) return null;
    const staff = seen.open.staff.map(([who, roles]) => ({ who, roles }));
    const isFirst = (roles: readonly StaffRole[]): number => (roles.includes('organiser') ? 0 : 1);
    return {
      __typename: 'Tournament',
      stream,
      name: parseStream(stream)?.name ?? '',
      seq: seen.seq,
      title: seen.open.title,
      staff: staff.sort((a, b) => isFirst(a.roles) - isFirst(b.roles)),
    };
  }

  private async send(actor: ActorId, key: string, stream: StreamId, command: TournamentCommand): Promise<Sent> {
    return { stream, outcome: await this.arbiter.execute(tournamentDecider, { stream, actor, key, command }) };
  }
}
