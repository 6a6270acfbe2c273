import type { Refusal } from '#kernel';

export type AuditRefusalCode =
  /** Only the house itself writes the log. */
  | 'AUDIT.NOT_YOURS'
  | 'AUDIT.NOT_OPENED'
  | 'AUDIT.ALREADY_OPENED'
  /** The log has another size than the command was made for. */
  | 'AUDIT.GROWN'
  /** What was appended last has no checkpoint yet. */
  | 'AUDIT.UNSIGNED'
  /** This volume takes no more: the log goes on in the next. */
  | 'AUDIT.FULL'
  /** The last checkpoint is less than a second old. */
  | 'AUDIT.TOO_SOON'
  /** None, too many, or one that is no head of a stream. */
  | 'AUDIT.BAD_HEADS'
  /** Not the checkpoint of the log as it stands, not signed by its key, or signed before. */
  | 'AUDIT.BAD_CHECKPOINT'
  | 'AUDIT.BAD_KEY';

export type AuditRefusal = Refusal<AuditRefusalCode>;
