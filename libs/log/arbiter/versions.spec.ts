import { Fault, type Happening, type JsonObject, type Upcast } from '#kernel';
import { Versions } from './versions.js';

const UPCASTS: readonly Upcast[] = [
  { type: 'Moved', from: 1, up: (data, secret) => ({ data: { ...data, steps: 1 }, secret }) },
  {
    type: 'Moved',
    from: 2,
    up: ({ to, steps }, secret) => ({ data: { path: [to ?? null], steps: steps ?? 0 }, secret }),
  },
  { type: 'Hidden', from: 1, up: (data, secret) => ({ data, secret: { card: secret?.word ?? null } }) },
];

const event = (type: string, v: number, data: JsonObject, secret: JsonObject | null = null): Happening => ({
  type,
  v,
  data,
  secret,
});

describe('events of old versions', () => {
  const versions = new Versions(UPCASTS);

  it.each<[string, Happening, Happening]>([
    ['two steps up', event('Moved', 1, { to: 'a' }), event('Moved', 3, { path: ['a'], steps: 1 })],
    ['one step up', event('Moved', 2, { to: 'a', steps: 4 }), event('Moved', 3, { path: ['a'], steps: 4 })],
    ['the current one as it is', event('Moved', 3, { path: [], steps: 0 }), event('Moved', 3, { path: [], steps: 0 })],
    ['one that never changed', event('Passed', 1, {}), event('Passed', 1, {})],
    ['what is secret in them too', event('Hidden', 1, {}, { word: 'x' }), event('Hidden', 2, {}, { card: 'x' })],
  ])('are read: %s', (_, stored, current) => {
    expect(versions.raise(stored)).toEqual(current);
  });

  it.each<[string, Happening, string]>([
    ['newer than any known', event('Moved', 4, {}), 'version 4 of the event "Moved", only up to 3'],
    ['newer, of a type that never changed', event('Passed', 2, {}), 'version 2 of the event "Passed", only up to 1'],
  ])('are a fault when they are %s', (_, stored, says) => {
    expect(() => versions.raise(stored)).toThrow(Fault);
    expect(() => versions.raise(stored)).toThrow(says);
  });

  it('are a fault when a step is missing', () => {
    const gap = new Versions([{ type: 'Moved', from: 2, up: (data, secret) => ({ data, secret }) }]);
    expect(() => gap.raise(event('Moved', 1, {}))).toThrow('version 1 of the event "Moved"');
  });
});
