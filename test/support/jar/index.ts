import { type Decider, Fault, type Happening, happens, never, type Refusal, refuse, refused } from '#kernel';

/** The smallest decider that shows everything: sweets go into a jar, ten make a box, a whisper is sealed. */
export interface Jar {
  sweets: number;
  boxes: number;
  /** Who did what, in order: two folds of the same records have the same. */
  readonly story: string[];
}

export type JarCommand =
  | { readonly do: 'put' | 'take'; readonly n: number }
  | { readonly do: 'whisper'; readonly word: string }
  | { readonly do: 'release'; readonly key: string };

export type JarEvent =
  | Happening<'Put' | 'Taken', { readonly n: number }, null>
  | Happening<'Boxed', Record<string, never>, null>
  | Happening<'Whispered', { readonly length: number }, { readonly word: string }>
  | Happening<'KeyReleased', { readonly key: string }, null>;

export type JarRefusal = Refusal<'JAR.EMPTY'>;

const SWEETS_IN_A_BOX = 10;

export const jar: Decider<Jar, JarCommand, JarEvent, JarRefusal> = {
  kind: 'match',
  rules: 'jar-1',
  upcasts: [],
  initial: () => ({ sweets: 0, boxes: 0, story: [] }),

  decide(state, command) {
    switch (command.do) {
      case 'put':
        return happens({ type: 'Put', v: 1, data: { n: command.n }, secret: null });
      case 'take':
        return command.n <= state.sweets
          ? happens({ type: 'Taken', v: 1, data: { n: command.n }, secret: null })
          : refused(refuse('JAR.EMPTY', `The jar holds ${state.sweets}, not ${command.n}.`, { holds: state.sweets }));
      case 'whisper':
        return happens({
          type: 'Whispered',
          v: 1,
          data: { length: command.word.length },
          secret: { word: command.word },
        });
      case 'release':
        return happens({ type: 'KeyReleased', v: 1, data: { key: command.key }, secret: null });
    }
  },

  evolve(state, event, { actor, seq }) {
    switch (event.type) {
      case 'Put':
        state.sweets += event.data.n;
        break;
      case 'Taken':
        if (event.data.n > state.sweets) throw new Fault(`Nobody can take ${event.data.n} of ${state.sweets}.`);
        state.sweets -= event.data.n;
        break;
      case 'Boxed':
        if (state.sweets < SWEETS_IN_A_BOX) throw new Fault(`${state.sweets} make no box.`);
        state.sweets -= SWEETS_IN_A_BOX;
        state.boxes += 1;
        break;
      case 'Whispered':
      case 'KeyReleased':
        break;
      default:
        never(event);
    }
    state.story.push(`${seq} ${actor} ${told(event)}`);
    return state;
  },

  settle: (state) => (state.sweets >= SWEETS_IN_A_BOX ? [{ type: 'Boxed', v: 1, data: {}, secret: null }] : []),

  weigh: (state) => 200 + 40 * state.story.length,
  pack: (state) => ({ sweets: state.sweets, boxes: state.boxes, story: [...state.story] }),
  unpack(packed) {
    const { sweets, boxes, story } = packed as { sweets: number; boxes: number; story: readonly string[] };
    return { sweets, boxes, story: [...story] };
  },
};

const told = (event: JarEvent): string =>
  `${event.type} ${event.secret === null ? JSON.stringify(event.data) : event.secret.word}`;
