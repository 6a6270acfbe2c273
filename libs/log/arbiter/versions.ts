import { Fault, type Happening, type Upcast } from '#kernel';

/**
 * The versions of a decider's events. The current one of a type is one above its last upcast, or 1; what is older is
 * brought up step by step, and what is newer was written by a later release than this one.
 */
export class Versions<Event extends Happening> {
  readonly #current = new Map<string, number>();
  readonly #steps = new Map<string, Upcast>();

  constructor(upcasts: readonly Upcast[]) {
    for (const upcast of upcasts) {
      this.#steps.set(stepName(upcast.type, upcast.from), upcast);
      this.#current.set(upcast.type, Math.max(upcast.from + 1, this.currentOf(upcast.type)));
    }
  }

  currentOf(type: string): number {
    return this.#current.get(type) ?? 1;
  }

  isCurrent(event: Happening): event is Event {
    return event.v === this.currentOf(event.type);
  }

  raise(stored: Happening): Event {
    let event = stored;
    while (!this.isCurrent(event)) {
      const step = this.#steps.get(stepName(event.type, event.v));
      if (step === undefined) {
        throw new Fault(
          `Nothing here reads version ${event.v} of the event "${event.type}", only up to ${this.currentOf(event.type)}: ` +
            'it needs the release that wrote it, or a newer one.',
        );
      }
      event = { type: event.type, v: event.v + 1, ...step.up(event.data, event.secret) };
    }
    return event;
  }
}

const stepName = (type: string, from: number): string => `${type}@${from}`;
