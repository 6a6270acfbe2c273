import type { Json } from '#kernel';
import type { CaseCommand } from './commands.js';
import { bodyOf } from './signed.js';

/** What somebody asked for, without what the server looked up for it: sent again later, it is the same command. */
export function askedOf(sent: CaseCommand): Json {
  const { signed: _, ...command } = { signed: null, ...sent };
  switch (command.type) {
    case 'OpenCase': {
      const { type, tournament, subject, rule, claim } = command;
      return { type, tournament, subject, rule, claim };
    }
    case 'ClaimCase':
    case 'IssueRuling':
    case 'AffirmRuling':
    case 'ReplaceRuling': {
      const { as: __, ...asked } = command;
      return asked;
    }
    case 'AssignCase':
      return { type: command.type, to: command.to };
    case 'ComputeDelta':
      return { type: command.type, from: command.delta.from };
    case 'AddEvidence':
    case 'AppealRuling':
      return bodyOf(command);
    default:
      return command;
  }
}
