/** The time as the server has it: the clock of a phone may be minutes off, and a round must end at one moment for all. */
import { useEffect, useState } from 'react';

const SECOND = 1_000;
/** An answer tells whole seconds, and takes its time to come. */
const UNSURE = 2 * SECOND;

let ahead = 0;

export function noteServerTime({ headers }: Response): void {
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told)) return;
  const off = told + SECOND / 2 - Date.now();
  if (Math.abs(off - ahead) > UNSURE) ahead = Math.abs(off) > UNSURE ? off : 0;
}

const serverNow = (): number => Date.now() + ahead;

/** What time it is, told anew as long as something runs. */
export function useNow(runs: boolean, every = SECOND): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!runs) return;
    const tell = (): void => {
      setNow(serverNow());
    };
    tell();
    const ticking = setInterval(tell, every);
    return () => {
      clearInterval(ticking);
    };
  }, [runs, every]);
  return now;
}
