import {
  Fault,
  type Happening,
  happens,
  isJsonObject,
  type Json,
  type JsonObject,
  type Moment,
  phrase,
  refused,
} from '#kernel';
import { no } from './authority.js';
import type { CaseCommand, CaseSignable, PlainCaseCommand, SignedCaseCommand } from './commands.js';
import type { CaseCommandSigned } from './events.js';
import type { CaseState } from './state.js';
import type { Verdict } from './verdict.js';

export const isSigned = (command: CaseCommand): command is SignedCaseCommand => 'signed' in command;

/** A command as a device signs it: a text by the commitment to it. */
export function bodyOf(command: CaseSignable): JsonObject {
  switch (command.type) {
    case 'AddEvidence':
      return { type: command.type, text: command.text.commitment };
    case 'AppealRuling':
      return { type: command.type, ground: command.ground.commitment };
    default:
      return command;
  }
}

/** Where a command has its text. */
const TEXTS: ReadonlyMap<Json, string> = new Map([
  ['AddEvidence', 'text'],
  ['AppealRuling', 'ground'],
]);

/** The command that was signed, as the events of its record complete it. */
export function signedIn(body: JsonObject, events: readonly Happening[]): JsonObject {
  const field = TEXTS.get(body.type ?? null);
  if (field === undefined) return body;
  const text = events.flatMap(({ data }) => data[field] ?? []).find(isJsonObject);
  if (text === undefined || text.commitment !== body[field])
    throw new Fault('Another text was signed than was recorded.');
  return { ...body, [field]: text };
}

/** The plain command decides; its signature adds that it was signed, by somebody who saw what it is about. */
export function decideSigned(
  state: CaseState,
  { signed, ...command }: SignedCaseCommand,
  now: Moment,
  decide: (state: CaseState, command: PlainCaseCommand, now: Moment) => Verdict,
): Verdict {
  const verdict = decide(state, command, now);
  if (!verdict.ok || state.phase === 'none') return verdict;
  const { key, ...data } = signed;
  const isOnRuling = command.type === 'AcceptRuling' || command.type === 'AppealRuling';
  const since = isOnRuling ? (state.rulings.at(-1)?.seq ?? 1) : 1;
  if (data.saw.seq < since) {
    const says = phrase(
      'Your device signed over record {saw} of this case, but it was ruled in record {since}: look again, then sign.',
      { saw: data.saw.seq, since },
    );
    return refused(no('CASE.STALE', says, { saw: data.saw.seq, since }));
  }
  return happens({ type: 'CommandSigned', v: 1, data, secret: { key, command: bodyOf(command) } }, ...verdict.events);
}

/** Whose device it is, and whether it signed, is told by other streams. */
export function checkSigned({ data }: CaseCommandSigned, { seq }: Moment): void {
  if (data.saw.seq >= seq) throw new Fault(`A device signed over record ${data.saw.seq}, which was not written yet.`);
}
