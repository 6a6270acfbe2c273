import type { DataSource } from 'typeorm';
import {
  type AuditCommand,
  type AuditEvent,
  type AuditRefusal,
  type AuditState,
  isBy,
  isFull,
  isAllSigned,
  type KeyChange,
  MOST_HEADS,
  type OpenLogState,
  rootOf,
  SIGN_EVERY_MS,
  signNote,
  verifierKey,
  volume,
  writeCheckpoint,
  writeKeyChange,
  writeNote,
  writeVerifierKey,
} from '#audit';
import { type Decider, Fault, hexOf, type Millis, never, type Signer, SYSTEM } from '#kernel';
import { type Arbiter, nodeSha256 as sha256 } from '#log';
import { findLostHead, findVolume, headsAfter } from '#readmodel';
import type { Checkpoint, TrustStore } from '#vault';
import { DelayedHeads } from './delayed-heads.js';
import { Loop } from './loop.js';

export type AuditRules = Decider<AuditState, AuditCommand, AuditEvent, AuditRefusal>;

export interface Logging {
  readonly source: DataSource;
  readonly arbiter: Arbiter;
  readonly trust: TrustStore;
  readonly rules: AuditRules;
  /** The origin of the Merkle log: the name of its keys. */
  readonly origin: string;
  readonly now: () => Millis;
  readonly report: (what: string) => void;
}

/** A little more than what lies between two checkpoints, so that the next may be signed at once. */
const LOOK_EVERY_MS = SIGN_EVERY_MS + 10;
/** How far clocks of several servers may be apart without anybody hearing of it. */
const MOST_BEHIND_MS = 5000;

/**
 * Tells the Merkle log how far streams have come, and signs it. Any number of workers may do so at once: the audit stream
 * takes one of those who append, and the trust store lets one of those sign, and only what goes on from what was signed last.
 */
export class Checkpoints {
  readonly #loop: Loop;
  readonly #delayed = new DelayedHeads();
  #volume: number | null = null;
  /** What was signed last, where the log seemed not to go on from it: it may only not have been read yet. */
  #strange: string | null = null;
  /** The head that was signed and seemed to be gone. */
  #lost: string | null = null;
  /** Looked at until it is so, once a start: nobody changes a log that a server holds. */
  #isWhole = false;

