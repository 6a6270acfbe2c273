import type { JsonObject, Viewer } from '#kernel';
import type { Place, WalkState } from './state.js';

/** Face-down tiles are hidden even from the wayfarer, who sees those that a tower or incense showed. */
export function view(state: WalkState, viewer: Viewer): JsonObject {
  const { at, energy, charms, diary, end, places, stack } = state;
  const sees = (place: Place): boolean => place.open || (viewer.as !== 'public' && place.seen);
  const tiles = places.map((place) => ({ tile: sees(place) ? place.tile : null, open: place.open, seen: place.seen }));
  return { at, energy, charms, diary, end, tiles, todo: stack.map((frame) => ({ ...frame })) };
}
