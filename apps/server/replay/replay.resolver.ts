import { Inject } from '@nestjs/common';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type { QueryReplayArgs, ReplayChapter, ReplayFramesArgs, ReplayMark } from '#contract';
import { parseStream, type StreamId, streamId } from '#kernel';
import { chaptersOf, framesFrom, type Viewpoint } from '#match';
import type { Asking } from '../graphql/asking.js';
import { badInput, stale } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import type { ShownMatch } from '../match/match-shape.js';
import { Matches } from '../match/matches.js';
import { teller } from '../match/telling.js';
import type { PeopleGround } from '../people/ground.js';
import { PEOPLE } from '../tokens.js';
import { Eyes, isOpenTo, type Standing } from './eyes.js';
import { eyesAsked } from './eyes-asked.js';
import { shownChapter, shownEyes, type ShownFrame, shownFrame, shownMark } from './replay-shape.js';
import { Replays, type Told } from './replays.js';

/** What the resolvers of `Replay` take. */
export interface Shown {
  readonly stream: StreamId;
  readonly standing: Standing;
  readonly eyes: Viewpoint;
  readonly told: Told;
  readonly position: { readonly stream: StreamId; readonly seq: number };
  readonly viewpoints: readonly ReturnType<typeof shownEyes>[];
  readonly released: boolean;
  readonly count: number;
  readonly lastPly: number | null;
}

const MOST = 100;

@Resolver('Replay')
export class ReplayResolver {
  constructor(
    private readonly eyes: Eyes,
    private readonly replays: Replays,
    private readonly matches: Matches,
    @Inject(PEOPLE) private readonly people: PeopleGround,
  ) {}

  @Query()
  async replay(@Args() args: QueryReplayArgs, @Context() { principal }: Asking): Promise<Shown | null> {
    const { matchId, viewpoint = 'PUBLIC', seat, atLeast } = args;
    const stream = streamId('match', nameIn('match', matchId, 'matchId'));
    const standing = await this.eyes.standing(stream, principal, seqOf(stream, atLeast));
    if (standing === 'behind') throw stale(`${matchId} up to record ${atLeast?.seq ?? 0}`);
    if (standing === null) return null;
    const wish = eyesAsked(viewpoint, seat ?? null, standing);
    if ('wrong' in wish) throw badInput(wish.wrong, ['seat']);
    const through = await this.matches.readableThrough(stream, principal);
    const told = await this.replays.tell(stream, through ?? standing.seq, wish);
    const { frames, seq, released } = told;
    const open = await this.eyes.open(standing, released, principal);
    if (!isOpenTo(open, wish)) throw notYours(wish, open);
    return {
      stream,
      standing,
      eyes: wish,
      told,
      position: { stream, seq },
      ...shownEyes(wish),
      viewpoints: open.map(shownEyes),
      released,
      count: frames.length,
      lastPly: frames.at(-1)?.ply ?? null,
    };
  }

  @ResolveField()
  async match({ stream }: Shown, _: unknown, { principal }: Asking): Promise<ShownMatch | null> {
    return this.matches.now(parseStream(stream)?.name ?? '', principal);
  }

  @ResolveField()
  chapters({ told }: Shown): readonly ReplayChapter[] {
    return chaptersOf(told.frames).map(shownChapter);
  }

  @ResolveField()
  marks({ told }: Shown): readonly ReplayMark[] {
    return told.marks.map(shownMark);
  }

  @ResolveField()
  frames({ told, standing }: Shown, { from = 0, first }: ReplayFramesArgs): readonly ShownFrame[] {
    if (first < 1 || first > MOST) throw badInput(`\`first\` is ${first}; it is from 1 to ${MOST}.`, ['first']);
    if (from < 0) throw badInput(`\`from\` is ${from}; frames are counted from 0.`, ['from']);
    const tell = teller(this.people.vault, () => Promise.resolve(standing));
    return framesFrom(told.frames, from, first).map((frame) => shownFrame(frame, tell));
  }
}

/** A position is one of this match; of another it could not be waited for. */
function seqOf(stream: StreamId, atLeast: QueryReplayArgs['atLeast']): number | undefined {
  if (!atLeast) return undefined;
  if (atLeast.stream === stream) return atLeast.seq;
  throw badInput(`\`atLeast\` is a position of ${atLeast.stream}; here it expects one of ${stream}.`, ['atLeast']);
}

/** `SEAT 0`, `PUBLIC`. */
function spelled(viewpoint: Viewpoint): string {
  const { viewpoint: name, seat } = shownEyes(viewpoint);
  return seat === null || seat === undefined ? name : `${name} ${seat}`;
}

const notYours = (wish: Viewpoint, open: readonly Viewpoint[]): GraphQLError =>
  new GraphQLError(
    `While this match is sealed you can't look through ${spelled(wish)}; you may through ${open.map(spelled).join(', ')}.`,
    { extensions: { code: 'FORBIDDEN', field: ['viewpoint'] } },
  );