  constructor(private readonly logging: Logging) {
    this.#loop = new Loop({
      step: () => this.#step(),
      everyMs: LOOK_EVERY_MS,
      againMs: LOOK_EVERY_MS,
      waits: 'The Merkle log waits',
      report: logging.report,
    });
  }

  /** Why nothing is signed; null while all is well. */
  get trouble(): string | null {
    return this.#loop.trouble;
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #step(): Promise<void> {
    const { source, trust } = this.logging;
    this.#volume ??= (await findVolume(source)) ?? 1;
    const state = await this.#state();
    if (state.phase === 'none') {
      if (this.#volume > 1) this.#volume = null;
      else await this.#open(await trust.signer());
    } else if (!(await this.#hasAll())) {
      return;
    } else if (!isAllSigned(state)) {
      await this.#sign(state);
    } else if (await this.#goesOn(state)) {
      await this.#grow(state);
    }
  }

  async #grow(state: OpenLogState): Promise<void> {
    const { source, trust, now } = this.logging;
    const newest = await trust.signer();
    if (hexOf(newest.publicKey) !== hexOf(state.key.publicKey)) {
      await this.#changeKey(state, newest);
      return;
    }
    const { heads: plain, through } = await headsAfter(source, state.through, MOST_HEADS);
    const heads = [...plain, ...(await this.#delayed.find(source, now()))].slice(0, MOST_HEADS);
    if (heads.length === 0) return;
    if (isFull(state)) {
      await this.#openNext(state);
      return;
    }
    const after = state.tree.size;
    const isOurs = await this.#write(`heads after ${after}`, { type: 'AppendHeads', after, heads, through });
    if (!isOurs) return;
    const grown = await this.#state();
    if (grown.phase === 'open' && !isAllSigned(grown)) await this.#sign(grown);
  }

  /** A trust store that knows a checkpoint belongs to a log that has one. */
  async #open(signer: Signer): Promise<void> {
    const { trust, origin } = this.logging;
    const kept = await trust.checkpoint();
    if (kept !== null) {
      this.#differs(kept);
      return;
    }
    const key = writeVerifierKey(verifierKey(sha256, origin, 'note', signer.publicKey));
    await this.#write('open', { type: 'OpenLog', key, continues: null });
  }

  async #openNext({ key, tree, signed, through }: OpenLogState): Promise<void> {
    if (signed === null) throw new Fault('A volume of the Merkle log is full, and was never signed.');
    this.#volume = (this.#volume ?? 1) + 1;
    const continues = { size: tree.size, peaks: tree.peaks.map(hexOf), note: signed.note, through };
    await this.#write('open', { type: 'OpenLog', key: writeVerifierKey(key), continues });
  }

  async #changeKey({ key }: OpenLogState, next: Signer): Promise<void> {
    const change: KeyChange = { from: key, to: verifierKey(sha256, key.name, 'note', next.publicKey) };
    const text = writeKeyChange(change.from, change.to);
    const signatures = [await this.#signerInForce(key), next].map((signer) => signNote(sha256, signer, key.name, text));
    await this.#write(`key ${change.to.keyId}`, { type: 'ChangeKey', note: writeNote({ text, signatures }) });
  }

  async #sign(state: OpenLogState): Promise<void> {
    const { trust, now } = this.logging;
    const { key, tree, signed } = state;
    const { size } = tree;
    const root = rootOf(sha256, tree);
    const kept = await trust.checkpoint();
    const isSame = kept?.size === size && kept.root === hexOf(root);
    if (isSame && isBy(key, kept.note)) {
      await this.#publish(kept, key); // whoever signed it has not come to say so
      return;
    }
    if (!isSame && !(await this.#goesOn(state))) return;
    const last = signed?.at ?? null;
    if (last !== null && isTooSoon(last, now())) return;
    const text = writeCheckpoint({ origin: key.name, size, root, extensions: [] });
    const signatures = [signNote(sha256, await this.#signerInForce(key), key.name, text)];
    const next: Checkpoint = { size, root: hexOf(root), note: writeNote({ text, signatures }) };
    if ((await trust.advance(kept, next)) === 'advanced') await this.#publish(next, key);
  }

  #publish({ size, note }: Checkpoint, { keyId }: OpenLogState['key']): Promise<boolean> {
    return this.#write(`checkpoint ${size} by ${keyId}`, { type: 'SignCheckpoint', note });
  }

  /** Whether the last checkpoint of the log is the last that was signed. */
  async #goesOn({ signed }: OpenLogState): Promise<boolean> {
    const kept = await this.logging.trust.checkpoint();
    if (kept?.note !== signed?.note) {
      this.#differs(kept);
      return false;
    }
    this.#strange = null;
    return true;
  }

  /** Whether all that was told to the Merkle log is still in the log; not yet where it has not been read. */
  async #hasAll(): Promise<boolean> {
    if (this.#isWhole) return true;
    const lost = await findLostHead(this.logging.source);
    this.#isWhole = lost === null;
    if (lost === null) return true;
    const name = `record ${lost.seq} of ${lost.stream}`;
    if (this.#lost === name)
      throw new Fault(
        `The Merkle log has ${name}, and the log has another or none: it was changed, or a part of it put back. Nothing is ` +
          'signed. Put back a log that has it (docs/OPERATING.md).',
      );
    this.#lost = name;
    return false;
  }

  /** Once may be because others were faster than our own tail; twice is another history. */
  #differs(kept: Checkpoint | null): void {
    const last = kept?.note ?? '';
    if (this.#strange !== last) {
      this.#strange = last;
      return;
    }
    const signed = kept === null ? 'The trust store has signed nothing' : `${kept.size} leaves were signed last`;
    throw new Fault(
      `${signed}, and the log says otherwise: log or trust store was put back to an older state. Nothing is signed, since ` +
        'that would be a second history. Put back the newest of both (docs/OPERATING.md).',
    );
  }

  async #signerInForce({ name, keyId, publicKey }: OpenLogState['key']): Promise<Signer> {
    const signer = await this.logging.trust.signerOf(publicKey);
    if (signer !== null) return signer;
    throw new Fault(`The trust store does not hold ${name}+${keyId}, the key in force: restore it from its backup.`);
  }

  async #state(): Promise<AuditState> {
    const { arbiter, rules } = this.logging;
    const state = await arbiter.look(rules, this.#stream, (standing) => standing.state);
    if (state === null) throw new Fault(`${this.#stream} could not be read in time.`);
    return state;
  }

  get #stream() {
    return volume(this.#volume ?? 1);
  }

  /** Whether it is done; what another worker was first to do, the next step sees. */
  async #write(key: string, command: AuditCommand): Promise<boolean> {
    const { arbiter, rules } = this.logging;
    const outcome = await arbiter.execute(rules, { stream: this.#stream, actor: SYSTEM, key, command });
    switch (outcome.is) {
      case 'accepted':
        return true;
      case 'key-reused':
      case 'contended':
      case 'unknown':
        return false;
      case 'refused':
        if (RACED.has(outcome.refusal.code)) return false;
        throw new Fault(outcome.refusal.says);
      case 'closed':
        throw new Fault(`${this.#stream} is ${outcome.why}.`);
      default:
        return never(outcome);
    }
  }
}

/** Whether to wait a moment; a clock that was put back would make that hours. */
function isTooSoon(last: Millis, now: Millis): boolean {
  if (now + MOST_BEHIND_MS >= last) return now < last + SIGN_EVERY_MS;
  throw new Fault(
    `This server's clock says ${timeOf(now)}, and the log was signed last at ${timeOf(last)}. Nothing is signed before that is past: set the clock right.`,
  );
}

const timeOf = (at: Millis): string => new Date(at).toISOString();

/** Others were first. */
const RACED: ReadonlySet<string> = new Set<AuditRefusal['code']>([
  'AUDIT.ALREADY_OPENED',
  'AUDIT.GROWN',
  'AUDIT.UNSIGNED',
  'AUDIT.FULL',
  'AUDIT.TOO_SOON',
  'AUDIT.BAD_CHECKPOINT',
]);
