/** How a verb ends; docs/CLI.md says it to people. */
export const EXIT = {
  done: 0,
  /** Something is broken: a disk, a server that does not answer, this program. */
  fault: 1,
  /** The command line was not understood. */
  usage: 2,
  /** The rules or somebody's rights say no. */
  refused: 3,
  /** What was checked is not as it should be. */
  found: 4,
  /** sysexits.h: a variable of the environment can't be used. */
  config: 78,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a verb with one sentence on standard error. */
export class Stop extends Error {
  override readonly name = 'Stop';

  constructor(
    readonly exitCode: ExitCode,
    sentence: string,
  ) {
    super(sentence);
  }
}
