export const VERDICTS = ['OK', 'UNPROVEN', 'POLICY', 'TAMPERED', 'MALFORMED'];

/** What a check has against a bundle. TAMPERED and MALFORMED are thrown, as they end the checking; the others are told. */
export class Finding extends Error {
  constructor(verdict, where, says) {
    super(says);
    this.verdict = verdict;
    this.where = where;
  }
}

export const at = (record) => `${record.stream} ${record.seq}`;

export function tampered(where, says) {
  throw new Finding('TAMPERED', typeof where === 'string' ? where : at(where), says);
}

/** Does what may fail for any reason, and says whose fault that is. */
export function orTampered(where, work) {
  try {
    return work();
  } catch (failure) {
    return failure instanceof Finding ? fail(failure) : tampered(where, failure.message);
  }
}

function fail(finding) {
  throw finding;
}
