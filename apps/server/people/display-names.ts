import type { ActorId } from '#kernel';
import { readPersonal, type Vault } from '#vault';

/** Names are read when they are shown and never copied, so an erased person has none, everywhere at once. */
export const displayNames = (vault: Vault, subjects: readonly ActorId[]): Promise<readonly (string | null)[]> =>
  Promise.all(subjects.map((subject) => readPersonal(vault, subject, 'name')));
