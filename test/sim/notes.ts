import { commandIdOf, commandTagOf, type Json, type StreamId } from '#kernel';
import { nodeSha256 } from '#log';
import { STREAMS, type World } from './world.js';
import type { Heard, JarRequest, Sight } from './writer.js';

interface Note {
  readonly request: JarRequest;
  /** Whether who was asked is still there to answer. */
  readonly isAlive: () => boolean;
  heard: Heard | null;
  floor: number;
}

/** Everything the clients sent, heard and saw, to be held against the log in the end. */
export class Notes {
  readonly #notes: Note[] = [];
  readonly #sights: { readonly stream: StreamId; readonly atLeast: number; readonly sight: Sight }[] = [];

  constructor(private readonly world: World) {}

  sent(request: JarRequest, isAlive: () => boolean): Note {
    const note = { request, isAlive, heard: null, floor: 0 };
    this.#notes.push(note);
    return note;
  }

  heard(note: Note, heard: Heard, floor: number): void {
    note.heard = heard;
    note.floor = floor;
  }

  saw(stream: StreamId, atLeast: number, sight: Sight): void {
    this.#sights.push({ stream, atLeast, sight });
  }

  /** How many commands were acknowledged. */
  get acknowledged(): number {
    return this.#notes.filter(({ heard }) => heard?.is === 'accepted').length;
  }

  check(): void {
    for (const notes of this.#byCommand()) {
      const { actor, key } = notes[0]!.request;
      const id = commandIdOf(nodeSha256, actor, key);
      for (const note of notes) this.#checkAnswer(note, id);
      this.#checkNothingDone(notes, id);
    }
    for (const stream of STREAMS) this.#checkTime(stream);
    for (const { stream, atLeast, sight } of this.#sights) this.#checkSight(stream, atLeast, sight);
  }

  #byCommand(): Iterable<readonly Note[]> {
    const commands = new Map<string, Note[]>();
    for (const note of this.#notes) {
      const others = commands.get(note.request.key);
      if (others === undefined) commands.set(note.request.key, [note]);
      else others.push(note);
    }
    return commands.values();
  }

  #checkAnswer({ floor, heard, isAlive, request }: Note, id: string): void {
    if (heard === null && isAlive()) this.#complain(request, 'was never answered');
    switch (heard?.is) {
      case 'accepted':
        this.#checkAccepted(request, id, heard);
        break;
      case 'key-reused':
        if (this.#isAt(request, heard.seq, id) || !this.#hasCommandAt(request, heard.seq, id)) {
          this.#complain(request, `was told that another command has its key at ${heard.seq}, which has not`);
        }
        break;
      case 'refused':
        this.#checkNotKnown(request, floor, id);
        this.#checkRefused(request, floor, heard.refusal.facts.holds);
        break;
      case 'contended':
        this.#checkNotKnown(request, floor, id);
        break;
      case 'closed':
        this.#complain(request, `was told that its stream is ${heard.why}`);
        break;
      case 'failed':
      case 'unknown':
      case undefined:
    }
  }

  #checkAccepted(request: JarRequest, id: string, { events, hash, seq }: Heard & { readonly is: 'accepted' }): void {
    const truth = this.world.reference.stream(request.stream).accepted[seq - 1];
    if (truth?.hash !== hash || !this.#isAt(request, seq, id)) {
      this.#complain(request, `was acknowledged at ${seq}, where the log has something else`);
    } else if (events.map(({ type }) => type).join() !== truth.record.events.map(({ type }) => type).join()) {
      this.#complain(request, `was answered with other events than its record at ${seq} has`);
    }
  }

  #checkNotKnown(request: JarRequest, floor: number, id: string): void {
    const { accepted } = this.world.reference.stream(request.stream);
    if (accepted.slice(0, floor).some(({ record }) => record.commandId === id)) {
      this.#complain(request, 'got a no once it had been acknowledged');
    }
  }

  /** A refusal tells of a state that was there, and not before what any server had acknowledged. */
  #checkRefused(request: JarRequest, floor: number, holds: Json | undefined): void {
    const states = [0, ...this.world.reference.stream(request.stream).accepted.map(({ sweets }) => sweets)];
    if (!states.slice(floor).some((sweets) => sweets === holds)) {
      this.#complain(request, `was refused for a jar of ${JSON.stringify(holds)}, which never was after ${floor}`);
    }
  }

  #hasCommandAt({ stream }: JarRequest, seq: number, id: string): boolean {
    return this.world.reference.stream(stream).accepted[seq - 1]?.record.commandId === id;
  }

  #isAt(request: JarRequest, seq: number, id: string): boolean {
    const { accepted } = this.world.reference.stream(request.stream);
    const tag = commandTagOf(nodeSha256, request.key, request.command);
    return this.#hasCommandAt(request, seq, id) && accepted[seq - 1]?.record.commandTag === tag;
  }

  /** What was answered with a plain no, each time it was sent, has not happened. */
  #checkNothingDone(notes: readonly Note[], id: string): void {
    const answers = notes.map(({ heard }) => heard?.is);
    if (!answers.every((is) => is === 'refused' || is === 'contended' || is === 'failed')) return;
    const { request } = notes[0]!;
    const { accepted } = this.world.reference.stream(request.stream);
    if (accepted.some(({ record }) => record.commandId === id)) {
      this.#complain(request, `was answered ${answers.join()}, and yet it was done`);
    }
  }

  #checkTime(stream: StreamId): void {
    const times = this.world.reference.stream(stream).accepted.map(({ record }) => record.at);
    if (times.some((at, i) => at < (times[i - 1] ?? 0))) this.world.complain(`Time goes backwards in ${stream}.`);
  }

  #checkSight(stream: StreamId, atLeast: number, { hash, seq, story, sweets }: Sight): void {
    const { accepted, jar } = this.world.reference.stream(stream);
    const truth = accepted[seq - 1];
    const isTrue = truth?.hash === hash && truth.sweets === sweets && story.every((line, i) => line === jar.story[i]);
    if (seq < atLeast || !isTrue) this.world.complain(`Somebody looked at ${stream} and saw what was not at ${seq}.`);
  }

  #complain({ key, stream }: JarRequest, what: string): void {
    this.world.complain(`The command ${key} to ${stream} ${what}.`);
  }
}
