import { Inject, Injectable } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import type { Hash, StreamId } from '#kernel';
import type { Standing } from '#log';
import { type Delay, type MatchRules, type MatchState, visiblePrefix } from '#match';
import type { PeopleGround } from '../people/ground.js';
import { type Story, Stories } from '../replay/story.js';
import { MATCH_RULES, PEOPLE } from '../tokens.js';

/** A story with its fold, as far as it was ever shown; both grow only forwards. */
interface Shown {
  story: Story;
  state: MatchState;
  seq: number;
  /** How many events the state has. */
  events: number;
}

const MOST_KEPT = 50;
const LOOK_AGAIN_MS = 250;

/** Matches as they are seen with a delay: every path that shows one comes through here. */
@Injectable()
export class Delays {
  readonly #kept = new Map<StreamId, Shown>();
  readonly #reading = new Map<StreamId, { readonly seq: number; readonly story: Promise<Story> }>();

  constructor(
    @Inject(MATCH_RULES) private readonly rules: MatchRules,
    @Inject(PEOPLE) private readonly people: PeopleGround,
    private readonly stories: Stories,
  ) {}

  /** Looks at the match as it may be seen now; `seq` is how far it has come in truth. */
  async look<Seen>(
    stream: StreamId,
    delay: Delay,
    seq: number,
    look: (standing: Standing<MatchState>) => Seen,
  ): Promise<{ readonly seen: Seen; readonly inMs: number | null }> {
    const shown = await this.shown(stream, seq);
    const now = this.people.now();
    const { through, next } = visiblePrefix(shown.story.told, delay, now);
    this.advance(shown, through);
    const hash: Hash | undefined = shown.story.hashes[shown.seq - 1];
    if (hash === undefined) throw new RangeError(`${stream} has no record ${shown.seq}.`);
    const inMs = shown.story.seq < seq ? LOOK_AGAIN_MS : next === null ? null : next - now;
    return { seen: look({ state: shown.state, seq: shown.seq, hash }), inMs };
  }

  private async shown(stream: StreamId, seq: number): Promise<Shown> {
    const kept = this.#kept.get(stream);
    if (kept !== undefined && kept.story.seq >= seq) return kept;
    const story = await this.read(stream, seq);
    const shown = this.#kept.get(stream) ?? { story, state: this.rules.initial(stream), seq: 0, events: 0 };
    if (story.seq > shown.story.seq) shown.story = story;
    this.#kept.delete(stream);
    this.#kept.set(stream, shown);
    for (const [oldest] of this.#kept) if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
    return shown;
  }

  /** Once for all who watch. Who is late anyway is shown what is there, where the read models are late, too. */
  private read(stream: StreamId, seq: number): Promise<Story> {
    const reading = this.#reading.get(stream);
    if (reading !== undefined && reading.seq >= seq) return reading.story;
    const story = this.stories
      .read(stream, seq)
      .catch((failure: unknown) => {
        if (failure instanceof GraphQLError) return this.stories.read(stream, 1);
        throw failure;
      })
      .finally(() => {
        if (this.#reading.get(stream)?.story === story) this.#reading.delete(stream);
      });
    this.#reading.set(stream, { seq, story });
    return story;
  }

  private advance(shown: Shown, through: number): void {
    for (const { event, moment } of shown.story.told.slice(shown.events)) {
      if (moment.seq > through) break;
      shown.state = this.rules.evolve(shown.state, event, moment);
      shown.events += 1;
    }
    shown.seq = Math.max(shown.seq, through);
  }
}
