/** When a tournament begins: by the clock of whoever reads it, and by its own where that shows another time. */
import { LOCALE, say } from '../say/index.js';

export const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const MINUTE = 60_000;

/** In the order of the alphabet; the reader's own is among them. */
export const ZONES: readonly string[] = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', OWN_ZONE])].sort();

/** Which zones there are differs from browser to browser: one that this one does not know is shown by the reader's clock. */
export function knownZone(zone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return OWN_ZONE;
  }
}

interface Start {
  readonly startsAt: string;
  readonly timeZone: string | null;
}

function shown(at: string, timeZone: string): string {
  const then = new Date(at);
  const isThisYear = then.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(then);
}

/** `America/New_York` is New York. */
const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

export function startSays({ startsAt, timeZone }: Start, reader = OWN_ZONE): string {
  const here = shown(startsAt, reader);
  const there = timeZone === null || knownZone(timeZone) !== timeZone ? here : shown(startsAt, timeZone);
  return timeZone === null || here === there
    ? here
    : say('{here} ({there} in {zone})', { here, there, zone: zoneName(timeZone) });
}

/** As a field for it has it: the time by the clock of a zone, to the minute. */
export function typedStart(at: string, zone: string): string {
  const whole = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', ...whole }).formatToParts(
    new Date(at),
  );
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map(
    (name) => parts.find(({ type }) => type === name)?.value ?? '',
  );
  return `${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/** The moment that a field for it means by the clock of a zone; null where none is typed, or its year is not whole yet. */
export function startOf(typed: string, zone: string): string | null {
  const wanted = Date.parse(`${typed}Z`);
  if (Number.isNaN(wanted)) return null;
  const ahead = (at: number): number => Date.parse(`${typedStart(new Date(at).toISOString(), zone)}Z`) - at;
  const near = wanted - ahead(Math.trunc(wanted / MINUTE) * MINUTE);
  const at = wanted - ahead(near);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
