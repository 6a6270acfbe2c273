import { type ActorId, type StreamId, streamId } from '#kernel';
import { findMatches, type MatchPage, type ReadModels } from '#readmodel';

const PAGE = 500;

/** The streams in which a person did something: their own, and every match in which they sat. */
export async function streamsOf({ source }: ReadModels, subject: ActorId): Promise<readonly StreamId[]> {
  const streams = [streamId('subject', subject)];
  let beyond: MatchPage['beyond'] = null;
  for (;;) {
    const wish = { phases: null, game: null, holder: subject };
    const page = await findMatches(source, wish, { take: PAGE, from: 'start', beyond });
    streams.push(...page.map(({ id }) => streamId('match', id)));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return streams;
    beyond = { changedAt: last.changedAt, id: last.id };
  }
}
