/** A point on which the rulebook is silent or loose. Reading (a) is in force unless a tournament chose another. */
export interface Ruling {
  readonly id: `VD-H.${number}`;
  readonly question: string;
  readonly readings: Readonly<Record<string, string>>;
}
