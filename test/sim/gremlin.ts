import {
  commandId,
  hash,
  type LogRecord,
  millis,
  partitionOf,
  type StoredEvent,
  utf8,
  writeRecord,
  actorId,
} from '#kernel';
import { nodeSha256 } from '#log';
import { Process } from './scheduler.js';
import { STREAMS, type World } from './world.js';
import type { Writer } from './writer.js';

const PRANKS = 24;
const ONE_SWEET: StoredEvent = { type: 'Put', v: 1, data: { n: 1 } };

/** Does what machines and wrong programs do: kills, freezes, forgets, and writes what no correct writer would. */
export class Gremlin {
  readonly #process = new Process();

  constructor(
    private readonly world: World,
    private readonly writers: readonly Writer[],
  ) {}

  torment(): void {
    for (let n = 0; n < PRANKS; n++) {
      this.world.scheduler.after(this.#process, this.world.dice.below(3000), () => {
        this.#prank();
      });
    }
  }

  #prank(): void {
    const { dice } = this.world;
    const writer = dice.pick(this.writers);
    switch (dice.below(11)) {
      case 0:
        this.world.count('writer restarted');
        writer.kill();
        break;
      case 1:
        this.world.count('writer asleep');
        writer.sleep(dice.pick([100, 2500, 11_000]));
        break;
      case 2:
        this.world.recordsProcess.wakesAt = this.world.scheduler.now + dice.between(100, 1500);
        break;
      case 3:
      case 4:
        writer.dropSnapshots();
        break;
      case 5:
        void writer.prune();
        break;
      default:
        this.#forge();
    }
  }

  /** A record that a writer with a bug, or without the rule, might append; each breaks it in one point alone. */
  #forge(): void {
    const { dice, log, reference, scheduler } = this.world;
    const stream = dice.pick(STREAMS);
    const { accepted } = reference.stream(stream);
    const partition = partitionOf(nodeSha256, stream, log.identity.partitions);
    const legal: LogRecord = {
      stream,
      seq: accepted.length + 1,
      prev: hash(accepted.at(-1)?.hash ?? '0'.repeat(64)),
      commandId: commandId(this.#hex()),
      commandTag: hash(this.#hex()),
      actor: actorId('gremlin'),
      at: millis(1_800_000_000_000 + scheduler.now),
      rules: 'jar-1',
      events: [ONE_SWEET],
    };
    switch (dice.below(5)) {
      case 0:
        this.world.count('record with a wrong seq');
        log.write(partition, [writeRecord({ ...legal, seq: legal.seq + dice.between(1, 3) })]);
        break;
      case 1:
        this.world.count('record with a wrong prev');
        log.write(partition, [writeRecord({ ...legal, prev: hash(this.#hex()) })]);
        break;
      case 2:
        if (accepted.length === 0) return;
        this.world.count('record with a known command');
        log.write(partition, [writeRecord({ ...legal, commandId: dice.pick(accepted).record.commandId })]);
        break;
      case 3:
        this.world.count('record in another partition');
        log.write((partition + 1) % log.identity.partitions, [writeRecord(legal)]);
        break;
      default:
        this.world.count('bytes that are no record');
        log.write(partition, [dice.once(2) ? dice.bytes(40) : utf8(`{"seq": ${legal.seq},"stream":"${stream}"}`)]);
    }
  }

  #hex(): string {
    return Buffer.from(this.world.dice.bytes(32)).toString('hex');
  }
}
