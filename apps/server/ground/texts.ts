import { commandIdOf, type Happening, keptTexts, type Millis, millis, type Refusal } from '#kernel';
import { type Arbiter, type Log, nodeSha256, type Outcome } from '#log';
import { type ReadModels, recordedOf } from '#readmodel';
import { settleTexts, sweepTexts, type Vault } from '#vault';
import { hasCaughtUp } from './catching-up.js';

/** The arbiter, which lets texts that came with a command go where nothing came of it. */
export function textKeepingArbiter(arbiter: Arbiter, vault: Vault): Arbiter {
  return {
    async execute(decider, request) {
      const outcome = await arbiter.execute(decider, request);
      const became = becameOf(outcome);
      const { actor, key, command } = request;
      const texts = keptTexts(command);
      if (became !== 'unknown' && texts.length > 0)
        await settleTexts(vault, commandIdOf(nodeSha256, actor, key), texts, became);
      return outcome;
    },
    look: (decider, stream, look, atLeast) => arbiter.look(decider, stream, look, atLeast),
    watch: (stream, changed) => arbiter.watch(stream, changed),
  };
}

function becameOf({ is }: Outcome<Happening, Refusal>): 'done' | 'nothing' | 'unknown' {
  switch (is) {
    case 'accepted':
      return 'done';
    case 'unknown':
      return 'unknown';
    case 'refused':
    case 'key-reused':
    case 'contended':
    case 'closed':
      return 'nothing';
  }
}

/** Long after any command has come to something or nothing. */
const ORPHANED_MS = 15 * 60_000;

interface Keeping {
  readonly log: Log;
  readonly readModels: ReadModels;
  readonly vault: Vault;
  readonly now: () => Millis;
}

/** Texts whose commands a crash cut off are forgotten; while it can't be told what is in the log, they stay. */
export async function forgetOrphans({ log, readModels, vault, now }: Keeping): Promise<void> {
  const before = millis(now() - ORPHANED_MS);
  if (await hasCaughtUp({ log, readModels }))
    await sweepTexts(vault, before, (commands) => recordedOf(readModels.source, commands));
}
