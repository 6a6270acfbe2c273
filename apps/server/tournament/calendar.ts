/** A tournament as an entry of a calendar (RFC 5545), in UTC, so that every program shows it by its own clock. */
import { type Millis, utf8 } from '#kernel';

export interface CalendarEntry {
  /** The same for ever, so that a calendar that has the entry changes it. */
  readonly uid: string;
  /** Never less than of an entry before. */
  readonly revision: number;
  readonly changedAt: Millis;
  readonly startsAt: Millis;
  /** Null where nobody knows how long it takes. */
  readonly endsAt: Millis | null;
  readonly title: string;
  readonly url: string;
  readonly cancelled: boolean;
}

export function* calendarText(entry: CalendarEntry): Iterable<string> {
  const { uid, revision, changedAt, startsAt, endsAt, title, url, cancelled } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dreamledger//Tournaments//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${moment(changedAt)}`,
    `DTSTART:${moment(startsAt)}`,
    ...(endsAt === null ? [] : [`DTEND:${moment(endsAt)}`]),
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  for (const line of lines) yield `${folded(line)}\r\n`;
}

const moment = (at: Millis): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const LONGEST = 75;

/** No line has more octets than that, and none ends within a letter. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const more = utf8(letter).length;
    if (octets + more > LONGEST) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += more;
  }
  return text;
}
