import { actorId, type StreamId } from '#kernel';
import type { JarCommand } from '#test/jar';
import type { Notes } from './notes.js';
import { Process } from './scheduler.js';
import { STREAMS, type World } from './world.js';
import type { Heard, JarRequest, Writer } from './writer.js';

const MOST_TRIES = 6;

/** Somebody who sends commands and, not knowing what became of one, sends it again, perhaps to another server. */
export class Client {
  readonly #process = new Process();

  constructor(
    private readonly world: World,
    private readonly writers: readonly Writer[],
    private readonly notes: Notes,
    private readonly name: string,
  ) {}

  async work(commands: number): Promise<void> {
    const { dice, scheduler } = this.world;
    for (let nth = 0; nth < commands; nth++) {
      await scheduler.sleep(this.#process, dice.between(0, 60));
      const request = {
        stream: dice.pick(STREAMS),
        actor: actorId(this.name),
        key: `${this.name}-${nth}`,
        command: this.#command(),
      };
      await this.#insist(request);
      if (dice.once(12)) {
        this.world.count('key used for another command');
        await this.#send(dice.pick(this.writers), { ...request, command: this.#command() });
      }
    }
  }

  #command(): JarCommand {
    const { dice } = this.world;
    switch (dice.below(16)) {
      case 0:
        return { do: 'whisper', word: `w${dice.below(1000)}` };
      case 1:
      case 2:
      case 3:
      case 4:
      case 5:
        return { do: 'take', n: dice.between(1, 4) };
      default:
        return { do: 'put', n: dice.between(1, 4) };
    }
  }

  async #insist(request: JarRequest): Promise<void> {
    const { dice } = this.world;
    let writer = dice.pick(this.writers);
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      if (dice.once(15)) this.#beside(request, writer);
      const heard = await this.#send(writer, request);
      if (heard?.is === 'accepted') {
        if (dice.once(3)) this.#look(request.stream, heard.seq);
        if (!dice.once(8)) return;
      } else if (heard?.is === 'refused' && !dice.once(4)) {
        return;
      }
      if (heard === null || heard.is === 'failed')
        await this.world.scheduler.sleep(this.#process, dice.between(20, 200));
      const other = dice.pick(this.writers);
      if (other !== writer) this.world.count('sent again to another writer');
      writer = other;
    }
  }

  /** The same at the same time: an impatient finger, or a client that asks two servers. */
  #beside(request: JarRequest, writer: Writer): void {
    const other = this.world.dice.pick(this.writers);
    this.world.count(other === writer ? 'sent twice to one writer' : 'sent to two writers at once');
    void this.#send(other, request);
  }

  /** Null when nothing is heard for too long. */
  #send(writer: Writer, request: JarRequest): Promise<Heard | null> {
    const note = this.notes.sent(request, writer.life());
    return new Promise((resolve) => {
      writer.execute(request, (heard, floor) => {
        this.notes.heard(note, heard, floor);
        resolve(heard);
      });
      this.world.scheduler.after(this.#process, this.world.dice.pick([300, 2000, 14_000]), () => {
        resolve(null);
      });
    });
  }

  #look(stream: StreamId, atLeast: number): void {
    this.world.dice.pick(this.writers).look(stream, atLeast, (sight) => {
      if (sight !== null) this.notes.saw(stream, atLeast, sight);
    });
  }
}
