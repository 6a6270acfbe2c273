import { millis, utf8 } from '#kernel';
import { type CalendarEntry, calendarText } from './calendar.js';

const CUP: CalendarEntry = {
  uid: 'tournament_4f2a7c@dreamledger',
  revision: 12,
  changedAt: millis(Date.UTC(2026, 10, 20, 8, 5, 30, 999)),
  startsAt: millis(Date.UTC(2026, 10, 28, 9)),
  endsAt: millis(Date.UTC(2026, 10, 28, 11, 30)),
  title: 'Winter Cup',
  url: 'https://play.example.org/t/tournament_4f2a7c',
  cancelled: false,
};
const text = (entry: Partial<CalendarEntry> = {}): string => [...calendarText({ ...CUP, ...entry })].join('');

describe('a tournament in a calendar', () => {
  it('is one event in UTC', () => {
    expect(text()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Dreamledger//Tournaments//EN',
        'BEGIN:VEVENT',
        'UID:tournament_4f2a7c@dreamledger',
        'SEQUENCE:12',
        'DTSTAMP:20261120T080530Z',
        'DTSTART:20261128T090000Z',
        'DTEND:20261128T113000Z',
        'SUMMARY:Winter Cup',
        'URL:https://play.example.org/t/tournament_4f2a7c',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('has no end where nobody knows it, and says that it was cancelled', () => {
    expect(text({ endsAt: null, cancelled: true })).toMatch(
      /DTSTART:20261128T090000Z\r\nSUMMARY.*STATUS:CANCELLED\r\n/s,
    );
  });

  it.each([
    ['what separates values', 'Anna, Bert; and \\o/', 'SUMMARY:Anna\\, Bert\\; and \\\\o/'],
    ['ends of lines', 'One\r\nTwo\nThree\rFour', 'SUMMARY:One\\nTwo\\nThree\\nFour'],
    ['75 octets in one line', 'x'.repeat(67), `SUMMARY:${'x'.repeat(67)}`],
    ['76 in two', 'x'.repeat(68), `SUMMARY:${'x'.repeat(67)}\r\n x`],
    ['a letter of two octets whole', `${'x'.repeat(66)}é`, `SUMMARY:${'x'.repeat(66)}\r\n é`],
    [
      'one of four octets whole',
      '𝄞'.repeat(36),
      `SUMMARY:${'𝄞'.repeat(16)}\r\n ${'𝄞'.repeat(18)}\r\n ${'𝄞'.repeat(2)}`,
    ],
  ])('writes %s', (_, title, line) => {
    expect(text({ title })).toContain(`\r\n${line}\r\n`);
    expect(
      Math.max(
        ...text({ title })
          .split('\r\n')
          .map((each) => utf8(each).length),
      ),
    ).toBeLessThanOrEqual(75);
  });
});
