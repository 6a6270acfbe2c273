import { Fault } from '#kernel';

/** A log's file that does not hold what was written to it. Nothing is changed when this is found. */
export class Damage extends Fault {
  constructor(
    readonly file: string,
    readonly position: number,
    readonly why: string,
  ) {
    super(
      `${file} is damaged at byte ${position}: ${why} Nothing was changed. Restore the log's folder from a backup; "dreamledger log check" tells how far it is whole.`,
    );
  }
}
