import { actorId, type ActorId, type Phrase, phrase } from '#kernel';
import { parseId } from '../graphql/ids.js';
import { done, not, type Result } from './refusals.js';

/** Whom the id in an input means. */
export function personIn(id: string): Result<ActorId> {
  const parts = parseId(id);
  return parts?.kind === 'person' ? done(actorId(parts.name)) : not('PEOPLE.NOT_REGISTERED', noPersonId(id));
}

export const noPersonId = (id: string): readonly Phrase[] =>
  phrase('"{id}" is not the id of a person, which looks like "person_7d1e".', { id });
